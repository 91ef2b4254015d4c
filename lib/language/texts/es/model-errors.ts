import type { Translated } from '../../message.ts';
import type { modelErrorTexts as english } from '../en/model-errors.ts';

export const modelErrorTexts = {
  fileNotRead: 'No se pudo leer {address}.',
  modelDownloadIncomplete: 'Su descarga no está completa. Continúala en las opciones.',
  modelFallback: '{detail} Hasta entonces se usa el modelo propio de Coatcheck.',
  modelFileDiffers:
    'El archivo «{file}» de «{model}» no es el que figura en el hub ({why}). Se eliminó y no se usa. Inténtalo de nuevo; si también falla, elige otro modelo.',
  hashDiffers: 'su hash es distinto',
  largerThanListed: 'es más grande de lo indicado',
  hubFileRefused:
    'El hub menciona «{file}» de «{model}», pero no lo entrega ({status}). Inténtalo más tarde o elige otro modelo.',
  hubConnectionBroken:
    'La conexión con el hub se cortó una y otra vez. Lo descargado se conserva: comprueba la conexión y continúa.',
  modelStopped: 'El modelo se detuvo. Inténtalo de nuevo.',
  modelNotStarted:
    'No se pudo iniciar el modelo de detección ({detail}). No se envía nada mientras no se puedan encontrar nombres: reinicia el navegador o vuelve a instalar Coatcheck.',
  modelUnusableRemove: 'No se puede usar el modelo «{model}». {detail} Quítalo en las opciones o elige otro modelo.',
  modelUnusable: 'No se puede usar el modelo «{model}». {detail}',
  hubUnreachable:
    'No se pudo acceder a {host}. Comprueba la conexión y que Coatcheck pueda acceder a ese sitio; después inténtalo de nuevo.',
  hubModelUnknown:
    'El hub no tiene ningún modelo público «{model}». Comprueba el nombre: propietario/nombre, como en su dirección.',
  modelNameInvalid: '«{model}» no es un nombre de modelo: escribe propietario/nombre, como en su dirección.',
  hubBusy: 'El hub no acepta más peticiones por ahora. Inténtalo dentro de unos minutos.',
  hubError: 'El hub respondió con un error ({status}). Inténtalo más tarde.',
  hubFormUnknown: 'El hub respondió en un formato que Coatcheck no conoce. Inténtalo más tarde.',
  modelLacksFile:
    'El modelo «{model}» no tiene el archivo «{file}», así que no puede funcionar en un navegador. Elige uno hecho para transformers.js (ONNX).',
  modelTooLarge: 'El modelo «{model}» es demasiado grande para un navegador ({size} GB). Elige uno más pequeño.',
  modelLacksOutside:
    'El modelo no indica qué palabras deja sin marcar: no tiene la etiqueta «O» (las suyas empiezan por {labels}). Elige otro modelo.',
  manifestLacksFile: 'A la lista de archivos del modelo le falta «{file}». Vuelve a instalar Coatcheck.',
  manifestUnreadable: 'No se puede leer la lista de archivos del modelo. Vuelve a instalar Coatcheck.',
  manifestFormUnknown: 'La lista de archivos del modelo no tiene un formato conocido. Vuelve a instalar Coatcheck.',
  wordModelOutputWrong: 'La salida del modelo de lenguaje no encaja con sus palabras. Vuelve a instalar Coatcheck.',
  wordModelListDiffers: 'Las palabras del modelo de lenguaje no son las de la lista. Vuelve a instalar Coatcheck.',
  wordModelClassUnknown: 'El modelo de lenguaje no conoce la clase «{name}». Vuelve a instalar Coatcheck.',
  adviseModelMissing:
    'Vuelve a instalar Coatcheck; desde el código fuente, entrena el modelo (models/training) y lista sus archivos (scripts/model-manifest.ts).',
  adviseModelDamaged:
    'Vuelve a instalar Coatcheck; tras un entrenamiento, lista de nuevo los archivos (scripts/model-manifest.ts).',
  adviseDownloadAgain: 'Quita el modelo en las opciones y descárgalo de nuevo.',
  modelFileMissing: 'Falta el archivo de modelo «{file}». {advice}',
  modelFileDamaged: 'El archivo de modelo «{file}» está dañado: difiere del que se había listado. {advice}',
  modelFileUnlisted: '«{file}» no figura en la lista.',
  modelRemovedMeanwhile: 'El modelo se quitó mientras se descargaba.',
  modelNoSpace: 'No hay espacio suficiente en este dispositivo para el modelo. Libera espacio e inténtalo de nuevo.',
  modelDownloadedElsewhere: 'Este modelo se está descargando en otra pestaña. Espera allí.',
  modelFileIncomplete: 'El archivo «{file}» no está completo.',
  modelPartMissing: 'Ha desaparecido una parte de «{file}». Descarga de nuevo el modelo.',
  nameListsUnreadable: 'No se pueden leer las listas de nombres. Vuelve a instalar Coatcheck.',
  modelLabelsMissing: 'El config.json del modelo no nombra etiquetas (id2label). Elige otro modelo.',
  modelLabelsGap: 'El config.json del modelo tiene un hueco en sus etiquetas (id2label).',
  modelLabelsTooMany: 'El modelo tiene {labels} etiquetas; Coatcheck lee como máximo {most}. Elige otro modelo.',
  modelOutputWrong: 'La salida del modelo no encaja con las etiquetas de su config.json. Elige otro modelo.',
  modelTransitionsWrong:
    'La tabla de transiciones entre etiquetas del modelo ({file}) no encaja con sus etiquetas. Elige otro modelo.',
  modelSpansUnsupported: 'Coatcheck no puede atender la interfaz GLiNER del modelo ({part}). Elige otro modelo.',
  wordListIncomplete: 'La lista de palabras no está completa. Vuelve a instalar Coatcheck.',
  wordListMixed: 'Los archivos de la lista de palabras no se corresponden. Vuelve a instalar Coatcheck.',
  serverUnreachable: 'Ningún servidor responde en {address}. Comprueba que esté en marcha y la dirección.',
  serverWantsKey: 'El servidor de {address} pide otra clave. Corrígela.',
  serverWithoutVectors:
    'El servidor de {address} no da vectores de restauración (estado {status}). Comprueba la dirección o inicia el de Coatcheck, que sí los da.',
  serverVectorsUnusable:
    'Lo que dio el servidor de {address} no sirve como vectores de restauración ({fault}). Actualiza el servidor o comprueba la dirección.',
  serverAddressInvalid: '«{address}» no es una dirección. Da una como http://127.0.0.1:8642.',
  serverAddressUnencrypted: 'Un servidor en otra máquina necesita una dirección que empiece por https://. Corrígela.',
  serverNotAllowed: 'El navegador no puede acceder a {address}. Permítelo cuando lo pregunte.',
  modelServerInvalid: 'Estos no son los ajustes de un servidor de modelo. Pruébalo otra vez en las opciones.',
} as const satisfies Translated<typeof english>;
