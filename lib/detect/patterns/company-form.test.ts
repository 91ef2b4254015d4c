import { expect, it } from 'vitest';
import { companyForm } from './company-form.ts';

const found = (text: string) => companyForm.find(text).map(({ start, end }) => text.slice(start, end));

it('finds a Thai firm with its legal form, unless the firm is listed on the stock exchange', () => {
  expect(found('ทำงานที่บริษัท ลีลาวดีทัวร์ จำกัด หัวหน้า')).toEqual(['ลีลาวดีทัวร์ จำกัด']);
  expect(found('บริษัทศรีสมุทรห้องเย็น จำกัด และบริษัท ABC Foods จำกัด')).toEqual(['ศรีสมุทรห้องเย็น จำกัด', 'ABC Foods จำกัด']);
  expect(found('หุ้นของบริษัท ปตท. จำกัด (มหาชน) วันนี้')).toEqual([]);
  expect(found('บริษัทนี้มีงบประมาณ')).toEqual([]);
});

it.each([
  ['मैं गंगोत्री एग्रो प्राइवेट लिमिटेड में हूँ', 'गंगोत्री एग्रो प्राइवेट लिमिटेड'],
  ['আমি পদ্মা টেক্সটাইল লিমিটেড এ আছি', 'পদ্মা টেক্সটাইল লিমিটেড'],
  ['میں مہران انجینئرنگ پرائیویٹ لمیٹڈ میں ہوں', 'مہران انجینئرنگ پرائیویٹ لمیٹڈ'],
  ['עובד אצל אופק מערכות בע"מ בחולון', 'אופק מערכות בע"מ'],
  ['Δουλεύω στην Αφοί Κεραμίδα Ο.Ε. εδώ', 'Αφοί Κεραμίδα Ο.Ε.'],
])('finds the firm before its legal form: %s', (text, firm) => expect(found(text).join()).toContain(firm));

it.each(['एक प्राइवेट लिमिटेड कंपनी कैसे खोलें', 'মানে কী লিমিটেড', 'מה זה בע"מ', 'Η εταιρεία είναι Α.Ε.'])(
  'finds none in %s',
  (text) => expect(found(text)).toEqual([]),
);
