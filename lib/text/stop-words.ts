// English stop words, which carry no information by themselves. The mechanisms that replace ordinary words (`lib/privacy/words`) keep them,
// except in a span whose risk the person raised.

const STOP_WORD_LIST = `
a an the this that these those such same other another each every either neither both all any some no none few little many much
more most less least several enough own
i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its
itself they them their theirs themselves one ones oneself who whom whose which what whoever whatever whichever someone somebody
something anyone anybody anything everyone everybody everything nobody nothing
am is are was were be been being do does did done doing have has had having can could will would shall should may might must ought
cannot
and or but nor so yet for if then else than because since unless until while whereas though although whether as
at by in of on to from with without within into onto upon about above across after against along among around before behind below
beneath beside besides between beyond despite down during except inside like near off out outside over per past through throughout
till toward towards under up via
not never ever always often sometimes again also too only just even still already almost quite rather very really here there where
when why how now once perhaps maybe however therefore thus hence instead indeed otherwise yes ok okay oh well please thanks thank
let lets get got getting gets etc eg ie vs
aren't can't couldn't didn't doesn't don't hadn't hasn't haven't isn't mustn't needn't shan't shouldn't wasn't weren't won't wouldn't
arent cant couldnt didnt doesnt dont hadnt hasnt havent isnt wasnt werent wont wouldnt
i'm i'll i'd i've you're you'll you'd you've he's he'll he'd she's she'll she'd it's it'll it'd we're we'll we'd we've they're they'll
they'd they've that's that'll there's there'll here's what's who's who'll where's when's why's how's let's im ive youre theyre thats
`;

const STOP_WORDS: ReadonlySet<string> = new Set(STOP_WORD_LIST.split(/\s+/).filter(Boolean));

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word.toLowerCase().replace(/’/g, "'"));
}
