// The names of people and firms in a prompt. All mentions of one name are judged together, so that a name has one decision.
import type { Annotation, EntityType } from '../detect/annotation.ts';
import { isAmbiguousPublicName, isFirmOnly } from './known-names/public-names.ts';

export type NameType = 'PERSON' | 'ORGANIZATION';
type Mention = Annotation & { readonly type: NameType };

export interface Name {
  readonly type: NameType;
  /** As it is first written. */
  readonly written: string;
  /** Whether no mention begins with a capital. */
  readonly isLowerCase: boolean;
  /** In lower case. */
  readonly words: readonly string[];
  /** Mentions about which the person decided are among them: they tell how parts of the name are meant. */
  readonly mentions: readonly Mention[];
}

export const isNameType = (type: EntityType): type is NameType => type === 'PERSON' || type === 'ORGANIZATION';

/** Whether a finding is a person's or a firm's name. The network often takes one for the other. */
export const isNameMention = (one: Annotation): one is Mention => isNameType(one.type);

const lowerOf = (name: string): string =>
  // Turkish capitals: "YILMAZ" is "Yılmaz", and "İ" has no combining dot in lower case.
  name.toLowerCase().replaceAll('i\u0307', 'i').replaceAll('ı', 'i');

/** The type by which a name is judged. The network takes some firms for people: "is Ryanair obliged to pay me?" */
function judgedAs(text: string, { start, end, type }: Mention): NameType {
  const name = text.slice(start, end);
  return isFirmOnly(name) && !isAmbiguousPublicName(name) ? 'ORGANIZATION' : type;
}

export function namesIn(text: string, annotations: readonly Annotation[]): readonly Name[] {
  const names = new Map<string, { readonly type: NameType; readonly lower: string; readonly mentions: Mention[] }>();
  for (const one of annotations.filter(isNameMention)) {
    const type = judgedAs(text, one);
    const lower = lowerOf(text.slice(one.start, one.end));
    const known = names.get(`${type} ${lower}`);
    if (known) known.mentions.push(one);
    else names.set(`${type} ${lower}`, { type, lower, mentions: [one] });
  }
  return [...names.values()].flatMap(({ type, lower, mentions }) => {
    const [first] = mentions;
    if (!first) return [];
    const written = text.slice(first.start, first.end);
    const isLowerCase = mentions.every(({ start }) => /^\p{Ll}/u.test(text.slice(start, start + 2)));
    return { type, written, isLowerCase, words: lower.split(/[\s·・]+/u), mentions };
  });
}
