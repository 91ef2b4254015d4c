import type { Segment } from '../lib/restore/segment.ts';
import { useLanguage } from './language.ts';
import { standInNoteText } from './words.ts';

interface Props {
  readonly segments: readonly Segment[];
  readonly part: string;
}

/** A text with originals restored; each mark says what the text had in its place. */
export function RestoredText({ segments, part }: Props) {
  const { say, read } = useLanguage();
  return (
    <p className="cc-text" data-coatcheck={part}>
      {segments.map(({ text, surrogate, standsFor, standIn }, i) => {
        if (surrogate === undefined && standsFor === undefined) return text;
        const words =
          standsFor === undefined
            ? undefined
            : standInNoteText(standsFor, standIn === 'placeholder' ? 'unverified' : 'claimed');
        return (
          <mark
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is identified by its position.
            key={i}
            className={words && 'cc-stand-in'}
            title={words ? read(words) : say('pageShows', { surrogate: surrogate ?? text })}
          >
            {text}
          </mark>
        );
      })}
    </p>
  );
}
