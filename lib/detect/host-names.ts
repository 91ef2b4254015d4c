// Cuts the model's findings of hosts down to the host, because the model also marks the command around it ("psql -h db-prod-3.corp.local -").
import { anyOf } from '../lexicon/alternatives.ts';
import type { Span } from '../text/span.ts';
import { borderWords } from './border-words.ts';

/** A host contains a dot, colon, hyphen or digit: "10.0.0.3:22", "db-prod-3", "kafka2", "fe80::1". */
const HOST = /^(?=.*(?:[\p{L}\p{N}][.:_-]+[\p{L}\p{N}]|\p{L}\d))[^\s]{4,}$/u;
const SURROUNDING_PUNCTUATION = /^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}/])[^\p{L}\p{N}/]+$/gu;

/** Options, common commands and words around a host. Any other word may be a host ("bastion"). */
const COMMAND = new RegExp(`^(?:-\\S*|[|&;<>]+|${anyOf(borderWords('beside a host'))})$`, 'iu');

/**
 * The hosts in a span. Returns the whole span if it is one word, if no word looks like a host, or if one of the other words may be a host
 * too, because it is not a known command.
 */
export function hostNamesIn(text: string, span: Span): readonly Span[] {
  const value = text.slice(span.start, span.end);
  if (!/\s/.test(value)) return [span];
  const hosts = [...value.matchAll(/\S+/gu)].flatMap(({ 0: word, index }) => {
    const bare = word.replace(SURROUNDING_PUNCTUATION, '');
    if (!HOST.test(bare)) return [];
    const start = span.start + index + word.indexOf(bare);
    return [{ start, end: start + bare.length }];
  });
  // If an address has a scheme, the words beside it belong to the sentence: "is http://login.example.ru phishing".
  if (hosts.length > 0 && /\w:\/\//.test(value)) return hosts;
  const isHost = (word: string) => hosts.some(({ start, end }) => word.includes(text.slice(start, end)));
  const isClear = value
    .split(/\s+/u)
    .every((word) => isHost(word) || COMMAND.test(word.replace(/[,;()]/gu, '')) || word.length < 2);
  return hosts.length > 0 && isClear ? hosts : [span];
}
