import { expect, it } from 'vitest';
import { card } from './card.ts';
import { cryptoAddress } from './crypto.ts';
import { iban } from './iban.ts';
import { mark, plain } from './marked.test-support.ts';
import { measure } from './measure.ts';
import { money } from './money.ts';
import type { PatternRule } from './rule.ts';

const cases: readonly (readonly [PatternRule, readonly string[]])[] = [
  [
    card,
    [
      'Visa ⟦4111 1111 1111 1111⟧, Amex ⟦3782-822463-10005⟧.',
      'card: ⟦5555555555554444⟧ exp ⟦12/27⟧ CVV ⟦123⟧',
      'pay ⟦٤١١١\u00a0١١١١\u00a0١١١١\u00a0١١١١⟧ now',
      'ISBN 9783161484100 and 1234567812345678 units',
      'order 4111 1111 1111 1112',
      '0000000000000000',
    ],
  ],
  [
    iban,
    [
      // IBANs with a missing digit, with and without groups.
      'Pay to ⟦DE89 3704 0044 532 0130 00⟧.',
      'konto ⟦DE8937040044053213000⟧',
      'US12 3456 7890 1234 and DE12 of 2024',
      'to ⟦DE89 3704 0044 0532 0130 00⟧ today',
      'IBAN ⟦GB82WEST12345698765432⟧.',
      'Ihre IBAN ⟦DE02 1203 0000 0000 2020 51⟧ haben wir erhalten',
      '⟦fr1420041010050500013m02606⟧ and BIC: ⟦DEUTDEFF⟧',
      'sort code ⟦20-00-00⟧, routing number ⟦021000021⟧',
      '⟦DE89 3704 0044 0532 0130 01⟧',
      'XX12 3456 7890 1234',
    ],
  ],
  [
    cryptoAddress,
    [
      'send to ⟦bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq⟧.',
      '⟦1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa⟧ or ⟦0x52908400098527886E0F7030069857D2E4169EE7⟧',
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
      'commit 52908400098527886e0f7030069857d2e4169ee7',
    ],
  ],
  [
    money,
    [
      'They will acquire Fenwick Labs for ⟦40 million⟧.',
      'It is used by 40 million people. They sold to 3 million users.',
      'I make ⟦85k⟧ at the bank, my wife makes ⟦120k⟧; we have ⟦40k⟧ student debt',
      'a 5k run, 40k users, 4k video',
      'I earn ⟦$85k⟧ and owe ⟦€1.234,56⟧.',
      'rent ⟦72.500 €⟧, ⟦EUR 72,500⟧, ⟦$1.2 million⟧',
      'about ⟦300 dollars⟧ or ⟦1 200,50 zł⟧',
      'a salary of ⟦85k⟧ and a bonus of ⟦12,000⟧.',
      'between ⟦$50,000⟧ and ⟦60,000⟧',
      'I make ⟦120,000⟧ a year',
      '⟦₹12,34,567⟧ und ⟦3 Mio. EUR⟧',
      '⟦CHF\u00a0١٢٠٠⟧ bitte',
      '我的月薪是⟦8500元⟧，房租⟦三千五百块⟧，存款⟦12万元⟧，年薪⟦￥300,000⟧。',
      '三块蛋糕，二元方程，2024年，第三单元',
      '月給は⟦45万円⟧で、家賃は⟦8万5千円⟧、貯金は⟦¥300,000⟧です。',
      '연봉은 ⟦3000만원⟧이고 월세 ⟦50만 원⟧입니다.',
      'In 2019 there were 300 people.',
      'a 10k run and a 4k video',
      'lost 20 pounds',
      'EUROPE 2024',
    ],
  ],
  [
    measure,
    [
      'She is ⟦172 cm⟧ and ⟦62.5 kg⟧.',
      '⟦5\'11"⟧ tall, ⟦120/80 mmHg⟧',
      'fever of ⟦39.5 °C⟧, ⟦20%⟧ less',
      'lost ⟦20 pounds⟧; ⟦500 mg⟧ daily',
      'pay 20 pounds',
      'in 5 minutes 3 people',
      'a 4G phone, 3D film',
    ],
  ],
];

it.each(cases.flatMap(([rule, texts]) => texts.map((text) => [rule.name, text, rule] as const)))(
  '%s: %s',
  (_, marked, rule) => {
    expect(mark(rule, plain(marked))).toBe(marked);
  },
);
