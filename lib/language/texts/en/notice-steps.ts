/** The buttons of notices that do what the notice advises. */
export const noticeStepTexts = {
  sendAgain: 'Send again',
  openOptions: 'Open the options',
  reloadExtensionNow: 'Reload the extension',
  reportIt: 'Report it',
  copyMyText: 'Copy my text',
} as const;
