### Training of networks. $file (string): a file name. $error, $turns (string): numbers.

train-missing = module manquant : { $module } ; installez-le avec : pip install "exactly-game[train]"
# $rules (string)
train-edition-alone = --rules { $rules } non valide : un réseau s’entraîne pour une édition sans options, standard ou classic
train-nobody-learns = --greedy et --careless doivent laisser des places au réseau qui apprend : leur somme doit être inférieure à 1
train-copies-alone = --against ne laisse pas de place à d’autres adversaires : n’utilisez pas --greedy ni --careless avec cette option
train-from-whom = --from-copies et --copies-look-ahead demandent --against, le réseau à copier
train-size-of-copies = avec --from-copies, la taille est celle des copies ; --width et --inner ne servent qu’à un nouveau réseau
# $devices (string)
train-device = --device non valide ; valeurs possibles : { $devices }
train-no-card = PyTorch ne trouve pas de GPU sur cette machine ; utilisez --device cpu
train-cannot-write = écriture de { $file } impossible : le dossier n’existe pas ou n’est pas accessible en écriture
train-resume-what = --resume demande --checkpoint, le point de contrôle à reprendre
train-no-checkpoint = point de contrôle introuvable : { $file } ; sans --resume, un nouvel entraînement commence
train-checkpoint-exists = { $file } existe déjà ; reprenez l’entraînement avec --resume, ou choisissez un autre nom
train-unfit-foreign = { $file } n’est pas un point de contrôle d’entraînement
train-unfit-other-version = { $file } vient d’une autre version ; l’entraînement ne peut pas reprendre
train-unfit-changed = { $file } est endommagé ; l’entraînement ne peut pas reprendre
# $options (string): such as --width, --seed.
train-other-plan = { $file } vient d’un entraînement avec d’autres paramètres ; options différentes : { $options }
train-beginning = Préparation
train-learning = Entraînement (erreur { $error }, { $turns } tours par manche)
train-interrupted = entraînement interrompu ; rien n’a été enregistré, car --checkpoint n’était pas indiqué
# $step (number)
train-put-aside = entraînement interrompu ; relancez la même commande avec --resume pour reprendre à l’étape { $step }, enregistrée dans { $file }
# $steps, $seconds (number)
train-done = Entraîné en { $steps } étapes et { $seconds } secondes. À la fin : erreur { $error }, { $turns } tours par manche. Réseau enregistré dans { $file }
train-measuring = Mesure de la marge d’erreur
train-unmeasured = Marge d’erreur inconnue : la mesure a été interrompue, ou ses parties ne se terminaient pas.
