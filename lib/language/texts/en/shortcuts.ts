/** The page of shortcuts in the options. */
export const shortcutTexts = {
  shortcuts: 'Keyboard shortcuts',
  shortcutsNotRead: 'The shortcuts could not be read.',
  shortcutsNotOpened: 'The browser did not open its page of shortcuts.',
  changeShortcuts: 'Change them in the browser',
  keyNone: 'no key',
  keyOpensReview: 'In a chat: open the review',
  keyOpensCard: 'In a chat: open the card of a word',
} as const;
