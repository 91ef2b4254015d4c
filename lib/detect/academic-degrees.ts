// Recognises academic degrees with their subject ("BSc Economics"), which the model takes for a school.
import type { Finding } from './annotation.ts';

const DEGREE =
  /^(?:B\.?Sc|M\.?Sc|B\.?Eng|M\.?Eng|B\.?Com|LL\.?[BM]|Ph\.?D|MPhil|BBA|MBA|B\.?Ed|M\.?Ed|B\.?Tech|M\.?Tech)\.?(?:,? (?:\(?Hons?\.?\)?|in|of))*(?: \p{L}|$)/u;
const SCHOOL_OR_FIRM =
  /(?<!\p{L})(?:univ\p{L}*|uni|college|school|institut\p{L}*|academy|faculty|department|polytechnic|ltd|inc|llc|gmbh|group|partners|consulting)(?!\p{L})/iu;

const DEGREE_BEFORE =
  /(?<!\p{L})(?:B\.?Sc|M\.?Sc|B\.?A|M\.?A|B\.?Eng|M\.?Eng|Ph\.?D|MPhil|MBA|B\.?Tech|M\.?Tech|degree|bachelor|bachelor['’]s|master|master['’]s|masters|doctorate|diploma|major|minor|majoring|minoring)\.? (?:\(?Hons?\.?\)? )?(?:degree )?(?:in|of) $/iu;

/** Whether a finding of the type ORGANIZATION is only a degree with its subject, or the subject alone after a degree. */
export function isAcademicDegree({ type, start, end }: Finding, text: string): boolean {
  const value = text.slice(start, end);
  const isSubject = DEGREE.test(value) || DEGREE_BEFORE.test(text.slice(Math.max(0, start - 40), start));
  return type === 'ORGANIZATION' && isSubject && !SCHOOL_OR_FIRM.test(value);
}
