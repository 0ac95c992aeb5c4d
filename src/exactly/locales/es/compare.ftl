### Rules and players side by side.

# $games, $seed (number)
compare-title = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} de cada juego, semilla { NUMBER($seed, useGrouping: 0) }.
compare-title-interrupted = Interrumpido: resultados parciales de { $games ->
    [one] una partida
   *[other] { $games } partidas
} de cada juego, semilla { NUMBER($seed, useGrouping: 0) }.
compare-computing = Calculando
compare-page-title = Comparación de juegos
# $file (string)
compare-page-written = La comparación está en { $file }
compare-not-its-page = { $file } ya existe y no es una comparación; elige otro nombre
compare-solves-two = solo se pueden resolver juegos de dos jugadores; quita --solve o indica dos asientos

compare-length = Duración
compare-played = Partidas jugadas
compare-turns = Turnos por partida, de media
compare-half = la mitad, como mucho
compare-tenth = una de cada diez, al menos
compare-hundredth = una de cada cien, al menos
compare-longest = la más larga
compare-dragging = Partidas muy largas
compare-unfinished = Partidas abandonadas
compare-rounds = Rondas por partida
compare-turns-a-round = Turnos por ronda, de media
compare-wins = Quién gana
# $place (number): in the order of play.
compare-place = { $place ->
    [1] Primer jugador
    [2] Segundo jugador
    [3] Tercer jugador
    [4] Cuarto jugador
    [5] Quinto jugador
   *[6] Sexto jugador
}
compare-computed = Calculado
compare-perfect = Primer jugador, juego perfecto
compare-luck = Parte de la suerte
compare-moves = Qué se hace en los turnos
compare-handed = Euros por un movimiento ajeno

compare-sure = ± es el margen con una confianza del 95 %. Una partida muy larga dura al menos el triple que la mediana.
compare-luck-explained = Parte de la suerte: del principio al final, la probabilidad de ganar del vencedor sube de cerca del 50 % al 100 %. Esa parte se debe a las tiradas; el resto, a los movimientos: los errores del rival menos los propios.
compare-simulated = Lo que no está calculado se ha simulado. Los juegos de dos jugadores se pueden calcular con --solve; solo así se conoce la parte de la suerte.
# The page.
compare-curve = Número de partidas según su duración en turnos
compare-curve-turns = turnos
compare-ranges-explained = La barra contiene ocho de cada diez partidas y su trazo marca la mediana; una de cada cien partidas pasa de la línea. Una flecha significa que la supera con mucho.
compare-even = La línea discontinua es lo que ganaría cada jugador si solo contara la suerte.
compare-all = Todas las cifras
