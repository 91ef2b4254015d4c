// react-chatbot-kit: an `<input>` without a type as its composer, in a form with an icon for a button.
import 'react-chatbot-kit/build/main.css';
import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';
import kit, { createChatBotMessage, createClientMessage } from 'react-chatbot-kit';
import { createRoot } from 'react-dom/client';
import { ask } from '../api.ts';
import { type KeptMessage, keepMessages, keptMessages } from '../kept-messages.ts';

/** Its build is CommonJS, whose default a module gets one step further down. */
const Chatbot = (kit as unknown as { readonly default: typeof kit }).default;

interface BotMessage {
  readonly id: number;
  readonly type: string;
  readonly message: string;
}
type State = { readonly messages: readonly BotMessage[] };
type SetState = (change: (state: State) => State) => void;

const isPerson = ({ type }: BotMessage) => type === 'user';

function shown(kept: KeptMessage): BotMessage {
  return kept.from === 'person' ? createClientMessage(kept.text, {}) : createChatBotMessage(kept.text, {});
}

function keep(messages: readonly BotMessage[]): void {
  keepMessages(
    messages.map((one) => ({ id: String(one.id), from: isPerson(one) ? 'person' : 'assistant', text: one.message })),
  );
}

/** It draws a message once, as it came. */
async function answer(prompt: string, setState: SetState): Promise<void> {
  let reply = '';
  for await (const text of ask(prompt)) reply = text;
  setState((state) => {
    const messages = [...state.messages, createChatBotMessage(reply, {}) as BotMessage];
    keep(messages);
    return { ...state, messages };
  });
}

function ActionProvider({ setState, children }: { readonly setState: SetState; readonly children: ReactNode }) {
  const actions = { answer: (prompt: string) => void answer(prompt, setState) };
  return (
    <div>
      {Children.map(children, (child) => cloneElement(child as ReactElement<Record<string, unknown>>, { actions }))}
    </div>
  );
}

interface ParserProps {
  readonly actions?: { answer(prompt: string): void };
  readonly children: ReactNode;
}

function MessageParser({ actions, children }: ParserProps) {
  const parse = (prompt: string) => actions?.answer(prompt);
  return (
    <div>
      {Children.map(children, (child) =>
        cloneElement(child as ReactElement<Record<string, unknown>>, { parse, actions }),
      )}
    </div>
  );
}

const before = keptMessages().map(shown);
const config = { botName: 'Assistant', initialMessages: before };

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Chatbot config={config} messageParser={MessageParser} actionProvider={ActionProvider} placeholderText="Write" />,
  );
