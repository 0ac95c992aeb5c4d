### The course: a few lessons at the table, each with one idea. A child of eight reads it.

course-title = Aprende Exactly
# $number, $count (number)
course-lesson-of = Lección { $number } de { $count }
course-back = Atrás
course-skip = Saltar la lección
course-next = Siguiente
course-leave = Salir del curso
course-name-2 = Ana
course-name-3 = Bo
# $face (string): as on the die.
course-rolled = El dado muestra { $face }.

## The lessons: what is to be done; .hint is said after another move that is allowed, .done at the end.
## $you, $ana, $bo (string): what lies before each, an amount of money.

course-turn = Tira el dado. Después toma una moneda de ese valor y ponla en tu pila.
    .title = Un turno
    .hint = Eso también vale. Esta vez, ponla en tu pila.
    .done = Eso es un turno: una tirada, una moneda. Tu anillo crece: una vuelta entera es un euro; en rojo, te pasas. Ahora tira Ana.
course-zero = Ana ya ha jugado. Tira otra vez, a ver qué sale.
    .title = Un cero
    .done = Con un 0 no se mueve ninguna moneda. Si sale otra cosa, hay que mover una. Le toca a Ana.
course-kinds = De una pila a cualquier otra: tira y encuentra los doce movimientos.
    .title = De cualquier pila a cualquier otra
    .done = ¡Los doce! Hasta puedes mover una moneda entre Ana y Bo.
course-wild = Con un «?» puedes mover cualquier moneda. Tienes { $you }: ¡consigue un euro exacto!
    .title = El signo de interrogación
    .hint = Puedes hacerlo. Pero ¿qué falta para un euro?
    .done = ¡Exactamente un euro, y es tuyo! Todas las monedas vuelven al centro y se empieza otra vez con una de 5. Con tres euros se gana.
course-limit = Ana tiene { $ana }. Por encima de 1,50 € no se recibe nada más. Bo, con { $bo } justos, aún puede recibir una moneda: ¡dásela!
    .title = Por encima de 1,50 €, pila llena
    .hint = Puedes hacerlo. Esta vez, dale la moneda a Bo.
    .done = Bo tiene ahora { $bo } y su pila también está llena. La marca del anillo está en rojo: por encima de 1,50 € no entra nada más.
course-exactly = Tienes { $you }. Más de un euro no sirve de nada: ¡vuelve a bajar a uno exacto!
    .title = Exacto es exacto
    .hint = Puedes hacerlo. Esta vez, da una moneda.
    .done = ¡Un euro exacto, y es tuyo! Pasarse no es grave: siempre se puede volver a bajar.
course-give = Ana ya tiene dos euros y juega después de ti. Con { $ana } gana si saca un 20. ¡Dale una moneda y tendrá demasiado!
    .title = Un regalo con trampa
    .hint = Eso también vale. Esta vez, hazle un regalo a Ana.
    .done = Ana tiene ahora { $ana }: ¡demasiado! Pero cuidado al dar: quien llega a un euro exacto se lo lleva, aunque sea tu turno.

## The moves of one roll, by the four kinds of rule 8

# $found, $count (number)
course-found = { $found } de { $count }
course-found-already = Ese ya lo has encontrado. ¡Prueba otro!
course-kind-a = Tú y el centro
course-kind-b = Tú y otro jugador
course-kind-c = Otro jugador y el centro
course-kind-d = Otros dos jugadores
# $source, $target (string): names of stacks.
course-move = { $source } → { $target }

## After the last lesson

course-end = Una tirada, una moneda, exactamente un euro. Para empezar no hace falta más.
    .title = ¡Ya puedes jugar!
course-again = Otra vez desde el principio
course-to-table = A tu mesa
