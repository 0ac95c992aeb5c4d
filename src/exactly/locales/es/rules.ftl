### The rule pages. A clause always keeps its number; every text is in our own words.
### .ruling is our answer to a question that the leaflets leave open; .switch is what changes when the option is on.

rules-title = Reglas
rules-intro = Reúne monedas que valgan exactamente un euro: ni un céntimo más ni un céntimo menos. En cada turno se mueve como mucho una moneda, y no tiene por qué ser tuya.
rules-notice = El juego de mesa Exactly y su nombre pertenecen a su editorial. El folleto inglés (2018) nombra a i4 d.o.o. como titular de los derechos e indica que Value Add Games desarrolló las reglas. Esta edición digital es independiente de ambas empresas y explica las reglas con sus propias palabras.
rules-how-to-read = Las reglas van numeradas del 1 al 19 para que encuentres cada una enseguida. «Nuestra decisión» señala nuestra respuesta a una pregunta que los folletos impresos dejan abierta. «Opción» señala una regla que puedes cambiar al crear una mesa.
# $number (number): the clause, 1 to 19.
rules-label-clause = Regla { $number }
rules-label-ruling = Nuestra decisión
rules-label-switch = Opción
# What follows a label or a title, before the text.
rules-colon = :

## The clauses

rules-clause-1 = Pueden jugar de dos a seis personas.
    .title = Jugadores
rules-clause-2 = Hay 40 monedas, diez de cada valor (50, 20, 10 y 5 céntimos), y quince fichas de 1 euro, que aquí llamamos euros. No hay más, así que en el centro puede agotarse un valor.
    .title = Monedas y euros
rules-clause-3 = Se juega con un solo dado, equilibrado. Sus seis caras muestran 0, «?», 50, 20, 10 y 5.
    .title = El dado
rules-clause-4 = Haz que tu pila valga exactamente un euro y ganarás una ficha de 1 euro. El primer jugador que tenga tres gana la partida.
    .title = El objetivo
    .switch = Para una partida más corta, basta con uno o dos euros para ganar.
rules-clause-5 = Todas las monedas y todas las fichas de 1 euro están en el centro, agrupadas por valor. Cada jugador toma de allí una moneda de 5 céntimos para empezar su pila.
    .title = Preparación
rules-clause-6 = Cada jugador tira el dado una vez y empieza la tirada más alta. «?» es lo más alto; después van 50, 20, 10 y 5, y el 0 es lo más bajo.
    .title = Quién empieza
    .ruling = Si varios jugadores empatan en la tirada más alta, vuelven a tirar entre ellos hasta que uno quede por delante. Estas tiradas no son un turno: el jugador que empieza tira después para el primer turno.
rules-clause-7 = En tu turno, tira el dado una vez. Elige una moneda del valor que ha salido y muévela de su pila a otra. Solo haces ese movimiento. Puede servirte a ti o complicar las cosas a los demás.
    .title = Tu turno
rules-clause-8 = Puedes elegir dos pilas distintas cualesquiera, en un sentido o en el otro; el centro cuenta como una pila. Pueden ser (a) la tuya y el centro, (b) la tuya y la de otro jugador, (c) la de otro jugador y el centro o (d) las de otros dos jugadores. Para (d) hacen falta al menos tres jugadores.
    .title = Qué pilas
rules-clause-9 = Si sacas un 0, no se mueve ninguna moneda. Le toca al siguiente jugador.
    .title = Si sale un 0
rules-clause-10 = Si sacas un «?», eliges tú el valor: mueve una moneda de 50, 20, 10 o 5 céntimos.
    .title = Si sale un «?»
    .ruling = Las fichas de 1 euro no se mueven nunca, aunque los folletos las incluyan entre las fichas. Y si hay algún movimiento posible, tienes que hacer uno: el «?» no te permite pasar.
    .switch = El «?» también puede valer como 0, así que puedes dejar todas las monedas donde están. Al fin y al cabo, según los folletos es el resultado que tú quieras.
rules-clause-11 = Ninguna moneda puede ir a la pila de un jugador que ya tenga más de 1,50 €; esto vale también para la tuya. Con 1,50 € exactos aún se permite una moneda más. Así, nadie tiene nunca más de 2,00 €. El centro no tiene límite.
    .title = Más de 1,50 €
    .ruling = Solo cuentan las monedas de la pila, no los euros ya ganados.
rules-clause-12 = Si el dado muestra un valor o «?», tienes que hacer un movimiento. No puedes elegir pasar, aunque no te guste ningún movimiento.
    .title = Hay que mover
    .ruling = Si ninguna moneda del valor que ha salido se puede mover según las reglas, tu turno termina sin movimiento. Eso solo ocurre cuando las diez monedas de ese valor están en el centro y todos los jugadores tienen más de 1,50 €.
rules-clause-13 = El turno pasa de un asiento al siguiente, en sentido horario.
    .title = Sentido del juego
rules-clause-14 = Cuando la pila de un jugador vale exactamente un euro, se anuncia el euro y ese jugador toma una ficha de 1 euro. Una pila que vale más no gana nada hasta que vuelve a un euro exacto.
    .title = Exactamente un euro
    .ruling = Después de cada movimiento se comprueban todas las pilas. Así que también puedes ganar un euro en el turno de otro jugador.
rules-clause-15 = Un movimiento puede dejar a dos jugadores con exactamente un euro. Por ejemplo, una moneda de 20 céntimos pasa de una pila de 1,20 € a una pila de 0,80 €.
    .title = Dos a la vez
    .ruling = Solo se paga un euro. Si es el turno de uno de los dos, lo toma ese jugador. Si no, lo toma el primero de los dos que viene, en sentido horario, después del jugador que tiene el turno.
    .switch = En su lugar, cada uno de los dos toma un euro. Si con eso ambos tienen suficientes euros para ganar, el mismo orden decide quién gana la partida.
rules-clause-16 = Cuando un jugador ha tomado un euro, todas las monedas vuelven al centro y el siguiente jugador empieza una nueva ronda. Cada jugador conserva los euros que ha ganado.
    .title = La ronda siguiente
    .ruling = El siguiente jugador es el que viene, en sentido horario, después del que acaba de jugar, sin importar quién haya tomado el euro. Todos empiezan la nueva ronda con una moneda de 5 céntimos, igual que al principio.
    .switch = En su lugar, todas las rondas después de la primera empiezan con las pilas vacías: nadie toma una moneda de 5 céntimos.
rules-clause-17 = La partida termina en cuanto un jugador tiene tres euros, y ese jugador gana. En una partida más corta (regla 4), cuenta el número elegido.
    .title = El final
rules-clause-18 = Las monedas no se canjean nunca. Una de 20 vale lo mismo que dos de 10, pero no puedes canjear una por las otras.
    .title = Sin canjes
rules-clause-19 = Tres jugadores tienen una moneda de 20 céntimos cada uno, y el jugador 1 saca un 20. Con el centro son cuatro pilas, y una moneda de 20 puede ir de cada una a cualquiera de las demás: 12 movimientos posibles.
    .title = Un ejemplo

## The editions

rules-editions-title = Dos ediciones
rules-edition-standard = Se aplican las 19 reglas. Es la edición con la que juegas si no eliges la otra.
    .title = Estándar
rules-edition-classic = Se suprime la regla 11: un jugador siempre puede recibir una moneda, por mucho que tenga ya. Todas las demás reglas siguen igual.
    .title = Clásica

## The printed leaflets

rules-leaflets-title = En qué difieren los folletos
rules-leaflets-intro = Las reglas impresas del juego de mesa no dicen lo mismo en todos los idiomas. Hemos comparado cinco folletos: uno en inglés, uno en alemán, uno en francés y dos en español.
rules-leaflets-limit-held = El folleto inglés y uno de los dos españoles incluyen la regla de 1,50 € (regla 11). Su frase es confusa: también se podría leer al revés. La leemos de la única manera con la que se puede jugar. Nuestra edición Estándar sigue estos dos folletos.
rules-leaflets-limit-absent = El folleto francés y el otro español no incluyen esa regla. Nuestra edición Clásica los sigue.
rules-leaflets-limit-upside-down = El folleto alemán imprime esta regla al revés: tal como está escrita, solo podría recibir una moneda un jugador con más de 1,50 €. Entonces nadie podría recibir ninguna, y nadie podría ganar. Creemos que es un descuido, y en alemán también se juega con la edición Estándar.
rules-leaflets-wait = Un jugador con más de un euro debe esperar: una tirada que le permita devolver una moneda, según los folletos inglés y alemán; su turno, según el francés y los dos españoles. En nuestra edición, cualquier movimiento de cualquier jugador puede devolver una pila a un euro.
rules-leaflets-lettering = El folleto alemán nombra los cuatro tipos de movimiento de la regla 8 con (a), (b), (a), (d). El tercero debería ser (c); para el juego no cambia nada.
rules-leaflets-open = Los folletos dejan abiertas nueve preguntas. ¿Qué pasa si varios jugadores empatan en la tirada más alta (regla 6)? ¿Puede el «?» mover una ficha de 1 euro, y permite pasar (regla 10)? ¿Cuentan los euros ya ganados para el límite de 1,50 € (regla 11)? ¿Qué ocurre si no se puede mover ninguna moneda (regla 12)? ¿Cobra un jugador en el turno de otro (regla 14)? ¿Quién cobra cuando dos jugadores llegan juntos a exactamente un euro (regla 15)? ¿Quién empieza la ronda siguiente, y con qué monedas (regla 16)? Nuestras decisiones están en esas reglas.

## The picture for clause 19

rules-figure-title = Una tirada, doce movimientos
rules-figure-caption = Tres jugadores tienen una moneda de 20 céntimos cada uno, y el jugador 1 ha sacado un 20. Las doce flechas son los doce movimientos posibles; el jugador 1 hace uno de ellos.
rules-figure-alt = Cuatro pilas: el centro en medio, el jugador 1 debajo, el jugador 2 arriba a la izquierda y el jugador 3 arriba a la derecha. Cada jugador tiene una moneda de 20 céntimos; en el centro hay monedas apiladas de 50, 20, 10 y 5 céntimos. El dado, junto al jugador 1, muestra un 20. Doce flechas muestran los movimientos posibles de una moneda de 20 céntimos, de cada pila a cada una de las demás: del jugador 1 al jugador 2, al jugador 3 y al centro; del jugador 2 al jugador 1, al jugador 3 y al centro; del jugador 3 al jugador 1, al jugador 2 y al centro; del centro al jugador 1, al jugador 2 y al jugador 3.
