import { expect, it } from 'vitest';
import { mark, plain } from './marked.test-support.ts';
import { streetAddressWorld } from './street-address-world.ts';

it.each([
  '我住在北京市朝阳区⟦建国路88号A座1203室⟧，物业费怎么算？',
  '地址：上海市徐汇区⟦漕溪北路398号⟧。',
  '台北市大安區⟦和平東路二段76巷5號3樓⟧',
  '住所は東京都新宿区⟦西新宿2-8-1⟧です',
  '大阪市中央区⟦本町三丁目4番5号⟧',
  '서울시 강남구 ⟦테헤란로 152⟧ 에 있어요',
  '⟦사창로 88-4 302호⟧에 살아요',
  'живу на ⟦ул. Ленина, д. 5, кв. 12⟧, что делать?',
  'Адрес: ⟦вул. Шевченка 14⟧',
  'Ленинград, ⟦Невский проспект 28⟧',
  'Adres: ⟦Kültür Mah. Atatürk Cad. No: 12/3⟧ Ankara',
  'Jag bor på ⟦Storgatan 12 B⟧ i Umeå',
  'Jag bor på ⟦Storgatan 12⟧ i Umeå',
  'Bor på ⟦Nørregade 5, 2. tv⟧',
  'Osoite on ⟦Mannerheimintie 12 A 4⟧',
  'bydlím ⟦Vinohradská 123/45⟧, Praha',
  'lakcím: ⟦Petőfi Sándor utca 12⟧.',
  'adresa ⟦str. Mihai Eminescu nr. 14, bl. A2, ap. 7⟧',
  'μένω ⟦οδός Σόλωνος 45⟧',
  'vivo en ⟦Cra 15 # 93-60⟧ Bogotá',
  'أسكن في ⟦شارع الملك فهد، رقم 12⟧ جدة',
  'אני גר ב⟦רחוב הרצל 12⟧ בחיפה',
  'nhà tôi ở ⟦số 12 đường Lê Lợi⟧, quận 1',
  'alamat ⟦Jl. Melati No. 5⟧ Bandung',
])('finds %s', (marked) => expect(mark(streetAddressWorld, plain(marked))).toBe(marked));

it.each([
  '第3条道路交通安全法第91条规定',
  '这条路线2号线换乘10号线',
  '부산으로 2시간 걸려요. 바로 3번 출구',
  '1-2-3の順番で、区分2-8-1を見る',
  'улица 5 минут пешком',
  'nr. 14 din lista mea',
  'Le fichier est sur la route 12/3',
  'Ratio 123/45 of Python tie 5',
])('finds nothing in %s', (text) => expect(mark(streetAddressWorld, text)).toBe(text));
