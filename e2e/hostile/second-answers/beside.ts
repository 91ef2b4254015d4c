// What a request carries beside its body and address.
import type { Attacks } from './tools.ts';

export const BESIDE_BODIES: Attacks = {
  'a header of fetch': ({ ascii, send, outcome }) => outcome(send('/log/second', { headers: { 'x-note': ascii } })),
  'a header of XMLHttpRequest': ({ ascii, byXhr }) => {
    const request = new XMLHttpRequest();
    request.open('GET', '/log/second');
    request.setRequestHeader('x-note', ascii);
    return byXhr(request, () => request.send());
  },
  'a referrer': ({ ascii, send, outcome }) => outcome(send('/log/second', { referrer: `/?q=${ascii}` })),
  'a protocol': ({ ascii }) => new WebSocket(`ws://${location.host}/log/socket`, [ascii]).url,
  'the name of a window': ({ ascii }) => {
    const opened = open('/log/window', ascii);
    opened?.close();
    return opened === null ? 'refused' : 'opened';
  },
};
