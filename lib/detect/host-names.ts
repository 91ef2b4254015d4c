// The model marks hosts together with the command around them: "psql -h db-prod-3.corp.local -".
import type { Span } from '../text/span.ts';

/** A dot, colon, hyphen or digit inside: "10.0.0.3:22", "db-prod-3", "kafka2", "fe80::1". */
const HOST = /^(?=.*(?:[\p{L}\p{N}][.:_-]+[\p{L}\p{N}]|\p{L}\d))[^\s]{4,}$/u;
const OUTER = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}/]+$/gu;

/** The hosts in a span; the span itself if it has no space or no word in it looks like a host. */
export function hostsIn(text: string, span: Span): readonly Span[] {
  const value = text.slice(span.start, span.end);
  if (!/\s/.test(value)) return [span];
  const hosts = [...value.matchAll(/\S+/gu)].flatMap(({ 0: word, index }) => {
    const bare = word.replace(OUTER, '');
    if (!HOST.test(bare)) return [];
    const start = span.start + index + word.indexOf(bare);
    return [{ start, end: start + bare.length }];
  });
  return hosts.length > 0 ? hosts : [span];
}
