import type { Translated } from '../../message.ts';
import type { sendModeTexts as english } from '../en/send-modes.ts';

export const sendModeTexts = {
  reviewChanged: 'Was gesendet würde, ist nicht mehr das, was gezeigt wurde. Sieh es noch einmal an und sende dann.',
  turnedOffMeanwhile:
    'Coatcheck wurde hier ausgeschaltet. Sende noch einmal, um deinen Text so zu senden, wie er ist, oder schalte Coatcheck wieder ein.',
  modeNotKept: 'Die Einstellung wurde nicht gespeichert',
  reviewEnter: 'Enter sendet das. Escape führt zurück zu deinem Text.',
  reviewNotYet: 'Einen Moment: Das wird gerade geprüft.',
  unprotectedBadge: 'Hier nicht geschützt',
  unprotectedTeach: 'Dieses Feld schützen',
  unprotectedHint:
    'Coatcheck hält dieses Feld nicht für das eines Chats. Was du hier tippst, geht hinaus, wie du es schreibst. Klicke, um Coatcheck den Chat zu zeigen.',
  unprotectedClosedHint:
    'Coatcheck kann dieses Feld nicht lesen. Was du hier tippst, geht hinaus, wie du es schreibst.',
  offBadge: 'Nicht geschützt',
  offTurnOn: 'Einschalten',
  offHint: 'Coatcheck ist hier aus: Prompts werden so gesendet, wie du sie schreibst.',
  automaticNowTitle: 'Ab jetzt sendet Enter auf dieser Website sofort',
  automaticNow:
    'Du hast deine ersten Prompts hier angesehen. Was markiert ist, wird weiterhin ersetzt, bevor ein Prompt gesendet wird. In der Erweiterung und in den Einstellungen kannst du das jederzeit ändern.',
  automaticNowKeep: 'Weiter ansehen',
  automaticNowFine: 'Sofort senden',
  modeEverywhere: 'Beim Senden, überall',
  modeHere: 'Beim Senden, hier',
  modeFirstSends: {
    one: 'Erst ansehen: den ersten Prompt auf jeder Website',
    other: 'Erst ansehen: die ersten {count} Prompts auf jeder Website',
  },
  modeReview: 'Erst ansehen',
  modeAutomatic: 'Automatisch: ersetzen und senden',
  modeOff: 'Aus: senden wie geschrieben',
  modeAsEverywhere: 'Wie überall',
} as const satisfies Translated<typeof english>;
