// Reads addresses as the browser will read them.
import { type Realm, unbound, unboundGetter } from './primitives.ts';

export interface AddressReader {
  /** Converts the address to text once, so that an object cannot give one address to the guard and another to the browser. */
  textOf(address: unknown): string;
  absolute(address: string): string;
}

export function addressReader(realm: Realm): AddressReader {
  const { URL } = realm;
  const hrefOf = unboundGetter(URL.prototype, 'href');
  const baseOf = unboundGetter(realm.Node.prototype, 'baseURI');
  const textOf = unbound(realm.String);
  const { document } = realm;
  return {
    textOf: (address) => textOf(undefined, address),
    absolute(address) {
      try {
        return hrefOf(new URL(address, baseOf(document)));
      } catch {
        // Invalid addresses are returned as they are: the browser itself refuses them.
        return address;
      }
    },
  };
}

function beginsWith(text: string, start: string): boolean {
  for (let i = 0; i < start.length; i += 1) if (text[i] !== start[i]) return false;
  return true;
}

/**
 * Whether the browser loads the address without a request: data, a blob, or a part of this document, as icons are. Letters are compared one by one,
 * because a page could replace `String.prototype.slice` and pass every address off as its own.
 */
export const isOwnUrl = (url: string): boolean =>
  url[0] === '#' || beginsWith(url, 'data:') || beginsWith(url, 'blob:');
