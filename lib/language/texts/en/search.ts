/** The search in the options, and the filter and the presets of the own profile. */
export const searchTexts = {
  searchOptions: 'Search the options',
  searchNothing: 'No section has these words.',
  customFilter: 'Filter the types',
  customSetAll: { one: 'Set the {count} shown to…', other: 'Set all {count} shown to…' },
  customUnused: 'Your own level for each type of value. It is used with the profile “Custom”.',
  customUse: 'Use my own profile',
  presetField: 'Start from',
  presetOwn: 'Your own mix',
  presetEverything: 'Replace everything',
  presetContact: 'Only contact details and secrets',
} as const;
