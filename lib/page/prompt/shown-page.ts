// The page of an attached file that a person looks at.
import type { RelativeArea } from '../../documents/page-view.ts';
import type { Said } from '../../language/message.ts';

/** Something on a page of an attached file that a person can cover or uncover. */
export interface PageBox extends RelativeArea {
  /** `unsure`: there may be text that was not read. */
  readonly kind: 'word' | 'code' | 'unsure' | 'drawn';
  readonly isCovered: boolean;
  /** The original, of a word. */
  readonly text?: string;
}

/** The page of an attached file that is looked at. */
export interface ShownPage {
  /** The place of the file among the attached ones. */
  readonly file: number;
  readonly name: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** The page is shown as it will be written. */
  readonly isWritten: boolean;
  /** Under this number the session holds the picture (`page-image.ts`); missing until there is one. */
  readonly image?: number;
  /** None if the page is shown as it will be written. */
  readonly boxes: readonly PageBox[];
  readonly busy: boolean;
  /** Why the page could not be shown, or the file could not be checked again. */
  readonly failed?: Said;
}

export type PageStep =
  /** Shows a page of the file, as it is or as it will be written. */
  | { readonly show: Pick<ShownPage, 'file' | 'page' | 'isWritten'> }
  | { readonly toggle: PageBox }
  | { readonly cover: RelativeArea }
  /** Moves an area that the person drew. */
  | { readonly move: PageBox; readonly to: RelativeArea }
  | { readonly close: true };
