import { expect, it } from 'vitest';
import { givenNames } from './given-names.ts';
import { mark, plain } from './marked.test-support.ts';

it.each([
  'wczoraj powiedziałam ⟦grażynie⟧ że nie mogę przyjść, a ⟦henryk⟧ się obraził i nie chce ze mną rozmawiać',
  'Proszę przekazać ⟦Jędrkowi⟧, że klucz jest u ⟦Haliny⟧ w szufladzie, a resztę zabiorę ja w sobotę. ⟦Róża⟧',
  'Včera jsem to řekl ⟦Zdeňkovi⟧ a ⟦Jarmile⟧, ale oni mi to nevěří a teď jsou naštvaní. ⟦Květa⟧',
  'Передай, будь ласка, ⟦Остапові⟧ і ⟦Соломійці⟧, що ми не приїдемо у суботу, бо я захворіла',
  'Скажи ⟦Гульнаре⟧ и ⟦Алёше⟧, что я не приду на собрание в четверг, пусть начинают без меня',
  'В субботу скажи ⟦тоне⟧, что я не приду на собрание, пусть начинают без меня и не ждут',
  'Передай ⟦захару⟧ и ⟦Тоне⟧, что я не приду, а ⟦захар⟧ пусть не ждёт меня в подъезде с утра',
  'Договор подписали ⟦Алевтина Ким⟧ и ⟦Раиса Петровна⟧, а я об этом узнал только вчера от соседей',
  'Πες στην ⟦Ευανθία⟧ ότι ο ⟦σπυρος⟧ θα αργήσει και να μην τον περιμένουν για φαγητό',
  'mondd meg ⟦gizellának⟧ hogy a ⟦bendegúz⟧ ma nem megy edzésre mert beteg és otthon marad',
  'Te rog spune-i ⟦Ilincăi⟧ și lui ⟦Ionuț⟧ că nu mai pot veni la masă, că am rămas la serviciu',
  'Puoi dire a ⟦Gualtiero⟧ che la riunione è spostata e che non posso venire prima delle dieci?',
  'Kannst du der ⟦Heidemarie⟧ bitte sagen, dass ich morgen nicht zum Chor komme und die Noten noch habe?',
])('%s', (marked) => expect(mark(givenNames, plain(marked))).toBe(marked));

it.each([
  'ani mama, ani tata nie chcieli ze mną iść, bo kurs franka znowu wzrósł i nie mamy pieniędzy',
  'Kościół św. Floriana przy ul. Jana jest zamknięty, a ja nie wiem, kiedy go otworzą dla zwiedzających',
  'олені біжать лісом, а влада не дає ліз на рубку, і це дуже погано для всіх тварин у лісі',
  'Jak głosi legenda, król Kazimierz przyjechał tu z dworem i nie chciał już nigdy wracać do Krakowa',
  'Mátyás király és a kolozsvári bíró meséje hogyan végződik, és mit tanulunk belőle?',
  'Elke keer als ik dit doe, gaat het mis en ik weet niet hoe ik het anders moet doen. Toon: vriendelijk.',
  'Napíš mi prosím popis pre slúchadlá "EarPods Max", aby boli dobre viditeľné na webe a v obchode',
  'Musimy to naprawić. Ale nie wiem, jak to zrobić, więc proszę o pomoc. They _____ late: a) were b) was',
  'Anna lyhyt selitys siitä, miten tämä on tehty, ja kerro, mitä se tarkoittaa. Pian tarvitsen sen jo',
  'información sobre los marcos legales y las tomas de agua que no se pueden cerrar sin cesar',
  'Настрой рекламу так, чтобы она приносила лиды и продажи, и не забудь про семена для сада',
  'Які романи варто прочитати і що це за твори про козаків, якщо я люблю історичні книги для дітей?',
  'Яйцата се разбиват, после се добавят кафява захар, брашно и тъмен шоколад, а накрая и въглехидрати',
  'Напиши письмо клиенту в дружелюбном, но деловом и спокойном тоне, без лишних слов и без шуток',
  'A lap áron alul adta el a házat, mert nem volt más vevő és meg kellett szabadulni tőle',
])('finds nothing in %s', (text) => expect(mark(givenNames, text)).toBe(text));
