// What some pages load first: a script that puts its own functions where the browser's were, to see all requests.
const calls: string[] = [];

const fetchBefore = window.fetch;
window.fetch = (...given) => {
  calls.push('fetch');
  return fetchBefore(...given);
};

const sendBefore = XMLHttpRequest.prototype.send;
XMLHttpRequest.prototype.send = function send(body) {
  calls.push('xhr');
  sendBefore.call(this, body);
};

// Whatever answers events by these is answered by the page.
EventTarget.prototype.dispatchEvent = () => true;
Event.prototype.preventDefault = () => undefined;
Object.defineProperty(Event.prototype, 'defaultPrevented', { get: () => true });
Object.defineProperty(CustomEvent.prototype, 'detail', { get: () => '' });
Request.prototype.clone = function clone() {
  return new Request(this.url);
};
JSON.stringify = (
  (before) => (value: unknown) =>
    before(value)
)(JSON.stringify);
WeakMap.prototype.get = ((before) =>
  function get(this: WeakMap<WeakKey, unknown>, key: WeakKey) {
    return before.call(this, key);
  })(WeakMap.prototype.get);

Object.assign(window, { bedCalls: calls });
