### L’entraînement des réseaux. $file (string) : nom d’un fichier. $error, $turns (string) : des nombres.

train-missing = { $module } manque ; l’entraînement a besoin de exactly-game[train]
# $rules (string)
train-edition-alone = un réseau s’entraîne pour une édition, standard ou classic, sans options, et non pour { $rules }
train-nobody-learns = --greedy et --careless ensemble doivent laisser des places à qui apprend : moins de 1
train-copies-alone = --against ne laisse pas de place à une autre compagnie : --greedy et --careless sont pour l’entraînement sans cela
train-from-whom = --from-copies et --copies-look-ahead ont besoin de --against, le réseau dont sont les copies
train-size-of-copies = avec --from-copies les tailles sont celles des copies ; --width et --inner servent à partir de rien
# $devices (string)
train-device = l’appareil doit être l’un de { $devices }
train-no-card = PyTorch ne trouve pas de carte pour calculer ici ; --device cpu s’en passe
train-cannot-write = impossible d’écrire { $file } : ce dossier n’existe pas, ou rien ne peut y être écrit
train-resume-what = --resume a besoin de --checkpoint, le fichier à reprendre
train-no-checkpoint = il n’y a pas de { $file } à reprendre ; sans --resume, un nouvel entraînement commence
train-checkpoint-exists = { $file } existe déjà ; --resume le reprend, sinon choisissez un autre nom
train-unfit-foreign = { $file } ne contient pas d’entraînement mis de côté
train-unfit-other-version = { $file } a été écrit par une autre version ; aucun entraînement ne peut en repartir
train-unfit-changed = { $file } est abîmé ; aucun entraînement ne peut en repartir
# $options (string) : comme --width, --seed.
train-other-plan = { $file } est d’un entraînement avec d’autres nombres ; diffèrent : { $options }
train-beginning = Préparation
train-learning = Apprentissage (erreur { $error }, { $turns } tours par manche)
train-interrupted = l’entraînement a été interrompu ; rien n’en a été gardé, faute de --checkpoint
# $step (number)
train-put-aside = l’entraînement a été interrompu ; la même commande avec --resume reprend à l’étape { $step }, gardée dans { $file }
# $steps, $seconds (number)
train-done = Entraîné pendant { $steps } étapes en { $seconds } secondes ; à la fin l’erreur était de { $error }, et une manche durait { $turns } tours. Écrit dans { $file }
train-measuring = Mesure de sa précision
train-unmeasured = On ne sait pas à quel point ses probabilités sont justes : la mesure a été interrompue, ou ses parties ne finissent pas.
