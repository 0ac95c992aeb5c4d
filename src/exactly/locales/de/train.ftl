### Training of networks. $file (string): a file's name. $error, $turns (string): numbers.

train-missing = Modul { $module } fehlt; installiere es mit: pip install "exactly-game[train]"
# $rules (string)
train-edition-alone = ein Netz wird nur für eine Fassung ohne Optionen trainiert (standard oder classic), nicht für { $rules }
train-nobody-learns = --greedy und --careless müssen zusammen kleiner als 1 sein; sonst bleibt kein Platz für das lernende Netz
train-copies-alone = --against schließt --greedy und --careless aus: Auf allen anderen Plätzen spielen Kopien des Netzes
train-from-whom = --from-copies und --copies-look-ahead brauchen --against, das Netz der Kopien
train-size-of-copies = mit --from-copies gelten die Schichtgrößen der Kopien; --width und --inner sind nur ohne --from-copies erlaubt
# $devices (string)
train-device = ungültiger Wert für --device; möglich sind { $devices }
train-no-card = PyTorch findet keine GPU; ohne GPU geht es mit --device cpu
train-cannot-write = { $file } lässt sich nicht schreiben: Der Ordner oder die Schreibrechte fehlen
train-resume-what = --resume braucht --checkpoint mit der Datei, die fortgesetzt wird
train-no-checkpoint = Checkpoint { $file } nicht gefunden; ohne --resume beginnt ein neues Training
train-checkpoint-exists = { $file } gibt es schon; setze das Training mit --resume fort oder wähle einen anderen Namen
train-unfit-foreign = { $file } ist kein Trainings-Checkpoint
train-unfit-other-version = der Checkpoint { $file } stammt von einer anderen Version und lässt sich nicht fortsetzen
train-unfit-changed = der Checkpoint { $file } ist beschädigt und lässt sich nicht fortsetzen
# $options (string): such as --width, --seed.
train-other-plan = der Checkpoint { $file } gehört zu einem anderen Training; unterschiedlich sind { $options }
train-beginning = Vorbereitung
train-learning = Training (Fehler { $error }, { $turns } Züge pro Runde)
train-interrupted = Training abgebrochen; ohne --checkpoint wurde nichts gespeichert
# $step (number)
train-put-aside = Training bei Schritt { $step } unterbrochen und in { $file } gespeichert; derselbe Befehl mit --resume setzt es fort
# $steps, $seconds (number)
train-done = { $steps } Schritte in { $seconds } Sekunden trainiert; am Ende war der Fehler { $error }, und eine Runde dauerte { $turns } Züge. Netz gespeichert in { $file }
train-measuring = Genauigkeit wird gemessen
train-unmeasured = Die Genauigkeit der Gewinnchancen ist unbekannt: Die Messung wurde abgebrochen, oder die Partien enden nicht.
