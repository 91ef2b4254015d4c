// Words beside a surrogate that show whether it is a person's name or part of another name.

/** First names that the name lists lack: those that are also words, and short forms. */
export const MORE_FIRST_NAMES = new Set(
  `will mark may rose grace hope faith joy bill art frank grant jack dawn ivy lily daisy tom tim jim joe bob rob ben sam dan dave mike
  steve chris nick alex max kate jane mary ellen beth sue ann eve robbie roy woody martin thomas simon david paul george bruce neil
  tony phil ted fred harry jimmy johnny billy bobby tommy danny andy kenny ronnie franz karl fritz jean jeanne hector marcus richard
  friedrich neil anne robin lyndon`.split(/\s+/),
);
/** Words that end the name of a thing and follow a place or surname: "Boston Marathon", "Cambridge University". */
export const THING_NAME_ENDS = new Set(
  `times globe herald tribune post gazette chronicle press university college consulting group celtics bruins sox marathon symphony
  philharmonic steelers penguins pirates bengals reds united albion rovers fc cf afc square tea massacre convention protocol treaty
  agreement accord accords declaration accelerator analytica dictionary stock commandos noir schema pie ham sauce pudding cup conference
  prize theorem effect award awards principle gp opera policy`.split(/\s+/),
);
/** Capitalised words after a first name that are not surnames. */
export const NOT_SURNAMES = new Set(
  `i monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november
  december and or the mr mrs ms dr prof ceo cto cfo hr hanım hanim bey efendi abi abla teyze amca ji sahib san sensei`.split(
    /\s+/,
  ),
);
/** Words that begin the name of a thing and precede a place or surname: "Treaty of Utrecht", "Real Madrid". */
export const THING_NAME_STARTS = new Set(
  `treaty battle siege university archbishop bishop charles duke earl peace council olympique real ac as fc inter rb`.split(
    /\s+/,
  ),
);
