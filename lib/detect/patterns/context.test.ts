import { expect, it } from 'vitest';
import { condition } from './condition.ts';
import { demographic } from './demographic.ts';
import { drug } from './drug.ts';
import { employer } from './employer.ts';
import { mark, plain } from './marked.test-support.ts';
import type { PatternRule } from './rule.ts';

const cases: readonly (readonly [PatternRule, readonly string[]])[] = [
  [
    employer,
    [
      'I work at ⟦Halvorsen Logistics⟧ now',
      'for ⟦Müller & Söhne GmbH⟧.',
      '⟦Acme Inc.⟧ pays; ⟦Foo Bar Ltd⟧ too',
      'I work for free at home',
      'Ich arbeite bei ⟦Siemens⟧ in',
      'jag jobbar natt på ⟦Volvo⟧ i Skövde',
      "çalıştığım ⟦Turkcell⟧'den alacağım var",
      'my ⟦UPS⟧ manager wrote me up, my UPS parcel',
      'Ex-⟦Shopify⟧, dog dad; the ex-president',
    ],
  ],
  [
    demographic,
    [
      'The suspect, a ⟦black⟧ male named Terrell',
      'a black cat, white noise',
      "I'm 48 years old and ⟦Jewish⟧.",
      'as a ⟦transgender⟧ nurse',
      "I'm ⟦gay⟧ and",
      'She is a ⟦black⟧ woman',
      'a black box',
    ],
  ],
  [
    drug,
    [
      'wants me on ⟦ozempic⟧, not on ⟦Zoloft⟧ or ⟦bupropion⟧',
      'from ⟦quetiapine⟧ and ⟦duloxetine⟧ to ⟦dolutegravir⟧ and ⟦trastuzumab⟧',
      '⟦lamotrigine⟧ 200mg and ⟦Atorvastatin⟧ at night, ⟦lisinopril⟧ in April',
      '⟦Brexafemme⟧ 150 mg twice daily; ⟦Obscurol⟧ XR 20 mg',
      'take 200 mg, contains 40 mg of caffeine, sodium 300 mg, a dose of 5 mg',
      'in april the crustacean escapine.example came; mg files and 40 mgs',
      'the landscape of a doctrine, routine and vaccine',
    ],
  ],
  [
    condition,
    [
      "I'm ⟦HIV positive⟧ and ⟦hep C+⟧, a positive answer",
      'diagnosed with ⟦type 2 diabetes⟧ and I take',
      'diagnosed with ⟦Type 2 diabetes⟧ and prescribed metformin 500 mg',
      'She suffers from ⟦depression⟧.',
      'leide an ⟦Multipler Sklerose⟧, seit',
      'suffers from it',
      'with a diagnosis',
    ],
  ],
];

it.each(cases.flatMap(([rule, texts]) => texts.map((text) => [rule.name, text, rule] as const)))(
  '%s: %s',
  (_, marked, rule) => {
    expect(mark(rule, plain(marked))).toBe(marked);
  },
);
