/** The details of the person that are always found. */
export const ownDetailTexts = {
  details: 'My details',
  detailsLead:
    'Type or paste once what says who you are. Coatcheck then finds it in every prompt: short names, initials, other spellings.',
  detailsExample: 'Hannah Whitlock\nNorthgate Fabrication Ltd\n+44 20 7946 0018',
  detailsOnePerLine: 'One per line: your name and family, employer, addresses, phone numbers, email, accounts.',
  detailsKept: 'Kept details',
  detailTypeOf: 'What {detail} is',
  detailsWhere:
    'Kept encrypted on this device, in backups and exports of the dictionary, and sent nowhere unless you turn on sync, which encrypts them.',
  sourceOwnDetail: 'One of your details',
} as const;
