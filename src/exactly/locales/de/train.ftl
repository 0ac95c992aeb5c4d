### Training von Netzen. $file (string): Name einer Datei. $error, $turns (string): Zahlen.

train-missing = { $module } fehlt; Training braucht exactly-game[train]
# $rules (string)
train-edition-alone = ein Netz wird für eine Fassung trainiert, standard oder classic, ohne Schalter, nicht für { $rules }
train-nobody-learns = --greedy und --careless zusammen müssen Plätze für Lernende lassen: weniger als 1
train-copies-alone = --against lässt keine Plätze für andere Gesellschaft: --greedy und --careless sind für Training ohne das
train-from-whom = --from-copies und --copies-look-ahead brauchen --against, das Netz, von dem die Kopien sind
train-size-of-copies = mit --from-copies gelten die Größen der Kopien; --width und --inner sind für einen Anfang mit nichts
# $devices (string)
train-device = das Gerät muss eines von { $devices } sein
train-no-card = PyTorch findet hier keine Karte zum Rechnen; mit --device cpu geht es ohne
train-cannot-write = { $file } kann nicht geschrieben werden: Den Ordner gibt es nicht, oder dort darf nichts geschrieben werden
train-resume-what = --resume braucht --checkpoint, die Datei, mit der es weitergeht
train-no-checkpoint = { $file } gibt es nicht; ohne --resume beginnt ein neues Training
train-checkpoint-exists = { $file } gibt es schon; mit --resume geht es damit weiter, sonst hilft ein anderer Name
train-unfit-foreign = { $file } enthält kein beiseitegelegtes Training
train-unfit-other-version = { $file } wurde von einer anderen Version geschrieben; von dort kann kein Training weitergehen
train-unfit-changed = { $file } ist beschädigt; von dort kann kein Training weitergehen
# $options (string): wie --width, --seed.
train-other-plan = { $file } gehört zu einem Training mit anderen Zahlen; verschieden sind: { $options }
train-beginning = Vorbereitung
train-learning = Lernen (Fehler { $error }, { $turns } Züge je Runde)
train-interrupted = das Training wurde unterbrochen; ohne --checkpoint blieb nichts davon erhalten
# $step (number)
train-put-aside = das Training wurde unterbrochen; derselbe Befehl mit --resume macht bei Schritt { $step } weiter, aufbewahrt in { $file }
# $steps, $seconds (number)
train-done = { $steps } Schritte in { $seconds } Sekunden trainiert; am Ende war der Fehler { $error }, und eine Runde dauerte { $turns } Züge. Geschrieben nach { $file }
train-measuring = Es wird gemessen, wie genau es ist
train-unmeasured = Wie genau seine Chancen sind, ist nicht bekannt: Die Messung wurde unterbrochen, oder seine Partien enden nicht.
