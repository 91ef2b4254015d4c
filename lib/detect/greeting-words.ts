// Words of greetings and closing formulas, which a model takes for the beginning of the name behind them ("Salut Titouan", "Kedves Ildikó")
// or for a name ("Üdv,", "Thx,"). Names such as Cara, Beste and Cher are absent.
import type { Span } from '../text/span.ts';

const GREETING_WORDS: ReadonlySet<string> = new Set(
  `hi hello hey dear thx thanks cheers regards hallo hoi liebe lieber liebes lieve geachte servus moin tschüss lg vg mfg gr gruß grüße gruss groet groeten groetjes
   bonjour bonsoir salut coucou cher chère bisous bises cordialement hola querido querida estimado estimada saludos abrazos atentamente olá oi prezado prezada
   caro abraços ciao salve gentile egregio egregia saluti cześć czesc witam witaj drogi droga szanowny szanowna pozdrawiam pozdr
   hej hejsan kära käre bästa mvh hälsningar vänligen kram kramar szia sziasztok kedves tisztelt üdv üdvözlettel puszi
   merhaba selam sayın sevgili canım saygılarımla sevgiler привет здравствуй здравствуйте уважаемый уважаемая дорогой дорогая ahoj dobrý milý milá
   vážený vážená dragă bună salutări`.split(/\s+/u),
);

/** A greeting as a sentence's first word is capitalised as a name is. */
const FIRST_WORD = /^(?<word>[\p{L}\p{M}]+)(?<rest>[.,!]?\s+|$)/u;

/** `span` without greeting words at its start; undefined where nothing else is in it. */
export function withoutGreeting(text: string, { start, end }: Span): Span | undefined {
  let from = start;
  for (;;) {
    const first = FIRST_WORD.exec(text.slice(from, end));
    if (!first || !GREETING_WORDS.has(first.groups?.word?.toLowerCase() ?? '')) return { start: from, end };
    from += first[0].length;
    if (from >= end) return undefined;
  }
}
