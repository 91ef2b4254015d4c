// Parts of our pages with a composer: the demo, the chat with the person's own model server, and the page for texts that go elsewhere. The site adapters find them by the `data-demo-*`
// attributes.
import { type KeyboardEvent, useRef } from 'react';
import { useLanguage } from '../language.ts';
import { NO_TYPING_SUGGESTIONS } from '../no-typing-suggestions.ts';

export function PromptBubble({ text }: { readonly text: string }) {
  return (
    <div data-demo-role="user" className="ms-auto max-w-[85%] whitespace-pre-wrap rounded-2xl bg-surface px-4 py-3">
      {text}
    </div>
  );
}

interface ComposerProps {
  readonly onSend: (text: string) => void;
  readonly busy: boolean;
  /** Text that the example button writes into the composer; omit it for no button. */
  readonly example?: string;
  /** Other words than a chat's. */
  readonly words?: { readonly label: string; readonly placeholder: string; readonly send: string };
}

export function ChatComposer({ onSend, busy, example, words }: ComposerProps) {
  const { say } = useLanguage();
  const box = useRef<HTMLTextAreaElement>(null);
  const fill = (text: string) => {
    if (!box.current) return;
    box.current.value = text;
    box.current.dispatchEvent(new Event('input', { bubbles: true }));
    box.current.focus();
  };
  const send = () => {
    const text = box.current?.value ?? '';
    if (busy || text.trim() === '') return;
    onSend(text);
    fill('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="rounded-2xl border border-line bg-bg p-3 shadow-sm focus-within:border-accent">
      <textarea
        ref={box}
        data-demo-composer=""
        aria-label={words?.label ?? say('demoMessage')}
        placeholder={words?.placeholder ?? say('demoPlaceholder')}
        rows={5}
        {...NO_TYPING_SUGGESTIONS}
        className="block w-full resize-none bg-transparent text-ink outline-none! placeholder:text-muted"
        onKeyDown={onKeyDown}
      />
      <div className="mt-2 flex items-center justify-between gap-2">
        {example === undefined ? null : (
          <button
            type="button"
            data-demo-example=""
            className="cursor-pointer rounded-lg border border-line px-3 py-1.5 text-sm hover:bg-surface"
            onClick={() => fill(example)}
          >
            {say('demoExample')}
          </button>
        )}
        <button
          type="button"
          data-demo-send=""
          className="ms-auto cursor-pointer rounded-lg bg-accent px-4 py-1.5 text-sm font-semibold text-on-accent! disabled:opacity-50"
          disabled={busy}
          onClick={send}
        >
          {words?.send ?? say('send')}
        </button>
      </div>
    </div>
  );
}

export function ReceivedPrompt({ prompt }: { readonly prompt: string }) {
  const { say } = useLanguage();
  return (
    <details className="mt-1 px-4 text-sm text-muted">
      <summary className="cursor-pointer">{say('demoReceived')}</summary>
      <pre data-demo-received="" className="mt-2 whitespace-pre-wrap rounded-lg bg-surface p-3 font-sans text-ink">
        {prompt}
      </pre>
    </details>
  );
}
