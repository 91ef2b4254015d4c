import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { typeNameText } from '../../components/words.ts';
import { ENTITY_TYPES, type EntityType } from '../../lib/detect/annotation.ts';
import { ENGLISH } from '../../lib/language/language.ts';
import { EMPTY_CUSTOM_PROFILE } from '../../lib/sanitize/policy/custom-profile.ts';
import { CustomProfileForm } from './custom-profile-form.tsx';

const rowOf = (html: string, type: EntityType) =>
  html.split('<tr ').find((row) => row.includes(`>${typeNameText(type, ENGLISH)}</th>`)) ?? '';

it('has a row for each type, at the level of Balanced unless the person chose another', () => {
  const html = renderToStaticMarkup(
    <CustomProfileForm custom={{ ...EMPTY_CUSTOM_PROFILE, levels: { PERSON: 2 } }} onChange={() => undefined} />,
  );
  for (const type of ENTITY_TYPES) expect(rowOf(html, type)).not.toBe('');
  expect(rowOf(html, 'PERSON')).toMatch(/value="2" selected/);
  expect(rowOf(html, 'EMAIL')).toMatch(/value="5" selected/);
});

it('offers a mechanism only from level 4 on, and drawn words only for what is words', () => {
  const html = renderToStaticMarkup(
    <CustomProfileForm custom={{ ...EMPTY_CUSTOM_PROFILE, levels: { CONDITION: 4 } }} onChange={() => undefined} />,
  );
  expect(rowOf(html, 'WORK')).toContain('disabled=""');
  expect(rowOf(html, 'CONDITION')).not.toContain('disabled=""');
  expect(rowOf(html, 'CONDITION')).toContain('value="rap-li"');
  expect(rowOf(html, 'EMAIL')).not.toContain('value="rap-li"');
});

it('asks how many of the other words are changed only if some are', () => {
  const formOf = (words: 'kept' | 'rap-li', perturbationRate?: number) =>
    renderToStaticMarkup(
      <CustomProfileForm
        custom={{ ...EMPTY_CUSTOM_PROFILE, words, ...(perturbationRate === undefined ? {} : { perturbationRate }) }}
        onChange={() => undefined}
      />,
    );
  expect(formOf('kept')).not.toContain('custom-rate');
  expect(formOf('rap-li')).toMatch(/data-coatcheck="custom-rate"[^>]*min="10" max="100"[^>]*value="100"/);
  expect(formOf('rap-li', 0.3)).toMatch(/data-coatcheck="custom-rate"[^>]*value="30"/);
});
