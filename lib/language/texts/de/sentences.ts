import type { EnglishSentence } from '../en/sentences.ts';

export const sentences: Readonly<Record<EnglishSentence, string>> = {
  'Not tried: the word vectors are not loaded.': 'Nicht versucht: Die Wortvektoren sind nicht geladen.',
  '{count} more words were not tried, to keep this quick.':
    '{count} weitere Wörter wurden nicht versucht, damit es schnell geht.',
  '{values} the same surrogate as in {prompts} of this conversation, so the site can link them. A new conversation has other surrogates.':
    '{values} denselben Ersatz wie in {prompts} dieser Unterhaltung; die Website kann sie also verknüpfen. Eine neue Unterhaltung hat anderen Ersatz.',
  '1 value here has': '1 Wert hier hat',
  '{count} values here have': '{count} Werte hier haben',
  'an earlier prompt': 'einem früheren Prompt',
  'up to {count} earlier prompts': 'bis zu {count} früheren Prompts',
  'Not tried: there is no language model on this device yet.':
    'Nicht versucht: Auf diesem Gerät gibt es noch kein Sprachmodell.',
  'Not tried: the language model could not be run.': 'Nicht versucht: Das Sprachmodell konnte nicht ausgeführt werden.',
  'Only words with a capital were compared: the list of words is not loaded.':
    'Nur großgeschriebene Wörter wurden verglichen: Die Wortliste ist nicht geladen.',
  'A full birth date, gender and postal code together single out most people (63 to 87% in the United States).':
    'Volles Geburtsdatum, Geschlecht und Postleitzahl zusammen machen die meisten Menschen eindeutig (63 bis 87 % in den USA).',
  'A full birth date, gender and town together single out about every second person.':
    'Volles Geburtsdatum, Geschlecht und Ort zusammen machen etwa jeden zweiten Menschen eindeutig.',
  'Few people share both a full birth date and a postal code.':
    'Nur wenige Menschen haben volles Geburtsdatum und Postleitzahl gemeinsam.',
  'Few people of one town share a full birth date.':
    'Nur wenige Menschen eines Ortes haben dasselbe volle Geburtsdatum.',
  'Age, gender and postal code together leave only a small group of people.':
    'Alter, Geschlecht und Postleitzahl zusammen lassen nur eine kleine Gruppe übrig.',
  'A job at a named employer is often held by one person only.':
    'Eine Stelle bei einem genannten Arbeitgeber hat oft nur eine einzige Person.',
  'Job, town and age together leave only a small group of people.':
    'Beruf, Ort und Alter zusammen lassen nur eine kleine Gruppe übrig.',
  'Colleagues may know whose illness this is.':
    'Kolleginnen und Kollegen wissen vielleicht, um wessen Krankheit es geht.',
  'Illness, town and age together leave only a small group of people.':
    'Krankheit, Ort und Alter zusammen lassen nur eine kleine Gruppe übrig.',
  'Job, town and gender together leave only a small group of people.':
    'Beruf, Ort und Geschlecht zusammen lassen nur eine kleine Gruppe übrig.',
  'Origin, job and town together may leave only a few people.':
    'Herkunft, Beruf und Ort zusammen lassen vielleicht nur wenige Menschen übrig.',
  'An event with its day and place can be looked up, and so can who was there.':
    'Ein Ereignis mit Tag und Ort lässt sich nachschlagen, und auch, wer dabei war.',
  '{sentence} Kept here: {words}.': '{sentence} Hier behalten: {words}.',
  '{count} kinds of clues are kept: {words}. Together they may leave only a few people.':
    '{count} Arten von Hinweisen bleiben stehen: {words}. Zusammen lassen sie vielleicht nur wenige Menschen übrig.',
  'The detector "{name}" failed, so this text could not be checked. Try again; nothing was sent.':
    'Die Erkennung „{name}“ ist fehlgeschlagen, also konnte dieser Text nicht geprüft werden. Versuch es noch einmal; nichts wurde gesendet.',
  '{entry} has no term. Give it one, or remove it.': '{entry} hat keinen Begriff. Gib ihm einen, oder entferne ihn.',
  '{entry} has a type that does not exist. Choose one of: {types}.':
    '{entry} hat einen Typ, den es nicht gibt. Wähle einen von: {types}.',
  '{entry} has a risk that is not 1 to 5. Write a whole number from 1 to 5.':
    '{entry} hat ein Risiko, das nicht 1 bis 5 ist. Schreib eine ganze Zahl von 1 bis 5.',
  '{entry} must say true or false for "pattern", "caseSensitive" and "learned".':
    '{entry} muss für „pattern“, „caseSensitive“ und „learned“ true oder false angeben.',
  '{entry} is not an object with a "term".': '{entry} ist kein Objekt mit „term“.',
  "The dictionary's first line must name its columns: {columns}.":
    'Die erste Zeile des Wörterbuchs muss seine Spalten nennen: {columns}.',
  'The dictionary must be a list of entries. Export one to see the form.':
    'Das Wörterbuch muss eine Liste von Einträgen sein. Exportiere eines, um die Form zu sehen.',
  'A dictionary entry is empty. Give it a term, or remove it.':
    'Ein Eintrag im Wörterbuch ist leer. Gib ihm einen Begriff, oder entferne ihn.',
  'The dictionary pattern "{term}" repeats a repeat, which can take forever. Write it with one repeat only.':
    'Das Muster „{term}“ im Wörterbuch wiederholt eine Wiederholung, was endlos dauern kann. Schreib es mit nur einer Wiederholung.',
  'The dictionary pattern "{term}" is not a valid regular expression. Correct it, or enter it as a plain term.':
    'Das Muster „{term}“ im Wörterbuch ist kein gültiger regulärer Ausdruck. Berichtige es, oder gib es als einfachen Begriff ein.',
  'Coatcheck was installed or updated while this page was open, so it cannot protect it. Reload this page to go on.':
    'Coatcheck wurde installiert oder aktualisiert, während diese Seite offen war, und kann sie deshalb nicht schützen. Lade diese Seite neu, um weiterzumachen.',
  'Coatcheck was updated or turned off. Reload this page to go on.':
    'Coatcheck wurde aktualisiert oder ausgeschaltet. Lade diese Seite neu, um weiterzumachen.',
  'The engine stopped before it answered. Try again; if it happens again, reload the extension.':
    'Die Engine hat angehalten, bevor sie antwortete. Versuch es noch einmal; wenn es wieder passiert, lade die Erweiterung neu.',
  'The engine did not answer within {seconds} s. Try again; if it happens again, reload the extension.':
    'Die Engine hat nicht innerhalb von {seconds} s geantwortet. Versuch es noch einmal; wenn es wieder passiert, lade die Erweiterung neu.',
  'The engine does not know this request. Reload the page and the extension.':
    'Die Engine kennt diese Anfrage nicht. Lade die Seite und die Erweiterung neu.',
  'No engine heard the request.': 'Keine Engine hat die Anfrage gehört.',
  'A newer text took the place of this one.': 'Ein neuerer Text hat diesen abgelöst.',
  'The request was cancelled.': 'Die Anfrage wurde abgebrochen.',
  'The request holds no text.': 'Die Anfrage enthält keinen Text.',
  'The request names no origin.': 'Die Anfrage nennt keine Herkunft.',
  'The request holds no list of originals.': 'Das ist keine Liste von Originalen.',
  'The request names no conversation.': 'Die Anfrage nennt keine Unterhaltung.',
  'This text is too long to be checked: {length} characters, and {most} is the most. Send it in parts.':
    'Dieser Text ist zu lang, um geprüft zu werden: {length} Zeichen, höchstens {most} sind möglich. Sende ihn in Teilen.',
  'The annotations overlap or are out of order. Scan the text again.':
    'Die Markierungen überlappen sich oder sind ungeordnet. Prüfe den Text noch einmal.',
  'The annotations do not fit the text, which has changed since. Scan it again.':
    'Die Markierungen passen nicht zum Text, der sich seitdem geändert hat. Prüfe ihn noch einmal.',
  'This is no receipt.': 'Das ist kein Beleg.',
  'There is no setting "{name}".': 'Die Einstellung „{name}“ gibt es nicht.',
  'The setting "{name}" cannot be {value}.': 'Die Einstellung „{name}“ kann nicht {value} sein.',
  'There is no language model here, so words cannot be drawn by their context.':
    'Hier gibt es kein Sprachmodell, also können Wörter nicht nach ihrem Kontext gezogen werden.',
  '{address} could not be read.': '{address} konnte nicht gelesen werden.',
  'Its download is not complete. Go on with it in the options.':
    'Sein Download ist nicht vollständig. Setze ihn in den Einstellungen fort.',
  "{detail} Coatcheck's own model is used until then.": '{detail} Bis dahin wird das Modell von Coatcheck verwendet.',
  'The file "{file}" of "{model}" is not the one that the hub lists ({why}). It was removed and is not used. Try again; if that fails too, choose another model.':
    'Die Datei „{file}“ von „{model}“ ist nicht die, die der Hub aufführt ({why}). Sie wurde entfernt und wird nicht verwendet. Versuch es noch einmal; wenn auch das nicht klappt, wähle ein anderes Modell.',
  'its hash differs': 'der Hashwert weicht ab',
  'it is larger than listed': 'sie ist größer als aufgeführt',
  'The hub lists "{file}" of "{model}", but does not give it ({status}). Try again later, or choose another model.':
    'Der Hub führt „{file}“ von „{model}“ auf, gibt es aber nicht heraus ({status}). Versuch es später noch einmal, oder wähle ein anderes Modell.',
  'The connection to the hub broke again and again. What was loaded is kept: check the connection and go on.':
    'Die Verbindung zum Hub brach immer wieder ab. Was geladen ist, bleibt: Prüfe die Verbindung und mach weiter.',
  'The detection model could not be started ({detail}). Nothing is sent while names cannot be found: restart the browser, or install Coatcheck again.':
    'Das Erkennungsmodell konnte nicht gestartet werden ({detail}). Solange keine Namen gefunden werden können, wird nichts gesendet: Starte den Browser neu, oder installiere Coatcheck noch einmal.',
  'The model "{model}" cannot be used. {detail} Remove it in the options, or choose another model.':
    'Das Modell „{model}“ kann nicht verwendet werden. {detail} Entferne es in den Einstellungen, oder wähle ein anderes Modell.',
  'The model "{model}" cannot be used. {detail}': 'Das Modell „{model}“ kann nicht verwendet werden. {detail}',
  '{host} could not be reached. Check the connection, and that Coatcheck may reach that site; then try again.':
    '{host} war nicht erreichbar. Prüfe die Verbindung und ob Coatcheck diese Website erreichen darf; versuch es dann noch einmal.',
  'The hub has no public model "{model}". Check its name: owner/name, as in its address.':
    'Der Hub hat kein öffentliches Modell „{model}“. Prüfe den Namen: Besitzer/Name, wie in der Adresse.',
  '"{model}" is no name of a model: write owner/name, as in its address.':
    '„{model}“ ist kein Modellname: Schreib Besitzer/Name, wie in der Adresse.',
  'The hub takes no more requests for now. Try again in a few minutes.':
    'Der Hub nimmt gerade keine Anfragen mehr an. Versuch es in ein paar Minuten noch einmal.',
  'The hub answered with an error ({status}). Try again later.':
    'Der Hub hat mit einem Fehler geantwortet ({status}). Versuch es später noch einmal.',
  'The hub answered in a form that Coatcheck does not know. Try again later.':
    'Der Hub hat in einer Form geantwortet, die Coatcheck nicht kennt. Versuch es später noch einmal.',
  'The model "{model}" has no file "{file}", so it cannot run in a browser. Choose one that is made for transformers.js (ONNX).':
    'Das Modell „{model}“ hat keine Datei „{file}“, kann also nicht in einem Browser laufen. Wähle eines, das für transformers.js (ONNX) gemacht ist.',
  'The model "{model}" is too large for a browser ({size} GB). Choose a smaller one.':
    'Das Modell „{model}“ ist zu groß für einen Browser ({size} GB). Wähle ein kleineres.',
  'The model does not say which words it leaves alone: it has no label "O" (its labels begin with {labels}). Choose another model.':
    'Das Modell sagt nicht, welche Wörter es auslässt: Es hat kein Label „O“ (seine Labels beginnen mit {labels}). Wähle ein anderes Modell.',
  'The list of the model\'s files lacks "{file}". Install Coatcheck again.':
    'In der Dateiliste des Modells fehlt „{file}“. Installiere Coatcheck noch einmal.',
  "The list of the model's files cannot be read. Install Coatcheck again.":
    'Die Dateiliste des Modells ist nicht lesbar. Installiere Coatcheck noch einmal.',
  "The list of the model's files is not of a known form. Install Coatcheck again.":
    'Die Dateiliste des Modells hat keine bekannte Form. Installiere Coatcheck noch einmal.',
  "The language model's output does not fit its words. Install Coatcheck again.":
    'Die Ausgabe des Sprachmodells passt nicht zu seinen Wörtern. Installiere Coatcheck noch einmal.',
  "The language model's words are not those of the word list. Install Coatcheck again.":
    'Die Wörter des Sprachmodells sind nicht die der Wortliste. Installiere Coatcheck noch einmal.',
  'The language model knows no class "{name}". Install Coatcheck again.':
    'Das Sprachmodell kennt keine Klasse „{name}“. Installiere Coatcheck noch einmal.',
  'Install Coatcheck again; from source, train the model (models/training) and list its files (scripts/model-manifest.ts).':
    'Installiere Coatcheck noch einmal; aus dem Quellcode: Trainiere das Modell (models/training) und liste seine Dateien auf (scripts/model-manifest.ts).',
  'Install Coatcheck again; after training, list the files anew (scripts/model-manifest.ts).':
    'Installiere Coatcheck noch einmal; nach einem Training liste die Dateien neu auf (scripts/model-manifest.ts).',
  'Remove the model in the options and download it again.':
    'Entferne das Modell in den Einstellungen und lade es noch einmal herunter.',
  'The model file "{file}" is missing. {advice}': 'Die Modelldatei „{file}“ fehlt. {advice}',
  'The model file "{file}" is damaged: it differs from the one that was listed. {advice}':
    'Die Modelldatei „{file}“ ist beschädigt: Sie weicht von der aufgeführten ab. {advice}',
  '"{file}" is not listed.': '„{file}“ ist nicht aufgeführt.',
  'The model was removed while it was being downloaded.': 'Das Modell wurde während des Downloads entfernt.',
  'There is not enough room on this device for the model. Free some and try again.':
    'Auf diesem Gerät ist nicht genug Platz für das Modell. Schaffe Platz und versuch es noch einmal.',
  'This model is being downloaded in another tab. Wait for it there.':
    'Dieses Modell wird gerade in einem anderen Tab heruntergeladen. Warte dort darauf.',
  'The file "{file}" is not there as a whole.': 'Die Datei „{file}“ ist nicht vollständig da.',
  'A part of "{file}" is gone. Download the model again.':
    'Ein Teil von „{file}“ ist weg. Lade das Modell noch einmal herunter.',
  'The lists of names cannot be read. Install Coatcheck again.':
    'Die Namenslisten sind nicht lesbar. Installiere Coatcheck noch einmal.',
  "The model's config.json names no labels (id2label). Choose another model.":
    'Die config.json des Modells nennt keine Labels (id2label). Wähle ein anderes Modell.',
  "The model's config.json has a gap in its labels (id2label).":
    'Die config.json des Modells hat eine Lücke in den Labels (id2label).',
  "The model's output does not fit the labels of its config.json. Choose another model.":
    'Die Ausgabe des Modells passt nicht zu den Labels seiner config.json. Wähle ein anderes Modell.',
  'The list of words is not complete. Install Coatcheck again.':
    'Die Wortliste ist nicht vollständig. Installiere Coatcheck noch einmal.',
  'The files of the list of words do not belong together. Install Coatcheck again.':
    'Die Dateien der Wortliste gehören nicht zusammen. Installiere Coatcheck noch einmal.',
  'This browser offers no secure random numbers, so nothing can be replaced safely. Update it.':
    'Dieser Browser bietet keine sicheren Zufallszahlen, also kann nichts sicher ersetzt werden. Aktualisiere ihn.',
  'FF1 needs a domain of at least {least} values; {radix}^{length} is smaller.':
    'FF1 braucht eine Wertemenge von mindestens {least} Werten; {radix}^{length} ist kleiner.',
  'Cycle walking found no valid value: too few values of this format are valid.':
    'Kein gültiger Wert gefunden: Zu wenige Werte dieses Formats sind gültig.',
  'The key must have {needed} bytes, not {given}.': 'Der Schlüssel muss {needed} Bytes haben, nicht {given}.',
  'The tweak must have {needed} bytes, not {given}.': 'Der Tweak muss {needed} Bytes haben, nicht {given}.',
  'The reserve pool has no free surrogate left. Start a new conversation.':
    'Der Vorrat hat keinen freien Ersatz mehr. Beginne eine neue Unterhaltung.',
  'There is no profile "{name}". Choose one of: {names}.':
    'Das Profil „{name}“ gibt es nicht. Wähle eines von: {names}.',
  'This profile needs the language model, which is not there. Choose another one.':
    'Dieses Profil braucht das Sprachmodell, das nicht da ist. Wähle ein anderes.',
  'The language model has not looked at every word. Try again.':
    'Das Sprachmodell hat nicht jedes Wort angesehen. Versuch es noch einmal.',
  'The list of words is not there, so no word can be drawn. Try again.':
    'Die Wortliste ist nicht da, also kann kein Wort gezogen werden. Versuch es noch einmal.',
  'The planned spans overlap or do not fit the text. Scan the text again.':
    'Die geplanten Stellen überlappen sich oder passen nicht zum Text. Prüfe den Text noch einmal.',
  '{values} of type {types} would still have been in the text. Replace them there too, or decide to send them as they are.':
    'Noch im Text: {values} der Art {types}. Ersetze auch dort, oder entscheide, es unverändert zu senden.',
  '1 value': '1 Wert',
  '{count} values': '{count} Werte',
  '{first} … {last} ({count} numbers)': '{first} … {last} ({count} Zahlen)',
  '{first} … {last} ({count} numbers) = {total}': '{first} … {last} ({count} Zahlen) = {total}',
  'There is no word to be learned.': 'Es gibt kein Wort zu lernen.',
  'A conversation in the vault is not of a known form. Update the extension.':
    'Eine Unterhaltung im Tresor hat keine bekannte Form. Aktualisiere die Erweiterung.',
  'The vault was made by a newer Coatcheck. Update the extension; nothing was changed or deleted.':
    'Der Tresor stammt von einem neueren Coatcheck. Aktualisiere die Erweiterung; nichts wurde geändert oder gelöscht.',
  'The disk is full, so what restoring needs could not be stored. Nothing was lost; free some space and try again.':
    'Der Speicher ist voll, also konnte nicht gesichert werden, was das Einsetzen der Originale braucht. Nichts ging verloren; schaffe Platz und versuch es noch einmal.',
  'The vault could not be read or written ({detail}). Try again; if it happens again, restart the browser.':
    'Der Tresor konnte nicht gelesen oder geschrieben werden ({detail}). Versuch es noch einmal; wenn es wieder passiert, starte den Browser neu.',
  'A record of the vault was damaged or changed and cannot be opened. "Forget everything" in the options starts a new vault.':
    'Ein Eintrag im Tresor wurde beschädigt oder verändert und lässt sich nicht öffnen. „Alles vergessen“ in den Einstellungen beginnt einen neuen Tresor.',
  'The browser does not say which tab this is.': 'Der Browser sagt nicht, welcher Tab das ist.',
  'The text could not be checked. Send again.': 'Der Text konnte nicht geprüft werden. Sende noch einmal.',
  'This editor draws only a part of so long a text, and the rest cannot be checked. Send it in shorter pieces. Your text is still in the composer.':
    'Dieser Editor zeigt von einem so langen Text nur einen Teil, und der Rest lässt sich nicht prüfen. Sende ihn in kürzeren Stücken. Dein Text steht noch im Eingabefeld.',
  'Coatcheck cannot read this kind of file.': 'Diese Art von Datei kann Coatcheck nicht lesen.',
  'It is too long to be checked.': 'Sie ist zu lang, um geprüft zu werden.',
  'It holds more than text.': 'Sie enthält mehr als Text.',
  'No text can be read in it.': 'In ihr ist kein Text lesbar.',
  'The page shows another conversation now. Attach the file again.':
    'Die Seite zeigt jetzt eine andere Unterhaltung. Hänge die Datei noch einmal an.',
  '{file} would no longer be valid after replacing.': '{file} wäre nach dem Ersetzen nicht mehr gültig.',
  'the age follows from the birth date': 'das Alter folgt aus dem Geburtsdatum',
  'the birth year follows from the age': 'das Geburtsjahr folgt aus dem Alter',
  'BMI is weight divided by height squared': 'der BMI ist Gewicht durch Größe im Quadrat',
  '{one} and {other} of one measure': '{one} und {other} desselben Maßes',
  'exchanged at the rate that stands there': 'umgerechnet zum Kurs, der dort steht',
  'the payment that pays the loan back': 'die Rate, die den Kredit tilgt',
  '{percent} % of {base}': '{percent} % von {base}',
  '{percent} % added': '{percent} % dazugerechnet',
  '{percent} % taken off': '{percent} % abgezogen',
  'the same amount, written in another way': 'derselbe Betrag, anders geschrieben',
  'what is left of the first': 'was vom ersten übrig bleibt',
  'the parts add up to the total': 'die Teile ergeben die Summe',
  'split evenly': 'gleichmäßig geteilt',
  'quantity times unit price': 'Menge mal Einzelpreis',
  '{longer} is {factor} times {shorter}': '{longer} ist {factor} mal {shorter}',
  'where the replaced spans are, their types and levels': 'wo ersetzt wurde, mit welcher Art und Stufe',
  'the words that are kept': 'die Wörter, die behalten werden',
  'lengths, formats, and the number of digits and closing zeros of numbers':
    'Längen, Formate und bei Zahlen die Anzahl der Ziffern und der Nullen am Ende',
  'which values are equal within the conversation': 'welche Werte innerhalb der Unterhaltung gleich sind',
  'that a full date moved by whole weeks and by at most 1,498 days, the intervals between full dates, and all of them to whoever knows one':
    'dass ein volles Datum um ganze Wochen und höchstens 1.498 Tage verschoben ist, die Abstände zwischen vollen Daten, und alle davon für den, der eines kennt',
  'the year of a date of birth': 'das Jahr eines Geburtsdatums',
  'the group that a generalised value belongs to': 'die Gruppe, zu der ein verallgemeinerter Wert gehört',
  'which numbers follow from others, and by which formula': 'welche Zahlen aus anderen folgen und nach welcher Formel',
  "each word's group, case and suffix, and whether it is in the list of words at all":
    'Gruppe, Groß- und Kleinschreibung und Endung jedes Wortes und ob es überhaupt in der Wortliste steht',
  'which words are protected, and so which are stop words':
    'welche Wörter geschützt sind und damit, welche Stoppwörter sind',
  'ε(conversation) = Σ ε(prompt) = {total}, with ε(prompt) = Σ ε(value) over the values drawn anew (sequential composition; a value released before adds 0). For noised numbers x and x′: Pr[out | x] ≤ exp(Σ ε · |x − x′| / unit) · Pr[out | x′]; for drawn words w and w′ of one fixed group, or any two where they are drawn by how they fit the place: Pr[out | w] ≤ exp(Σ ε) · Pr[out | w′].':
    'ε(Unterhaltung) = Σ ε(Prompt) = {total}, mit ε(Prompt) = Σ ε(Wert) über die neu gezogenen Werte (sequenzielle Komposition; ein früher preisgegebener Wert trägt 0 bei). Für verrauschte Zahlen x und x′: Pr[Ausgabe | x] ≤ exp(Σ ε · |x − x′| / Einheit) · Pr[Ausgabe | x′]; für gezogene Wörter w und w′ einer festen Gruppe, oder beliebige zwei, wo sie nach der Stelle gezogen werden: Pr[Ausgabe | w] ≤ exp(Σ ε) · Pr[Ausgabe | w′].',
  yearly: 'der Jahreswert',
  quarterly: 'der Quartalswert',
  monthly: 'der Monatswert',
  weekly: 'der Wochenwert',
  three: 'drei',
  four: 'vier',
  twelve: 'zwölf',
  thirteen: 'dreizehn',
  'There is no language "{tag}".': 'Die Sprache „{tag}“ gibt es nicht.',
  'The browser does not let Coatcheck into this page.': 'Der Browser lässt Coatcheck nicht in diese Seite.',
  'The vault is locked: unlock it in the popup.': 'Der Tresor ist gesperrt: Entsperre ihn im Popup.',
  'The passphrase is too short: 8 characters at least, better four words or more.':
    'Die Passphrase ist zu kurz: mindestens 8 Zeichen, besser vier Wörter oder mehr.',
  'The record of the passphrase is damaged. "Forget everything" in the options starts a new vault, which can take in a backup.':
    'Der Eintrag der Passphrase ist beschädigt. „Alles vergessen“ in den Optionen beginnt einen neuen Tresor, der eine Sicherung aufnehmen kann.',
  'This is not the passphrase. Try again.': 'Das ist nicht die Passphrase. Versuch es noch einmal.',
  'The keys of the vault were renewed meanwhile. Try again; nothing was changed.':
    'Die Schlüssel des Tresors wurden inzwischen erneuert. Versuch es noch einmal; nichts wurde geändert.',
  'The vault was changed by another window meanwhile. Try again; nothing was lost.':
    'Der Tresor wurde inzwischen von einem anderen Fenster geändert. Versuch es noch einmal; nichts ging verloren.',
  'The backup is not of a known form. Update the extension; nothing was changed.':
    'Die Sicherung hat keine bekannte Form. Aktualisiere die Erweiterung; nichts wurde geändert.',
  'This file is no backup of Coatcheck, or its beginning is damaged. Choose another.':
    'Diese Datei ist keine Sicherung von Coatcheck, oder ihr Anfang ist beschädigt. Wähle eine andere.',
  'This backup is damaged, or a newer Coatcheck made it. Update the extension.':
    'Diese Sicherung ist beschädigt, oder ein neueres Coatcheck hat sie gemacht. Aktualisiere die Erweiterung.',
  'This is not the passphrase of this backup, or the file is damaged. Nothing was changed. Try again.':
    'Das ist nicht die Passphrase dieser Sicherung, oder die Datei ist beschädigt. Nichts wurde geändert. Versuch es noch einmal.',
  'This backup is damaged: a part of it is missing or was changed. Nothing was changed here. Choose another backup.':
    'Diese Sicherung ist beschädigt: Ein Teil fehlt oder wurde verändert. Hier wurde nichts geändert. Wähle eine andere Sicherung.',
  'The file could not be read. Choose it again.': 'Die Datei konnte nicht gelesen werden. Wähle sie noch einmal.',
  'Nothing of a private window is kept. Open the site in another window.':
    'Aus einem privaten Fenster wird nichts behalten. Öffne die Seite in einem anderen Fenster.',
  'Only a page of Coatcheck itself may ask for this. Open the options.':
    'Nur eine Seite von Coatcheck selbst darf das verlangen. Öffne die Optionen.',
  'Line {number} of the file': 'Zeile {number} der Datei',
  '{entry} cannot be used. {cause}': '{entry} kann nicht verwendet werden. {cause}',
  'The quoted field that begins in line {number} does not end. Close the quotation mark.':
    'Das Feld in Anführungszeichen, das in Zeile {number} beginnt, endet nicht. Schließe das Anführungszeichen.',
  '{entry} is not valid JSON. Export a dictionary to see the form.':
    '{entry} ist kein gültiges JSON. Exportiere ein Wörterbuch, um die Form zu sehen.',
};
