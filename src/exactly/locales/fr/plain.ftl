### The table line by line.

plain-welcome = Exactly, { $rules } : { $players }
plain-commitment = Engagement du dé : { $commitment }
plain-help-hint = Tapez « ? » à tout moment pour obtenir de l’aide.
plain-turn = Tour { $turn } : { $name }
plain-ask-roll = { $name }, appuyez sur Entrée pour lancer le dé :
plain-rolled = { $name } obtient « { $face } ».
plain-begins = { $name } commence.
plain-moved = { $name } : { $move }
plain-ask-move = { $name }, quel coup ?
plain-not-a-move = Tapez un nombre de 1 à { $count }, un coup comme 20:C>1, ou « ? » pour obtenir de l’aide.
plain-euro = { $count ->
    [one] Exactement ! { $names } prend un euro.
   *[other] Exactement ! { $names } prennent chacun un euro.
}
plain-won = { $turns ->
    [one] { $name } gagne après { $turns } tour.
   *[other] { $name } gagne après { $turns } tours.
}
plain-help = Choisissez un coup par son numéro ou écrivez-le, par exemple 20:C>1 (20 centimes du centre vers la place 1). Tapez r pour lire les règles, q pour enregistrer la partie et quitter, { $languages } pour changer de langue.
