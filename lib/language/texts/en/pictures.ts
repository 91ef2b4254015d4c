/** Pictures and scanned pages, and the language data by which they are read. */
export const pictureTexts = {
  pictures: 'Pictures and scans',
  picturesHint:
    'Coatcheck reads the text in pictures and scanned pages on this device, and covers what is replaced. For that it needs language data, which comes as a file beside the extension: coatcheck-ocr-data.zip (8.8 MB). Load it once.',
  ocrLanguages: 'Reads: {languages}.',
  ocrNoLanguages: 'No language data is loaded. Pictures are not read.',
  loadOcrData: 'Load language data',
  removeOcrData: 'Remove language data',
  removeOcrDataSure: 'Pictures and scans are no longer read.',
  ocrDataNotLoaded: 'The language data was not loaded',
  ocrDataNotRemoved: 'The language data was not removed',
  ocrDataDamaged: 'The file is damaged. Download it again.',
  ocrDataNone: 'The file holds no language data. Choose coatcheck-ocr-data.zip.',
  ocrDataOtherVersion: 'The language data is not that of this version of Coatcheck. Choose the file of this version.',
  ocrDataMissing: 'To read pictures, load the language data once in the options, under “Pictures and scans”.',
} as const;
