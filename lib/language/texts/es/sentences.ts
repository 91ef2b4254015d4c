import type { EnglishSentence } from '../en/sentences.ts';

export const sentences: Readonly<Record<EnglishSentence, string>> = {
  'Not tried: the word vectors are not loaded.': 'No probado: los vectores de palabras no están cargados.',
  '{count} more words were not tried, to keep this quick.': 'No se probaron otras {count} palabras, para ir rápido.',
  '{values} the same surrogate as in {prompts} of this conversation, so the site can link them. A new conversation has other surrogates.':
    '{values} el mismo sustituto que en {prompts} de esta conversación, así que el sitio puede vincularlos. Una conversación nueva tiene otros sustitutos.',
  '1 value here has': '1 valor aquí tiene',
  '{count} values here have': '{count} valores aquí tienen',
  'an earlier prompt': 'un mensaje anterior',
  'up to {count} earlier prompts': 'hasta {count} mensajes anteriores',
  'Not tried: there is no language model on this device yet.':
    'No probado: aún no hay un modelo de lenguaje en este dispositivo.',
  'Not tried: the language model could not be run.': 'No probado: no se pudo ejecutar el modelo de lenguaje.',
  'Only words with a capital were compared: the list of words is not loaded.':
    'Solo se compararon palabras con mayúscula: la lista de palabras no está cargada.',
  'A full birth date, gender and postal code together single out most people (63 to 87% in the United States).':
    'La fecha de nacimiento completa, el género y el código postal juntos identifican a la mayoría (del 63 al 87 % en EE. UU.).',
  'A full birth date, gender and town together single out about every second person.':
    'La fecha de nacimiento completa, el género y la localidad juntos identifican a una de cada dos personas aproximadamente.',
  'Few people share both a full birth date and a postal code.':
    'Pocas personas comparten la fecha de nacimiento completa y el código postal.',
  'Few people of one town share a full birth date.':
    'Pocas personas de una misma localidad comparten la fecha de nacimiento completa.',
  'Age, gender and postal code together leave only a small group of people.':
    'La edad, el género y el código postal juntos dejan solo un grupo pequeño de personas.',
  'A job at a named employer is often held by one person only.':
    'Un puesto en una empresa concreta suele ocuparlo una sola persona.',
  'Job, town and age together leave only a small group of people.':
    'El trabajo, la localidad y la edad juntos dejan solo un grupo pequeño de personas.',
  'Colleagues may know whose illness this is.': 'Los compañeros pueden saber de quién es esta enfermedad.',
  'Illness, town and age together leave only a small group of people.':
    'La enfermedad, la localidad y la edad juntas dejan solo un grupo pequeño de personas.',
  'Job, town and gender together leave only a small group of people.':
    'El trabajo, la localidad y el género juntos dejan solo un grupo pequeño de personas.',
  'Origin, job and town together may leave only a few people.':
    'El origen, el trabajo y la localidad juntos pueden dejar solo a unas pocas personas.',
  'An event with its day and place can be looked up, and so can who was there.':
    'Un suceso con su día y lugar se puede buscar, y también quién estuvo allí.',
  '{sentence} Kept here: {words}.': '{sentence} Conservado aquí: {words}.',
  '{count} kinds of clues are kept: {words}. Together they may leave only a few people.':
    'Se conservan {count} tipos de pistas: {words}. Juntas pueden dejar solo a unas pocas personas.',
  'The detector "{name}" failed, so this text could not be checked. Try again; nothing was sent.':
    'El detector «{name}» falló, así que no se pudo revisar este texto. Inténtalo de nuevo; no se envió nada.',
  '{entry} has no term. Give it one, or remove it.': '{entry} no tiene término. Ponle uno o quítala.',
  '{entry} has a type that does not exist. Choose one of: {types}.':
    '{entry} tiene un tipo que no existe. Elige uno de: {types}.',
  '{entry} has a risk that is not 1 to 5. Write a whole number from 1 to 5.':
    '{entry} tiene un riesgo que no está entre 1 y 5. Escribe un número entero del 1 al 5.',
  '{entry} must say true or false for "pattern", "caseSensitive" and "learned".':
    '{entry} debe indicar true o false en «pattern», «caseSensitive» y «learned».',
  '{entry} is not an object with a "term".': '{entry} no es un objeto con «term».',
  "The dictionary's first line must name its columns: {columns}.":
    'La primera línea del diccionario debe nombrar sus columnas: {columns}.',
  'The dictionary must be a list of entries. Export one to see the form.':
    'El diccionario debe ser una lista de entradas. Exporta uno para ver el formato.',
  'A dictionary entry is empty. Give it a term, or remove it.':
    'Una entrada del diccionario está vacía. Ponle un término o quítala.',
  'The dictionary pattern "{term}" repeats a repeat, which can take forever. Write it with one repeat only.':
    'El patrón «{term}» del diccionario repite una repetición, lo que puede no acabar nunca. Escríbelo con una sola repetición.',
  'The dictionary pattern "{term}" is not a valid regular expression. Correct it, or enter it as a plain term.':
    'El patrón «{term}» del diccionario no es una expresión regular válida. Corrígelo o introdúcelo como término simple.',
  'Coatcheck was installed or updated while this page was open, so it cannot protect it. Reload this page to go on.':
    'Coatcheck se instaló o se actualizó mientras esta página estaba abierta, así que no puede protegerla. Recarga esta página para continuar.',
  'Coatcheck was updated or turned off. Reload this page to go on.':
    'Coatcheck se actualizó o se desactivó. Recarga esta página para continuar.',
  'The engine stopped before it answered. Try again; if it happens again, reload the extension.':
    'El motor se detuvo antes de responder. Inténtalo de nuevo; si vuelve a ocurrir, recarga la extensión.',
  'The engine did not answer within {seconds} s. Try again; if it happens again, reload the extension.':
    'El motor no respondió en {seconds} s. Inténtalo de nuevo; si vuelve a ocurrir, recarga la extensión.',
  'The engine does not know this request. Reload the page and the extension.':
    'El motor no conoce esta petición. Recarga la página y la extensión.',
  'No engine heard the request.': 'Ningún motor recibió la petición.',
  'A newer text took the place of this one.': 'Un texto más reciente reemplazó a este.',
  'The request was cancelled.': 'La petición se canceló.',
  'The request holds no text.': 'La petición no contiene texto.',
  'The request names no origin.': 'La petición no indica ningún origen.',
  'The request holds no list of originals.': 'Esto no es una lista de originales.',
  'The request names no conversation.': 'La petición no indica ninguna conversación.',
  'This text is too long to be checked: {length} characters, and {most} is the most. Send it in parts.':
    'Este texto es demasiado largo para revisarlo: {length} caracteres, y el máximo es {most}. Envíalo por partes.',
  'The annotations overlap or are out of order. Scan the text again.':
    'Las anotaciones se solapan o están desordenadas. Vuelve a revisar el texto.',
  'The annotations do not fit the text, which has changed since. Scan it again.':
    'Las anotaciones no encajan con el texto, que ha cambiado desde entonces. Vuelve a revisarlo.',
  'This is no receipt.': 'Esto no es un comprobante.',
  'There is no setting "{name}".': 'No existe el ajuste «{name}».',
  'The setting "{name}" cannot be {value}.': 'El ajuste «{name}» no puede ser {value}.',
  'There is no language model here, so words cannot be drawn by their context.':
    'Aquí no hay modelo de lenguaje, así que no se pueden extraer palabras por su contexto.',
  '{address} could not be read.': 'No se pudo leer {address}.',
  'Its download is not complete. Go on with it in the options.':
    'Su descarga no está completa. Continúala en las opciones.',
  "{detail} Coatcheck's own model is used until then.": '{detail} Hasta entonces se usa el modelo propio de Coatcheck.',
  'The file "{file}" of "{model}" is not the one that the hub lists ({why}). It was removed and is not used. Try again; if that fails too, choose another model.':
    'El archivo «{file}» de «{model}» no es el que figura en el hub ({why}). Se eliminó y no se usa. Inténtalo de nuevo; si también falla, elige otro modelo.',
  'its hash differs': 'su hash es distinto',
  'it is larger than listed': 'es más grande de lo indicado',
  'The hub lists "{file}" of "{model}", but does not give it ({status}). Try again later, or choose another model.':
    'El hub menciona «{file}» de «{model}», pero no lo entrega ({status}). Inténtalo más tarde o elige otro modelo.',
  'The connection to the hub broke again and again. What was loaded is kept: check the connection and go on.':
    'La conexión con el hub se cortó una y otra vez. Lo descargado se conserva: comprueba la conexión y continúa.',
  'The detection model could not be started ({detail}). Nothing is sent while names cannot be found: restart the browser, or install Coatcheck again.':
    'No se pudo iniciar el modelo de detección ({detail}). No se envía nada mientras no se puedan encontrar nombres: reinicia el navegador o vuelve a instalar Coatcheck.',
  'The model "{model}" cannot be used. {detail} Remove it in the options, or choose another model.':
    'No se puede usar el modelo «{model}». {detail} Quítalo en las opciones o elige otro modelo.',
  'The model "{model}" cannot be used. {detail}': 'No se puede usar el modelo «{model}». {detail}',
  '{host} could not be reached. Check the connection, and that Coatcheck may reach that site; then try again.':
    'No se pudo acceder a {host}. Comprueba la conexión y que Coatcheck pueda acceder a ese sitio; después inténtalo de nuevo.',
  'The hub has no public model "{model}". Check its name: owner/name, as in its address.':
    'El hub no tiene ningún modelo público «{model}». Comprueba el nombre: propietario/nombre, como en su dirección.',
  '"{model}" is no name of a model: write owner/name, as in its address.':
    '«{model}» no es un nombre de modelo: escribe propietario/nombre, como en su dirección.',
  'The hub takes no more requests for now. Try again in a few minutes.':
    'El hub no acepta más peticiones por ahora. Inténtalo dentro de unos minutos.',
  'The hub answered with an error ({status}). Try again later.':
    'El hub respondió con un error ({status}). Inténtalo más tarde.',
  'The hub answered in a form that Coatcheck does not know. Try again later.':
    'El hub respondió en un formato que Coatcheck no conoce. Inténtalo más tarde.',
  'The model "{model}" has no file "{file}", so it cannot run in a browser. Choose one that is made for transformers.js (ONNX).':
    'El modelo «{model}» no tiene el archivo «{file}», así que no puede funcionar en un navegador. Elige uno hecho para transformers.js (ONNX).',
  'The model "{model}" is too large for a browser ({size} GB). Choose a smaller one.':
    'El modelo «{model}» es demasiado grande para un navegador ({size} GB). Elige uno más pequeño.',
  'The model does not say which words it leaves alone: it has no label "O" (its labels begin with {labels}). Choose another model.':
    'El modelo no indica qué palabras deja sin marcar: no tiene la etiqueta «O» (las suyas empiezan por {labels}). Elige otro modelo.',
  'The list of the model\'s files lacks "{file}". Install Coatcheck again.':
    'A la lista de archivos del modelo le falta «{file}». Vuelve a instalar Coatcheck.',
  "The list of the model's files cannot be read. Install Coatcheck again.":
    'No se puede leer la lista de archivos del modelo. Vuelve a instalar Coatcheck.',
  "The list of the model's files is not of a known form. Install Coatcheck again.":
    'La lista de archivos del modelo no tiene un formato conocido. Vuelve a instalar Coatcheck.',
  "The language model's output does not fit its words. Install Coatcheck again.":
    'La salida del modelo de lenguaje no encaja con sus palabras. Vuelve a instalar Coatcheck.',
  "The language model's words are not those of the word list. Install Coatcheck again.":
    'Las palabras del modelo de lenguaje no son las de la lista. Vuelve a instalar Coatcheck.',
  'The language model knows no class "{name}". Install Coatcheck again.':
    'El modelo de lenguaje no conoce la clase «{name}». Vuelve a instalar Coatcheck.',
  'Install Coatcheck again; from source, train the model (models/training) and list its files (scripts/model-manifest.ts).':
    'Vuelve a instalar Coatcheck; desde el código fuente, entrena el modelo (models/training) y lista sus archivos (scripts/model-manifest.ts).',
  'Install Coatcheck again; after training, list the files anew (scripts/model-manifest.ts).':
    'Vuelve a instalar Coatcheck; tras un entrenamiento, lista de nuevo los archivos (scripts/model-manifest.ts).',
  'Remove the model in the options and download it again.': 'Quita el modelo en las opciones y descárgalo de nuevo.',
  'The model file "{file}" is missing. {advice}': 'Falta el archivo de modelo «{file}». {advice}',
  'The model file "{file}" is damaged: it differs from the one that was listed. {advice}':
    'El archivo de modelo «{file}» está dañado: difiere del que se había listado. {advice}',
  '"{file}" is not listed.': '«{file}» no figura en la lista.',
  'The model was removed while it was being downloaded.': 'El modelo se quitó mientras se descargaba.',
  'There is not enough room on this device for the model. Free some and try again.':
    'No hay espacio suficiente en este dispositivo para el modelo. Libera espacio e inténtalo de nuevo.',
  'This model is being downloaded in another tab. Wait for it there.':
    'Este modelo se está descargando en otra pestaña. Espera allí.',
  'The file "{file}" is not there as a whole.': 'El archivo «{file}» no está completo.',
  'A part of "{file}" is gone. Download the model again.':
    'Ha desaparecido una parte de «{file}». Descarga de nuevo el modelo.',
  'The lists of names cannot be read. Install Coatcheck again.':
    'No se pueden leer las listas de nombres. Vuelve a instalar Coatcheck.',
  "The model's config.json names no labels (id2label). Choose another model.":
    'El config.json del modelo no nombra etiquetas (id2label). Elige otro modelo.',
  "The model's config.json has a gap in its labels (id2label).":
    'El config.json del modelo tiene un hueco en sus etiquetas (id2label).',
  "The model's output does not fit the labels of its config.json. Choose another model.":
    'La salida del modelo no encaja con las etiquetas de su config.json. Elige otro modelo.',
  'The list of words is not complete. Install Coatcheck again.':
    'La lista de palabras no está completa. Vuelve a instalar Coatcheck.',
  'The files of the list of words do not belong together. Install Coatcheck again.':
    'Los archivos de la lista de palabras no se corresponden. Vuelve a instalar Coatcheck.',
  'This browser offers no secure random numbers, so nothing can be replaced safely. Update it.':
    'Este navegador no ofrece números aleatorios seguros, así que no se puede reemplazar nada con seguridad. Actualízalo.',
  'FF1 needs a domain of at least {least} values; {radix}^{length} is smaller.':
    'FF1 necesita un dominio de al menos {least} valores; {radix}^{length} es menor.',
  'Cycle walking found no valid value: too few values of this format are valid.':
    'No se encontró ningún valor válido: muy pocos valores de este formato lo son.',
  'The key must have {needed} bytes, not {given}.': 'La clave debe tener {needed} bytes, no {given}.',
  'The tweak must have {needed} bytes, not {given}.': 'El tweak debe tener {needed} bytes, no {given}.',
  'The reserve pool has no free surrogate left. Start a new conversation.':
    'La reserva no tiene más sustitutos libres. Empieza una conversación nueva.',
  'There is no profile "{name}". Choose one of: {names}.': 'No existe el perfil «{name}». Elige uno de: {names}.',
  'This profile needs the language model, which is not there. Choose another one.':
    'Este perfil necesita el modelo de lenguaje, que no está. Elige otro.',
  'The language model has not looked at every word. Try again.':
    'El modelo de lenguaje no ha mirado todas las palabras. Inténtalo de nuevo.',
  'The list of words is not there, so no word can be drawn. Try again.':
    'La lista de palabras no está, así que no se puede extraer ninguna. Inténtalo de nuevo.',
  'The planned spans overlap or do not fit the text. Scan the text again.':
    'Los fragmentos previstos se solapan o no encajan con el texto. Vuelve a revisar el texto.',
  '{values} of type {types} would still have been in the text. Replace them there too, or decide to send them as they are.':
    'Aún en el texto: {values} de tipo {types}. Reemplázalos también ahí o decide enviarlos tal cual.',
  '1 value': '1 valor',
  '{count} values': '{count} valores',
  '{first} … {last} ({count} numbers)': '{first} … {last} ({count} números)',
  '{first} … {last} ({count} numbers) = {total}': '{first} … {last} ({count} números) = {total}',
  'There is no word to be learned.': 'No hay ninguna palabra que aprender.',
  'A conversation in the vault is not of a known form. Update the extension.':
    'Una conversación de la caja fuerte no tiene un formato conocido. Actualiza la extensión.',
  'The vault was made by a newer Coatcheck. Update the extension; nothing was changed or deleted.':
    'La caja fuerte se creó con un Coatcheck más nuevo. Actualiza la extensión; no se cambió ni se borró nada.',
  'The disk is full, so what restoring needs could not be stored. Nothing was lost; free some space and try again.':
    'El disco está lleno, así que no se pudo guardar lo necesario para restaurar. No se perdió nada; libera espacio e inténtalo de nuevo.',
  'The vault could not be read or written ({detail}). Try again; if it happens again, restart the browser.':
    'No se pudo leer o escribir la caja fuerte ({detail}). Inténtalo de nuevo; si vuelve a ocurrir, reinicia el navegador.',
  'A record of the vault was damaged or changed and cannot be opened. "Forget everything" in the options starts a new vault.':
    'Un registro de la caja fuerte se dañó o se modificó y no se puede abrir. «Olvidar todo» en las opciones empieza una caja fuerte nueva.',
  'The browser does not say which tab this is.': 'El navegador no indica qué pestaña es esta.',
  'The text could not be checked. Send again.': 'No se pudo revisar el texto. Vuelve a enviar.',
  'This editor draws only a part of so long a text, and the rest cannot be checked. Send it in shorter pieces. Your text is still in the composer.':
    'Este editor solo dibuja una parte de un texto tan largo, y el resto no se puede revisar. Envíalo en partes más cortas. Tu texto sigue en el campo de escritura.',
  'Coatcheck cannot read this kind of file.': 'Coatcheck no puede leer este tipo de archivo.',
  'It is too long to be checked.': 'Es demasiado largo para revisarlo.',
  'It holds more than text.': 'Contiene algo más que texto.',
  'No text can be read in it.': 'No se puede leer ningún texto en él.',
  'The page shows another conversation now. Attach the file again.':
    'La página muestra ahora otra conversación. Adjunta el archivo de nuevo.',
  '{file} would no longer be valid after replacing.': '{file} dejaría de ser válido tras el reemplazo.',
  'the age follows from the birth date': 'la edad se deduce de la fecha de nacimiento',
  'the birth year follows from the age': 'el año de nacimiento se deduce de la edad',
  'BMI is weight divided by height squared': 'el IMC es el peso dividido por la altura al cuadrado',
  '{one} and {other} of one measure': '{one} y {other} de una misma medida',
  'exchanged at the rate that stands there': 'convertido al tipo de cambio indicado',
  'the payment that pays the loan back': 'la cuota que devuelve el préstamo',
  '{percent} % of {base}': '{percent} % de {base}',
  '{percent} % added': '{percent} % añadido',
  '{percent} % taken off': '{percent} % descontado',
  'the same amount, written in another way': 'el mismo importe, escrito de otra forma',
  'what is left of the first': 'lo que queda del primero',
  'the parts add up to the total': 'las partes suman el total',
  'split evenly': 'repartido a partes iguales',
  'quantity times unit price': 'cantidad por precio unitario',
  '{longer} is {factor} times {shorter}': '{longer} es {factor} veces {shorter}',
  'where the replaced spans are, their types and levels':
    'dónde están los fragmentos reemplazados, sus tipos y niveles',
  'the words that are kept': 'las palabras que se conservan',
  'lengths, formats, and the number of digits and closing zeros of numbers':
    'longitudes, formatos y el número de cifras y de ceros finales de los números',
  'which values are equal within the conversation': 'qué valores son iguales dentro de la conversación',
  'that a full date moved by whole weeks and by at most 1,498 days, the intervals between full dates, and all of them to whoever knows one':
    'que una fecha completa se movió semanas enteras y como mucho 1498 días, los intervalos entre fechas completas, y todas ellas para quien conozca una',
  'the year of a date of birth': 'el año de una fecha de nacimiento',
  'the group that a generalised value belongs to': 'el grupo al que pertenece un valor generalizado',
  'which numbers follow from others, and by which formula': 'qué números se deducen de otros, y con qué fórmula',
  "each word's group, case and suffix, and whether it is in the list of words at all":
    'el grupo, las mayúsculas y el sufijo de cada palabra, y si está o no en la lista de palabras',
  'which words are protected, and so which are stop words':
    'qué palabras están protegidas y, por tanto, cuáles son palabras vacías',
  'ε(conversation) = Σ ε(prompt) = {total}, with ε(prompt) = Σ ε(value) over the values drawn anew (sequential composition; a value released before adds 0). For noised numbers x and x′: Pr[out | x] ≤ exp(Σ ε · |x − x′| / unit) · Pr[out | x′]; for drawn words w and w′ of one fixed group, or any two where they are drawn by how they fit the place: Pr[out | w] ≤ exp(Σ ε) · Pr[out | w′].':
    'ε(conversación) = Σ ε(mensaje) = {total}, con ε(mensaje) = Σ ε(valor) sobre los valores extraídos de nuevo (composición secuencial; un valor ya revelado suma 0). Para números con ruido x y x′: Pr[salida | x] ≤ exp(Σ ε · |x − x′| / unidad) · Pr[salida | x′]; para palabras extraídas w y w′ de un mismo grupo fijo, o dos cualesquiera cuando se extraen según el lugar: Pr[salida | w] ≤ exp(Σ ε) · Pr[salida | w′].',
  yearly: 'el valor anual',
  quarterly: 'el valor trimestral',
  monthly: 'el valor mensual',
  weekly: 'el valor semanal',
  three: 'tres',
  four: 'cuatro',
  twelve: 'doce',
  thirteen: 'trece',
  'There is no language "{tag}".': 'No existe el idioma «{tag}».',
  'The browser does not let Coatcheck into this page.': 'El navegador no deja entrar a Coatcheck en esta página.',
  'The vault is locked: unlock it in the popup.':
    'La caja fuerte está bloqueada: desbloquéala en la ventana de la extensión.',
  'The passphrase is too short: 8 characters at least, better four words or more.':
    'La frase de contraseña es demasiado corta: al menos 8 caracteres, mejor cuatro palabras o más.',
  'The record of the passphrase is damaged. "Forget everything" in the options starts a new vault, which can take in a backup.':
    'El registro de la frase de contraseña está dañado. «Olvidarlo todo» en las opciones empieza una caja fuerte nueva, que puede recibir una copia de seguridad.',
  'This is not the passphrase. Try again.': 'Esa no es la frase de contraseña. Inténtalo de nuevo.',
  'The keys of the vault were renewed meanwhile. Try again; nothing was changed.':
    'Las claves de la caja fuerte se renovaron mientras tanto. Inténtalo de nuevo; no se cambió nada.',
  'The vault was changed by another window meanwhile. Try again; nothing was lost.':
    'Otra ventana cambió la caja fuerte mientras tanto. Inténtalo de nuevo; no se perdió nada.',
  'The backup is not of a known form. Update the extension; nothing was changed.':
    'La copia de seguridad no tiene una forma conocida. Actualiza la extensión; no se cambió nada.',
  'This file is no backup of Coatcheck, or its beginning is damaged. Choose another.':
    'Este archivo no es una copia de seguridad de Coatcheck, o su comienzo está dañado. Elige otro.',
  'This backup is damaged, or a newer Coatcheck made it. Update the extension.':
    'Esta copia de seguridad está dañada, o la hizo un Coatcheck más nuevo. Actualiza la extensión.',
  'This is not the passphrase of this backup, or the file is damaged. Nothing was changed. Try again.':
    'Esa no es la frase de contraseña de esta copia, o el archivo está dañado. No se cambió nada. Inténtalo de nuevo.',
  'This backup is damaged: a part of it is missing or was changed. Nothing was changed here. Choose another backup.':
    'Esta copia de seguridad está dañada: falta una parte o se modificó. Aquí no se cambió nada. Elige otra copia.',
  'The file could not be read. Choose it again.': 'No se pudo leer el archivo. Elígelo de nuevo.',
  'Nothing of a private window is kept. Open the site in another window.':
    'De una ventana privada no se guarda nada. Abre el sitio en otra ventana.',
  'Only a page of Coatcheck itself may ask for this. Open the options.':
    'Solo una página del propio Coatcheck puede pedir esto. Abre las opciones.',
  'Line {number} of the file': 'La línea {number} del archivo',
  '{entry} cannot be used. {cause}': '{entry} no se puede usar. {cause}',
  'The quoted field that begins in line {number} does not end. Close the quotation mark.':
    'El campo entre comillas que empieza en la línea {number} no termina. Cierra las comillas.',
  '{entry} is not valid JSON. Export a dictionary to see the form.':
    '{entry} no es JSON válido. Exporta un diccionario para ver la forma.',
};
