import { useId } from 'react';
import type { PromptAction } from '../lib/page/prompt/prompt-state.ts';
import type { Relation } from '../lib/sanitize/numbers/relations/relation.ts';
import { CloseIcon, UndoIcon } from './icons.ts';
import { useLanguage } from './language.ts';

interface Props {
  readonly relations: readonly Relation[];
  readonly act: (action: PromptAction) => void;
}

function RelationChip({ relation, act }: { readonly relation: Relation } & Pick<Props, 'act'>) {
  const { say, read } = useLanguage();
  const { id, isBroken } = relation;
  const equation = read(relation.equation);
  return (
    <li className="cc-relation" data-coatcheck="relation" data-broken={isBroken}>
      <span>
        {isBroken ? <s>{equation}</s> : <b className="cc-equation">{equation}</b>}
        <span className="cc-muted"> {isBroken ? say('relationNotKept') : read(relation.reason)}</span>
      </span>
      {/* One button for breaking and keeping, so that the focus stays on it. */}
      <button
        type="button"
        className="cc-relation-button"
        data-coatcheck="relation-toggle"
        aria-label={say(isBroken ? 'relationKeepAgain' : 'relationDoNotKeep', { equation })}
        title={say(isBroken ? 'relationKeepItAgain' : 'relationByChance')}
        onClick={() => act({ do: 'set-relation', id, isBroken: !isBroken })}
      >
        {isBroken ? <UndoIcon /> : <CloseIcon />}
      </button>
    </li>
  );
}

/** The relations found among the numbers. They stay true in the sanitized text, and the person can break each one. */
export function RelationChips({ relations, act }: Props) {
  const { say } = useLanguage();
  const heading = useId();
  if (relations.length === 0) return null;
  return (
    <section aria-labelledby={heading} data-coatcheck="relations">
      <h3 id={heading}>{say('numbersThatGoTogether')}</h3>
      <ul className="cc-relations">
        {relations.map((relation) => (
          <RelationChip key={relation.id} relation={relation} act={act} />
        ))}
      </ul>
    </section>
  );
}
