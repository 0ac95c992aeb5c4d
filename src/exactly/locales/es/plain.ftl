### The table told line by line.

plain-welcome = Exactly, { $rules }: { $players }
plain-commitment = Compromiso del dado: { $commitment }
plain-help-hint = Escribe ? en cualquier pregunta para ver la ayuda.
plain-turn = Turno { $turn }: { $name }
plain-ask-roll = { $name }, pulsa Intro para tirar el dado:
plain-rolled = { $name } saca «{ $face }».
plain-begins = Empieza { $name }.
plain-moved = { $name }: { $move }
plain-ask-move = { $name }, ¿qué movimiento?
plain-not-a-move = Escribe un número del 1 al { $count }, un movimiento como 20:C>1 o ? para ver la ayuda.
plain-euro = { $count ->
    [one] ¡Exacto! { $names } se lleva un euro.
   *[other] ¡Exacto! { $names } se llevan un euro cada uno.
}
plain-won = { $name } gana tras { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}.
plain-help = Elige un movimiento por su número o escríbelo como 20:C>1 (20 céntimos del centro al asiento 1). r muestra las reglas, q guarda la partida y sale, y { $languages } cambian el idioma.
