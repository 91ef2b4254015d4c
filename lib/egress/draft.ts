// A page may save the person's draft while they type. Such a request can hold the very text that is about to be sent, so it is no evidence that the
// prompt was sent.

/** The JSON key under which chats send the text of a draft. */
const DRAFT_FIELD = /"partial_query"\s*:/;

interface DraftSavingRequest {
  readonly pathname: string;
  readonly body: string;
}

/** `draftPath`: the path by which the site saves drafts, from its adapter. */
export const isDraftSavingRequest = ({ pathname, body }: DraftSavingRequest, draftPath: RegExp | undefined): boolean =>
  draftPath?.test(pathname) === true || DRAFT_FIELD.test(body);
