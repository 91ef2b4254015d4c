// The text about a stopped request. It never says what the request contained.
import type { StoppedRequest } from '../lib/egress/stopped.ts';
import type { Language } from '../lib/language/language.ts';

export function stoppedRequestText(
  { name, host, originals, times, mayPass, isSilent }: StoppedRequest,
  { say, read }: Language,
): string {
  // Such a request is refused whatever it contains, so its content was not searched.
  if (isSilent && originals === 0) return say('stoppedSilent');
  const what = name === '' ? say('stoppedUnnamed') : say('stoppedNamed', { name });
  const held = originals === 0 ? say('stoppedUnchecked') : say('stoppedOriginals', { count: originals });
  const fillings = { what, held, host };
  const often = { ...fillings, count: times };
  const stopped =
    times === 1 ? ({ key: 'stoppedOnce', fillings } as const) : ({ key: 'stoppedOften', fillings: often } as const);
  if (mayPass) return read([stopped, { key: 'stoppedNextMayPass' }]);
  return read(isSilent ? [stopped, { key: 'stoppedSilent' }] : [stopped]);
}
