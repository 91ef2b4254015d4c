// A page whose chat stands in a frame of its own origin: `?of=/tiptap/`. With `?button` the page around the frame has a send
// button of its own.
const asked = new URLSearchParams(location.search);
const frame = document.createElement('iframe');
frame.src = asked.get('of') ?? '/plain/';
document.body.append(frame);

if (asked.has('button')) {
  const button = document.createElement('button');
  button.textContent = 'Send';
  button.className = 'outer-send';
  button.addEventListener('click', () => frame.contentDocument?.querySelector<HTMLElement>('.send-button')?.click());
  document.body.prepend(button);
}
