/** The send modes: review first, send at once, or send without Coatcheck. */
export const sendModeTexts = {
  reviewChanged: 'What would be sent has changed since you saw it. Look at it again, then send.',
  turnedOffMeanwhile:
    'Coatcheck was turned off here. Send again to send your text as it is, or turn Coatcheck on again.',
  modeNotKept: 'The mode could not be saved',
  reviewEnter: 'Enter sends this. Escape goes back to your text.',
  reviewNotYet: 'One moment: this is being checked.',
  unprotectedBadge: 'Not protected here',
  unprotectedTeach: 'Protect this field',
  unprotectedHint:
    'Coatcheck does not recognize this field as a chat. What you type here is sent as you write it. Click to show Coatcheck the chat.',
  unprotectedClosedHint: 'Coatcheck cannot read this field. What you type here is sent as you write it.',
  offBadge: 'Not protected',
  offTurnOn: 'Turn on',
  offHint: 'Coatcheck is off here: prompts are sent as you write them.',
  automaticNowTitle: 'From now on, Enter sends at once on this site',
  automaticNow:
    'You have reviewed your first prompts here. Coatcheck still replaces what is marked before each prompt leaves. You can change this in the popup or the options.',
  automaticNowKeep: 'Keep reviewing',
  automaticNowFine: 'Send at once',
  modeEverywhere: 'When you send, on all sites',
  modeHere: 'When you send, here',
  modeFirstSends: {
    one: 'Review the first prompt on each site',
    other: 'Review the first {count} prompts on each site',
  },
  modeReview: 'Review first',
  modeAutomatic: 'Automatic: replace and send',
  modeOff: 'Off: send as written',
  modeAsEverywhere: 'Same as on all sites',
} as const;
