// NLUX: no framework; it types a reply out letter by letter, parsing markdown as it goes.
import '@nlux/themes/nova.css';
import { createAiChat, type StreamingAdapterObserver } from '@nlux/core';
import { ask } from '../api.ts';

const root = document.getElementById('root');
if (root) {
  createAiChat()
    .withAdapter({
      async streamText(prompt: string, observer: StreamingAdapterObserver) {
        let shown = 0;
        for await (const text of ask(prompt)) {
          observer.next(text.slice(shown));
          shown = text.length;
        }
        observer.complete();
      },
    })
    .withComposerOptions({ placeholder: 'Write' })
    .withMessageOptions({ streamingAnimationSpeed: 2 })
    .mount(root);
}
