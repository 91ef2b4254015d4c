// A page whose chat stands in a frame of its own origin: `?of=/tiptap/`.
const frame = document.createElement('iframe');
frame.src = new URLSearchParams(location.search).get('of') ?? '/plain/';
document.body.append(frame);
