import { useState } from 'react';
import { ChatComposer, PromptBubble, ReceivedPrompt } from '../../components/chat/chat-parts.tsx';
import { useLanguage } from '../../components/language.ts';
import type { Said } from '../../lib/language/message.ts';
import type { ChatServer } from '../../lib/models/model-chat.ts';
import { answerTurns, type ChatTurn } from './conversation.ts';

// The answer's element has a single string as its child, so that React can update it after the page's text was restored.
function Answer({ turn: { prompt, answer, state, failed } }: { readonly turn: ChatTurn }) {
  const { read } = useLanguage();
  const streaming = state === 'streaming' ? { 'data-demo-streaming': '' } : {};
  return (
    <div>
      {answer === '' && state !== 'streaming' ? null : (
        <div
          data-demo-role="assistant"
          {...streaming}
          className="whitespace-pre-wrap rounded-2xl border border-line px-4 py-3"
        >
          <p>{answer}</p>
        </div>
      )}
      {failed ? (
        <p role="alert" data-model-chat-failed="" className="px-4 py-2">
          {read(failed)}
        </p>
      ) : null}
      <ReceivedPrompt prompt={prompt} />
    </div>
  );
}

function MissingServer({ problem }: { readonly problem: Said | undefined }) {
  const { say, read } = useLanguage();
  return (
    <p role="alert" className="m-auto max-w-md text-center" data-model-chat-missing="">
      {problem ? read(problem) : <a href="/options.html#model-server">{say('modelChatMissing')}</a>}
    </p>
  );
}

interface Props {
  /** Undefined if the person has named no server or its record cannot be read. */
  readonly server: ChatServer | undefined;
  /** Why the server's record could not be read. */
  readonly problem?: Said;
}

export function ModelChat({ server, problem }: Props) {
  const { say } = useLanguage();
  const [turns, setTurns] = useState<readonly ChatTurn[]>([]);
  const busy = turns.at(-1)?.state === 'streaming';

  const send = async (to: ChatServer, prompt: string) => {
    for await (const turn of answerTurns(to, turns, prompt)) setTurns([...turns, turn]);
  };

  return (
    <div className="mx-auto flex min-h-screen max-w-3xl flex-col px-4">
      <header className="py-5">
        <h1 className="text-xl font-semibold">{say('modelChat')}</h1>
        {server ? (
          <p className="text-muted wrap-anywhere">{say('modelChatLead', { address: server.address })}</p>
        ) : null}
      </header>
      <main className="flex flex-1 flex-col gap-4 pb-6" aria-live="polite">
        {server ? null : <MissingServer problem={problem} />}
        {turns.map((turn) => (
          <div key={turn.id} className="flex flex-col gap-4">
            <PromptBubble text={turn.prompt} />
            <Answer turn={turn} />
          </div>
        ))}
      </main>
      {server ? (
        <footer className="sticky bottom-0 bg-bg pb-4">
          <ChatComposer onSend={(prompt) => void send(server, prompt)} busy={busy} />
        </footer>
      ) : null}
    </div>
  );
}
