/** What happens when a person sends: a look first, at once, or without Coatcheck. */
export const modesTexts = {
  reviewChanged: 'What would leave is no longer what was shown. Look at it again, then send.',
  turnedOffMeanwhile:
    'Coatcheck was turned off here. Send again to send your text as it is, or turn Coatcheck on again.',
  modeNotKept: 'The mode was not saved',
  reviewEnter: 'Enter sends this. Escape goes back to your text.',
  reviewNotYet: 'One moment: this is being checked.',
  unprotectedBadge: 'Not protected here',
  unprotectedTeach: 'Protect this field',
  unprotectedHint:
    'Coatcheck does not take this field for a chat’s. What you type here leaves as you write it. Click to show Coatcheck the chat.',
  unprotectedClosedHint: 'Coatcheck cannot read this field. What you type here leaves as you write it.',
  offBadge: 'Not protected',
  offTurnOn: 'Turn on',
  offHint: 'Coatcheck is off here: prompts are sent as you write them.',
  automaticNowTitle: 'From now on, Enter sends at once',
  automaticNow:
    'You have looked at your first prompts. What is marked is still replaced before a prompt leaves. The popup and the options change this at any time.',
  automaticNowKeep: 'Keep reviewing',
  automaticNowFine: 'Send at once',
  modeEverywhere: 'When you send, on all sites',
  modeHere: 'When you send, here',
  modeFirstSends: { one: 'Review first, for {count} more prompt', other: 'Review first, for {count} more prompts' },
  modeReview: 'Review first',
  modeAutomatic: 'Automatic: replace and send at once',
  modeOff: 'Off: send as written',
  modeAsEverywhere: 'As on all sites',
} as const;
