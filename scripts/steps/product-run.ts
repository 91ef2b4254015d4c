// Runs the product's rooms, so that they build the patterns that no literal shows.
import { resolve } from 'node:path';
import { type ProductPattern, patternsBuiltBy, shippedSources, sourcePatterns } from './product-patterns.ts';

const ROOMS = 'text detect privacy codecs sanitize restore audit language egress models sites selection'.split(' ');
const ROOT = resolve(import.meta.dirname, '../..');
/** Modules that start at once what only a page or a worker has. */
const NEEDS_BROWSER = /^lib\/(?:egress\/(?:guarded\/|before-page-scripts|ports|watch)|models\/(?:worker|graphics)\/)/;
const TEXTS = [
  'Dear Dr. Anna Schmidt, I am Ravi Okafor (born 3 March 1984). Call +49 171 2345678 or write to ravi.okafor@example.org about case 2024/0815.',
  'Name: Lucía Castellanos\nEmail: lucia@example.com\nAmount: 1,250.50 EUR\n\n- Tomasz Nowak, 12 Main Street, 10115 Berlin',
  'Class list:\n1. Anna Schmidt\n2. Ravi Okafor\n3. Lucía Castellanos\n\nssh deploy@db1.internal.example, three hundred and twelve people',
  'נוכחים: דנה כהן, משה לוי ורות ברק',
  'Write to anna dot schmidt at example dot org, or open http://10.0.0.12:8080/~anna on host mail-01.',
  'คุณสุภาวดี แก้วกาญจนา บอกว่าน้องมายด์ไม่อยู่',
  'اسمي محمد الغامدي وأسكن في الرياض. زوجتي فاطمة.',
  'मेरा नाम राहुल शर्मा है। मेरी बहन प्रिया दिल्ली में रहती है।',
  '田中太郎さんは東京に住んでいます。王小明在北京工作。김민수 씨는 서울에 삽니다.',
];

async function loadAndRun(): Promise<void> {
  for (const file of shippedSources(ROOMS.map((room) => `lib/${room}/*.ts`)))
    if (!NEEDS_BROWSER.test(file)) await import(resolve(ROOT, file));
  const { createDetectors } = await import('../../lib/engine/detectors.ts');
  const { annotate } = await import('../../lib/judge/annotate.ts');
  const { policyFor } = await import('../../lib/sanitize/policy/policy.ts');
  const detectors = await createDetectors({ model: false });
  for (const text of TEXTS) await annotate(text, detectors, { policy: policyFor('balanced') });
}

export interface CollectedPatterns {
  /** Each pattern once, by how it is written. */
  readonly patterns: ReadonlyMap<string, ProductPattern>;
  /** The places that build patterns, and those of them that built one. */
  readonly builders: readonly string[];
  readonly reached: readonly string[];
}

/** No module of the product may have been loaded before. */
export async function collectPatterns(): Promise<CollectedPatterns> {
  const { literals, builders } = sourcePatterns();
  const built = await patternsBuiltBy(loadAndRun);
  const patterns = new Map([...built, ...literals].map((one) => [String(one.pattern), one]));
  const places = new Set(built.map(({ where }) => where));
  return { patterns, builders, reached: builders.filter((place) => places.has(place)) };
}
