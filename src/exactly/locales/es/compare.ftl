### Reglas y jugadores lado a lado.

# $games, $seed (number)
compare-title = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} de cada, semilla { NUMBER($seed, useGrouping: 0) }.
compare-title-interrupted = Interrumpido: lo que hay de { $games ->
    [one] una partida
   *[other] { $games } partidas
} de cada, semilla { NUMBER($seed, useGrouping: 0) }.
compare-computing = Calculando
compare-page-title = Juegos comparados
# $file (string)
compare-page-written = La comparación está en { $file }
compare-not-its-page = { $file } ya existe y no es una comparación; elige otro nombre
compare-solves-two = solo se pueden resolver juegos de dos

compare-length = Cuánto dura
compare-played = Partidas jugadas
compare-turns = Turnos por partida, de media
compare-half = la mitad, como mucho
compare-tenth = una de diez, al menos
compare-hundredth = una de cien, al menos
compare-longest = la más larga
compare-dragging = Partidas que se alargan
compare-unfinished = Partidas interrumpidas
compare-rounds = Rondas por partida
compare-turns-a-round = Turnos por ronda, de media
compare-wins = Quién gana
# $place (number): in the order of play.
compare-place = { $place ->
    [1] Quien empieza
    [2] Quien juega en segundo lugar
    [3] Quien juega en tercer lugar
    [4] Quien juega en cuarto lugar
    [5] Quien juega en quinto lugar
   *[6] Quien juega en sexto lugar
}
compare-computed = Calculado
compare-perfect = Quien empieza, juego perfecto
compare-luck = Parte de la suerte
compare-moves = Qué se hace con los turnos
compare-handed = Euros por jugada ajena

compare-sure = ± es lo que el azar deja abierto, 95 de cada 100 veces. Las partidas que se alargan duran el triple que la mitad de ellas.
compare-luck-explained = La parte de la suerte: del principio al fin, la probabilidad de quien gana sube de cerca de la mitad a la certeza. Tanto de ello vino de las tiradas; el resto, de las jugadas, los errores del otro menos los propios.
compare-simulated = Lo que no está calculado se ha jugado. Los juegos de dos se pueden calcular con --solve; solo entonces se conoce la parte de la suerte.
# The page.
compare-curve = Cuántas partidas duran tantos turnos
compare-curve-turns = turnos
compare-ranges-explained = La barra contiene ocho partidas de diez, el trazo en ella la del medio; una de cien va más allá de la línea. Una flecha: mucho más allá.
compare-even = La línea discontinua es lo que tendría cada cual si solo contara la suerte.
compare-all = Todas las cifras
