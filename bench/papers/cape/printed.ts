// Cape (BERT) as the paper prints it, at epsilon 1, 2, 3, 6, 10, 14 and 20, in percent.

/** Table 5: accuracy of a classifier on sanitized text. */
export const CAPE_ACCURACY = {
  'SST-2': [58.14, 60.01, 62.33, 64.93, 76.56, 83.24, 91.33],
  QNLI: [52.1, 51.77, 52.17, 53.74, 59.76, 67.93, 75.84],
} as const;

/** SST-2. Table 8: privacy under the KNN attack with 10 guesses. Table 3: ROUGE-L. */
export const CAPE_PRIVACY = {
  privacy: [94.4, 92.56, 90.34, 80.54, 67.74, 40.8, 9.07],
  rouge: [38.38, 39.2, 40.86, 46.85, 60.22, 76.49, 92.03],
} as const;
