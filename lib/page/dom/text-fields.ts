// Which one-line fields may be a chat's composer. Many chat widgets have no textarea, but most one-line fields are for something else.
import { queryAll } from './nodes.ts';

/** Input types whose values are words. Passwords, numbers and dates are no prompts. */
const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'search', 'email', 'url', 'tel']);

export type TextField = HTMLTextAreaElement | HTMLInputElement;

/** Whether the element is a text field that can be read and written. */
export function isTextField(element: Element): element is TextField {
  return (
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && TEXT_TYPES.has(element.type))
  );
}

const CHAT_WORDS =
  /message|messag|prompt|\bchat\b|\bask\b|question|\breply\b|nachricht|frage|mensaje|pregunta|demande|messaggio|bericht|сообщение|消息|提问|メッセージ|메시지/i;
/** Labels of search fields. Only at the beginning of a label: "Ask or search anything" is a chat. */
const SEARCH_LABEL =
  /^\W*(?:search|filter|find|look up|such|durchsuch|filtern|recherche|chercher|filtrer|buscar|filtrar|cerca|zoek|поиск|搜索|搜尋|筛选|検索|검색)/iu;
const SEARCH_NAMES = /(?:^|[-_.\s])(?:search|filter|q)(?:$|[-_.\s])|search(?:box|field|input)|searchterm/i;
/** Words in labels of fields that hold no prompt: form fields, and fields in which something is renamed. */
const OTHER_WORDS =
  /e-?mail|user[-_ ]?name|log[-_ ]?in|sign[-_ ]?in|pass(?:word|code|phrase)|(?:first|last|full|your|nick|display|family|given)[-_ ]?name|surname|phone|address|street|\bcity\b|\bzip\b|post(?:al)?[-_ ]?code|country|company|coupon|captcha|verification|\botp\b|one-time|\bpin\b|\bdate\b|amount|quantity|price|\burl\b|web ?site|subject|\btitle\b|rename|\btags?\b|folder|file[-_ ]?name|api[-_ ]?key|benutzername|passwort|vorname|nachname|adresse|kennwort|mot de passe|prénom|contraseña|apellido|密码|用户名|邮箱/i;
/** Autocomplete values of fields that browsers fill in. "new-password" is missing, because pages often set it only to prevent that. */
const AUTOCOMPLETED =
  /\b(?:name|username|email|tel|url|organization|address|postal|country|cc|bday|one-time-code|current-password)\b/i;
const OTHER_INPUT_MODES: ReadonlySet<string> = new Set(['search', 'email', 'tel', 'url', 'numeric', 'decimal']);
const OTHER_USE_CONTAINERS =
  '[role="search"], search, form[action*="search" i], nav, [role="navigation"], [role="menu"], [role="grid"], [role="listbox"]';
/** A field with a smaller `maxlength` is for a code or a postal code and not for a prompt. */
const SHORTEST_PROMPT = 24;

const isInPasswordForm = ({ form }: HTMLInputElement) =>
  form !== null && queryAll(form, 'input[type="password"]').length > 0;

const attributeOf = (field: Element, name: string) => field.getAttribute(name) ?? '';

function visibleLabels(field: HTMLInputElement): string[] {
  const labels = Array.from(field.labels ?? [], (label) => label.textContent ?? '');
  return [...['aria-label', 'placeholder', 'title'].map((name) => attributeOf(field, name)), ...labels];
}

/** Whether this one-line field may be a composer. A wrong "no" lets originals out, so only a field with a sign of another use is excluded. */
export function mayHoldPrompts(field: HTMLInputElement): boolean {
  if (field.type !== 'text' || field.readOnly || field.disabled) return false;
  if (field.maxLength > 0 && field.maxLength < SHORTEST_PROMPT) return false;
  if (
    field.getAttribute('role') === 'searchbox' ||
    OTHER_INPUT_MODES.has(attributeOf(field, 'inputmode').toLowerCase())
  )
    return false;
  if (AUTOCOMPLETED.test(attributeOf(field, 'autocomplete'))) return false;
  if (field.closest(OTHER_USE_CONTAINERS) || isInPasswordForm(field)) return false;
  const words = visibleLabels(field);
  const names = ['id', 'name', 'data-testid'].map((name) => attributeOf(field, name));
  if (words.some((said) => SEARCH_LABEL.test(said)) || names.some((name) => SEARCH_NAMES.test(name))) return false;
  return words.some((said) => CHAT_WORDS.test(said)) || !OTHER_WORDS.test([...words, ...names].join(' '));
}

/** Whether the field is for logging in or contact data, where Coatcheck shows no warning. */
export function isContactOrLoginField(field: Element): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  if (!isTextField(field) || AUTOCOMPLETED.test(attributeOf(field, 'autocomplete'))) return true;
  return field.type === 'email' || field.type === 'tel' || isInPasswordForm(field);
}
