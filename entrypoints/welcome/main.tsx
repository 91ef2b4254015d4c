import { createRoot } from 'react-dom/client';
import { EngineStatusLine } from '../../components/engine-status.tsx';

const STEPS = [
  [
    'Write as always',
    'While you type in a chat, Coatcheck marks names, numbers and other words that tell who you are.',
  ],
  ['Look before you send', 'The tag beside the box says how much will be replaced. Click it to change any word.'],
  [
    'Read the reply with your own names',
    'The chat saw surrogates. Coatcheck puts your originals back, on this device only.',
  ],
] as const;

function Welcome() {
  return (
    <main className="mx-auto max-w-2xl px-6 py-14">
      <img src="/icon/128.png" alt="" width="64" height="64" />
      <h1 className="mt-4 text-3xl font-semibold">Check your names at the door</h1>
      <p className="mt-2 text-lg text-muted">No account. Everything happens on this device.</p>
      <ol className="mt-8 grid gap-5">
        {STEPS.map(([title, text], index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-accent font-semibold text-on-accent"
            >
              {index + 1}
            </span>
            <div>
              <h2 className="font-semibold">{title}</h2>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8">
        <a
          href="/demo.html"
          className="inline-block rounded-lg bg-accent px-5 py-2.5 font-semibold text-on-accent no-underline"
        >
          Try it in the demo chat
        </a>
      </p>
      <p className="mt-6 text-muted">
        Detection is not perfect. Look over what is marked before you send what must stay private.
      </p>
      <EngineStatusLine />
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Welcome />);
