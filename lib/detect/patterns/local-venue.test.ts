import { expect, it } from 'vitest';
import { mark, plain } from './marked.test-support.ts';
import { ownVenue } from './own-venue.ts';

it.each([
  'Proszę o pismo do ⟦Parafii św. Jakuba⟧ w Lubartowie, bo pani Zofia czeka',
  'Napisz skargę na ⟦Gminny Ośrodek Kultury w Bakałarzewie⟧',
  'Mio figlio va alla ⟦scuola primaria Don Bosco di Rezzato⟧',
  'Дякую ⟦ЗДО № 7 «Капітошка»⟧, пані вихователька чудова',
  'Мы волонтёры, помогаем: ⟦приют «Верный друг»⟧',
  'Frau Kern von der ⟦Steuerkanzlei Brandt⟧ hat angerufen',
  'Mme Roy enseigne au ⟦groupe scolaire Les Acacias⟧',
  'Carmen es mi tía, de la ⟦Panadería Hermanos Luján⟧',
  'Doamna Popa lucrează la ⟦Grădinița Albinuța⟧',
  'Elternabend ⟦Grundschule am Mühlbach⟧, anwesend: alle',
  'Mein Vater zieht ins ⟦Seniorenheim Haus Lindenau⟧',
  'Ми відкриваємо ⟦кав’ярню «Зелений кіт»⟧',
  'кот не ест, ⟦ветклиника «Мурлыка»⟧ закрыта',
  'Ulla is ziek, groet aan ⟦obs De Vuurtoren⟧, wij komen morgen',
  'wiersz dla trenera ⟦UKS Sokół Lipno⟧',
  'Sono stata al ⟦poliambulatorio San Rocco⟧',
  'Máme psa z ⟦Půjčovny U Mlýna⟧, prosím pomoz',
])('%s', (marked) => expect(mark(ownVenue, plain(marked))).toBe(marked));

it.each([
  'Szkoła podstawowa trwa osiem lat',
  'La scuola primaria in Italia dura cinque anni',
  'Die Kita Beiträge steigen jedes Jahr',
  'Was kostet eine Steuerkanzlei im Jahr?',
  'Коли працює приют для собак?',
  'Ordinace má zavřeno, prosím o radu',
  'La mairie est fermée et je suis en retard',
  'Mein Pflegeteam ist müde',
  'Wir müssen in die Grundschule am Dienstag',
  'il liceo Scientifico e la prof. Neri',
  'la maîtresse rêve : École Normale Supérieure',
])('finds nothing in %s', (text) => expect(mark(ownVenue, text)).toBe(text));
