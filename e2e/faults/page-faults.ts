// What pages do in the middle of a send. Each script runs in the page, with the composer as it stands before the send.
import { type Fault, LONGEST_SEND_MS } from './fault.ts';
import type { Run, Stage } from './stage.ts';

interface Moment {
  readonly ms: number;
  readonly way: string;
}

type PageScript = (composer: HTMLElement, moment: Moment) => void;

/** The script stands ready before the person sends. */
const armed =
  (script: PageScript, ways: readonly [string, ...string[]]) =>
  async (stage: Stage, { random }: Run): Promise<void> => {
    stage.spoil();
    await stage.inPage(script, { ms: random.whole(0, LONGEST_SEND_MS), way: random.pick(ways) });
    await stage.send(random);
  };

/** The script runs some time after the person has sent. */
const afterwards =
  (script: PageScript, ways: readonly [string, ...string[]], lastsMs = LONGEST_SEND_MS) =>
  async (stage: Stage, run: Run): Promise<void> => {
    const { random } = run;
    run.lastsMs = lastsMs;
    stage.spoil();
    const moment = { ms: random.whole(0, LONGEST_SEND_MS), way: random.pick(ways) };
    await stage.send(random);
    await stage.inPage(script, moment);
  };

const refuse: PageScript = (composer, { ms, way }) => {
  setTimeout(() => {
    const text = composer instanceof HTMLTextAreaElement ? composer.value : composer.innerHTML;
    if (way === 'readonly') {
      if (composer instanceof HTMLTextAreaElement) composer.readOnly = true;
      else composer.contentEditable = 'false';
    } else if (way === 'cancel') {
      composer.addEventListener('beforeinput', (event) => event.preventDefault(), true);
    } else {
      composer.addEventListener('input', () => {
        if (composer instanceof HTMLTextAreaElement) composer.value = text;
        else composer.innerHTML = text;
      });
    }
  }, ms);
};

const replaceComposer: PageScript = (composer, { ms, way }) => {
  setTimeout(() => {
    const place = composer.parentNode;
    const fresh = composer.cloneNode(true) as HTMLElement;
    if (composer instanceof HTMLTextAreaElement && fresh instanceof HTMLTextAreaElement) fresh.value = composer.value;
    if (way !== 'same') {
      if (fresh instanceof HTMLTextAreaElement) fresh.value = '';
      else fresh.replaceChildren();
    }
    if (way !== 'removed') return composer.replaceWith(fresh);
    composer.remove();
    setTimeout(() => place?.append(fresh), 1500);
  }, ms);
};

const goElsewhere: PageScript = (composer, { ms, way }) => {
  setTimeout(() => {
    history.pushState({}, '', `/c/${Math.round(performance.now())}`);
    if (way === 'kept') return;
    // A new chat begins with an empty composer.
    if (composer instanceof HTMLTextAreaElement) composer.value = '';
    else composer.replaceChildren();
    composer.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }, ms);
};

/** Watches for our writing, and then has its own idea of the text. */
const rewrite: PageScript = (composer, { ms, way }) => {
  const field = composer instanceof HTMLTextAreaElement ? composer : undefined;
  const before = field ? field.value : composer.innerHTML;
  const change = () => {
    if (field) {
      field.value = way === 'old' ? before : way === 'upper' ? field.value.toUpperCase() : `${field.value} and more`;
    } else if (way === 'old') composer.innerHTML = before;
    else if (way === 'upper')
      for (const p of composer.querySelectorAll('p')) p.textContent = p.textContent.toUpperCase();
    else composer.append(' and more');
    composer.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  };
  let done = false;
  composer.addEventListener('input', () => {
    if (done) return;
    done = true;
    // Half of the pages at once, the others a little later.
    if (ms % 2 === 0) change();
    else setTimeout(change, ms / 4);
  });
};

/** A page that takes every input for a reason to send: by its own button, or straight from the composer. */
const sendOnInput: PageScript = (composer, { way }) => {
  let done = false;
  composer.addEventListener('input', () => {
    if (done) return;
    done = true;
    const text = composer instanceof HTMLTextAreaElement ? composer.value : (composer.textContent ?? '');
    if (way === 'button') {
      const form = composer.closest('form');
      const button = (form ?? composer.parentElement?.parentElement)?.querySelector<HTMLElement>('button');
      button?.click();
      return;
    }
    void fetch('/api/chat', { method: 'POST', body: JSON.stringify({ text }) });
    if (composer instanceof HTMLTextAreaElement) composer.value = '';
    else composer.replaceChildren();
  });
};

const habit =
  (name: 'submitsAfter' | 'clearsAfter', waits: readonly [number, ...number[]]) =>
  async (stage: Stage, run: Run): Promise<void> => {
    const { random } = run;
    stage.spoil();
    const wait = random.pick(waits);
    run.lastsMs = wait + 800;
    await stage.page.evaluate(
      ([key, ms]) => {
        document.documentElement.dataset[key] = String(ms);
      },
      [name, wait] as const,
    );
    await stage.send(random);
  };

export const PAGE_FAULTS: readonly Fault[] = [
  { name: 'write refused', weight: 4, reach: 'page', carryOut: afterwards(refuse, ['readonly', 'cancel', 'revert']) },
  {
    name: 'composer re-rendered',
    weight: 3,
    reach: 'page',
    carryOut: afterwards(replaceComposer, ['same', 'emptied']),
  },
  { name: 'composer removed', weight: 2, reach: 'page', carryOut: afterwards(replaceComposer, ['removed'], 2600) },
  { name: 'another conversation', weight: 3, reach: 'page', carryOut: afterwards(goElsewhere, ['kept', 'emptied']) },
  { name: 'page rewrites after us', weight: 6, reach: 'page', carryOut: armed(rewrite, ['old', 'upper', 'more']) },
  {
    name: 'page sends on input',
    weight: 4,
    reach: 'page',
    async carryOut(stage, run) {
      run.repeats = true;
      await armed(sendOnInput, ['button', 'fetch'])(stage, run);
    },
  },
  {
    name: 'page patched the browser',
    weight: 3,
    reach: 'page',
    // Slate's own editing is broken on such a page, with and without the extension: it takes no text at all.
    beds: ['form', 'assistant-ui', 'deep-chat', 'ProseMirror', 'TipTap', 'Lexical', 'CodeMirror', 'Quill'],
    before: (stage) => stage.open(true),
    async carryOut(stage, { random }) {
      stage.spoil();
      await stage.send(random);
    },
  },
  {
    name: 'page submits later',
    weight: 2,
    reach: 'page',
    beds: ['form'],
    carryOut: habit('submitsAfter', [50, 300, 1500, 5000]),
  },
  {
    name: 'page clears late',
    weight: 2,
    reach: 'page',
    beds: ['form'],
    carryOut: habit('clearsAfter', [50, 300, 1500, 5000]),
  },
];
