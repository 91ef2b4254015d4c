// NLUX: no framework; it types a reply out letter by letter, parsing markdown as it goes.
import '@nlux/themes/nova.css';
import { createAiChat, type StreamingAdapterObserver } from '@nlux/core';
import { ask } from '../api.ts';

/**
 * @nlux/core 2.17 draws each letter in the next animation frame, but takes away what it draws into as soon as none waits: without
 * an extension too, 9 of 20 replies stood there without their last letter or two. Of line breaks nobody misses any.
 */
const LOST_AT_THE_END = '\n'.repeat(40);

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
        observer.next(LOST_AT_THE_END);
        observer.complete();
      },
    })
    .withComposerOptions({ placeholder: 'Write' })
    .withMessageOptions({ streamingAnimationSpeed: 2 })
    .mount(root);
}
