// Addresses as the browser will read them.
import { getter, method, type Realm } from './primitives.ts';

export interface AddressReader {
  /** Once, so that an object cannot say one thing to the guard and another to the browser. */
  textOf(address: unknown): string;
  absolute(address: string): string;
}

export function addressReader(realm: Realm): AddressReader {
  const { URL } = realm;
  const hrefOf = getter(URL.prototype, 'href');
  const baseOf = getter(realm.Node.prototype, 'baseURI');
  const textOf = method(realm.String);
  const { document } = realm;
  return {
    textOf: (address) => textOf(undefined, address),
    absolute(address) {
      try {
        return hrefOf(new URL(address, baseOf(document)));
      } catch {
        // Not an address: the browser itself refuses it.
        return address;
      }
    },
  };
}
