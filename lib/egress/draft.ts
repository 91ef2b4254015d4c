// A page may save what is being typed while it is typed. Such a request can hold the very text that is about to be sent, and is no evidence that
// it was.

/** What chats call the text in a draft. */
const DRAFT_FIELD = /"partial_query"\s*:/;

export interface DraftSavingRequest {
  readonly pathname: string;
  readonly body: string;
}

/** `draftPath`: the path by which the site saves drafts, from its adapter. */
export const isDraft = ({ pathname, body }: DraftSavingRequest, draftPath: RegExp | undefined): boolean =>
  draftPath?.test(pathname) === true || DRAFT_FIELD.test(body);
