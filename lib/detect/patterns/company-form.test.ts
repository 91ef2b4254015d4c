import { expect, it } from 'vitest';
import { companyForm } from './company-form.ts';

const found = (text: string) => companyForm.find(text).map(({ start, end }) => text.slice(start, end));

it('finds a Thai firm between its legal forms, and no listed one', () => {
  expect(found('ทำงานที่บริษัท ลีลาวดีทัวร์ จำกัด หัวหน้า')).toEqual(['ลีลาวดีทัวร์ จำกัด']);
  expect(found('บริษัทศรีสมุทรห้องเย็น จำกัด และบริษัท ABC Foods จำกัด')).toEqual(['ศรีสมุทรห้องเย็น จำกัด', 'ABC Foods จำกัด']);
  expect(found('หุ้นของบริษัท ปตท. จำกัด (มหาชน) วันนี้')).toEqual([]);
  expect(found('บริษัทนี้มีงบประมาณ')).toEqual([]);
});
