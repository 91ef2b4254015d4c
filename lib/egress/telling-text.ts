// The parts of a request that can tell its receiver something about the person.
export function addressOf(url: string): URL {
  try {
    return new URL(url, location.href);
  } catch {
    // Not an address: the request goes nowhere, and its body is looked into all the same.
    return new URL(location.origin);
  }
}

/** Whom the page talks to is no news where it is the page's own site. */
export const tellingPart = ({ origin, pathname, search, href }: URL) =>
  origin === location.origin ? `${pathname}${search}` : href;

/** Every chat sends it, and a town is named in it. */
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function withoutTimeZone(text: string): string {
  if (!timeZone.includes('/')) return text;
  return text
    .replaceAll(timeZone, ' ')
    .replaceAll(timeZone.replace('/', '\\/'), ' ')
    .replaceAll(encodeURIComponent(timeZone), ' ');
}
