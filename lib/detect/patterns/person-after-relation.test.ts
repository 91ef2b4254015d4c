import { expect, it } from 'vitest';
import { mark, plain } from './marked.test-support.ts';
import { personAfterRelation } from './person-after-relation.ts';

it.each([
  'Сестра ⟦Любов⟧ не телефонує',
  'пані ⟦Оксана Вербицька⟧ чекає',
  'η κόρη μου η ⟦Ελπίδα⟧ και ο άντρας μου ⟦Τάσος⟧',
  'η κα ⟦Ειρήνη⟧ λέει',
  'chủ nhà là bà ⟦Mai⟧ không trả tiền',
  'con gái tên ⟦Na⟧ và bác sĩ ⟦Khánh⟧',
  'Teman saya ⟦Bulan⟧ dan ⟦Mentari⟧ menikah',
  'kata Bu ⟦Yati⟧ besok',
  'notre chien ⟦Pépito⟧, il est à mon nom',
  'nuestra gata ⟦Luna⟧ está embarazada',
  'la mia gatta ⟦Sissi⟧ perde pelo',
  'nasz kot ⟦Filemon⟧ ma biegunkę',
  'у моей собаки ⟦Джека⟧ аллергия',
  'köpeğim ⟦Karamel⟧ kusuyor',
  'müdürüm ⟦Rasim⟧ Bey izin vermiyor',
  "sınıf öğretmeni ⟦Nalan⟧ Hanım'a ne yazayım, bana yardım et",
  'meri saas ⟦Shanti⟧ ko chakkar aate hai',
  'Yth. Pak RT ⟦Sugeng⟧, mohon izin',
  'Pasien Ny. ⟦Endah Lestari⟧ pusing',
  'शुभ विवाह: ⟦रोशनी⟧ संग ⟦दीपक⟧',
])('%s', (marked) => expect(mark(personAfterRelation, plain(marked))).toBe(marked));

it.each([
  'Ibu Kota Nusantara',
  'kepada Bapak Kepala Sekolah',
  'tiếng anh Mỹ, bác Hồ',
  'anh Bộ đội là ai',
  'віра в Бога і надія',
  'друг людини',
  'η γυναίκα του σπιτιού',
  'Kak, tolong bantu',
  'mi gato Persa tiene moquillo',
  'mein Hund Angst vor Gewitter hat',
  'le chien Rintintin à la télé',
  'Bu Python kodunu açıkla',
  'Osman Bey beyliği nasıl kurdu, bana anlat',
  'Kayı boyunun Gündüz Bey ile ilgisi nedir?',
  'bana Gündüz Bey kimdir anlatır mısın, öğrenmek istiyorum',
  'Dadi Janki was a teacher',
  'शादी में दोस्तों के संग नाचना है',
  'mas Cuba es otra cosa, the Big Bang Model',
  'Tôi là Bậc thầy Thơ',
])('finds nothing in %s', (text) => expect(mark(personAfterRelation, text)).toBe(text));
