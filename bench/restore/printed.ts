// Tables 1 and 3 of the PrivacyRestore paper: Llama-2-7b-chat on the server, a budget of 150, per cent.

/** The scores MC1 and MC2. */
type Pair = readonly [number, number];

export const PRINTED: Readonly<Record<string, Readonly<Record<string, Pair>>>> = {
  'Pri-DDXPlus': {
    'no restoration': [33.57, 32.49],
    'no protection': [64.88, 61.48],
    'd_chi on all words': [28.79, 30.26],
    'd_chi on spans': [44.71, 42.36],
    'ours, equal weights': [53.84, 51.12],
    'ours, attention weights': [62.97, 60.19],
  },
  'Pri-NLICE': {
    'no restoration': [27.07, 28.63],
    'no protection': [80.3, 77.6],
    'd_chi on all words': [29.08, 29.72],
    'd_chi on spans': [30.0, 31.46],
    'ours, equal weights': [46.92, 45.89],
    'ours, attention weights': [62.23, 57.94],
  },
  'Pri-SLJA': {
    'no restoration': [24.92, 25.97],
    'no protection': [69.57, 67.58],
    'd_chi on all words': [16.66, 17.57],
    'd_chi on spans': [24.23, 26.63],
    'ours, equal weights': [30.88, 30.7],
    'ours, attention weights': [35.47, 35.41],
  },
};
export const PRINTED_BUDGET = 150;
