import type { EnglishSentence } from '../en/sentences.ts';

export const sentences: Readonly<Record<EnglishSentence, string>> = {
  'Not tried: the word vectors are not loaded.': 'Non essayé : les vecteurs de mots ne sont pas chargés.',
  '{count} more words were not tried, to keep this quick.':
    '{count} autres mots n’ont pas été essayés, pour rester rapide.',
  '{values} the same surrogate as in {prompts} of this conversation, so the site can link them. A new conversation has other surrogates.':
    '{values} le même substitut que dans {prompts} de cette conversation ; le site peut donc les relier. Une nouvelle conversation a d’autres substituts.',
  '1 value here has': '1 valeur ici a',
  '{count} values here have': '{count} valeurs ici ont',
  'an earlier prompt': 'un message précédent',
  'up to {count} earlier prompts': 'jusqu’à {count} messages précédents',
  'Not tried: there is no language model on this device yet.':
    'Non essayé : il n’y a pas encore de modèle de langue sur cet appareil.',
  'Not tried: the language model could not be run.': 'Non essayé : le modèle de langue n’a pas pu être exécuté.',
  'Only words with a capital were compared: the list of words is not loaded.':
    'Seuls les mots à majuscule ont été comparés : la liste de mots n’est pas chargée.',
  'A full birth date, gender and postal code together single out most people (63 to 87% in the United States).':
    'Date de naissance complète, genre et code postal désignent ensemble la plupart des gens (63 à 87 % aux États-Unis).',
  'A full birth date, gender and town together single out about every second person.':
    'Date de naissance complète, genre et ville désignent ensemble environ une personne sur deux.',
  'Few people share both a full birth date and a postal code.':
    'Peu de gens ont en commun la date de naissance complète et le code postal.',
  'Few people of one town share a full birth date.':
    'Peu de gens d’une même ville ont la même date de naissance complète.',
  'Age, gender and postal code together leave only a small group of people.':
    'Âge, genre et code postal ne laissent ensemble qu’un petit groupe de personnes.',
  'A job at a named employer is often held by one person only.':
    'Un poste chez un employeur nommé n’est souvent occupé que par une seule personne.',
  'Job, town and age together leave only a small group of people.':
    'Profession, ville et âge ne laissent ensemble qu’un petit groupe de personnes.',
  'Colleagues may know whose illness this is.': 'Des collègues savent peut-être de qui est cette maladie.',
  'Illness, town and age together leave only a small group of people.':
    'Maladie, ville et âge ne laissent ensemble qu’un petit groupe de personnes.',
  'Job, town and gender together leave only a small group of people.':
    'Profession, ville et genre ne laissent ensemble qu’un petit groupe de personnes.',
  'Origin, job and town together may leave only a few people.':
    'Origine, profession et ville ne laissent peut-être ensemble que quelques personnes.',
  'An event with its day and place can be looked up, and so can who was there.':
    'Un événement avec son jour et son lieu peut se retrouver, et les personnes présentes aussi.',
  '{sentence} Kept here: {words}.': '{sentence} Gardé ici : {words}.',
  '{count} kinds of clues are kept: {words}. Together they may leave only a few people.':
    '{count} types d’indices sont gardés : {words}. Ensemble, ils ne laissent peut-être que quelques personnes.',
  'The detector "{name}" failed, so this text could not be checked. Try again; nothing was sent.':
    'Le détecteur « {name} » a échoué, ce texte n’a donc pas pu être vérifié. Réessayez ; rien n’a été envoyé.',
  '{entry} has no term. Give it one, or remove it.': '{entry} n’a pas de terme. Donnez-lui-en un, ou supprimez-la.',
  '{entry} has a type that does not exist. Choose one of: {types}.':
    '{entry} a un type qui n’existe pas. Choisissez parmi : {types}.',
  '{entry} has a risk that is not 1 to 5. Write a whole number from 1 to 5.':
    '{entry} a un risque qui n’est pas entre 1 et 5. Écrivez un nombre entier de 1 à 5.',
  '{entry} must say true or false for "pattern", "caseSensitive" and "learned".':
    '{entry} doit indiquer true ou false pour « pattern », « caseSensitive » et « learned ».',
  '{entry} is not an object with a "term".': '{entry} n’est pas un objet avec « term ».',
  "The dictionary's first line must name its columns: {columns}.":
    'La première ligne du dictionnaire doit nommer ses colonnes : {columns}.',
  'The dictionary must be a list of entries. Export one to see the form.':
    'Le dictionnaire doit être une liste d’entrées. Exportez-en un pour voir la forme.',
  'A dictionary entry is empty. Give it a term, or remove it.':
    'Une entrée du dictionnaire est vide. Donnez-lui un terme, ou supprimez-la.',
  'The dictionary pattern "{term}" repeats a repeat, which can take forever. Write it with one repeat only.':
    'Le motif « {term} » du dictionnaire répète une répétition, ce qui peut durer indéfiniment. N’en gardez qu’une.',
  'The dictionary pattern "{term}" is not a valid regular expression. Correct it, or enter it as a plain term.':
    'Le motif « {term} » du dictionnaire n’est pas une expression régulière valide. Corrigez-le, ou saisissez-le comme un simple terme.',
  'Coatcheck was installed or updated while this page was open, so it cannot protect it. Reload this page to go on.':
    'Coatcheck a été installé ou mis à jour pendant que cette page était ouverte et ne peut donc pas la protéger. Rechargez cette page pour continuer.',
  'Coatcheck was updated or turned off. Reload this page to go on.':
    'Coatcheck a été mis à jour ou désactivé. Rechargez cette page pour continuer.',
  'The engine stopped before it answered. Try again; if it happens again, reload the extension.':
    'Le moteur s’est arrêté avant de répondre. Réessayez ; si cela se reproduit, rechargez l’extension.',
  'The engine did not answer within {seconds} s. Try again; if it happens again, reload the extension.':
    'Le moteur n’a pas répondu en {seconds} s. Réessayez ; si cela se reproduit, rechargez l’extension.',
  'The engine does not know this request. Reload the page and the extension.':
    'Le moteur ne connaît pas cette demande. Rechargez la page et l’extension.',
  'No engine heard the request.': 'Aucun moteur n’a reçu la demande.',
  'A newer text took the place of this one.': 'Un texte plus récent a remplacé celui-ci.',
  'The request was cancelled.': 'La demande a été annulée.',
  'The request holds no text.': 'La demande ne contient pas de texte.',
  'The request names no origin.': 'La demande ne nomme aucune origine.',
  'The request holds no list of originals.': 'Ce n’est pas une liste d’originaux.',
  'The request names no conversation.': 'La demande ne nomme aucune conversation.',
  'This text is too long to be checked: {length} characters, and {most} is the most. Send it in parts.':
    'Ce texte est trop long pour être vérifié : {length} caractères, {most} au plus. Envoyez-le en plusieurs parties.',
  'The annotations overlap or are out of order. Scan the text again.':
    'Les annotations se chevauchent ou sont en désordre. Relancez la vérification.',
  'The annotations do not fit the text, which has changed since. Scan it again.':
    'Les annotations ne correspondent pas au texte, qui a changé depuis. Relancez la vérification.',
  'This is no receipt.': 'Ce n’est pas un reçu.',
  'There is no setting "{name}".': 'Le réglage « {name} » n’existe pas.',
  'The setting "{name}" cannot be {value}.': 'Le réglage « {name} » ne peut pas être {value}.',
  'There is no language model here, so words cannot be drawn by their context.':
    'Il n’y a pas de modèle de langue ici, les mots ne peuvent donc pas être tirés selon leur contexte.',
  '{address} could not be read.': '{address} n’a pas pu être lu.',
  'Its download is not complete. Go on with it in the options.':
    'Son téléchargement n’est pas complet. Reprenez-le dans les options.',
  "{detail} Coatcheck's own model is used until then.": '{detail} D’ici là, le modèle de Coatcheck est utilisé.',
  'The file "{file}" of "{model}" is not the one that the hub lists ({why}). It was removed and is not used. Try again; if that fails too, choose another model.':
    'Le fichier « {file} » de « {model} » n’est pas celui que le hub indique ({why}). Il a été supprimé et n’est pas utilisé. Réessayez ; si cela échoue encore, choisissez un autre modèle.',
  'its hash differs': 'son empreinte diffère',
  'it is larger than listed': 'il est plus grand qu’indiqué',
  'The hub lists "{file}" of "{model}", but does not give it ({status}). Try again later, or choose another model.':
    'Le hub indique « {file} » de « {model} », mais ne le fournit pas ({status}). Réessayez plus tard, ou choisissez un autre modèle.',
  'The connection to the hub broke again and again. What was loaded is kept: check the connection and go on.':
    'La connexion au hub s’est interrompue à plusieurs reprises. Ce qui est chargé est conservé : vérifiez la connexion et reprenez.',
  'The detection model could not be started ({detail}). Nothing is sent while names cannot be found: restart the browser, or install Coatcheck again.':
    'Le modèle de détection n’a pas pu démarrer ({detail}). Rien n’est envoyé tant que les noms ne peuvent pas être trouvés : redémarrez le navigateur, ou réinstallez Coatcheck.',
  'The model "{model}" cannot be used. {detail} Remove it in the options, or choose another model.':
    'Le modèle « {model} » ne peut pas être utilisé. {detail} Supprimez-le dans les options, ou choisissez un autre modèle.',
  'The model "{model}" cannot be used. {detail}': 'Le modèle « {model} » ne peut pas être utilisé. {detail}',
  '{host} could not be reached. Check the connection, and that Coatcheck may reach that site; then try again.':
    '{host} est injoignable. Vérifiez la connexion et que Coatcheck a le droit de joindre ce site ; puis réessayez.',
  'The hub has no public model "{model}". Check its name: owner/name, as in its address.':
    'Le hub n’a pas de modèle public « {model} ». Vérifiez le nom : propriétaire/nom, comme dans son adresse.',
  '"{model}" is no name of a model: write owner/name, as in its address.':
    '« {model} » n’est pas un nom de modèle : écrivez propriétaire/nom, comme dans son adresse.',
  'The hub takes no more requests for now. Try again in a few minutes.':
    'Le hub n’accepte plus de requêtes pour l’instant. Réessayez dans quelques minutes.',
  'The hub answered with an error ({status}). Try again later.':
    'Le hub a répondu par une erreur ({status}). Réessayez plus tard.',
  'The hub answered in a form that Coatcheck does not know. Try again later.':
    'Le hub a répondu sous une forme que Coatcheck ne connaît pas. Réessayez plus tard.',
  'The model "{model}" has no file "{file}", so it cannot run in a browser. Choose one that is made for transformers.js (ONNX).':
    'Le modèle « {model} » n’a pas de fichier « {file} », il ne peut donc pas fonctionner dans un navigateur. Choisissez-en un fait pour transformers.js (ONNX).',
  'The model "{model}" is too large for a browser ({size} GB). Choose a smaller one.':
    'Le modèle « {model} » est trop grand pour un navigateur ({size} Go). Choisissez-en un plus petit.',
  'The model does not say which words it leaves alone: it has no label "O" (its labels begin with {labels}). Choose another model.':
    'Le modèle n’indique pas quels mots il laisse de côté : il n’a pas d’étiquette « O » (les siennes commencent par {labels}). Choisissez un autre modèle.',
  'The list of the model\'s files lacks "{file}". Install Coatcheck again.':
    'La liste des fichiers du modèle ne contient pas « {file} ». Réinstallez Coatcheck.',
  "The list of the model's files cannot be read. Install Coatcheck again.":
    'La liste des fichiers du modèle est illisible. Réinstallez Coatcheck.',
  "The list of the model's files is not of a known form. Install Coatcheck again.":
    'La liste des fichiers du modèle n’a pas une forme connue. Réinstallez Coatcheck.',
  "The language model's output does not fit its words. Install Coatcheck again.":
    'La sortie du modèle de langue ne correspond pas à ses mots. Réinstallez Coatcheck.',
  "The language model's words are not those of the word list. Install Coatcheck again.":
    'Les mots du modèle de langue ne sont pas ceux de la liste. Réinstallez Coatcheck.',
  'The language model knows no class "{name}". Install Coatcheck again.':
    'Le modèle de langue ne connaît pas la classe « {name} ». Réinstallez Coatcheck.',
  'Install Coatcheck again; from source, train the model (models/training) and list its files (scripts/model-manifest.ts).':
    'Réinstallez Coatcheck ; depuis les sources, entraînez le modèle (models/training) et listez ses fichiers (scripts/model-manifest.ts).',
  'Install Coatcheck again; after training, list the files anew (scripts/model-manifest.ts).':
    'Réinstallez Coatcheck ; après un entraînement, listez de nouveau les fichiers (scripts/model-manifest.ts).',
  'Remove the model in the options and download it again.':
    'Supprimez le modèle dans les options et téléchargez-le de nouveau.',
  'The model file "{file}" is missing. {advice}': 'Le fichier de modèle « {file} » est absent. {advice}',
  'The model file "{file}" is damaged: it differs from the one that was listed. {advice}':
    'Le fichier de modèle « {file} » est endommagé : il diffère de celui qui était listé. {advice}',
  '"{file}" is not listed.': '« {file} » n’est pas listé.',
  'The model was removed while it was being downloaded.': 'Le modèle a été supprimé pendant son téléchargement.',
  'There is not enough room on this device for the model. Free some and try again.':
    'Il n’y a pas assez de place sur cet appareil pour le modèle. Libérez-en et réessayez.',
  'This model is being downloaded in another tab. Wait for it there.':
    'Ce modèle est en cours de téléchargement dans un autre onglet. Attendez-le là-bas.',
  'The file "{file}" is not there as a whole.': 'Le fichier « {file} » n’est pas complet.',
  'A part of "{file}" is gone. Download the model again.':
    'Une partie de « {file} » a disparu. Téléchargez de nouveau le modèle.',
  'The lists of names cannot be read. Install Coatcheck again.':
    'Les listes de noms sont illisibles. Réinstallez Coatcheck.',
  "The model's config.json names no labels (id2label). Choose another model.":
    'Le config.json du modèle ne nomme pas d’étiquettes (id2label). Choisissez un autre modèle.',
  "The model's config.json has a gap in its labels (id2label).":
    'Le config.json du modèle a un trou dans ses étiquettes (id2label).',
  "The model's output does not fit the labels of its config.json. Choose another model.":
    'La sortie du modèle ne correspond pas aux étiquettes de son config.json. Choisissez un autre modèle.',
  'The list of words is not complete. Install Coatcheck again.':
    'La liste de mots n’est pas complète. Réinstallez Coatcheck.',
  'The files of the list of words do not belong together. Install Coatcheck again.':
    'Les fichiers de la liste de mots ne vont pas ensemble. Réinstallez Coatcheck.',
  'This browser offers no secure random numbers, so nothing can be replaced safely. Update it.':
    'Ce navigateur n’offre pas de nombres aléatoires sûrs, rien ne peut donc être remplacé sûrement. Mettez-le à jour.',
  'FF1 needs a domain of at least {least} values; {radix}^{length} is smaller.':
    'FF1 exige un domaine d’au moins {least} valeurs ; {radix}^{length} est plus petit.',
  'Cycle walking found no valid value: too few values of this format are valid.':
    'Aucune valeur valide trouvée : trop peu de valeurs de ce format sont valides.',
  'The key must have {needed} bytes, not {given}.': 'La clé doit faire {needed} octets, et non {given}.',
  'The tweak must have {needed} bytes, not {given}.': 'Le tweak doit faire {needed} octets, et non {given}.',
  'The reserve pool has no free surrogate left. Start a new conversation.':
    'La réserve n’a plus de substitut libre. Commencez une nouvelle conversation.',
  'There is no profile "{name}". Choose one of: {names}.':
    'Le profil « {name} » n’existe pas. Choisissez parmi : {names}.',
  'This profile needs the language model, which is not there. Choose another one.':
    'Ce profil a besoin du modèle de langue, qui est absent. Choisissez-en un autre.',
  'The language model has not looked at every word. Try again.':
    'Le modèle de langue n’a pas examiné tous les mots. Réessayez.',
  'The list of words is not there, so no word can be drawn. Try again.':
    'La liste de mots est absente, aucun mot ne peut donc être tiré. Réessayez.',
  'The planned spans overlap or do not fit the text. Scan the text again.':
    'Les passages prévus se chevauchent ou ne correspondent pas au texte. Relancez la vérification.',
  '{values} of type {types} would still have been in the text. Replace them there too, or decide to send them as they are.':
    'Encore dans le texte : {values} de type {types}. Remplacez-les là aussi, ou décidez de les envoyer tels quels.',
  '1 value': '1 valeur',
  '{count} values': '{count} valeurs',
  '{first} … {last} ({count} numbers)': '{first} … {last} ({count} nombres)',
  '{first} … {last} ({count} numbers) = {total}': '{first} … {last} ({count} nombres) = {total}',
  'There is no word to be learned.': 'Il n’y a aucun mot à retenir.',
  'A conversation in the vault is not of a known form. Update the extension.':
    'Une conversation du coffre n’a pas une forme connue. Mettez à jour l’extension.',
  'The vault was made by a newer Coatcheck. Update the extension; nothing was changed or deleted.':
    'Le coffre a été créé par un Coatcheck plus récent. Mettez à jour l’extension ; rien n’a été modifié ni supprimé.',
  'The disk is full, so what restoring needs could not be stored. Nothing was lost; free some space and try again.':
    'Le disque est plein, ce qu’il faut pour rétablir les originaux n’a donc pas pu être enregistré. Rien n’est perdu ; libérez de l’espace et réessayez.',
  'The vault could not be read or written ({detail}). Try again; if it happens again, restart the browser.':
    'Le coffre n’a pas pu être lu ou écrit ({detail}). Réessayez ; si cela se reproduit, redémarrez le navigateur.',
  'A record of the vault was damaged or changed and cannot be opened. "Forget everything" in the options starts a new vault.':
    'Un enregistrement du coffre a été endommagé ou modifié et ne peut pas être ouvert. « Tout oublier » dans les options commence un nouveau coffre.',
  'The browser does not say which tab this is.': 'Le navigateur n’indique pas quel est cet onglet.',
  'The text could not be checked. Send again.': 'Le texte n’a pas pu être vérifié. Renvoyez.',
  'This editor draws only a part of so long a text, and the rest cannot be checked. Send it in shorter pieces. Your text is still in the composer.':
    'Cet éditeur n’affiche qu’une partie d’un texte aussi long, et le reste ne peut être vérifié. Envoyez-le en morceaux plus courts. Votre texte est toujours dans le champ de saisie.',
  'Coatcheck cannot read this kind of file.': 'Coatcheck ne sait pas lire ce type de fichier.',
  'It is too long to be checked.': 'Il est trop long pour être vérifié.',
  'It holds more than text.': 'Il contient autre chose que du texte.',
  'No text can be read in it.': 'Aucun texte n’y est lisible.',
  'The page shows another conversation now. Attach the file again.':
    'La page affiche maintenant une autre conversation. Joignez de nouveau le fichier.',
  '{file} would no longer be valid after replacing.': '{file} ne serait plus valide après remplacement.',
  'the age follows from the birth date': 'l’âge découle de la date de naissance',
  'the birth year follows from the age': 'l’année de naissance découle de l’âge',
  'BMI is weight divided by height squared': 'l’IMC est le poids divisé par le carré de la taille',
  '{one} and {other} of one measure': '{one} et {other} d’une même mesure',
  'exchanged at the rate that stands there': 'converti au taux indiqué',
  'the payment that pays the loan back': 'la mensualité qui rembourse le prêt',
  '{percent} % of {base}': '{percent} % de {base}',
  '{percent} % added': '{percent} % ajoutés',
  '{percent} % taken off': '{percent} % retirés',
  'the same amount, written in another way': 'le même montant, écrit autrement',
  'what is left of the first': 'ce qui reste du premier',
  'the parts add up to the total': 'les parties s’additionnent pour faire le total',
  'split evenly': 'partagé également',
  'quantity times unit price': 'quantité fois prix unitaire',
  '{longer} is {factor} times {shorter}': '{longer} vaut {factor} fois {shorter}',
  'where the replaced spans are, their types and levels':
    'où se trouvent les passages remplacés, leurs types et niveaux',
  'the words that are kept': 'les mots gardés',
  'lengths, formats, and the number of digits and closing zeros of numbers':
    'les longueurs, les formats, le nombre de chiffres et de zéros finaux des nombres',
  'which values are equal within the conversation': 'quelles valeurs sont égales au sein de la conversation',
  'that a full date moved by whole weeks and by at most 1,498 days, the intervals between full dates, and all of them to whoever knows one':
    'qu’une date complète s’est déplacée de semaines entières et de 1 498 jours au plus, les intervalles entre dates complètes, et toutes ces dates pour qui en connaît une',
  'the year of a date of birth': 'l’année d’une date de naissance',
  'the group that a generalised value belongs to': 'le groupe auquel appartient une valeur généralisée',
  'which numbers follow from others, and by which formula': 'quels nombres découlent d’autres, et par quelle formule',
  "each word's group, case and suffix, and whether it is in the list of words at all":
    'le groupe, la casse et le suffixe de chaque mot, et s’il figure ou non dans la liste de mots',
  'which words are protected, and so which are stop words':
    'quels mots sont protégés, et donc lesquels sont des mots vides',
  'ε(conversation) = Σ ε(prompt) = {total}, with ε(prompt) = Σ ε(value) over the values drawn anew (sequential composition; a value released before adds 0). For noised numbers x and x′: Pr[out | x] ≤ exp(Σ ε · |x − x′| / unit) · Pr[out | x′]; for drawn words w and w′ of one fixed group, or any two where they are drawn by how they fit the place: Pr[out | w] ≤ exp(Σ ε) · Pr[out | w′].':
    'ε(conversation) = Σ ε(message) = {total}, avec ε(message) = Σ ε(valeur) sur les valeurs nouvellement tirées (composition séquentielle ; une valeur déjà divulguée ajoute 0). Pour des nombres bruités x et x′ : Pr[sortie | x] ≤ exp(Σ ε · |x − x′| / unité) · Pr[sortie | x′] ; pour des mots tirés w et w′ d’un même groupe fixe, ou deux mots quelconques quand ils sont tirés selon l’endroit : Pr[sortie | w] ≤ exp(Σ ε) · Pr[sortie | w′].',
  yearly: 'la valeur annuelle',
  quarterly: 'la valeur trimestrielle',
  monthly: 'la valeur mensuelle',
  weekly: 'la valeur hebdomadaire',
  three: 'trois',
  four: 'quatre',
  twelve: 'douze',
  thirteen: 'treize',
  'There is no language "{tag}".': 'La langue « {tag} » n’existe pas.',
  'The browser does not let Coatcheck into this page.': 'Le navigateur ne laisse pas Coatcheck accéder à cette page.',
  'The vault is locked: unlock it in the popup.':
    'Le coffre est verrouillé : déverrouillez-le dans la fenêtre de l’extension.',
  'The passphrase is too short: 8 characters at least, better four words or more.':
    'La phrase secrète est trop courte : 8 caractères au moins, mieux encore quatre mots ou plus.',
  'The record of the passphrase is damaged. "Forget everything" in the options starts a new vault, which can take in a backup.':
    'L’enregistrement de la phrase secrète est endommagé. « Tout oublier » dans les options commence un nouveau coffre, qui peut reprendre une sauvegarde.',
  'This is not the passphrase. Try again.': 'Ce n’est pas la phrase secrète. Réessayez.',
  'The keys of the vault were renewed meanwhile. Try again; nothing was changed.':
    'Les clés du coffre ont été renouvelées entre-temps. Réessayez ; rien n’a été modifié.',
  'The vault was changed by another window meanwhile. Try again; nothing was lost.':
    'Le coffre a été modifié entre-temps par une autre fenêtre. Réessayez ; rien n’a été perdu.',
  'The backup is not of a known form. Update the extension; nothing was changed.':
    'La sauvegarde n’a pas une forme connue. Mettez l’extension à jour ; rien n’a été modifié.',
  'This file is no backup of Coatcheck, or its beginning is damaged. Choose another.':
    'Ce fichier n’est pas une sauvegarde de Coatcheck, ou son début est endommagé. Choisissez-en un autre.',
  'This backup is damaged, or a newer Coatcheck made it. Update the extension.':
    'Cette sauvegarde est endommagée, ou vient d’un Coatcheck plus récent. Mettez l’extension à jour.',
  'This is not the passphrase of this backup, or the file is damaged. Nothing was changed. Try again.':
    'Ce n’est pas la phrase secrète de cette sauvegarde, ou le fichier est endommagé. Rien n’a été modifié. Réessayez.',
  'This backup is damaged: a part of it is missing or was changed. Nothing was changed here. Choose another backup.':
    'Cette sauvegarde est endommagée : une partie manque ou a été modifiée. Rien n’a été modifié ici. Choisissez une autre sauvegarde.',
  'The file could not be read. Choose it again.': 'Le fichier n’a pas pu être lu. Choisissez-le de nouveau.',
  'Nothing of a private window is kept. Open the site in another window.':
    'Rien n’est gardé d’une fenêtre privée. Ouvrez le site dans une autre fenêtre.',
  'Only a page of Coatcheck itself may ask for this. Open the options.':
    'Seule une page de Coatcheck peut demander cela. Ouvrez les options.',
  'Line {number} of the file': 'La ligne {number} du fichier',
  '{entry} cannot be used. {cause}': '{entry} est inutilisable. {cause}',
  'The quoted field that begins in line {number} does not end. Close the quotation mark.':
    'Le champ entre guillemets qui commence à la ligne {number} ne se termine pas. Fermez le guillemet.',
  '{entry} is not valid JSON. Export a dictionary to see the form.':
    '{entry} n’est pas du JSON valide. Exportez un dictionnaire pour voir la forme.',
};
