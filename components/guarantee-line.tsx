import type { Guarantee } from '../lib/privacy/guarantee.ts';

export function GuaranteeLine({ guarantee }: { readonly guarantee: Guarantee }) {
  return (
    <details className="cc-guarantee" data-coatcheck="guarantee">
      <summary>{guarantee.sentence}</summary>
      {guarantee.takenAsPublic.length > 0 ? <p>Not hidden: {guarantee.takenAsPublic.join(', ')}.</p> : null}
      {guarantee.epsilonTotal > 0 ? (
        <p>Noise budget (epsilon), all values: {guarantee.epsilonTotal.toFixed(2)}.</p>
      ) : null}
    </details>
  );
}
