/** The page that protects a text for another place, and its entry in the menu. */
export const elsewhereTexts = {
  elsewhere: 'Protect a text for elsewhere',
  siteElsewhere: 'another place',
  elsewhereLead: 'For a mail, a forum or any other chat. Nothing is sent from here: you copy it.',
  elsewhereText: 'Your text',
  elsewherePlaceholder: 'Type or paste it here',
  protectIt: 'Protect',
  copyProtected: 'Copy the protected text',
  elsewhereReply: 'The reply, when it comes',
  replyPasted: 'Paste the reply here',
  restoreReply: 'Put my originals back',
  replyWithoutStandIns: 'It contains none of your stand-ins.',
} as const;
