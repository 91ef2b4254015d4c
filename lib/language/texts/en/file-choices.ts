/** Files of kinds that cannot be read, for which the person’s choice is remembered. */
export const fileChoiceTexts = {
  attachRemember: 'Do the same for every {kinds} file on this site',
  attachRefuse: 'Do not attach',
  fileAttachedBefore: 'Attached as it is ({kinds}), as you chose before on this site.',
  fileRefusedBefore: 'You chose before not to attach such files ({kinds}) on this site.',
  fileChoiceListed: 'You can change this in the options, under Sites.',
  fileChoiceNotKept: 'Your choice for these files could not be stored',
  fileChoices: 'Remembered choices for files that cannot be read',
  fileChoicesNone:
    'None. When you attach a video, a recording or another file that Coatcheck cannot read, you can have your answer remembered for its kind.',
  fileChoiceAsIs: 'attached as they are',
  fileChoiceRefuse: 'not attached',
  fileChoiceKind: '{kind} files on {origin}: {choice}',
  fileChoiceForget: 'Forget {kind} on {origin}',
} as const;
