/** Errors with models and word lists, and in downloading them. */
export const modelErrorTexts = {
  fileNotRead: '{address} could not be read.',
  modelDownloadIncomplete: 'Its download is not complete. Go on with it in the options.',
  modelFallback: '{detail} Coatcheck’s own model is used until then.',
  modelFileDiffers:
    'The file "{file}" of "{model}" is not the one that the hub lists ({why}). It was removed and is not used. Try again; if that fails too, choose another model.',
  hashDiffers: 'its hash differs',
  largerThanListed: 'it is larger than listed',
  hubFileRefused:
    'The hub lists "{file}" of "{model}", but does not give it ({status}). Try again later, or choose another model.',
  hubConnectionBroken:
    'The connection to the hub broke again and again. What was loaded is kept: check the connection and go on.',
  modelStopped: 'The model was stopped. Try again.',
  modelNotStarted:
    'The detection model could not be started ({detail}). Nothing is sent while names cannot be found: restart the browser, or install Coatcheck again.',
  modelUnusableRemove:
    'The model "{model}" cannot be used. {detail} Remove it in the options, or choose another model.',
  modelUnusable: 'The model "{model}" cannot be used. {detail}',
  hubUnreachable:
    '{host} could not be reached. Check the connection, and that Coatcheck may reach that site; then try again.',
  hubModelUnknown: 'The hub has no public model "{model}". Check its name: owner/name, as in its address.',
  modelNameInvalid: '"{model}" is no name of a model: write owner/name, as in its address.',
  hubBusy: 'The hub takes no more requests for now. Try again in a few minutes.',
  hubError: 'The hub answered with an error ({status}). Try again later.',
  hubFormUnknown: 'The hub answered in a form that Coatcheck does not know. Try again later.',
  modelLacksFile:
    'The model "{model}" has no file "{file}", so it cannot run in a browser. Choose one that is made for transformers.js (ONNX).',
  modelTooLarge: 'The model "{model}" is too large for a browser ({size} GB). Choose a smaller one.',
  modelLacksOutside:
    'The model does not say which words it leaves alone: it has no label "O" (its labels begin with {labels}). Choose another model.',
  manifestLacksFile: 'The list of the model’s files lacks "{file}". Install Coatcheck again.',
  manifestUnreadable: 'The list of the model’s files cannot be read. Install Coatcheck again.',
  manifestFormUnknown: 'The list of the model’s files is not of a known form. Install Coatcheck again.',
  wordModelOutputWrong: 'The language model’s output does not fit its words. Install Coatcheck again.',
  wordModelListDiffers: 'The language model’s words are not those of the word list. Install Coatcheck again.',
  wordModelClassUnknown: 'The language model knows no class "{name}". Install Coatcheck again.',
  adviseModelMissing:
    'Install Coatcheck again; from source, train the model (models/training) and list its files (scripts/model-manifest.ts).',
  adviseModelDamaged: 'Install Coatcheck again; after training, list the files anew (scripts/model-manifest.ts).',
  adviseDownloadAgain: 'Remove the model in the options and download it again.',
  modelFileMissing: 'The model file "{file}" is missing. {advice}',
  modelFileDamaged: 'The model file "{file}" is damaged: it differs from the one that was listed. {advice}',
  modelFileUnlisted: '"{file}" is not listed.',
  modelRemovedMeanwhile: 'The model was removed while it was being downloaded.',
  modelNoSpace: 'There is not enough room on this device for the model. Free some and try again.',
  modelDownloadedElsewhere: 'This model is being downloaded in another tab. Wait for it there.',
  modelFileIncomplete: 'The file "{file}" is not there as a whole.',
  modelPartMissing: 'A part of "{file}" is gone. Download the model again.',
  nameListsUnreadable: 'The lists of names cannot be read. Install Coatcheck again.',
  modelLabelsMissing: 'The model’s config.json names no labels (id2label). Choose another model.',
  modelLabelsGap: 'The model’s config.json has a gap in its labels (id2label).',
  modelLabelsTooMany: 'The model has {labels} labels; Coatcheck reads at most {most}. Choose another model.',
  modelOutputWrong: 'The model’s output does not fit the labels of its config.json. Choose another model.',
  modelTransitionsWrong:
    'The model’s table of transitions between labels ({file}) does not fit its labels. Choose another model.',
  modelSpansUnsupported: 'Coatcheck cannot serve the model’s GLiNER interface ({part}). Choose another model.',
  wordListIncomplete: 'The list of words is not complete. Install Coatcheck again.',
  wordListMixed: 'The files of the list of words do not belong together. Install Coatcheck again.',
  serverUnreachable: 'No server answers at {address}. Check that it runs, and the address.',
  serverWantsKey: 'The server at {address} asks for another key. Correct the key.',
  serverWithoutVectors:
    'The server at {address} gives no restoration vectors (status {status}). Check the address, or start Coatcheck’s own server, which gives them.',
  serverVectorsUnusable:
    'What the server at {address} gave cannot be used as restoration vectors ({fault}). Update the server, or check the address.',
  serverAddressInvalid: '“{address}” is no address. Give one like http://127.0.0.1:8642.',
  serverAddressUnencrypted: 'A server on another machine needs an address that begins with https://. Correct it.',
  serverNotAllowed: 'The browser may not reach {address}. Allow it when the browser asks.',
  modelServerInvalid: 'These are not the settings of a model server. Open the options and test it again.',
} as const;
