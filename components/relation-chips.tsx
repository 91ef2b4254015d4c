import { useId } from 'react';
import type { PromptAction } from '../lib/page/prompt-state.ts';
import type { Relation } from '../lib/sanitize/dependencies/relation.ts';

interface Props {
  readonly relations: readonly Relation[];
  readonly act: (action: PromptAction) => void;
}

const reasonOf = ({ equation, sentence }: Relation) => sentence.slice(equation.length).replace(/^: /, '');

function Chip({ relation, act }: { readonly relation: Relation } & Pick<Props, 'act'>) {
  const { id, equation, isBroken } = relation;
  return (
    <li className="cc-relation" data-coatcheck="relation" data-broken={isBroken}>
      <span>
        {isBroken ? <s>{equation}</s> : <b className="cc-equation">{equation}</b>}
        <span className="cc-muted"> {isBroken ? 'not kept' : reasonOf(relation)}</span>
      </span>
      {/* One button for both ways, so that the focus stays where it is. */}
      <button
        type="button"
        className="cc-relation-button"
        data-coatcheck="relation-toggle"
        aria-label={isBroken ? `Keep ${equation} again` : `Do not keep ${equation}`}
        title={isBroken ? 'Keep it again' : 'Chance, not meant: replace each number by itself'}
        onClick={() => act({ do: 'set-relation', id, isBroken: !isBroken })}
      >
        <span aria-hidden="true">{isBroken ? '↺' : '×'}</span>
      </button>
    </li>
  );
}

/** What was found among the numbers: kept true in the sanitized text, and each can be broken. */
export function RelationChips({ relations, act }: Props) {
  const heading = useId();
  if (relations.length === 0) return null;
  return (
    <section aria-labelledby={heading} data-coatcheck="relations">
      <h3 id={heading}>Numbers that go together</h3>
      <ul className="cc-relations">
        {relations.map((relation) => (
          <Chip key={relation.id} relation={relation} act={act} />
        ))}
      </ul>
    </section>
  );
}
