/** A release of two noised numbers, as a ledger keeps it. */
export const RELEASE_OF_TWO_NUMBERS = {
  at: 0,
  values: 2,
  repeated: 1,
  spent: [{ kind: 'metric', values: 2, epsilon: 1 }],
  letGo: 0,
  sentence: '',
} as const;
