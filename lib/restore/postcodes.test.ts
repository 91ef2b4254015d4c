// Postcodes: restored inside an address, and left where the same digits count something.
import { expect, it } from 'vitest';
import { restored } from '../sanitize/marked-text.test-support.ts';
import { itLeaves, itRestores, send } from './reply-template.test-support.ts';

itRestores('restores the postcode in its address', 'ADDRESS', [
  ['de-AT', 'Ich wohne in ⟦4020|ADDRESS|postal-code⟧ ⟦Linz|LOCATION⟧.', '{1} {2}'],
  ['de-AT', '⟦Veilchenpfad 30|ADDRESS⟧, ⟦4020|ADDRESS|postal-code⟧ ⟦Linz|LOCATION⟧', 'An: {1}, {2} {3}, Österreich'],
  ['de-AT', 'Ich wohne in ⟦4020|ADDRESS|postal-code⟧ ⟦Linz|LOCATION⟧.', 'A-{1} {2}'],
  ['de', '⟦Lindenallee 12|ADDRESS⟧, ⟦31675|ADDRESS|postal-code⟧ ⟦Bückeburg|LOCATION⟧', 'PLZ: {2}\nOrt: {3}'],
  ['de', '⟦Lindenallee 12|ADDRESS⟧, ⟦31675|ADDRESS|postal-code⟧ ⟦Bückeburg|LOCATION⟧', '| {1} | {2} | {3} |'],
  ['de', '⟦Lindenallee 12|ADDRESS⟧, ⟦31675|ADDRESS|postal-code⟧ ⟦Bückeburg|LOCATION⟧', '{1}\n{2} {3}\nDeutschland'],
  ['de', '⟦Lindenallee 12|ADDRESS⟧, ⟦31675|ADDRESS|postal-code⟧ ⟦Bückeburg|LOCATION⟧', 'D-{2} {3} und **{2} {3}**'],
  ['de-CH', '⟦Dorfgasse 3|ADDRESS⟧, ⟦3004|ADDRESS|postal-code⟧ ⟦Bern|LOCATION⟧', 'CH-{2} {3}, {1}'],
  ['en-GB', '⟦14 Elm Grove|ADDRESS⟧, ⟦Leeds|LOCATION⟧ ⟦LS6 3AE|ADDRESS|postal-code⟧', '{1}, {2} {3}.'],
  ['en-GB', '⟦14 Elm Grove|ADDRESS⟧, ⟦Leeds|LOCATION⟧ ⟦LS6 3AE|ADDRESS|postal-code⟧', 'Your postcode is {3} ({3:c}).'],
  ['en-US', '⟦14 Elm Grove|ADDRESS⟧, ⟦Detroit|LOCATION⟧, MI ⟦48213|ADDRESS|postal-code⟧', '{1}, {2}, MI {3}'],
  ['en-US', '⟦14 Elm Grove|ADDRESS⟧, ⟦Detroit|LOCATION⟧, MI ⟦48213|ADDRESS|postal-code⟧', 'ZIP code: {3}'],
  ['en-CA', '⟦14 Elm Grove|ADDRESS⟧, ⟦Ottawa|LOCATION⟧ ON ⟦K1A 0B1|ADDRESS|postal-code⟧', '{1}\n{2} ON  {3}'],
  ['en-AU', '⟦14 Elm Grove|ADDRESS⟧, ⟦Hobart|LOCATION⟧ TAS ⟦7004|ADDRESS|postal-code⟧', '{1}, {2} TAS {3}'],
  ['fr', '⟦12 rue des Lilas|ADDRESS⟧, ⟦35000|ADDRESS|postal-code⟧ ⟦Rennes|LOCATION⟧', 'Adresse : {1}, {2} {3}'],
  ['fr', '⟦12 rue des Lilas|ADDRESS⟧, ⟦35000|ADDRESS|postal-code⟧ ⟦Rennes|LOCATION⟧', 'Code postal : {2}'],
  ['fr-BE', '⟦Rue du Moulin 8|ADDRESS⟧, ⟦5000|ADDRESS|postal-code⟧ ⟦Namur|LOCATION⟧', '{1}, B-{2} {3}'],
  ['es', '⟦Calle Mayor 9|ADDRESS⟧, ⟦37001|ADDRESS|postal-code⟧ ⟦Salamanca|LOCATION⟧', 'C.P. {2} {3}; {1}'],
  ['it', '⟦Via Verdi 5|ADDRESS⟧, ⟦56100|ADDRESS|postal-code⟧ ⟦Pisa|LOCATION⟧', '{1}, {2} {3} (PI)'],
  ['pt-PT', '⟦Rua do Sol 7|ADDRESS⟧, ⟦4050-012|ADDRESS|postal-code⟧ ⟦Porto|LOCATION⟧', '{1}, {2} {3}'],
  ['pt-BR', '⟦Rua das Flores 7|ADDRESS⟧, ⟦Recife|LOCATION⟧, ⟦50030-230|ADDRESS|postal-code⟧', 'CEP: {3}, {2}'],
  ['nl', '⟦Kerkstraat 4|ADDRESS⟧, ⟦1017 AB|ADDRESS|postal-code⟧ ⟦Amsterdam|LOCATION⟧', '{1}, {2} {3}; postcode {2:c}'],
  ['pl', '⟦ul. Lipowa 6|ADDRESS⟧, ⟦00-950|ADDRESS|postal-code⟧ ⟦Warszawa|LOCATION⟧', '{1}, {2} {3}'],
  ['cs', '⟦Lipová 6|ADDRESS⟧, ⟦602 00|ADDRESS|postal-code⟧ ⟦Brno|LOCATION⟧', '{1}, {2} {3}'],
  ['sv', '⟦Storgatan 3|ADDRESS⟧, ⟦753 31|ADDRESS|postal-code⟧ ⟦Uppsala|LOCATION⟧', '{1}, {2} {3}'],
  ['da', '⟦Nørregade 5|ADDRESS⟧, ⟦8000|ADDRESS|postal-code⟧ ⟦Aarhus|LOCATION⟧', '{1}, {2} {3}, Danmark'],
  ['nb', '⟦Storgata 5|ADDRESS⟧, ⟦5003|ADDRESS|postal-code⟧ ⟦Bergen|LOCATION⟧', '{1}, {2} {3}'],
  ['fi', '⟦Mannerheimintie 5|ADDRESS⟧, ⟦00100|ADDRESS|postal-code⟧ ⟦Helsinki|LOCATION⟧', '{1}, {2} {3}'],
  ['hu', '⟦1052|ADDRESS|postal-code⟧ ⟦Budapest|LOCATION⟧, ⟦Váci utca 3|ADDRESS⟧', '{1} {2}, {3}.'],
  ['ro', '⟦Strada Lungă 3|ADDRESS⟧, ⟦500035|ADDRESS|postal-code⟧ ⟦Brașov|LOCATION⟧', '{1}, {2} {3}'],
  ['tr', '⟦Çiçek Sokak 3|ADDRESS⟧, ⟦34000|ADDRESS|postal-code⟧ ⟦İstanbul|LOCATION⟧', '{1}, {2} {3}'],
  ['ru', '⟦ул. Ленина, 5|ADDRESS⟧, ⟦630099|ADDRESS|postal-code⟧ ⟦Новосибирск|LOCATION⟧', '{2}, {3}, {1}'],
  ['uk', '⟦вул. Франка, 5|ADDRESS⟧, ⟦79000|ADDRESS|postal-code⟧ ⟦Львів|LOCATION⟧', '{2}, {3}, {1}'],
  ['el', '⟦Ερμού 5|ADDRESS⟧, ⟦105 63|ADDRESS|postal-code⟧ ⟦Αθήνα|LOCATION⟧', '{1}, {2} {3}'],
  ['ja', '⟦150-0043|ADDRESS|postal-code⟧ ⟦東京都渋谷区道玄坂1-2-3|ADDRESS⟧', '〒{1} {2}'],
  ['zh', '⟦朝阳区建国路5号|ADDRESS⟧，邮编⟦100022|ADDRESS|postal-code⟧', '邮编：{2}，地址：{1}'],
  ['ko', '⟦서울시 강남구 테헤란로 5|ADDRESS⟧ (⟦06236|ADDRESS|postal-code⟧)', '{1} ({2})'],
  ['hi', '⟦5 गांधी मार्ग|ADDRESS⟧, पिन ⟦302001|ADDRESS|postal-code⟧', 'पिन {2}, {1}'],
]);

itLeaves('leaves the same digits where they are no postcode', 'ADDRESS', [
  ['de-AT', 'Ich wohne in ⟦4020|ADDRESS|postal-code⟧ ⟦Linz|LOCATION⟧.', '{1}'],
  ['de-AT', 'Ich wohne in ⟦4020|ADDRESS|postal-code⟧ ⟦Linz|LOCATION⟧.', 'Das kostet {1} Euro.'],
  ['en-AU', '⟦14 Elm Grove|ADDRESS⟧, ⟦Hobart|LOCATION⟧ TAS ⟦7004|ADDRESS|postal-code⟧', 'About {3} people came.'],
  ['de-CH', '⟦Dorfgasse 3|ADDRESS⟧, ⟦3004|ADDRESS|postal-code⟧ ⟦Bern|LOCATION⟧', 'Es sind {2} Stimmen.'],
  ['da', '⟦Nørregade 5|ADDRESS⟧, ⟦8000|ADDRESS|postal-code⟧ ⟦Aarhus|LOCATION⟧', 'Det koster {2} kroner.'],
  ['hu', '⟦1052|ADDRESS|postal-code⟧ ⟦Budapest|LOCATION⟧, ⟦Váci utca 3|ADDRESS⟧', 'Összesen {1} forint.'],
]);

it('leaves a count in a sentence that names the town too', () => {
  const { replacements, conversation } = send('In ⟦4020|ADDRESS|postal-code⟧ ⟦Linz|LOCATION⟧.', 'ADDRESS', 'count');
  const [code, town] = replacements.map(({ surrogate }) => surrogate);
  const reply = `In ${code} people lived there, ${town}`;
  expect(restored(reply, conversation)).toBe(`In ${code} people lived there, Linz`);
});
