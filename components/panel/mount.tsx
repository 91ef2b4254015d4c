import { createRoot } from 'react-dom/client';
import type { PanelSource } from '../../lib/page/panel/panel-source.ts';
import css from './panel.css?inline';
import { Panel } from './panel.tsx';

/** Renders the badge and the review into the page session's shadow root; the returned function removes them. */
export function mountPanel(root: ShadowRoot, source: PanelSource): () => void {
  const style = document.createElement('style');
  style.textContent = css;
  const place = document.createElement('div');
  root.append(style, place);
  const bound: PanelSource = {
    getState: () => source.getState(),
    subscribe: (listener) => source.subscribe(listener),
    act: (action) => source.act(action),
    ...(source.image ? { image: source.image } : {}),
  };
  const app = createRoot(place);
  app.render(<Panel source={bound} />);
  return () => {
    app.unmount();
    style.remove();
    place.remove();
  };
}
