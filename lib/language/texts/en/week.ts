/** The count of the last seven days, in the popup. */
export const weekTexts = {
  weekProtected: 'This week: {values} protected in {prompts}',
  weekValues: { one: '{count} name or value', other: '{count} names and values' },
  weekPrompts: { one: '{count} prompt', other: '{count} prompts' },
} as const;
