// Where the interface gets the picture of a page from: it is not in the state, which is copied to the popup.
import { createContext } from 'react';
import type { PanelSource } from '../../lib/page/panel/panel-source.ts';

export type PageImage = NonNullable<PanelSource['image']>;

/** Undefined if no page can be shown here. */
export const PageImageSource = createContext<PageImage | undefined>(undefined);
