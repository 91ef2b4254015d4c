export const guaranteeTexts = {
  attackExtraction: 'Left in the text',
  attackExtractionAsks: 'Is a value, or an identifying part of it, still there?',
  attackMaskInference: 'Guessed from the context',
  attackMaskInferenceAsks: 'Can a language model guess it from the words around it?',
  attackEmbeddingInversion: 'Guessed from similar words',
  attackEmbeddingInversionAsks: 'Is it among the nearest words of its stand-in?',
  attackMatching: 'Similar spelling',
  attackMatchingAsks: 'Does anything here look like it, misspelt for example?',
  attackLinkage: 'Link to earlier prompts',
  attackLinkageAsks: 'Can this prompt be linked to earlier ones?',
  attackQuasiIdentifiers: 'Combined clues',
  attackQuasiIdentifiersAsks: 'Do the kept words point at one person together?',
  auditRecovered: {
    one: 'Checked: our attacks recovered {recovered} of {count} value{earlier}{notes}',
    other: 'Checked: our attacks recovered {recovered} of {count} values{earlier}{notes}',
  },
  auditNoneRecovered: {
    one: 'Checked: our attacks did not recover the value{notes}',
    other: 'Checked: our attacks recovered none of {count} values{notes}',
  },
  auditEarlier: { one: ', and {count} value of earlier prompts', other: ', and {count} values of earlier prompts' },
  auditNotes: { one: ' ({count} note)', other: ' ({count} notes)' },
  auditNothing: 'Nothing is replaced{notes}',
  howNearestWord: 'the nearest word to its stand-in “{found}”',
  howWhole: 'it appears in the text as “{found}”',
  howUnchanged: 'by chance the word was replaced by itself; nobody can tell',
  howPart: '“{found}” appears in the text',
  howNear: '“{found}” in the text is very similar',
  howGuessed: 'a language model’s first guess from the words around it',
  outcomeNotTried: 'Not tried',
  outcomeNothingToLink: 'Nothing to link',
  outcomeValues: { one: '{count} value', other: '{count} values' },
  outcomeClues: { one: '{count} kind of clue', other: '{count} kinds of clues' },
  outcomeNothing: 'Nothing to try',
  outcomeOf: '{recovered} of {tried}',
  auditRow: '({type}): {how}{earlier}.',
  auditRowEarlier: '; an earlier prompt of this conversation protected it',
  auditProtect: 'Protect “{found}”',
  auditAttack: ': {outcome}.',
  auditClose: 'Close, and not counted: {guesses}.',
  auditGuess: '“{original}” (guess {rank})',
  auditFailed:
    'The sanitized text could not be checked against attacks: the engine did not answer. Change a word to try again.',
  auditUnderWay: 'Checking the sanitized text against attacks…',
  auditTime: 'On this device, in {milliseconds} ms. Other attacks may find more.',
  auditStaysHere: 'The originals stay on this device.',
  auditSeeWhatWasTried: 'See what was tried',
  promisedNothing: 'Nothing in this prompt is replaced.',
  promised: { one: '{count} replacement: {parts}.', other: '{count} replacements: {parts}.' },
  promisedKeyed: {
    one: '{count} under a key that only this browser has',
    other: '{count} under a key that only this browser has',
  },
  promisedDates: {
    one: '{count} date by one secret shift for the whole conversation',
    other: '{count} dates by one secret shift for the whole conversation',
  },
  promisedClass: {
    one: '{count} by the group that it belongs to',
    other: '{count} by the groups that they belong to',
  },
  promisedRemoved: {
    one: '{count} by stand-ins whose originals stay in your vault',
    other: '{count} by stand-ins whose originals stay in your vault',
  },
  promisedScaled: {
    one: '{count} amount by one secret factor for the whole conversation',
    other: '{count} amounts by one secret factor for the whole conversation',
  },
  promisedNoised: {
    one: '{count} number by noise (ε = {epsilon} in total per tenth of the range, at most {whole} over the whole range)',
    other:
      '{count} numbers by noise (ε = {epsilon} in total per tenth of the range, at most {whole} over the whole range)',
  },
  promisedGroup: {
    one: '{count} word drawn from fixed groups of similar words (ε = {epsilon} in total, between words of one group)',
    other:
      '{count} words drawn from fixed groups of similar words (ε = {epsilon} in total, between words of one group)',
  },
  promisedFitting: {
    one: '{count} word drawn from all words by how well they fit the context (ε = {epsilon} in total, between any words)',
    other:
      '{count} words drawn from all words by how well they fit the context (ε = {epsilon} in total, between any words)',
  },
  promisedJoint: {
    one: '{count} word drawn from all words by how well they fit together (ε = {epsilon} for all of them at once, not for each)',
    other:
      '{count} words drawn from all words by how well they fit together (ε = {epsilon} for all of them at once, not for each)',
  },
  promisedList: {
    one: '{count} word by neighbouring words: nothing is guaranteed between words with different lists of neighbours, because an output can rule one of them out',
    other:
      '{count} words by neighbouring words: nothing is guaranteed between words with different lists of neighbours, because an output can rule one of them out',
  },
  promisedEstimate: {
    one: '{count} word by words that fit the context (ε about {epsilon} in total, an estimate for this prompt, not a bound)',
    other:
      '{count} words by words that fit the context (ε about {epsilon} in total, an estimate for this prompt, not a bound)',
  },
  promisedComputed: {
    one: '{count} computed from the other surrogates, at no extra cost',
    other: '{count} computed from the other surrogates, at no extra cost',
  },
  /** Without figures, for the panel and the popup; the sentences above are shown in the advanced options. */
  plainNoised: { one: '{count} number changed at random', other: '{count} numbers changed at random' },
  plainGroup: {
    one: '{count} word by a similar one, drawn at random',
    other: '{count} words by similar ones, drawn at random',
  },
  plainFitting: {
    one: '{count} word by one that fits, drawn at random',
    other: '{count} words by others that fit, drawn at random',
  },
  plainList: {
    one: '{count} word by a similar one, without a guarantee',
    other: '{count} words by similar ones, without a guarantee',
  },
  plainEstimate: {
    one: '{count} word by one that fits, without a guarantee',
    other: '{count} words by others that fit, without a guarantee',
  },
  plainHinted: {
    one: '{count} fact removed; one vague hint for your server',
    other: '{count} facts removed; one vague hint for your server',
  },
  plainComputed: {
    one: '{count} worked out from the other stand-ins',
    other: '{count} worked out from the other stand-ins',
  },
  plainReleased:
    'What was changed at random still tells a little about the real values, and a little more with each prompt.',
  plainUnbounded: {
    one: 'For {count} word, nothing is guaranteed.',
    other: 'For {count} words, nothing is guaranteed.',
  },
  exactFigures: 'The exact figures',
  promisedNotHidden: 'Not hidden: {parts}.',
  releasedBefore: 'Anything sent before Coatcheck kept a ledger is not counted.',
  releasedNothing: 'Nothing has been replaced in this conversation yet.',
  releasedPrompts: {
    one: '{count} prompt replaced {values}{again}.',
    other: '{count} prompts replaced {values}{again}.',
  },
  releasedValues: { one: '{count} different value', other: '{count} different values' },
  releasedAgain: {
    one: '; {count} use of one that was sent before told nothing more',
    other: '; {count} uses of one that was sent before told nothing more',
  },
  releasedNoise: 'Noise has spent {spent}; the more is spent, the closer is what was sent to the real values.',
  epsilonPerTenth: 'ε = {epsilon} per tenth of the range of a number',
  epsilonInGroup: 'ε = {epsilon} between words of one group',
  epsilonAnyWords: 'ε = {epsilon} between any words',
  epsilonAtOnce: 'ε = {epsilon} for all words drawn together',
  releasedUnbounded: {
    one: 'For {count} drawn word no bound holds.',
    other: 'For {count} drawn words no bound holds.',
  },
  releasedLetGo: {
    one: '{count} value left as written, as you decided.',
    other: '{count} values left as written, as you decided.',
  },
  releasedRepeated: { one: '{count} of them had been sent before.', other: '{count} of them had been sent before.' },
  releasedLast: { one: 'The last {count} prompt', other: 'The last {count} prompts' },
  releasedNewestFirst: 'Prompts, newest first',
} as const;
