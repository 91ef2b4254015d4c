// A bar chart in plain SVG. Tab stops at it once, and the arrow keys move between bars; a table holds the same figures.
import { type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage } from '../../../components/language.ts';

export interface ChartBar {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  /** The value with its unit. */
  readonly words: string;
}

interface Props {
  readonly title: string;
  /** What one bar represents, as the heading of the table's first column. */
  readonly of: string;
  readonly bars: readonly ChartBar[];
  readonly name: string;
}

const HEIGHT = 100;
const STEP = 10;
const WIDTH = 7;

const barAfterKey = (key: string, at: number, last: number): number | undefined => {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(at + 1, last);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
};

function Bars({ title, bars, onShow }: Pick<Props, 'title' | 'bars'> & { readonly onShow: (at?: number) => void }) {
  const { say } = useLanguage();
  const [stop, setStop] = useState(bars.length - 1);
  const drawn = useRef<(SVGGElement | null)[]>([]);
  const most = Math.max(...bars.map(({ value }) => value), 0);
  const at = Math.min(Math.max(stop, 0), bars.length - 1);
  const go = (event: KeyboardEvent) => {
    const next = barAfterKey(event.key, at, bars.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    drawn.current[next]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset.
    <svg
      className="chart-bars"
      viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="group"
      aria-label={title}
      onKeyDown={go}
      onMouseLeave={() => onShow()}
    >
      {bars.map((bar, index) => {
        const height = most === 0 ? 0 : (bar.value / most) * HEIGHT;
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: each bar must be reachable and readable by keyboard.
          <g
            key={bar.id}
            ref={(element) => {
              drawn.current[index] = element;
            }}
            role="img"
            aria-label={say('chartBar', { name: bar.name, words: bar.words })}
            tabIndex={index === at ? 0 : -1}
            onFocus={() => {
              setStop(index);
              onShow(index);
            }}
            onBlur={() => onShow()}
            onMouseEnter={() => onShow(index)}
          >
            <rect className="chart-column" x={index * STEP} y={0} width={STEP} height={HEIGHT} />
            <rect
              className="chart-bar"
              x={index * STEP + (STEP - WIDTH) / 2}
              y={HEIGHT - height}
              width={WIDTH}
              height={height}
            />
          </g>
        );
      })}
    </svg>
  );
}

export function BarChart({ title, of, bars, name }: Props) {
  const { say } = useLanguage();
  const [shown, setShown] = useState<number>();
  const bar = shown === undefined ? undefined : bars[shown];
  const highest = bars.reduce<ChartBar | undefined>(
    (most, one) => (one.value > (most?.value ?? 0) ? one : most),
    undefined,
  );
  return (
    <figure className="chart" data-coatcheck={name}>
      <figcaption>{title}</figcaption>
      <p className="cc-muted" aria-hidden="true" data-coatcheck="chart-shown">
        {bar
          ? say('chartBar', { name: bar.name, words: bar.words })
          : say('chartHighest', { words: highest?.words ?? say('chartNone') })}
      </p>
      <Bars title={title} bars={bars} onShow={setShown} />
      <div className="chart-ends cc-muted" aria-hidden="true">
        <span>{bars[0]?.name}</span>
        <span>{bars.length > 1 ? bars.at(-1)?.name : ''}</span>
      </div>
      <details className="cc-fold">
        <summary>{say('chartAsTable')}</summary>
        <table className="chart-table">
          <caption className="cc-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {bars
              .filter(({ value }) => value > 0)
              .map((one) => (
                <tr key={one.id}>
                  <th scope="row">{one.name}</th>
                  <td>{one.words}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
