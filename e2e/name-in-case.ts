// A full name in a case, as a person who writes the language would form it.
import { paradigmOf } from '../lib/people/paradigms/index.ts';

export function nameInCase(language: string, key: string, given: string, family: string): string {
  const gender = /[аяa]$/u.test(given) ? 'female' : 'male';
  const paradigm = paradigmOf(language);
  const base = gender === 'female' && language === 'ru' ? family.replace(/а$/u, '') : family;
  const forms = [
    paradigm?.formsOf({ name: given, kind: 'given', gender }),
    paradigm?.formsOf({ name: base, kind: 'family', gender }),
  ];
  return forms.map((form) => form?.[key]).join(' ');
}
