// From an element that a person pointed at to a selector that still finds it after the site's next release: test ids and labels
// before ids, ids before classes, no names that a build has made up, and positions only where nothing else is left.

const TEST_IDS = [
  'data-testid',
  'data-test-id',
  'data-test',
  'data-qa',
  'data-cy',
  'data-message-author-role',
  'data-role',
];
const LABELS = ['aria-label', 'name', 'placeholder', 'data-placeholder', 'title', 'role'];
const ANCESTORS = 6;

/** Words that people wrote; `x78zum5`, `_27c9245`, `css-1ab2c3` and `:r4:` are made by tools. */
export function isStableName(name: string): boolean {
  if (name.length < 3 || name.length > 60 || !/^[A-Za-z][\w-]*$/.test(name)) return false;
  if (/^(css|sc|jss|emotion|styled|svelte|astro|radix|headlessui|mui)-/i.test(name)) return false;
  // Six signs of hexadecimal with a digit among them, or letters and digits mixed, are a hash.
  return name
    .split(/[-_]+/)
    .every(
      (part) =>
        part === '' || (!/\d/.test(part) ? !/[a-z][A-Z]{2,}[a-z]/.test(part) : /^\d{1,2}$|^[a-z]{3,}\d$/i.test(part)),
    );
}

/** CSS modules keep the name that a person gave and put a hash behind it. */
function moduleName(name: string): string | undefined {
  const given = /^([A-Za-z]\w*?_[A-Za-z][\w-]*?)_{1,2}[\w-]{4,8}$/.exec(name)?.[1];
  return given && isStableName(given) ? given : undefined;
}

const classSelectors = (element: Element) =>
  Array.from(element.classList)
    .filter((name) => /^[A-Za-z_][\w-]*$/.test(name))
    .map((name) => `${element.tagName.toLowerCase()}.${name}`);

/** Utility classes say how a thing looks, and say it of many things. */
const UTILITY =
  /^(-?(m|p|w|h|z|gap|top|left|right|bottom|inset|min|max|text|font|leading|tracking|bg|border|rounded|shadow|ring|opacity|flex|grid|items|justify|self|place|content|order|col|row|space|divide|overflow|cursor|select|transition|duration|ease|animate|size|object|whitespace|break|align|aspect|outline|underline|truncate|sr|not|pointer|resize|scroll|snap|touch|will|fill|stroke)(-|$)|^(block|inline|hidden|absolute|relative|fixed|sticky|static|visible|invisible|container|group|peer|prose|grow|shrink|btn|button|active|open|disabled|focused|selected))/;

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\a ')}"`;
}

/** Selectors of the element by itself, the sturdiest first. */
export function ownSelectors(element: Element): string[] {
  const tag = element.tagName.toLowerCase();
  const found: string[] = [];
  for (const name of TEST_IDS) {
    const value = element.getAttribute(name);
    if (value && isStableName(value.replace(/\s+/g, '-'))) found.push(`[${name}=${quoted(value)}]`);
  }
  if (isStableName(element.id)) found.push(`${tag}#${element.id}`);
  for (const name of LABELS) {
    const value = element.getAttribute(name);
    if (value && value.length <= 80) found.push(`${tag}[${name}=${quoted(value)}]`);
  }
  for (const name of element.classList) {
    const given = moduleName(name);
    if (given) found.push(`${tag}[class*=${quoted(given)}]`);
    else if (isStableName(name) && !UTILITY.test(name)) found.push(`${tag}.${name}`);
  }
  if (tag.includes('-')) found.push(tag);
  if (element.getAttribute('type') === 'submit') found.push(`${tag}[type="submit"]`);
  if (element.getAttribute('contenteditable') === 'true') found.push(`${tag}[contenteditable="true"]`);
  return found;
}

function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at && at.tagName !== 'HTML' && found.length < ANCESTORS; at = at.parentElement)
    found.push(at);
  return found;
}

function step(element: Element): string {
  const tag = element.tagName.toLowerCase();
  const same = Array.from(element.parentElement?.children ?? []).filter((one) => one.tagName === element.tagName);
  return same.length > 1 ? `${tag}:nth-of-type(${same.indexOf(element) + 1})` : tag;
}

/** From the nearest ancestor that has a name down to the element, by position. */
function byPosition(element: Element): string {
  const steps = [step(element)];
  for (let at = element.parentElement; at; at = at.parentElement) {
    const anchor = ownSelectors(at)[0];
    if (anchor) return [anchor, ...steps].join(' > ');
    if (at.tagName === 'BODY') break;
    steps.unshift(step(at));
  }
  return ['body', ...steps].join(' > ');
}

type Count = (selector: string) => number;

function counter(root: ParentNode): Count {
  return (selector) => root.querySelectorAll(selector).length;
}

/** A selector that finds this element and no other. */
export function selectorOf(element: Element, root: ParentNode): string {
  const count = counter(root);
  const own = ownSelectors(element);
  const alone = own.find((selector) => count(selector) === 1);
  if (alone) return alone;
  const ends = own.length > 0 ? own : [element.tagName.toLowerCase()];
  for (const ancestor of ancestorsOf(element)) {
    for (const outer of ownSelectors(ancestor)) {
      const inside = ends.map((end) => `${outer} ${end}`).find((selector) => count(selector) === 1);
      if (inside) return inside;
    }
  }
  return byPosition(element);
}

const REPLY_WORDS = /assistant|reply|response|answer|bot|model|markdown|prose|ai-?message|agent/i;
const MESSAGE_WORDS = /message|bubble|turn|chat/i;

/** A selector for all replies, from one of them or a part of one. `composer` is in no reply. */
export function replySelectorOf(element: Element, composer: Element): string | undefined {
  const parts = [element, ...ancestorsOf(element)].filter((one) => !one.contains(composer));
  const candidates = parts
    .flatMap(ownSelectors)
    // A button's label may stand in the reply; a role such as "group" says nothing.
    .filter((selector) => !/\[role=/.test(selector));
  return (
    candidates.find((selector) => REPLY_WORDS.test(selector)) ??
    candidates.find((selector) => MESSAGE_WORDS.test(selector)) ??
    candidates[0] ??
    // A class that a tool made holds until the site's next release.
    parts.flatMap(classSelectors)[0]
  );
}
