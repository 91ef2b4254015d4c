import type { Translated } from '../../message.ts';
import type { groupsTexts as english } from '../en/groups.ts';

export const groupsTexts = {
  groupWho: 'Wer',
  groupWhat: 'Was',
  groupWhoAndWhat: 'Wer und was',
  groupReplaced: 'wird ersetzt',
  groupKept: 'bleibt, weil die Antwort davon abhängt',
  groupKeptAsIs: 'bleibt, wie es ist',
  moveHint: 'Die Pfeiltasten gehen von Wert zu Wert; die Leertaste verschiebt einen in die andere Gruppe.',
  factRole: 'Rolle',
  factWhyReplaced: 'Warum ersetzt',
  factWhyKept: 'Warum behalten',
  roleIdentifier: 'Wer: deutet auf eine private Person oder Organisation',
  roleSecret: 'Geheimnis: öffnet etwas',
  roleFact: 'Was: die Antwort kann davon abhängen',
  rolePublic: 'Öffentlich: deutet auf keine private Person',
  whyReplacedWho: 'Für die Antwort ist egal, wer es ist.',
  whyReplacedSecret: 'Wer es hat, könnte es benutzen.',
  whyReplacedWhat: 'Du oder dein Profil verbirgt es; die Antwort kann dann von etwas anderem handeln.',
  whyKeptFact: 'Ohne es würde die Antwort von etwas anderem handeln.',
  whyKeptPublic: 'Die Antwort kann davon abhängen, und es verrät niemanden.',
  whyKeptWho: 'Du oder dein Profil behält es.',
  whyKeptUnsure: 'Es kann ein Name sein, ist aber zu unsicher, um es ungefragt zu ersetzen.',
  whyYouDecided: 'Du hast es so entschieden.',
  whyDictionary: 'Es steht in deinem Wörterbuch.',
} as const satisfies Translated<typeof english>;
