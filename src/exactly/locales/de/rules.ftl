### The rule pages. A clause always keeps its number; every text is in our own words.
### .ruling is our answer to a question that the leaflets leave open; .switch is what changes when the option is on.

rules-title = Die Spielregeln
rules-intro = Sammle Münzen im Wert von genau einem Euro: keinen Cent mehr, keinen Cent weniger. In jedem Zug wird höchstens eine Münze bewegt, und das muss nicht die eigene sein.
rules-notice = Das Brettspiel Exactly und sein Name gehören dem Verlag. Die englische Anleitung (2018) nennt i4 d.o.o. als Inhaber der Rechte und Value Add Games als Entwickler der Regeln. Diese digitale Ausgabe ist von beiden unabhängig und erklärt die Regeln mit eigenen Worten.
rules-how-to-read = Die Regeln sind von 1 bis 19 nummeriert, damit ihr jede leicht findet. „Unsere Entscheidung“ steht dort, wo die gedruckten Anleitungen eine Frage offenlassen. „Option“ steht bei Regeln, die ihr beim Erstellen eines Tisches ändern könnt.
# $number (number): the clause, 1 to 19.
rules-label-clause = Regel { $number }
rules-label-ruling = Unsere Entscheidung
rules-label-switch = Option
# What follows a label or a title, before the text.
rules-colon = :

## The clauses

rules-clause-1 = Zwei bis sechs Spieler können mitspielen.
    .title = Spieler
rules-clause-2 = Es gibt 40 Münzen, je zehn zu 50, 20, 10 und 5 Cent, und fünfzehn 1-Euro-Spielsteine, die wir kurz Euros nennen. Mehr gibt es nicht, in der Mitte kann ein Wert also ausgehen.
    .title = Münzen und Euros
rules-clause-3 = Ihr spielt mit einem fairen Würfel. Seine sechs Seiten zeigen 0, „?“, 50, 20, 10 und 5.
    .title = Der Würfel
rules-clause-4 = Bring deinen Stapel auf genau einen Euro: Dafür bekommst du einen 1-Euro-Spielstein. Wer zuerst drei davon hat, gewinnt die Partie.
    .title = Das Ziel
    .switch = Für eine kürzere Partie reichen ein oder zwei Euros zum Sieg.
rules-clause-5 = Alle Münzen und alle 1-Euro-Spielsteine liegen in der Mitte, nach Wert sortiert. Jeder Spieler nimmt sich von dort eine 5-Cent-Münze: Damit beginnt sein Stapel.
    .title = Der Aufbau
rules-clause-6 = Jeder Spieler würfelt einmal, und der höchste Wurf beginnt. Am höchsten ist „?“, dann folgen 50, 20, 10 und 5; am niedrigsten ist die 0.
    .title = Wer beginnt
    .ruling = Haben mehrere Spieler den höchsten Wurf, würfeln sie untereinander weiter, bis einer von ihnen vorn liegt. Diese Würfe sind noch kein Zug: Wer beginnt, würfelt danach für den ersten Zug.
rules-clause-7 = Wenn du dran bist, würfelst du einmal. Such dir eine Münze mit dem gewürfelten Wert aus und bewege sie von ihrem Stapel auf einen anderen. Du machst nur diesen einen Zug. Er kann dir nützen oder die anderen bremsen.
    .title = Dein Zug
rules-clause-8 = Du darfst zwei beliebige verschiedene Stapel wählen, in beide Richtungen; auch die Mitte zählt als Stapel. Das sind (a) dein Stapel und die Mitte, (b) dein Stapel und der eines Mitspielers, (c) der Stapel eines Mitspielers und die Mitte oder (d) die Stapel von zwei anderen. Für (d) braucht es mindestens drei Spieler.
    .title = Woher und wohin
rules-clause-9 = Bei einer 0 wird keine Münze bewegt. Der nächste Spieler ist dran.
    .title = Die 0
rules-clause-10 = Bei einem „?“ wählst du den Wert: Bewege eine Münze zu 50, 20, 10 oder 5 Cent.
    .title = Das „?“
    .ruling = Die 1-Euro-Spielsteine werden nie bewegt, obwohl die Anleitungen sie bei den Spielsteinen aufzählen. Und ist ein Zug möglich, musst du einen machen: Mit dem „?“ darfst du nicht passen.
    .switch = Das „?“ darf auch als 0 gelten: Du kannst alle Münzen liegen lassen. Schließlich steht es laut den Anleitungen für jedes Ergebnis, das du willst.
rules-clause-11 = Wer schon mehr als 1,50 € im Stapel hat, darf keine Münze mehr bekommen; das gilt auch für dich selbst. Bei genau 1,50 € ist noch eine Münze erlaubt. So hat niemand je mehr als 2,00 €. Für die Mitte gibt es keine Grenze.
    .title = Über 1,50 €
    .ruling = Es zählen nur die Münzen im Stapel, nicht die schon gewonnenen Euros.
rules-clause-12 = Zeigt der Würfel einen Wert oder „?“, musst du einen Zug machen. Freiwillig passen darfst du nicht, auch wenn dir kein Zug gefällt.
    .title = Zugpflicht
    .ruling = Lässt sich keine Münze mit dem gewürfelten Wert regelgerecht bewegen, entfällt dein Zug. Das kommt nur vor, wenn alle zehn Münzen dieses Werts in der Mitte liegen und jeder Spieler mehr als 1,50 € hat.
rules-clause-13 = Es geht reihum im Uhrzeigersinn, Platz für Platz.
    .title = Im Uhrzeigersinn
rules-clause-14 = Ist der Stapel eines Spielers genau einen Euro wert, wird der Euro ausgerufen, und der Spieler nimmt sich einen 1-Euro-Spielstein. Ein Stapel, der mehr wert ist, bringt nichts, bis er wieder genau einen Euro wert ist.
    .title = Genau ein Euro
    .ruling = Nach jedem Zug werden alle Stapel geprüft. Du kannst also auch im Zug eines Mitspielers einen Euro bekommen.
rules-clause-15 = Ein Zug kann zwei Spieler auf genau einen Euro bringen. Zum Beispiel geht eine 20-Cent-Münze von einem Stapel mit 1,20 € auf einen Stapel mit 0,80 €.
    .title = Zwei auf einmal
    .ruling = Es gibt dafür nur einen Euro. Ist einer der beiden am Zug, bekommt er ihn. Sonst bekommt ihn derjenige von beiden, der im Uhrzeigersinn als Erster nach dem Spieler am Zug sitzt.
    .switch = Stattdessen bekommen beide je einen Euro. Haben dann beide genug Euros für den Sieg, entscheidet dieselbe Reihenfolge, wer die Partie gewinnt.
rules-clause-16 = Nach einem Euro kommen alle Münzen zurück in die Mitte, und der nächste Spieler beginnt eine neue Runde. Gewonnene Euros behaltet ihr.
    .title = Die nächste Runde
    .ruling = Der nächste Spieler ist im Uhrzeigersinn der Nachbar des Spielers, der eben am Zug war, egal wer den Euro bekommen hat. Alle beginnen die neue Runde mit je einer 5-Cent-Münze, wie am Anfang.
    .switch = Stattdessen beginnt jede Runde nach der ersten mit leeren Stapeln: Niemand nimmt sich eine 5-Cent-Münze.
rules-clause-17 = Die Partie endet sofort, wenn ein Spieler drei Euros hat; er gewinnt. In einer kürzeren Partie (Regel 4) gilt die gewählte Zahl.
    .title = Das Ende
rules-clause-18 = Münzen werden nie gewechselt. Eine 20-Cent-Münze ist so viel wert wie zwei zu 10 Cent, aber gegeneinander tauschen könnt ihr sie nicht.
    .title = Kein Wechseln
rules-clause-19 = Drei Spieler haben je eine 20-Cent-Münze, und Spieler 1 würfelt eine 20. Mit der Mitte sind das vier Stapel, und von jedem kann eine 20 auf jeden anderen gehen: 12 mögliche Züge.
    .title = Ein Beispiel

## The editions

rules-editions-title = Zwei Fassungen
rules-edition-standard = Alle 19 Regeln gelten. Diese Fassung spielt ihr, wenn ihr nicht die andere wählt.
    .title = Standard
rules-edition-classic = Regel 11 entfällt. Jeder Spieler darf jederzeit eine Münze bekommen, egal wie viel er schon hat. Alle anderen Regeln bleiben gleich.
    .title = Klassisch

## The printed leaflets

rules-leaflets-title = Worin sich die Anleitungen unterscheiden
rules-leaflets-intro = Die gedruckten Anleitungen des Brettspiels sagen nicht in jeder Sprache dasselbe. Wir haben fünf verglichen: je eine auf Englisch, Deutsch und Französisch und zwei auf Spanisch.
rules-leaflets-limit-held = Die englische und eine der spanischen Anleitungen enthalten die Grenze von 1,50 € (Regel 11). Der Satz ist dort verunglückt: Man kann ihn auch umgekehrt verstehen. Wir lesen ihn auf die einzige Art, bei der das Spiel funktioniert. Diesen beiden folgt unsere Fassung „Standard“.
rules-leaflets-limit-absent = In der französischen und der anderen spanischen Anleitung fehlt diese Regel. Ihnen folgt unsere Fassung „Klassisch“.
rules-leaflets-limit-upside-down = In der deutschen Anleitung steht diese Regel auf dem Kopf: Dem Wortlaut nach dürfte nur ein Spieler mit mehr als 1,50 € eine Münze bekommen. Dann könnte niemand je eine bekommen, und niemand könnte gewinnen. Wir halten das für ein Versehen; auf Deutsch gilt die Fassung „Standard“.
rules-leaflets-wait = Wer mehr als einen Euro hat, muss warten: laut der englischen und der deutschen Anleitung auf einen Wurf, mit dem man eine Münze zurückgeben kann, laut der französischen und beiden spanischen auf den eigenen Zug. Bei uns kann jeder Zug jedes Spielers einen Stapel wieder auf einen Euro bringen.
rules-leaflets-lettering = Die deutsche Anleitung bezeichnet die vier Arten von Zügen aus Regel 8 mit (a), (b), (a), (d). An dritter Stelle müsste (c) stehen; für das Spiel ist das ohne Folgen.
rules-leaflets-open = Die Anleitungen lassen neun Fragen offen. Was gilt, wenn mehrere Spieler den höchsten Wurf haben (Regel 6)? Darf man mit „?“ einen 1-Euro-Spielstein bewegen, und darf man damit passen (Regel 10)? Zählen gewonnene Euros bei den 1,50 € mit (Regel 11)? Was gilt, wenn sich keine Münze bewegen lässt (Regel 12)? Bekommt man auch im Zug eines Mitspielers einen Euro (Regel 14)? Wer bekommt den Euro, wenn zwei Spieler zugleich genau einen Euro haben (Regel 15)? Wer beginnt die nächste Runde, und mit welchen Münzen (Regel 16)? Unsere Entscheidungen stehen bei diesen Regeln.

## The picture for clause 19

rules-figure-title = Ein Wurf, zwölf Züge
rules-figure-caption = Drei Spieler haben je eine 20-Cent-Münze, und Spieler 1 hat eine 20 gewürfelt. Die zwölf Pfeile sind die zwölf möglichen Züge; einen davon macht Spieler 1.
rules-figure-alt = Vier Stapel: die Mitte, darunter Spieler 1, links oben Spieler 2 und rechts oben Spieler 3. Jeder Spieler hat eine 20-Cent-Münze; in der Mitte liegen Münzen zu 50, 20, 10 und 5 Cent. Der Würfel neben Spieler 1 zeigt 20. Zwölf Pfeile zeigen die möglichen Züge mit einer 20-Cent-Münze, von jedem Stapel zu jedem anderen: von Spieler 1 zu Spieler 2, zu Spieler 3 und zur Mitte; von Spieler 2 zu Spieler 1, zu Spieler 3 und zur Mitte; von Spieler 3 zu Spieler 1, zu Spieler 2 und zur Mitte; von der Mitte zu Spieler 1, zu Spieler 2 und zu Spieler 3.
