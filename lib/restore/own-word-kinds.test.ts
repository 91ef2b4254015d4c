// Kinds of names of others in a reply that contain a stand-in, in the languages of many replies: works before their maker, events and products
// of a place, bynames, full names of others. Each kind stands beside mentions that look like it and are restored.
import { expect, it } from 'vitest';
import type { RestorePair } from '../conversation/restore-pair.ts';
import { isSurrogateCandidate } from '../privacy/lists/index.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

const pairs = (type: RestorePair['type'], names: string): readonly RestorePair[] =>
  names.split(' ').map((surrogate) => ({ surrogate, original: `Ø${surrogate}`, shape: 'word', type }));
const PAIRS = [
  ...pairs(
    'PERSON',
    'Emma Carmen Otto Viktor Johanna Anna Teresa Isabella Pedro Alfonso Felipe Filippo Philippe Charles Friedrich Pablo Werner Sabine',
  ),
  ...pairs('PERSON', 'Helmut Zeynep Fatma Murat Andrzej Marek Lombardi Moretti Oliveira Almeida Durand Kaya Nowak'),
  ...pairs(
    'LOCATION',
    'Salamanca Parma Modena Lyon Nantes Dijon Augsburg Dresden Utrecht Gdansk Alexandria Verona Worcester',
  ),
  ...pairs('LOCATION', 'Braga Granada Ghent Basel Toulouse Malaga York'),
];
const restored = (reply: string) =>
  restoreWithPairs(reply, PAIRS)
    .map(({ text }) => text)
    .join('');

it('uses names that are issued', () => {
  expect(PAIRS.filter(({ surrogate }) => !isSurrogateCandidate(surrogate))).toEqual([]);
});

it.each([
  ['de', 'Lies Emma von Jane Austen im Urlaub.'],
  ['fr', 'On jouera Carmen de Bizet à la fête.'],
  ['nl', 'Zij lezen Emma van Jane Austen op school.'],
  ['en', 'We saw Carmen by Bizet last night.'],
  ['de', 'Die Völkerschlacht bei Dresden war 1813.'],
  ['fr', "L'édit de Nantes fut signé par Henri IV."],
  ['fr', 'La bataille de Toulouse eut lieu en 1814.'],
  ['fr', 'La moutarde de Dijon relève la sauce.'],
  ['es', 'El emirato de Granada fue el último.'],
  ['es', 'El tratado de Utrecht cambió Europa.'],
  ['it', 'Il prosciutto di Parma è dolce.'],
  ['it', "L'aceto balsamico di Modena invecchia in botti."],
  ['pt', 'A batalha de Braga foi em 1809.'],
  ['nl', 'Het verdrag van Utrecht is van 1713.'],
  ['pl', 'Bitwa pod Gdansk była krótka.'],
  ['en', 'The Battle of Worcester ended the war.'],
  ['en', 'Hypatia of Alexandria taught there.'],
  ['en', 'The Merchant of Venice and The Two Gentlemen of Verona are plays.'],
  ['es', 'Pedro el Cruel murió en 1369.'],
  ['es', 'Isabella la Católica financió el viaje.'],
  ['fr', 'Philippe le Bel était roi.'],
  ['it', 'Filippo il Bello sciolse i templari.'],
  ['de', 'Friedrich der Weise schützte Luther.'],
  ['es', 'Alfonso X el Sabio escribió cantigas.'],
  ['pt', 'Pedro IV foi rei de Portugal.'],
  ['de', 'Ich sehe gern Filme mit Sabine Postel.'],
  ['de', 'Ein Lied von Helmut Qualtinger passt gut.'],
  ['de', 'Abends spielt Anna Netrebko in der Oper.'],
  ['fr', 'Le tableau « Carmen » est célèbre.'],
  ['es', 'El cuadro «Pedro» es de 1900.'],
  ['pt', 'O filme "Emma" passa hoje.'],
  ['nl', 'Het schilderij "Emma" is oud.'],
  ['pl', 'Obraz „Emma” wisi w muzeum.'],
  ['it', 'Il premio Lombardi va a un fisico.'],
  ['pt', 'O Prêmio Almeida sai em maio.'],
  ['tr', 'Zeynep Tokuş bu filmde oynadı.'],
  ['tr', 'Fatma Hanım Zeynep Makhmalbaf filmini izler.'],
  ['pl', 'Film Andrzeja Wajdy jest stary.'],
  ['it', 'Il film di Pablo Larraín è nuovo.'],
  ['pt', 'O livro fala da rainha Isabella de Castela.'],
  ['es', 'La reina Johanna vivió en Tordesillas.'],
  ['tr', 'Murat Boz’un konseri akşam başlar.'],
  ['fr', 'On jouera la sonate de Lombardi ce soir.'],
  ['fr', 'Félix Durand n’était pas musicien.'],
  ['de', 'In Dresden wurde im Jahr 1206 ein Markt genannt.'],
  ['es', 'El reino de Granada cayó en 1492.'],
  ['es', 'Escucha una canción de Teófilo Moretti.'],
] as const)('leaves the name of another (%s): %s', (language, reply) => {
  const expected = language === 'tr' ? reply.replace('Fatma', 'ØFatma') : reply;
  expect(restored(reply)).toBe(expected);
});

it.each([
  ['de', 'Die Nachricht an ⟦Emma⟧ von Peter ist angekommen.'],
  ['fr', 'L’hôpital de ⟦Dijon⟧ vous attend.'],
  ['fr', 'Votre appartement à ⟦Nantes⟧ est loué.'],
  ['fr', 'La mairie de ⟦Toulouse⟧ répond vite.'],
  ['es', 'El ayuntamiento de ⟦Granada⟧ abre a las nueve.'],
  ['it', 'Il comune di ⟦Parma⟧ chiude alle due.'],
  ['de', 'Sie ziehen nach ⟦Augsburg⟧, und der Bahnhof von ⟦Augsburg⟧ ist nah.'],
  ['en', 'You live in ⟦Worcester⟧ and work in ⟦York⟧.'],
  ['pt', 'A câmara de ⟦Braga⟧ aceita o pedido.'],
  ['es', 'La escuela de ⟦Salamanca⟧ donde estudia su hijo abre mañana.'],
  ['es', '⟦Pedro⟧ el lunes no puede venir.'],
  ['fr', '⟦Charles⟧ le sait déjà.'],
  ['de', 'Bitte gib ⟦Sabine⟧ Bescheid.'],
  ['de', 'Sie trifft ⟦Otto⟧ Montag um neun und wünscht ⟦Otto⟧ Glück.'],
  ['en', 'Please read ⟦Moretti⟧’s letter and tell Team ⟦Moretti⟧ what it says.'],
  ['de', 'Der Arbeitsvertrag von ⟦Sabine⟧ läuft im Mai aus.'],
  ['es', 'Los mejores sitios de ⟦Granada⟧ están en el centro.'],
  ['de', 'Wenn ⟦Otto⟧ Fragen hat, ruft er an.'],
  ['de', 'Lass ⟦Anna⟧ Zeit für die Antwort.'],
  ['de', 'Wir bringen ⟦Werner⟧ Kuchen mit.'],
  ['fr', 'La lettre « ⟦Carmen⟧ a raison » est prête.'],
  ['it', 'Il fascicolo ⟦Lombardi⟧ è pronto.'],
  ['tr', '⟦Zeynep⟧ Hanım bugün gelecek.'],
  ['tr', '⟦Murat⟧ Bey aradı.'],
  ['pl', '⟦Marek⟧ zadzwoni jutro.'],
  ['es', '⟦Pablo⟧ llega el lunes con ⟦Teresa⟧.'],
  ['de', 'Die Miete in ⟦Dresden⟧ liegt bei 1200 Euro.'],
  ['de', 'Ihr Haus in ⟦Dresden⟧ steht dort seit 1890.'],
  ['fr', 'Le loyer à ⟦Lyon⟧ est de 1500 €.'],
  ['de', 'Die Nachricht an ⟦Emma⟧ von Peter Klein ist da.'],
  ['en', 'Take ⟦Emma⟧ to the station.'],
  ['en', 'Captain ⟦Moretti⟧ signed the form for us.'],
] as const)('restores the mention (%s): %s', (_, marked) => {
  expect(restored(marked.replace(/[⟦⟧]/gu, ''))).toBe(marked.replaceAll('⟦', 'Ø').replaceAll('⟧', ''));
});
