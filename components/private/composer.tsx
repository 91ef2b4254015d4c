import { useEffect, useRef, useState } from 'react';
import { guardClicks } from '../../lib/page/panel/real-visibility.ts';
import { type ComposerStyle, isReadableStyle } from '../../lib/page/private/composer-style.ts';
import { type FrameSession, type FrameSessionParts, frameSession } from '../../lib/page/private/frame-session.ts';
import { useLanguage } from '../language.ts';
import { NO_TYPING_SUGGESTIONS } from '../no-typing-suggestions.ts';
import { ignoreRepeatedEnter } from '../review-keys.ts';
import { siteNameText } from '../words.ts';
import { PrivateControls } from './controls.tsx';
import { MoveToWindowNotice, useMoveToWindow } from './move-to-window.tsx';

type Props = Omit<FrameSessionParts, 'field'>;

function editorStyle(look: ComposerStyle | undefined): React.CSSProperties {
  if (!look) return {};
  const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, padding, height } = look;
  const colours = isReadableStyle(look)
    ? { color: look.color, backgroundColor: look.backgroundColor, caretColor: look.color }
    : {};
  const direction = look.direction === 'rtl' ? 'rtl' : 'ltr';
  return { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, padding, height, direction, ...colours };
}

function useEditorLook({ welcome, line }: Props): ComposerStyle | undefined {
  const [look, setLook] = useState(welcome.look);
  useEffect(() => line.onMessage((message) => message.say === 'look' && setLook(message.look)), [line]);
  return look;
}

/** Keeps Tab inside the frame, because the page lies behind it. */
function keepTabInside(event: React.KeyboardEvent<HTMLElement>): void {
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button, textarea, input, summary, [tabindex="0"]'),
  ].filter((stop) => stop.offsetParent !== null && !stop.matches(':disabled'));
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return;
  const leaves = event.shiftKey ? document.activeElement === first : document.activeElement === last;
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

export function PrivateComposer(props: Props) {
  const language = useLanguage();
  const { say } = language;
  const site = siteNameText(props.welcome.site, language);
  const field = useRef<HTMLTextAreaElement>(null);
  const [session, setSession] = useState<FrameSession>();
  useEffect(() => {
    if (!field.current) return;
    setSession(frameSession({ ...props, field: field.current }));
    field.current.focus();
  }, [props]);
  useEffect(() => {
    const clicks = guardClicks({ root: document, onInterference: () => session?.onInterference() });
    return () => clicks.stop();
  }, [session]);
  const look = useEditorLook(props);
  const { isWindow = false } = props.welcome;
  const move = useMoveToWindow(props, field.current);

  function onKeyDown(event: React.KeyboardEvent<HTMLElement>): void {
    ignoreRepeatedEnter(event);
    if (event.key === 'Escape') {
      if (session?.getState().review) session.act({ do: 'end-review' });
      else if (!isWindow) session?.close();
    } else if (event.key === 'Tab') keepTabInside(event);
  }

  function onEditorKeyDown(event: React.KeyboardEvent): void {
    // keyCode 229: an input method is composing, and this Enter only ends that.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (!event.repeat) session?.onEnter();
  }

  return (
    <main
      className={isWindow ? 'cc cc-private cc-private-window' : 'cc cc-private'}
      data-coatcheck="private-composer"
      onKeyDown={onKeyDown}
    >
      <h1 className="cc-hidden">{say('privateMessage', { site })}</h1>
      {session ? <PrivateControls session={session} line={props.line} site={site} field={field.current} /> : null}
      <textarea
        ref={field}
        className="cc-private-editor"
        data-coatcheck="private-editor"
        aria-label={say('privateMessage', { site })}
        placeholder={say('privatePlaceholder', { site })}
        style={isWindow ? {} : editorStyle(look)}
        {...NO_TYPING_SUGGESTIONS}
        onInput={({ nativeEvent }) => session?.onInput(nativeEvent)}
        onCompositionEnd={({ nativeEvent }) => session?.onInput(nativeEvent)}
        onKeyDown={onEditorKeyDown}
      />
      {move && session ? <MoveToWindowNotice line={props.line} move={move} onClose={session.close} /> : null}
    </main>
  );
}
