/** The card of a restored word in a reply. */
export const replyWordTexts = {
  replyWord: 'A restored word',
  replyWordRestored: 'Restored: {original}',
  replyWordSent: 'Sent as: {surrogate}',
  replyWordShowSent: 'Show what was sent',
  replyWordShowReal: 'Show the real value',
  standInChosen: 'Stands for {original}. You chose to see what was sent.',
} as const;
