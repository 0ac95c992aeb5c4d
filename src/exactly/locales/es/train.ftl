### Training of networks. $file (string): a file's name. $error, $turns (string): numbers.

train-missing = falta el módulo { $module }; instálalo con: pip install "exactly-game[train]"
# $rules (string)
train-edition-alone = valor de --rules no válido: { $rules }; usa standard o classic, sin opciones
train-nobody-learns = --greedy y --careless juntos deben sumar menos de 1: tienen que quedar asientos para la red que aprende
train-copies-alone = --against ocupa todos los demás asientos, así que no se combina con --greedy ni --careless
train-from-whom = --from-copies y --copies-look-ahead necesitan --against, la red que se copia
train-size-of-copies = con --from-copies, el tamaño es el de las copias; --width e --inner solo sirven para empezar de cero
# $devices (string)
train-device = valor de --device no válido; usa uno de estos: { $devices }
train-no-card = PyTorch no encuentra ninguna GPU; usa --device cpu
train-cannot-write = no se puede escribir en { $file }: la carpeta no existe o no permite escribir
train-resume-what = --resume necesita --checkpoint, el punto de control desde el que continuar
train-no-checkpoint = no existe el punto de control { $file }; sin --resume empieza un entrenamiento nuevo
train-checkpoint-exists = { $file } ya existe; continúa con --resume o elige otro nombre
train-unfit-foreign = { $file } no es un punto de control de un entrenamiento
train-unfit-other-version = { $file } es de otra versión; no se puede continuar ese entrenamiento
train-unfit-changed = { $file } está dañado; no se puede continuar ese entrenamiento
# $options (string): such as --width, --seed.
train-other-plan = { $file } es de un entrenamiento con otros parámetros; difieren: { $options }
train-beginning = Preparando
train-learning = Entrenando (error { $error }, { $turns } turnos por ronda)
train-interrupted = entrenamiento interrumpido; no se ha guardado nada porque faltaba --checkpoint
# $step (number)
train-put-aside = entrenamiento interrumpido; el punto de control { $file } guarda el paso { $step }: la misma orden con --resume continúa desde ahí
# $steps, $seconds (number)
train-done = Entrenamiento terminado: { $steps } pasos en { $seconds } segundos; error final { $error }, { $turns } turnos por ronda. Guardado en { $file }
train-measuring = Midiendo la precisión
train-unmeasured = No se conoce la precisión: la medición se interrumpió o sus partidas no terminaron.
