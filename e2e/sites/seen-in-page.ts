// What a site's selectors find in an opened structure. These functions run in the page, in both browsers, so they use nothing from outside.

/** What the first selector with a drawn match finds; `isRight`: the element that the structure names is among the matches. */
interface FoundPart {
  readonly count: number;
  readonly isRight: boolean;
}

export function foundPart({ css, name }: { readonly css: readonly string[]; readonly name: string }): FoundPart {
  for (const selector of css) {
    const drawn = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
    if (drawn.length === 0) continue;
    const meant = name === '' ? null : document.querySelector(`[data-x="${name}"]`);
    return {
      count: drawn.length,
      isRight: name === '' || (meant !== null && drawn.some((one) => one.contains(meant) || meant.contains(one))),
    };
  }
  return { count: 0, isRight: name === '' };
}

/** The messages that a side's selectors miss, or take from the other side. */
export function roleFaults({ user, assistant }: { readonly user: string; readonly assistant: string }): string[] {
  const faults: string[] = [];
  for (const text of document.querySelectorAll('[data-x="text"]')) {
    const isReply = /^(?:Good morning, |Answer |Dear reader)/.test(text.textContent ?? '');
    const ofUser = user !== '' && text.closest(user) !== null;
    const ofAssistant = assistant !== '' && text.closest(assistant) !== null;
    const isRight = (user === '' || ofUser !== isReply) && (assistant === '' || ofAssistant === isReply);
    if (!isRight) faults.push(`${isReply ? 'reply' : 'message'} “${(text.textContent ?? '').slice(0, 30)}”`);
  }
  return faults;
}
