/** Long texts that the person pastes. */
export const pasteTexts = {
  pasteTitle: 'Before you paste',
  pastedText: 'This site turns what you pasted into a file.',
  pasteFound: {
    one: '{count} person or value in it will be replaced.',
    other: '{count} people and values in it will be replaced.',
  },
  pasteSanitized: 'Paste sanitized',
  pasteAsIs: 'Paste as it is',
  pasteNow: 'Paste now',
  pasteNowHint: 'Coatcheck goes on checking it there, and replaces it when you send.',
  pasteHint: 'Escape, or a click into your text, pastes it as it is. Coatcheck then replaces it when you send.',
  pasteCopied: 'You copied',
  pasteWords: 'Change what is replaced',
  reviewsPastes: 'Review long pastes',
  reviewsPastesHint: '(texts of about 400 words or more, if something in them would be replaced)',
  restoreFile: 'Restore a file',
  restoreFileHint:
    'For a file that the chat wrote, such as a table or a letter: the originals are put back on this device.',
  restoringFile: 'Restoring …',
  restoredFile: { one: '{count} value is back in {name}.', other: '{count} values are back in {name}.' },
  sanitizesFileNames: 'Replace names in file names',
  sanitizesFileNamesHint: '(an attached CV_Annika_Lindqvist.pdf gets another name, too)',
} as const;
