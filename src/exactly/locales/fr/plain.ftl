### The table told line by line.

plain-welcome = Exactly, { $rules } : { $players }
plain-commitment = Engagement pour le dé : { $commitment }
plain-help-hint = Tapez ? à tout moment pour obtenir de l’aide.
plain-turn = Tour { $turn } : { $name }
plain-ask-roll = { $name }, appuyez sur Entrée pour lancer le dé :
plain-rolled = { $name } obtient « { $face } ».
plain-begins = { $name } commence.
plain-moved = { $name } : { $move }
plain-ask-move = { $name }, quel déplacement ?
plain-not-a-move = Tapez un nombre de 1 à { $count }, un déplacement comme 20:C>1, ou ? pour de l’aide.
plain-euro = { $count ->
    [one] Exactement ! { $names } prend un euro.
   *[other] Exactement ! { $names } prennent chacun un euro.
}
plain-won = { $name } gagne après { $turns } tours.
plain-help = On choisit un déplacement par son numéro ou on l’écrit comme 20:C>1 (20 centimes du centre vers la place 1). Tapez r pour lire les règles, q pour garder la partie pour plus tard et { $languages } pour changer de langue.
