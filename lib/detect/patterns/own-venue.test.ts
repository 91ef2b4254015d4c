import { expect, it } from 'vitest';
import { mark, plain } from './marked.test-support.ts';
import { ownVenue } from './own-venue.ts';

it.each([
  'mon fils est au ⟦collège Jean-Jaurès⟧.',
  'mein Sohn besucht das ⟦Johannes-Kepler-Gymnasium⟧ in Reutlingen',
  'mi hija va al ⟦CEIP Miguel Delibes⟧',
  'trabajo en la ⟦ferretería Casa Pepe⟧',
  'mio figlio frequenta il ⟦liceo Galvani⟧',
  'mijn zoon zit op ⟦basisschool De Regenboog⟧',
  'pracuję w ⟦piekarni U Zenka⟧',
  'córka chodzi do ⟦Szkoły Podstawowej nr 12⟧ w Gliwicach',
  'pracuji v ⟦Pekařství Kabát⟧',
  'работаю в ⟦кафе «Уют»⟧',
  'сын учится в ⟦гимназии № 7⟧',
  'дочка ходить до ⟦садочка «Барвінок»⟧',
  "oğlum ⟦Mimar Sinan Ortaokulu⟧'nda okuyor",
  'a lányom az ⟦Arany János Általános Iskolába⟧ jár',
  'min dotter går på ⟦Solrosens förskola⟧',
  'fiica mea e la ⟦Grădinița Albinuța⟧',
  'δουλεύω στο ⟦φροντιστήριο Ορίζοντες⟧',
  'tôi làm ở ⟦quán cà phê Gió Chiều⟧',
  'anak saya sekolah di ⟦SDN 05 Menteng⟧',
  'mi hijo va al ⟦CEIP Fuente Clara⟧. La directora no contesta',
  'mi hija va al ⟦colegio Sta. Eulalia⟧, curso 3',
  'saya kerja di ⟦CV Mandiri Jaya⟧ di kota ini',
])('%s', (marked) => expect(mark(ownVenue, plain(marked))).toBe(marked));

it.each([
  'la Clínica Mayo fue fundada en 1889',
  'relisez mon CV Word, mi PT Marta',
  'La escuela de Frankfurt y Adorno',
  'Ich gehe ins Restaurant und meine Praxis Erfahrung fehlt',
  'Galatasaray Lisesi ne zaman kuruldu?',
  'Mi hijo tiene fiebre. La Clínica Mayo dice que no pasa nada',
  'pracuję w szkole podstawowej',
])('finds nothing in %s', (text) => expect(mark(ownVenue, text)).toBe(text));
