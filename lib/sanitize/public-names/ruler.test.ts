import { expect, it } from 'vitest';
import { isRuler } from './ruler.ts';

const isRulerAt = (marked: string) =>
  isRuler(marked.replace(/[⟦⟧]/gu, ''), { start: marked.indexOf('⟦'), end: marked.indexOf('⟧') - 1 });

it.each([
  'Wann regierte ⟦Friedrich II⟧ in Preußen?',
  'Co zrobił ⟦Zygmunt⟧ III Waza?',
  'Za vlády ⟦Ferdinanda II.⟧ skončila válka.',
  'Confronta ⟦Sisto V⟧, Gregorio XIII e Pio IX.',
  'Confronta Sisto V, Gregorio XIII e ⟦Pio IX⟧.',
  'Seřaď: Jindřich III, Václav II a ⟦Boleslav Ukrutný II⟧.',
  'Why did ⟦Henry VIII⟧ leave Rome?',
])('sees a ruler in %s', (marked) => expect(isRulerAt(marked)).toBe(true));

it.each([
  'Give ⟦Marcus⟧ IV fluids at six',
  'Klassenliste: ⟦Anna V⟧, Anna B, Tom K',
  '⟦Robert Hayes III⟧ owes me rent',
  'Im Haus ⟦Anna⟧ wohnen 20 Leute, im Haus Berta auch',
  'Ask ⟦Louis⟧ about chapter II',
])('sees none in %s', (marked) => expect(isRulerAt(marked)).toBe(false));
