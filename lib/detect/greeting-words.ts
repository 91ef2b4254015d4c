// Words of greetings and closing formulas. The model includes them in the name that follows ("Salut Titouan", "Kedves Ildikó") or takes
// them for a name ("Üdv,", "Thx,"). Greetings that are also names (Cara, Beste, Cher) are left out.
import type { Span } from '../text/span.ts';

const GREETING_WORDS: ReadonlySet<string> = new Set(
  `hi hello hey dear thx thanks cheers regards hallo hoi liebe lieber liebes lieve geachte servus moin tschüss lg vg mfg gr gruß grüße gruss groet groeten groetjes
   bonjour bonsoir salut coucou cher chère bisous bises cordialement hola querido querida estimado estimada saludos abrazos atentamente olá oi prezado prezada
   caro abraços ciao salve gentile egregio egregia saluti cześć czesc witam witaj drogi droga szanowny szanowna pozdrawiam pozdr
   hej hejsan kära käre bästa mvh hälsningar vänligen kram kramar szia sziasztok kedves tisztelt üdv üdvözlettel puszi
   merhaba selam sayın sevgili canım saygılarımla sevgiler привет здравствуй здравствуйте уважаемый уважаемая дорогой дорогая ahoj dobrý milý milá
   vážený vážená dragă bună salutări`.split(/\s+/u),
);

/** The first word, with the punctuation and space after it. */
const FIRST_WORD = /^(?<word>[\p{L}\p{M}]+)(?<rest>[.,!]?\s+|$)/u;

/** The span without greeting words at its start; undefined if it consists only of such words. */
export function withoutGreeting(text: string, { start, end }: Span): Span | undefined {
  let from = start;
  for (;;) {
    const first = FIRST_WORD.exec(text.slice(from, end));
    if (!first || !GREETING_WORDS.has(first.groups?.word?.toLowerCase() ?? '')) return { start: from, end };
    from += first[0].length;
    if (from >= end) return undefined;
  }
}
