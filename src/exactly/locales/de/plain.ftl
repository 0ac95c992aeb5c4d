### The table in the terminal, line by line.

plain-welcome = Exactly, { $rules }: { $players }
plain-commitment = Versprechen für die Würfe: { $commitment }
plain-help-hint = Bei jeder Frage zeigt ? die Hilfe.
plain-turn = Zug { $turn }: { $name }
plain-ask-roll = { $name }, zum Würfeln Enter drücken:
plain-rolled = { $name } würfelt „{ $face }“.
plain-begins = { $name } beginnt.
plain-moved = { $name }: { $move }
plain-ask-move = { $name }, welcher Zug?
plain-not-a-move = Bitte eine Zahl von 1 bis { $count } eingeben, einen Zug wie 20:C>1 oder ? für Hilfe.
plain-euro = { $count ->
    [one] Genau! { $names } bekommt einen Euro.
   *[other] Genau! { $names } bekommen je einen Euro.
}
plain-won = { $name } gewinnt nach { $turns } Zügen.
plain-help = Wähle einen Zug mit seiner Nummer oder schreibe ihn wie 20:C>1 (20 Cent aus der Mitte auf Platz 1). r zeigt die Regeln, q speichert die Partie für später, und { $languages } wechseln die Sprache.
