### The rule pages. A clause keeps its number for good; everything here is told in our own words.
### .ruling is what the leaflets leave open and we decided; .switch is what changes when the switch is on.

rules-title = Las reglas
rules-intro = Reúne monedas que valgan exactamente un euro: ni un céntimo más ni un céntimo menos. En cada turno se mueve como mucho una moneda, y no tiene por qué ser tuya.
rules-notice = El juego de mesa Exactly y su nombre pertenecen a su editorial. Esta edición digital es independiente de la editorial y explica las reglas con sus propias palabras.
rules-how-to-read = Las reglas van numeradas del 1 al 19 para que las encuentres enseguida. Lo que los folletos impresos dejan abierto lo hemos decidido nosotros: fíjate en «Nuestra decisión». Donde también puedes jugar de otra manera, verás «Se puede cambiar»: lo eliges al crear una mesa.
# $number (number): the clause, 1 to 19.
rules-label-clause = Regla { $number }
rules-label-ruling = Nuestra decisión
rules-label-switch = Se puede cambiar
# What follows a label or a title, before the text.
rules-colon = :

## The clauses

rules-clause-1 = Pueden jugar de dos a seis personas.
    .title = Jugadores
rules-clause-2 = Hay 40 monedas, diez de cada valor (50, 20, 10 y 5 céntimos), y quince fichas de 1 euro, que aquí llamamos euros. No hay más, así que en el centro puede agotarse un valor.
    .title = Monedas y euros
rules-clause-3 = Se juega con un solo dado, equilibrado. Sus seis caras muestran 0, «?», 50, 20, 10 y 5.
    .title = El dado
rules-clause-4 = Haz que tu pila valga exactamente un euro y ganarás una ficha de 1 euro. Quien antes tenga tres gana la partida.
    .title = El objetivo
    .switch = Para una partida más corta, basta con uno o dos euros para ganar, en lugar de tres.
rules-clause-5 = Todas las monedas están en el centro, agrupadas por valor. Cada jugador toma de allí una moneda de 5 céntimos: con ella empieza su pila.
    .title = Preparación
rules-clause-6 = Todos tiran el dado una vez y empieza quien saca la tirada más alta. «?» gana a todo; después van 50, 20, 10 y 5, y el 0 es lo más bajo.
    .title = Quién empieza
    .ruling = Si varios jugadores empatan en la tirada más alta, solo ellos vuelven a tirar; después, los que sigan empatados en cabeza, y así hasta que uno quede por delante. Estas tiradas no son un turno: quien empieza tira ahora para el primer turno.
rules-clause-7 = En tu turno, tira el dado una vez. Elige una moneda del valor que ha salido y pásala de su pila a otra. Solo haces ese movimiento.
    .title = Tu turno
rules-clause-8 = Puedes elegir dos pilas distintas cualesquiera, en un sentido o en el otro; el centro cuenta como una pila. Pueden ser (a) la tuya y el centro, (b) la tuya y la de otro jugador, (c) la de otro jugador y el centro o (d) las de otros dos jugadores. Para (d) hacen falta al menos tres jugadores.
    .title = De dónde adónde
rules-clause-9 = Con un 0 no se mueve ninguna moneda. Le toca al siguiente jugador.
    .title = El 0
rules-clause-10 = Con un «?» eliges tú el valor: mueve una moneda de 50, 20, 10 o 5 céntimos. Las fichas de 1 euro no se mueven nunca.
    .title = El «?»
    .ruling = Si hay algún movimiento posible, tienes que hacer uno igualmente: el «?» no te permite pasar.
    .switch = El «?» también puede valer como 0, así que puedes dejar todas las monedas donde están. Al fin y al cabo, según los folletos es el resultado que tú quieras.
rules-clause-11 = Si un jugador ya tiene más de 1,50 €, su pila no puede recibir ninguna moneda; esto vale también para la tuya. Con 1,50 € exactos aún se permite una moneda más. Así, nadie tiene nunca más de 2,00 €. El centro no tiene límite.
    .title = Más de 1,50 €
    .ruling = Solo cuentan las monedas de la pila, no los euros ya ganados.
rules-clause-12 = Si el dado muestra un valor o «?», tienes que hacer un movimiento. No puedes pasar por decisión propia, aunque no te guste ningún movimiento.
    .title = Hay que mover
    .ruling = Si ninguna moneda del valor que ha salido se puede mover según las reglas, tu turno termina sin movimiento. Eso solo ocurre cuando las diez monedas de ese valor están en el centro y todos los jugadores tienen más de 1,50 €.
rules-clause-13 = El turno pasa de un asiento al siguiente, en sentido horario.
    .title = Sentido del juego
rules-clause-14 = Después de cada movimiento, mira todas las pilas: el jugador cuya pila vale exactamente un euro lo ha conseguido, sea su turno o no. Se anuncia el euro y ese jugador toma una ficha de 1 euro. Más de un euro no sirve de nada: hay que volver a bajar a un euro exacto.
    .title = Exactamente un euro
    .ruling = Después de cada movimiento se miran todas las pilas. Así que también puedes ganar un euro en el turno de otro jugador.
rules-clause-15 = Un movimiento puede dejar a dos jugadores con exactamente un euro. Por ejemplo, una moneda de 20 céntimos pasa de una pila de 1,20 € a una pila de 0,80 €.
    .title = Dos a la vez
    .ruling = Solo se paga un euro. Si el jugador al que le toca es uno de los dos, lo toma él. Si no, el euro es para el primero de los dos que viene después de él en sentido horario.
    .switch = En su lugar, cada uno de los dos toma un euro. Si con eso ambos tienen suficientes euros para ganar, el mismo orden decide quién gana la partida.
rules-clause-16 = En cuanto alguien toma un euro, todas las monedas vuelven al centro. La nueva ronda la empieza el jugador que sigue, en sentido horario, a aquel que tenía el turno, sin importar quién haya tomado el euro. Los euros ganados se conservan.
    .title = La ronda siguiente
    .ruling = Todos empiezan la nueva ronda con una moneda de 5 céntimos, igual que al principio.
    .switch = En su lugar, todas las rondas después de la primera empiezan con las pilas vacías: nadie toma una moneda de 5 céntimos.
rules-clause-17 = La partida termina en cuanto un jugador tiene tres euros, y ese jugador gana. Si has elegido una partida más corta (regla 4), cuenta el número elegido.
    .title = El final
rules-clause-18 = Las monedas no se cambian nunca por otras. Una de 20 vale lo mismo que dos de 10, pero no se canjean.
    .title = Sin canjes
rules-clause-19 = Tres jugadores tienen una moneda de 20 céntimos cada uno, y al jugador 1 le sale un 20. Con el centro son cuatro pilas, y una moneda de 20 puede ir de cada una a cualquiera de las demás: 12 movimientos posibles.
    .title = Un ejemplo

## The editions

rules-editions-title = Dos ediciones
rules-edition-standard = Se aplican las 19 reglas. Es la edición con la que juegas si no eliges la otra.
    .title = Estándar
rules-edition-classic = Se suprime la regla 11: todos pueden recibir siempre una moneda, por mucho que tengan ya. Todas las demás reglas siguen igual.
    .title = Clásica

## The printed leaflets

rules-leaflets-title = En qué difieren los folletos
rules-leaflets-intro = Las reglas impresas del juego de mesa no dicen lo mismo en todos los idiomas. Hemos comparado cinco folletos: uno en inglés, uno en alemán, uno en francés y dos en español. Esto es lo que hemos encontrado.
rules-leaflets-limit-held = El folleto inglés y el español más reciente incluyen la regla de 1,50 € (regla 11). Nuestra edición «Estándar» los sigue.
rules-leaflets-limit-absent = El folleto francés y el español más antiguo no la incluyen. Nuestra edición «Clásica» los sigue.
rules-leaflets-limit-upside-down = El folleto alemán imprime esta regla al revés: tal como está escrita, solo podría recibir una moneda quien ya tuviera más de 1,50 €. Nadie tiene tanto al principio, así que ninguna partida podría empezar jamás. Creemos que es un descuido, y quienes juegan en alemán tienen la edición «Estándar».
rules-leaflets-wait = Quien tiene más de un euro debe esperar: una tirada que permita devolver una moneda, según las hojas inglesa y alemana; su turno, según la francesa y las dos españolas. Aquí, cualquier movimiento, también de otro jugador, puede devolver una pila a un euro exacto.
rules-leaflets-lettering = El folleto alemán enumera los cuatro tipos de movimiento de la regla 8 como (a), (b), (a), (d). El tercero debería ser (c); para el juego no cambia nada.
rules-leaflets-open = Ningún folleto aclara qué pasa si hay empate en la primera tirada (regla 6), si el «?» te permite pasar (regla 10), si los euros ganados cuentan para el límite de 1,50 € (regla 11), qué ocurre en un turno en el que no se puede mover ninguna moneda (regla 12), quién cobra cuando dos jugadores llegan juntos a exactamente un euro (regla 15) ni con qué se empieza una nueva ronda (regla 16). Encontrarás nuestras decisiones en esas reglas.

## The picture for clause 19

rules-figure-title = Una tirada, doce movimientos
rules-figure-caption = Tres jugadores tienen una moneda de 20 céntimos cada uno, y el jugador 1 ha sacado un 20. Las doce flechas son los doce movimientos posibles; el jugador 1 hace uno de ellos.
rules-figure-alt = Cuatro pilas: el centro en medio, el jugador 1 debajo, el jugador 2 arriba a la izquierda y el jugador 3 arriba a la derecha. Cada jugador tiene una moneda de 20 céntimos; en el centro hay monedas de 50, 20, 10 y 5 céntimos. El dado, junto al jugador 1, muestra un 20. Doce flechas muestran los movimientos posibles de una moneda de 20 céntimos, de cada pila a cada una de las demás: del jugador 1 al jugador 2, al jugador 3 y al centro; del jugador 2 al jugador 1, al jugador 3 y al centro; del jugador 3 al jugador 1, al jugador 2 y al centro; del centro al jugador 1, al jugador 2 y al jugador 3.
