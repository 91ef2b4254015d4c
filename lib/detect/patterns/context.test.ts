import { expect, it } from 'vitest';
import { condition } from './condition.ts';
import { demographic } from './demographic.ts';
import { drug } from './drug.ts';
import { employer } from './employer.ts';
import { mark, plain } from './marked.test-support.ts';
import { personContext } from './person-context.ts';
import type { PatternRule } from './rule.ts';

const cases: readonly (readonly [PatternRule, readonly string[]])[] = [
  [
    personContext,
    [
      'w/ 3 kids (⟦Tyrese⟧ 14, ⟦Kiki⟧ 9, and ⟦Jo-Ann⟧, 4) and',
      'my children are in Grade 4. In June 12 kids came.',
      'My name is ⟦Annika Lindqvist⟧ and I work.',
      "I'm ⟦John D. Smith⟧, hello",
      'Dear Mr ⟦Castellanos⟧,',
      'a Dra. ⟦Patrícia⟧ pediu exames, Dona ⟦Conceição⟧ sabe',
      'Best regards,\n⟦Anna van der Berg⟧',
      'Name: ⟦José García⟧',
      'Frau Dr. ⟦Müller-Lüdenscheidt⟧ kommt',
      'my name is ⟦john smith⟧.',
      'my wife ⟦Clara⟧ left',
      'M. ⟦Dupont⟧ et Mme ⟦Lefèvre⟧',
      'mevr. ⟦Zwart⟧ en dhr. ⟦Kuiper⟧, Pr ⟦Castaing⟧, doamna ⟦Ursu⟧',
      'Dear ⟦Neighbour Tom Okafor⟧, hello',
      'Dear Parents/Carers,\nLiebe Eltern der Klasse 3b,\nDear Residents of the house,\nMy son ⟦Ty⟧ (Yr 9, Oak Hall)',
      'Dear Sir or Madam, Dear Customer, Dear HR, Dear IT,',
      'Dear Claims Department,\nDear Assistant, kindly arrange it',
      'Dear ⟦Claire⟧, the Claims Department called',
      "I'm German. I'm Happy. I'm Not sure.",
      'Thanks\n\nPlease find it below.',
      'From: Monday',
      'passenger ⟦MUELLER/HANS⟧ MR, TCP/IP and AND/OR',
      'Employee ID EMP-00912',
      'Our employee Dr. ⟦Keanu Hoppe⟧ left',
      'Customer: ⟦Nguyễn Thị Lan⟧, Müllerstraße 12',
      'Kundin: ⟦Sabine Krüger⟧\nBestellung 4711',
      'Recipient: Dr. ⟦Uwe Hahn⟧ (Kiel)',
      'Customer: Great! Customer: Please call. Subject: Quarterly Report',
      'Student: Anna walks home',
      "Doctor: Sit down, please.\nPatient: Thanks. Does it hurt for long?\nDoctor: Rarely. It's quick.",
      "Doctor: They're ready for you.\nManager: Somebody has taken the keys.",
      'Patient: ⟦Marla⟧\nDoctor: ⟦Ivo Brandt⟧\nClient: ⟦Petra⟧ is new',
      "I'm ⟦Rosalind Hartung⟧, your new neighbour.",
      "Hi! I'm Recipe Guru, your cheerful cooking assistant. I'm Lumo, your patient AI guide",
      'Ich bin Gartenpro Experte, dein Begleiter. Je suis Verbix, votre compagnon IA',
      'Hola, soy Saborín, tu asistente de cocina; soy ⟦Marisol⟧, la hermana de Julio',
      'My name is Kitchen Assistant. My name is ⟦Ada Moss⟧.',
      "Know What It's Made Of, whether it's Polish-English; it's ⟦Bernadette⟧ again",
      'Customer Success, Patient Information, Client Portal; our client ⟦Hanna Voss⟧ called',
      'the Justice Bureau, Captain ⟦Okoro⟧ and Dr. XYZ',
      'Server Name: Big Oak\nGuest name: ⟦Edith Marsh⟧, my name: ⟦Joan⟧',
      'env:\n  - name: PRIMARY\n    value: "1"\nclient = QueueClient(url)',
      'def ask(\n  client: Initech,\n  retries: int)',
      'From: ⟦Ulla Berg⟧ X-To: x, Cc: X-note: y',
      'a language model named Zephyr, a girl named ⟦Zoe⟧',
      '1. Adım Hazırlık, adım ⟦Sevgi⟧',
      'Dear Partner, kindly confirm',
    ],
  ],
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
