### El entrenamiento de las redes. $file (string): nombre de un archivo. $error, $turns (string): números.

train-missing = falta { $module }; el entrenamiento necesita exactly-game[train]
# $rules (string)
train-edition-alone = una red se entrena para una edición, standard o classic, sin opciones, y no para { $rules }
train-nobody-learns = --greedy y --careless juntos deben dejar sitios a quien aprende: menos de 1
train-copies-alone = --against no deja sitio a otra compañía: --greedy y --careless son para entrenamientos sin eso
train-from-whom = --from-copies y --copies-look-ahead necesitan --against, la red de la que son las copias
train-size-of-copies = con --from-copies los tamaños son los de las copias; --width e --inner sirven para empezar de cero
# $devices (string)
train-device = el dispositivo debe ser uno de { $devices }
train-no-card = PyTorch no encuentra aquí ninguna tarjeta para calcular; --device cpu no la necesita
train-cannot-write = no se puede escribir { $file }: no existe esa carpeta, o no se puede escribir en ella
train-resume-what = --resume necesita --checkpoint, el archivo con el que seguir
train-no-checkpoint = no hay { $file } con que seguir; sin --resume empieza un entrenamiento nuevo
train-checkpoint-exists = { $file } ya existe; --resume sigue con él, o elige otro nombre
train-unfit-foreign = { $file } no contiene ningún entrenamiento guardado
train-unfit-other-version = { $file } fue escrito por otra versión; ningún entrenamiento puede seguir desde ahí
train-unfit-changed = { $file } está dañado; ningún entrenamiento puede seguir desde ahí
# $options (string): como --width, --seed.
train-other-plan = { $file } es de un entrenamiento con otros números; difieren: { $options }
train-beginning = Preparando
train-learning = Aprendiendo (error { $error }, { $turns } turnos por ronda)
train-interrupted = el entrenamiento se interrumpió; no se guardó nada, pues faltaba --checkpoint
# $step (number)
train-put-aside = el entrenamiento se interrumpió; la misma orden con --resume sigue desde el paso { $step }, guardado en { $file }
# $steps, $seconds (number)
train-done = Entrenado durante { $steps } pasos en { $seconds } segundos; al final el error era { $error }, y una ronda duraba { $turns } turnos. Escrito en { $file }
train-measuring = Midiendo su precisión
train-unmeasured = No se sabe cuánto se desvían sus probabilidades: la medición se interrumpió o sus partidas no terminan.
