import type { PromptAction, PromptState } from '../../lib/page/prompt-state.ts';

interface Props {
  readonly state: PromptState;
  readonly act: (action: PromptAction) => void;
}

export function PrivateButtons({ state, act }: Props) {
  return (
    <>
      <button
        type="button"
        className="cc-button"
        data-coatcheck="open-private-composer"
        title="Write in a field that is not this page's (Alt+Shift+P)"
        onClick={() => act({ do: 'open-private-composer' })}
      >
        Write privately
      </button>
      {state.replies.surrogates > 0 ? (
        <button
          type="button"
          className="cc-button"
          data-coatcheck="open-private-view"
          title="Read the replies with your originals where this site cannot see them"
          onClick={() => act({ do: 'open-private-view' })}
        >
          Private view
        </button>
      ) : null}
    </>
  );
}

export function PrivateAlways({ state, act }: Props) {
  return (
    <label className="cc-row">
      <input
        type="checkbox"
        data-coatcheck="private-always"
        checked={state.site.isPrivate === true}
        onChange={(event) => act({ do: 'set-private-always', always: event.target.checked })}
      />
      <span className="cc-grow">Always write privately here: in a field that is not this page's</span>
    </label>
  );
}
