// What a button says of itself, and what that makes it. Words in a label are what the person reads and count for more than
// names that only the page's own code sees.

const SEND_WORDS =
  /send|submit|senden|absenden|envoyer|enviar|invia|verzend|skicka|wyślij|отправить|gönder|发送|發送|送信|보내기|arrow-?up|paper-?plane/i;
const SAVE_WORDS =
  /save|update|submit|confirm|done|apply|resend|speichern|übernehmen|enregistrer|guardar|salva|opslaan|spara|zapisz|сохранить|保存|更新|确认|確認|저장/i;
const CANCEL_WORDS =
  /cancel|close|discard|abbrechen|schließen|annuler|fermer|cancelar|annulla|annuleren|avbryt|取消|キャンセル/i;
const OTHER_WORDS =
  /attach|upload|\bfiles?\b|image|photo|picture|camera|screenshot|voice|dictat|micro|\bmic\b|audio|speech|speak|listen|read aloud|stop|interrupt|copy|feedback|\bmodel\b|\btools?\b|settings|menu|options|emoji|expand|collapse|scroll|regenerat|retry|try again|\bedit\b|delete|like|share|new chat/i;

export interface ControlWords {
  /** What the person can read: text, `aria-label`, `title`. */
  readonly label: string;
  /** What only code reads: ids, classes, test ids. */
  readonly names: string;
}

export type ControlKind = 'send' | 'other' | 'unlabelled';

/** A button beside a composer. */
export function kindOfControl({ label, names }: ControlWords): ControlKind {
  if (SEND_WORDS.test(label) && !/feedback/i.test(label)) return 'send';
  if (OTHER_WORDS.test(label) || CANCEL_WORDS.test(label)) return 'other';
  if (SEND_WORDS.test(names) && !/stop|voice|speech|attach|upload/i.test(names)) return 'send';
  return label.trim() === '' ? 'unlabelled' : 'other';
}

/** A button beside the box in which an earlier message is changed. */
export function savesEdit({ label, names }: ControlWords): boolean {
  if (CANCEL_WORDS.test(label)) return false;
  return SAVE_WORDS.test(label) || SEND_WORDS.test(label) || SAVE_WORDS.test(names) || SEND_WORDS.test(names);
}

export function dropsEdit({ label }: ControlWords): boolean {
  return CANCEL_WORDS.test(label);
}

const SHORTEST_OVERLAP = 4;
const folded = (text: string) => text.replace(/\s+/gu, ' ').trim().toLowerCase();

/** Does a suggestion that would be sent as it stands carry what the person has typed? */
export function carriesText(suggestion: string, typed: string): boolean {
  const text = folded(typed);
  return text.length >= SHORTEST_OVERLAP && folded(suggestion).includes(text);
}
