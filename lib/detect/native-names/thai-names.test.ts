import { describe, expect, it } from 'vitest';
import { mark, plain } from '../patterns/marked.test-support.ts';
import { nativeNames } from '../patterns/native-names.ts';

describe('Thai nicknames beside a field, title or verb', () => {
  it.each([
    'ชื่อเล่น: ⟦ปุ๋มปุ๋ม⟧ อายุ 5 ขวบ',
    'ชื่อเล่น ⟦ข้าวฟ่าง⟧\nห้อง ป.2',
    '- ⟦น้ำฝน⟧ลาคลอดเดือนหน้า',
    'ถ้า⟦เกด⟧ไม่อยู่ค่อยโทรใหม่',
    'ฉันควรบอก⟦ฟลุ๊ค⟧ไหมนะ',
    'ไอ้⟦แดง⟧มานั่งหน้าบ้าน',
    'กำนัน⟦สมศักดิ์⟧บอกว่าดี',
    'หัวหน้า⟦วันเพ็ญ⟧มาดู',
    'คุยกับ⟦ฮันนี่⟧ไม่รู้เรื่อง',
  ])('%s', (marked) => expect(mark(nativeNames, plain(marked))).toBe(marked));

  it.each([
    'ขอชื่อเล่น น่ารักๆ ผู้ชาย',
    'ชื่อเล่นภาษาอังกฤษ 10 ชื่อ',
    'ถ้าฝนไม่มา จะรดน้ำ',
    'อธิบายให้ละเอียดด้วย',
    'ช่วยเช็คให้หน่อยว่าใครมา',
    'ธงชัยเฉลิมพลคืออะไร',
    'ช่วยทำให้สมบูรณ์ด้วย',
    'ผู้ใหญ่ใจดีช่วยเด็ก',
    'หัวหน้าใหญ่มาแล้ว',
    'ทะเลอันดามันและค่าธรรมเนียม',
    'จ่ายเงินแล้วให้ดอกไม้ช่วย',
  ])('nothing in %s', (text) => expect(nativeNames.find(text)).toEqual([]));
});
