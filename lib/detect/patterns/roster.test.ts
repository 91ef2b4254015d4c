import { expect, it } from 'vitest';
import { mark, plain } from './marked.test-support.ts';
import { roster } from './roster.ts';

it.each([
  'قائمة الحضور\n1 ⟦لجين⟧ ✓\n2 ⟦مؤمن⟧ ✗\n3 ⟦شادن⟧ ✓ (متأخرة)',
  'جدول المناوبة:\nالأحد - ⟦بهيجة⟧\nالاثنين - ⟦وعد⟧\nالثلاثاء - ⟦غيث⟧',
  'נוכחות כיתה ג\n- ⟦שחר⟧\n- ⟦גל⟧ (חולה)\n- ⟦מור⟧',
  'נכחו: ⟦שחר⟧, ⟦גל⟧ ו⟦מור⟧. הוחלט לצבוע',
  'شیفت هفته:\n⟦ترانه⟧ - صبح\n⟦پرستو⟧ - عصر\n⟦آوا⟧ - شب',
])('%s', (marked) => expect(mark(roster, plain(marked))).toBe(marked));

it.each([
  // The same words in a list of something else, and in sentences.
  'قائمة المشتريات\n1 ورد ✓\n2 زهرة ✗\n3 غيث ✓',
  'الحضور: مجاني والدخول من الباب',
  'נכחו: הרבה אנשים, חברים ומשפחה',
  'נוכחות חובה\n- להגיע בזמן\n- להביא מחברת\n- שקט בכיתה',
])('finds nothing in %s', (text) => expect(mark(roster, text)).toBe(text));
