### The rule pages. A clause keeps its number for good; everything here is told in our own words.
### .ruling is what the leaflets leave open and we decided; .switch is what changes when the switch is on.

rules-title = Die Spielregeln
rules-intro = Sammle Münzen im Wert von genau einem Euro: keinen Cent mehr, keinen Cent weniger. Wer an der Reihe ist, bewegt höchstens eine Münze, und das muss nicht die eigene sein.
rules-notice = Das Brettspiel Exactly und sein Name gehören dem Verlag. Diese digitale Ausgabe ist vom Verlag unabhängig und erklärt die Regeln mit eigenen Worten.
rules-how-to-read = Die Regeln sind von 1 bis 19 nummeriert, damit ihr jede leicht findet. Was die gedruckten Anleitungen offenlassen, haben wir entschieden: Achtet auf „Unsere Entscheidung“. Wo ihr auch anders spielen könnt, steht „Umschaltbar“: Das wählt ihr, wenn ihr einen Tisch eröffnet.
# $number (number): the clause, 1 to 19.
rules-label-clause = Regel { $number }
rules-label-ruling = Unsere Entscheidung
rules-label-switch = Umschaltbar
# What follows a label or a title, before the text.
rules-colon = :

## The clauses

rules-clause-1 = Ihr spielt mindestens zu zweit und höchstens zu sechst.
    .title = Wie viele mitspielen
rules-clause-2 = Es gibt 40 Münzen, je zehn zu 50, 20, 10 und 5 Cent, und fünfzehn 1-Euro-Marken, die wir kurz Euros nennen. Mehr gibt es nicht, in der Mitte kann ein Wert also ausgehen.
    .title = Münzen und Euros
rules-clause-3 = Ihr spielt mit einem einzigen, fairen Würfel. Auf den sechs Seiten stehen 0, „?“, 50, 20, 10 und 5.
    .title = Der Würfel
rules-clause-4 = Bring deinen Stapel auf genau einen Euro: Dafür bekommst du eine 1-Euro-Marke. Wer zuerst drei davon hat, gewinnt die Partie.
    .title = Das Ziel
    .switch = Für eine kürzere Partie genügen ein oder zwei Euros statt drei zum Sieg.
rules-clause-5 = Alle Münzen und alle 1-Euro-Marken liegen in der Mitte, nach Wert sortiert. Von dort nehmt ihr euch je eine 5-Cent-Münze: Damit beginnt jeder Stapel.
    .title = Der Aufbau
rules-clause-6 = Ihr würfelt alle einmal, und der höchste Wurf beginnt. „?“ schlägt alles, dann folgen 50, 20, 10 und 5, und die 0 ist am niedrigsten.
    .title = Wer beginnt
    .ruling = Teilen sich mehrere den höchsten Wurf, würfeln nur sie noch einmal, danach die, die wieder gemeinsam vorn liegen, und so weiter, bis ein Wurf allein der höchste ist. Damit war noch niemand an der Reihe: Wer beginnt, würfelt nun für den ersten Zug.
rules-clause-7 = Bist du an der Reihe, würfelst du einmal. Such dir eine Münze mit dem gewürfelten Wert aus und bring sie von ihrem Stapel zu einem anderen. Nur diesen einen Zug machst du.
    .title = An der Reihe
rules-clause-8 = Du darfst zwei beliebige verschiedene Stapel wählen, in beide Richtungen; auch die Mitte zählt als Stapel. Das sind (a) dein Stapel und die Mitte, (b) dein Stapel und ein fremder, (c) ein fremder Stapel und die Mitte oder (d) zwei fremde Stapel. Für (d) braucht es mindestens drei Personen.
    .title = Woher und wohin
rules-clause-9 = Bei einer 0 bleiben alle Münzen liegen. Die nächste Person ist an der Reihe.
    .title = Die 0
rules-clause-10 = Bei einem „?“ wählst du den Wert: Bewege eine Münze zu 50, 20, 10 oder 5 Cent.
    .title = Das „?“
    .ruling = Die 1-Euro-Marken werden nie bewegt. Ist ein Zug möglich, musst du trotzdem einen machen: Mit dem „?“ darfst du nicht passen.
    .switch = Das „?“ darf auch als 0 gelten, du kannst also alle Münzen liegen lassen. Schließlich steht es laut den Anleitungen für jedes Ergebnis, das du willst.
rules-clause-11 = Wer schon mehr als 1,50 € im Stapel hat, darf keine Münze dazubekommen; das gilt auch für dich selbst. Bei genau 1,50 € ist noch eine Münze erlaubt. So hat niemand je mehr als 2,00 €. Für die Mitte gibt es keine Grenze.
    .title = Über 1,50 €
    .ruling = Es zählen nur die Münzen im Stapel, nicht die schon gewonnenen Euros.
rules-clause-12 = Zeigt der Würfel einen Wert oder „?“, musst du einen Zug machen. Freiwillig passen darfst du nicht, auch wenn dir kein Zug gefällt.
    .title = Zugpflicht
    .ruling = Lässt sich keine Münze mit dem gewürfelten Wert regelgerecht bewegen, entfällt dein Zug, und die nächste Person ist an der Reihe. Das kommt nur vor, wenn alle zehn Münzen dieses Werts in der Mitte liegen und alle mehr als 1,50 € haben.
rules-clause-13 = Es geht reihum im Uhrzeigersinn, Platz für Platz.
    .title = Im Uhrzeigersinn
rules-clause-14 = Seht nach jedem Zug auf alle Stapel: Wer genau einen Euro im Stapel hat, hat es geschafft, ob an der Reihe oder nicht. Der Euro wird ausgerufen, und diese Person nimmt sich eine 1-Euro-Marke. Mehr als ein Euro bringt nichts: Der Stapel muss erst wieder auf genau einen Euro herunterkommen.
    .title = Genau ein Euro
    .ruling = Nach jedem Zug werden alle Stapel angesehen. Du kannst also auch im Zug eines Mitspielers einen Euro bekommen.
rules-clause-15 = Ein Zug kann zwei von euch auf genau einen Euro bringen. Zum Beispiel wandert eine 20-Cent-Münze von einem Stapel mit 1,20 € zu einem Stapel mit 0,80 €.
    .title = Zwei auf einmal
    .ruling = Es wird nur ein Euro ausgezahlt. Gehört die Person, die an der Reihe ist, zu den beiden, bekommt sie ihn. Sonst bekommt ihn, wer von den beiden im Uhrzeigersinn zuerst nach ihr kommt.
    .switch = Stattdessen nehmen sich beide je einen Euro. Haben damit beide genug Euros für den Sieg, entscheidet dieselbe Reihenfolge, wer die Partie gewinnt.
rules-clause-16 = Sobald ein Euro genommen wurde, kommen alle Münzen zurück in die Mitte. Die neue Runde eröffnet, wer im Uhrzeigersinn gleich nach der Person sitzt, die eben an der Reihe war, ganz gleich, wer den Euro bekommen hat. Gewonnene Euros behaltet ihr.
    .title = Die nächste Runde
    .ruling = Ihr beginnt die neue Runde alle wieder mit je einer 5-Cent-Münze, wie am Anfang.
    .switch = Stattdessen beginnt jede Runde nach der ersten mit leeren Stapeln: Niemand nimmt sich eine 5-Cent-Münze.
rules-clause-17 = Die Partie endet sofort, wenn jemand drei Euros hat, und diese Person gewinnt. Habt ihr eine kürzere Partie gewählt (Regel 4), gilt stattdessen die gewählte Zahl.
    .title = Das Ende
rules-clause-18 = Münzen werden nie gewechselt. Eine 20-Cent-Münze ist so viel wert wie zwei zu 10 Cent, aber gegeneinander tauschen könnt ihr sie nicht.
    .title = Kein Wechseln
rules-clause-19 = Drei Personen haben je eine 20-Cent-Münze, und Person 1 würfelt eine 20. Mit der Mitte sind das vier Stapel, und von jedem kann eine 20 zu jedem anderen gehen: 12 mögliche Züge.
    .title = Ein Beispiel

## The editions

rules-editions-title = Zwei Fassungen
rules-edition-standard = Alle 19 Regeln gelten. Diese Fassung spielt ihr, wenn ihr nicht die andere wählt.
    .title = Standard
rules-edition-classic = Regel 11 entfällt: Ihr dürft alle jederzeit eine Münze bekommen, egal wie viel ihr schon habt. Alle anderen Regeln bleiben gleich.
    .title = Klassisch

## The printed leaflets

rules-leaflets-title = Worin sich die Anleitungen unterscheiden
rules-leaflets-intro = Die gedruckten Anleitungen des Brettspiels sagen nicht in jeder Sprache dasselbe. Wir haben fünf verglichen: je eine auf Englisch, Deutsch und Französisch und zwei auf Spanisch. Das haben wir gefunden.
rules-leaflets-limit-held = Die englische und die spätere spanische Anleitung enthalten die Grenze von 1,50 € (Regel 11). Ihnen folgt unsere Fassung „Standard“.
rules-leaflets-limit-absent = In der französischen und der früheren spanischen Anleitung fehlt sie. Ihnen folgt unsere Fassung „Klassisch“.
rules-leaflets-limit-upside-down = In der deutschen Anleitung steht diese Regel auf dem Kopf: Dem Wortlaut nach bekäme eine Münze nur, wer schon mehr als 1,50 € hat. So viel hat am Anfang niemand, und keine Partie könnte je beginnen. Wir halten das für ein Versehen; wer auf Deutsch spielt, bekommt die Fassung „Standard“.
rules-leaflets-wait = Wer mehr als einen Euro hat, muss warten: laut englischem und deutschem Blatt auf einen Wurf, mit dem sich eine Münze zurückgeben lässt, laut französischem und beiden spanischen, bis man am Zug ist. Bei uns kann jeder Zug, auch der eines Mitspielers, einen Stapel auf genau einen Euro zurückbringen.
rules-leaflets-lettering = Die deutsche Anleitung zählt die vier Arten von Zügen aus Regel 8 mit (a), (b), (a), (d) auf. An dritter Stelle müsste (c) stehen; für das Spiel ist das ohne Folgen.
rules-leaflets-open = Keine Anleitung klärt, was gilt, wenn beim Auswürfeln des Anfangs mehrere gleichauf vorn liegen (Regel 6), ob „?“ ein Passen erlaubt (Regel 10), ob gewonnene Euros bei den 1,50 € mitzählen (Regel 11), was geschieht, wenn sich keine Münze bewegen lässt (Regel 12), wer den Euro bekommt, wenn zwei zugleich genau einen Euro haben (Regel 15), und womit ihr eine neue Runde beginnt (Regel 16). Unsere Entscheidungen findet ihr bei diesen Regeln.

## The picture for clause 19

rules-figure-title = Ein Wurf, zwölf Züge
rules-figure-caption = Drei Personen haben je eine 20-Cent-Münze, und Person 1 hat eine 20 gewürfelt. Die zwölf Pfeile sind die zwölf möglichen Züge; einen davon macht Person 1.
rules-figure-alt = Vier Stapel: die Mitte, darunter der von Person 1, links oben der von Person 2 und rechts oben der von Person 3. Alle drei haben je eine 20-Cent-Münze; in der Mitte liegen Münzen zu 50, 20, 10 und 5 Cent. Der Würfel neben Person 1 zeigt 20. Zwölf Pfeile zeigen die möglichen Züge mit einer 20-Cent-Münze, von jedem Stapel zu jedem anderen: von Person 1 zu Person 2, zu Person 3 und zur Mitte; von Person 2 zu Person 1, zu Person 3 und zur Mitte; von Person 3 zu Person 1, zu Person 2 und zur Mitte; von der Mitte zu Person 1, zu Person 2 und zu Person 3.
