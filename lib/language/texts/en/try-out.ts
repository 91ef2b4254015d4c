/** The try-out and the tour of the welcome page. */
export const tryOutTexts = {
  tryTitle: 'Try it here',
  tryWriteHint: 'This is the real check, on this device. Change the text if you like.',
  tryLookHint: 'Click a marked word to send it as it is, or to replace it.',
  tryFailed: 'The text was not checked. Change it to try again.',
  chatAnswers: 'The chat answers',
  tourStep: 'Step {number} of {of}',
  tourNext: 'Next',
  tourBack: 'Back',
  tourEnd: 'Show all at once',
  tourSkip: 'Skip the tour',
  openChat: 'Open a chat and write',
} as const;
