### Training of networks. $file (string): a file's name. $error, $turns (string): numbers.

train-missing = { $module } is missing; training needs exactly-game[train]
# $rules (string)
train-edition-alone = a network is trained for an edition, standard or classic, without switches, not for { $rules }
train-nobody-learns = --greedy and --careless together must leave seats to who learns: less than 1
train-copies-alone = --against leaves no seats for other company: --greedy and --careless are for trainings without it
train-from-whom = --from-copies and --copies-look-ahead need --against, the network that the copies are of
train-size-of-copies = with --from-copies the sizes are those of the copies; --width and --inner are for beginning with nothing
# $devices (string)
train-device = the device must be one of { $devices }
train-no-card = PyTorch finds no card to compute with here; --device cpu does without
train-cannot-write = { $file } cannot be written: there is no such folder, or nothing may be written there
train-resume-what = --resume needs --checkpoint, the file to go on with
train-no-checkpoint = there is no { $file } to go on with; without --resume a new training begins
train-checkpoint-exists = { $file } is there already; go on with it by --resume, or choose another name
train-unfit-foreign = { $file } holds no training that was put aside
train-unfit-other-version = { $file } was written by another version; no training can go on from there
train-unfit-changed = { $file } is damaged; no training can go on from there
# $options (string): such as --width, --seed.
train-other-plan = { $file } is of a training with other numbers; these differ: { $options }
train-beginning = Getting ready
train-learning = Learning (error { $error }, { $turns } turns a round)
train-interrupted = training was interrupted; nothing of it was kept, as --checkpoint was not given
# $step (number)
train-put-aside = training was interrupted; the same command with --resume goes on from step { $step }, kept in { $file }
# $steps, $seconds (number)
train-done = Trained for { $steps } steps in { $seconds } seconds; in the end the error was { $error }, and a round took { $turns } turns. Written to { $file }
train-measuring = Measuring how far off it is
train-unmeasured = How far off its chances are is not known: the measurement was interrupted, or its games come to no end.
