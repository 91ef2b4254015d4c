// The parts of a request that can tell its receiver something about the person.
export function parseAddress(url: string): URL {
  try {
    return new URL(url, location.href);
  } catch {
    // An invalid address: the request goes nowhere, but its body is searched all the same.
    return new URL(location.origin);
  }
}

/**
 * The telling part of an address. The origin is left out if the request goes to the page's own site, because the page knows its own
 * address.
 */
export const tellingPartOfAddress = ({ origin, pathname, search, href }: URL) =>
  origin === location.origin ? `${pathname}${search}` : href;

/** Every chat sends the time zone, and it contains a town. */
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function withoutTimeZone(text: string): string {
  if (!timeZone.includes('/')) return text;
  return text
    .replaceAll(timeZone, ' ')
    .replaceAll(timeZone.replace('/', '\\/'), ' ')
    .replaceAll(encodeURIComponent(timeZone), ' ');
}
