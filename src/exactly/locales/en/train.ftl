### Messages of exactly train. $file (string): the name of a file. $error, $turns (string): numbers.

train-missing = Missing package { $module }. Run: pip install "exactly-game[train]"
# $rules (string)
train-edition-alone = Invalid --rules { $rules }: use standard or classic, without options.
train-nobody-learns = Invalid --greedy and --careless: together they must be less than 1.
train-copies-alone = --greedy and --careless cannot be used with --against: its copies take all other seats.
train-from-whom = --from-copies and --copies-look-ahead need --against, the network to copy.
train-size-of-copies = --width and --inner cannot be used with --from-copies: the sizes are those of the copies.
# $devices (string)
train-device = Invalid --device: use one of { $devices }.
train-no-card = PyTorch finds no GPU. Use --device cpu.
train-cannot-write = Cannot write { $file }: use a file in a folder that exists and is writable.
train-resume-what = --resume needs --checkpoint, the file to continue from.
train-no-checkpoint = There is no checkpoint { $file }. Remove --resume to start a new training run.
train-checkpoint-exists = { $file } already exists. Use --resume to continue it, or choose another name.
train-unfit-foreign = { $file } is not a training checkpoint.
train-unfit-other-version = { $file } was written by another version. Training cannot continue from it.
train-unfit-changed = { $file } is damaged. Training cannot continue from it.
# $options (string): such as --width, --seed.
train-other-plan = { $file } belongs to a training run with other settings: { $options }.
train-beginning = Preparing
train-learning = Training (error { $error }, { $turns } turns per round)
train-interrupted = Training was interrupted. Nothing was saved: there was no --checkpoint.
# $step (number)
train-put-aside = Training was interrupted. To continue from step { $step } in { $file }, add --resume to the same command.
# $steps, $seconds (number)
train-done = Trained for { $steps } steps in { $seconds } seconds. Final error: { $error }. Turns per round: { $turns }. Written to { $file }
train-measuring = Measuring the accuracy
train-unmeasured = The accuracy is unknown: the measurement was interrupted, or its games did not end.
