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

## The lessons: the task; .hint follows another legal move, .done comes at the end.
## $you, $ana, $bo (string): the amount of money in each stack.

course-turn = Tira el dado. Después toma una moneda de ese valor y ponla en tu pila.
    .title = Un turno
    .hint = Eso también vale. Esta vez, ponla en tu pila.
    .done = Eso es un turno entero: una tirada, una moneda. Tu anillo ha crecido: una vuelta es un euro; en rojo, te pasas. Ahora tira Ana.
course-zero = Ana ya ha jugado. Tira otra vez, a ver qué sale.
    .title = Un cero
    .done = Con un 0 no se mueve ninguna moneda. Si sale otra cosa, hay que mover una. Le toca a Ana.
course-kinds = Una moneda puede ir de cualquier pila a cualquier otra. ¡Tira y encuentra los doce movimientos!
    .title = De cualquier pila a cualquier otra
    .done = ¡Los doce! Hasta puedes mover una moneda entre Ana y Bo.
course-wild = Con un «?» puedes mover cualquier moneda. Tienes { $you }: ¡consigue un euro exacto!
    .title = El signo de interrogación
    .hint = Puedes hacerlo. Pero ¿qué moneda te lleva a un euro?
    .done = ¡Un euro exacto, y es tuyo! Todas las monedas vuelven al centro y todos empiezan otra vez con una de 5. Con tres euros se gana la partida.
course-limit = Ana tiene { $ana }. Con más de 1,50 €, nadie recibe monedas. Bo tiene { $bo } exactos y aún puede recibir una: ¡dásela!
    .title = Más de 1,50 €: pila llena
    .hint = Puedes hacerlo. Esta vez, dale la moneda a Bo.
    .done = Bo tiene ahora { $bo } y su pila también está llena. La marca del anillo está en rojo: con más de 1,50 €, nadie recibe nada.
course-exactly = Tienes { $you }. Con más de un euro no se gana nada: ¡vuelve a bajar a uno exacto!
    .title = Exacto es exacto
    .hint = Puedes hacerlo. Esta vez, quita una moneda de tu pila.
    .done = ¡Un euro exacto, y es tuyo! Pasarse no es grave: siempre se puede volver a bajar.
course-give = Ana ya tiene dos euros y juega después de ti. Con { $ana }, gana si saca un 20. ¡Dale una moneda y se pasará!
    .title = Un regalo con trampa
    .hint = Eso también vale. Esta vez, hazle un regalo a Ana.
    .done = Ana tiene ahora { $ana }: ¡se pasa! Pero cuidado al dar: el jugador que llega a un euro exacto se lo lleva, aunque sea tu turno.

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
course-again = Repetir el curso
course-to-table = Ir a tu mesa
