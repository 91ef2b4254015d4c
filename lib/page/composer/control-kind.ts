// Classifies a button by its words. A label counts for more than names that only the page's code reads, because the person sees it.

/** A "sender" is the frame around a composer and its buttons, which are named after it. */
const SEND_WORDS =
  /send(?!er)|submit|senden|absenden|envoyer|enviar|invia|verzend|skicka|wyślij|отправить|gönder|发送|發送|送信|보내기|arrow-?up|paper-?plane/i;
/** Labels with which some chats send ("Ask", "Run"). They count only beside a composer, because elsewhere they can mean anything. */
const ASK_WORDS =
  /^\P{L}*(?:ask|answer|chat|continue|enter|execute|generate|go|next|ok(?:ay)?|post|query|reply|respond|run|start|los|frag\p{L}*|antworten?|generieren|starten|weiter|ausführen|demander|poser|répondre|générer|lancer|valider|preguntar|responder|generar|ejecutar|ir|continuar|chiedi|rispondi|genera|esegui|perguntar|gerar|спросить|ответить|提问|提問|询问|回复|回覆|生成|运行|执行|确定|質問|実行|回答|전송|질문)(?:$|\P{L})/iu;
const SAVE_WORDS =
  /save|update|submit|confirm|done|apply|resend|speichern|übernehmen|enregistrer|guardar|salva|opslaan|spara|zapisz|сохранить|保存|更新|确认|確認|저장/i;
const CANCEL_WORDS =
  /cancel|close|discard|abbrechen|schließen|annuler|fermer|cancelar|annulla|annuleren|avbryt|取消|キャンセル/i;
const OTHER_WORDS =
  /attach|upload|\bfiles?\b|image|photo|picture|camera|screenshot|voice|dictat|micro|\bmic\b|audio|speech|speak|listen|read aloud|stop|interrupt|anhalten|arrêter|detener|остановить|停止|중지|copy|feedback|\bmodel\b|\btools?\b|settings|menu|options|emoji|expand|collapse|scroll|\bedit\b|delete|like|share|new chat|\bclear\b|\breset\b|\bundo\b|\bredo\b|\bbold\b|\bitalic\b|preview|translate|leeren|löschen|effacer|borrar|清空|清除/i;

/** Labels of buttons that ask for another reply. Beside the composer they send what was sent before, beside an earlier message's edit box its text. */
const AGAIN_WORDS =
  /regenerat|re-?run|retry|try again|neu generieren|erneut|nochmal|régénérer|réessayer|relancer|regenerar|reintentar|rigenera|riprova|regerar|повторить|重新生成|重试|再生成|再試行|다시/i;

/** Icon names of buttons that do not send, used if the button has no label. */
const TOOL_ICONS =
  /attach|paper-?clip|upload|\bfiles?\b|emoji|emoticon|smil(?:e|ey)|micro|\bmic\b|voice|audio|dictat|camera|image-plus|close|cancel|dismiss|trash|delete|remove|clear|\bmenu\b|more-|ellipsis|kebab|setting|\bgear\b|\bcog\b|stop|copy|expand|chevron-?down|maximi|minimi|globe|\bplus\b|calendar|poll|sticker|\bgif\b/i;

export interface ControlWords {
  /** Text that the person can read: content, `aria-label`, `title`. */
  readonly label: string;
  /** Text that only code reads: ids, classes, test ids. */
  readonly names: string;
  /** Names of the icon in the control. */
  readonly icon?: string;
}

/**
 * `asks`: the label has a word that means sending only if the button is beside a composer ("Ask"). `other`: the button does not send.
 * `again`: the button asks for another reply. `unknown`: the label has no known word. `unlabelled`: neither label, names nor icon tell what the
 * button does.
 */
export type ControlKind = 'send' | 'asks' | 'again' | 'other' | 'unknown' | 'unlabelled';

/** "Ask AI" is a button; "Generate a picture of a cat" is a suggestion. */
const MAX_ASKING_WORDS = 2;

const isAskingLabel = (label: string) =>
  ASK_WORDS.test(label) && (label.match(/\p{L}+/gu) ?? []).length <= MAX_ASKING_WORDS;

/** Whether the label contains letters or digits; an arrow alone says nothing. */
const hasLettersOrDigits = (label: string) => /[\p{L}\p{N}]/u.test(label);

/** Classifies a button beside a composer. */
export function controlKindOf({ label, names, icon = '' }: ControlWords): ControlKind {
  if (SEND_WORDS.test(label) && !/feedback/i.test(label)) return 'send';
  if (OTHER_WORDS.test(label) || CANCEL_WORDS.test(label)) return 'other';
  if (AGAIN_WORDS.test(label)) return 'again';
  if (SEND_WORDS.test(names) && !/stop|voice|speech|attach|upload/i.test(names)) return 'send';
  if (hasLettersOrDigits(label)) return isAskingLabel(label) ? 'asks' : 'unknown';
  if (SEND_WORDS.test(icon) && !/stop/i.test(icon)) return 'send';
  return TOOL_ICONS.test(icon) ? 'other' : 'unlabelled';
}

/** Whether a button beside the edit box of an earlier message saves the edit. */
export function isSaveLabel({ label, names }: ControlWords): boolean {
  if (CANCEL_WORDS.test(label)) return false;
  return SAVE_WORDS.test(label) || SEND_WORDS.test(label) || SAVE_WORDS.test(names) || SEND_WORDS.test(names);
}

export function isCancelLabel({ label }: ControlWords): boolean {
  return CANCEL_WORDS.test(label);
}

const SHORTEST_OVERLAP = 4;
const foldedSpaces = (text: string) => text.replace(/\s+/gu, ' ').trim().toLowerCase();

/** Whether a suggestion, which is sent as it is displayed, contains the text that the person has typed. */
export function containsTypedText(suggestion: string, typed: string): boolean {
  const text = foldedSpaces(typed);
  return text.length >= SHORTEST_OVERLAP && foldedSpaces(suggestion).includes(text);
}
