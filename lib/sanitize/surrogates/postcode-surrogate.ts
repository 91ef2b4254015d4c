// The surrogate of a postal code fits the town beside it. If the town is kept, the code keeps the beginning that the towns of its area share:
// the town shows that anyway. If the town is replaced, the code begins as those of its stand-in do.
import { postalCodeCodecs } from '../../codecs/formats/postal-code.ts';
import { standInTownCalled } from '../../privacy/lists/towns.ts';
import type { Issuer, Reserve } from './issuer.ts';
import { keepWhole } from './phrases.ts';
import { reserveOfSameShape } from './reserves.ts';
import type { TownPlace } from './town-reserve.ts';

/** A form of postal codes, with how many characters of a code show its area. */
interface CodeForm {
  readonly form: RegExp;
  readonly area: number | RegExp;
  /** Set if the codes of no other country have this form. */
  readonly country?: string;
}

const CODE_FORMS: readonly CodeForm[] = [
  { form: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u, area: /^[A-Z]+/u, country: 'GB' },
  { form: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/u, area: 2, country: 'CA' },
  { form: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/u, area: 3, country: 'IE' },
  { form: /^\d{4} ?[A-Z]{2}$/u, area: 2, country: 'NL' },
  { form: /^\d{2}-\d{3}$/u, area: 2, country: 'PL' },
  { form: /^\d{4}-\d{3}$/u, area: 2, country: 'PT' },
  { form: /^\d{5}-\d{3}$/u, area: 3, country: 'BR' },
  { form: /^〒?\d{3}-\d{4}$/u, area: 3, country: 'JP' },
  { form: /^\d{5}-\d{4}$/u, area: 3, country: 'US' },
  { form: /^\d{3} \d{2}$/u, area: 2 },
  { form: /^\d{6}$/u, area: 3 },
  { form: /^\d{5}$/u, area: 2 },
  { form: /^\d{4}$/u, area: 2 },
];

/** A code with the state before it ("WI 53703") or a sign after it, as detectors report it. */
const CODE_IN_SPAN =
  /^(?<before>(?:(?<state>[A-Z]{2})\.? )?(?:[A-Z]{1,2}-)?)(?<code>〒?[A-Z\d]{2,5}(?:[ -]?[A-Z\d]{2,4})?)(?<after>[.,;]?)$/u;

interface PostalCode {
  readonly before: string;
  readonly code: string;
  readonly after: string;
  readonly state: string | undefined;
  readonly form: CodeForm;
}

export function postalCodeIn(text: string): PostalCode | undefined {
  const { before = '', code = '', after = '', state } = CODE_IN_SPAN.exec(text)?.groups ?? {};
  const form = CODE_FORMS.find((one) => one.form.test(code));
  return form && { before, code, after, state, form };
}

const isZip = ({ code, state }: PostalCode) => state !== undefined && /^\d{5}/u.test(code);

/** The area of a town, as its postal code shows it. */
export const placeOfCode = (code: PostalCode): TownPlace => ({
  country: isZip(code) ? 'US' : code.form.country,
  state: isZip(code) ? code.state : undefined,
});

function areaOf(postal: PostalCode): string {
  const { code, form } = postal;
  if (isZip(postal)) return code.slice(0, 3);
  return typeof form.area === 'number' ? code.slice(0, form.area) : (form.area.exec(code)?.[0] ?? '');
}

const withoutSpaces = (text: string) => text.replace(/\s/gu, '');
const onlyValue = (value: string): Reserve => ({ name: 'known postal code', shape: 'phrase', at: () => value });

/** Codes of the same shape in an area. The last letters of British codes are those that the Post Office uses. */
function codesOfArea({ code, form }: PostalCode, area: string, ownArea: string): Reserve {
  const rest = code.slice(ownArea.length);
  const { at, size = 1, ...shape } = reserveOfSameShape(rest);
  const isFitting = (text: string) => form.country !== 'GB' || !/[CIKMOV].?$/u.test(text);
  return {
    ...shape,
    name: `postal code ${area} ${code.length}`,
    shape: 'phrase',
    size,
    longer: () => reserveOfSameShape(code),
    isUnwanted: (surrogate) => !isFitting(surrogate),
    at: (index, secret) => area + at(index, secret),
  };
}

/** The town beside a postal code in the sanitized text, which may be another one than in the prompt. */
export interface TownInOutput {
  readonly name: string;
  readonly isReplaced: boolean;
}

/** Undefined if the text is no postal code, or no town beside it has a known area. */
export function postalCodeSurrogate(text: string, town: TownInOutput | undefined, issuer: Issuer): string | undefined {
  const postal = postalCodeIn(text);
  if (!postal) return undefined;
  const { before, code, after } = postal;
  const known = issuer.earlier(code, 'phrase');
  if (known !== undefined) return before + issuer.issue(code, 'ADDRESS', [], onlyValue(known)).surrogate + after;
  if (!town) return undefined;
  const ownArea = areaOf(postal);
  const area = town.isReplaced ? standInTownCalled(town.name)?.area : ownArea;
  if (area === undefined || area.length > code.length) return undefined;
  // "LS6" and "E91" have areas of different lengths: the rest then has other places too.
  const kept = town.isReplaced && /^\d/u.test(area) ? code.slice(0, area.length) : ownArea;
  const earlier = issuer.issuedBy(code, postalCodeCodecs);
  const { surrogate } = issuer.issue(code, 'ADDRESS', earlier, codesOfArea(postal, area, kept));
  // A reply may write a code of two groups without the space.
  if (code.includes(' ')) issuer.keep(withoutSpaces(surrogate), withoutSpaces(code), 'ADDRESS', 'phrase');
  return before === '' && after === '' ? surrogate : keepWhole(before + surrogate + after, text, 'ADDRESS', issuer);
}
