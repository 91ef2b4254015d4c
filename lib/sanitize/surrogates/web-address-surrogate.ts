// The surrogate of a web address, a connection string or a host. The parts that the question needs stay: the scheme, the port, a well-known
// host, words that many addresses share and the names of parameters. User, password, the person's own host, other names and values are
// replaced one by one.

import { codecsForAnnotation } from '../../codecs/formats/index.ts';
import { userNameCodecs } from '../../codecs/formats/user-name.ts';
import type { AddressContext } from './email-surrogate.ts';
import { firmDomainReserve } from './firm-domains.ts';
import type { Issuer } from './issuer.ts';
import { SERVICES, SHARED_ADDRESS_WORDS, SHARED_DATABASES } from './kept-words.ts';
import { EXAMPLE_DOMAINS, hostReserve, reserveOfSameShape, urlReserve, userNameReserve } from './reserves.ts';
import { secretReserve } from './secret-reserve.ts';

/** @param inPassword a character of the password */
const addressForm = (inPassword: string) =>
  new RegExp(
    `^(?<scheme>(?:jdbc:)?[a-z][a-z0-9+.-]{1,15}://)?(?:(?<user>[^\\s:@/?#]*)(?<secret>:${inPassword}{0,400})?@)?` +
      '(?<hosts>(?:\\[[\\da-f:.]+\\]|[^\\s:@/?#;,]+)(?::\\d{1,5})?(?:,[^\\s:@/?#;,]+(?::\\d{1,5})?)*)' +
      '(?<rest>(?:[/?#][^\\s;]*)?(?:;.*)?)$',
    'iu',
  );
const WEB_ADDRESS = addressForm('[^\\s/?#]');
/** Connection strings are often written without escapes, so their passwords go to the last "@": "postgres://admin:p@ss/w0rd@host/db". */
const CONNECTION_STRING = addressForm('\\S');

const WEB = /^(?:(?:[a-z]+\+)?(?:https?|wss?):\/\/|$)/iu;
/** Values of settings, which many addresses share. */
const SETTING =
  /^(?:true|false|yes|no|on|off|allow|prefer(?:red)?|requ(?:ire|ired|est)|disabled?|enabled?|optional|mandatory|strict|verify[-_](?:full|ca|identity)|utf-?8(?:mb4)?|utc)$/iu;

function isService(host: string): boolean {
  const bare = host.toLowerCase().replace(/^(?:www|m|old)\./u, '');
  return SERVICES.has(bare) || EXAMPLE_DOMAINS.includes(bare);
}
const isShared = (word: string, shared: ReadonlySet<string>): boolean =>
  word.length < 2 || /^v\d{1,2}$/iu.test(word) || SETTING.test(word) || shared.has(word.toLowerCase());
const EXTENSION = /\.(?:html?|php|aspx?|jsp|json|xml|pdf|git|png|jpe?g|csv|txt|zip)$/iu;

/** Replaces a word of a path, or the value of a parameter. */
function replacedWord(word: string, shared: ReadonlySet<string>, issuer: Issuer): string {
  const extension = EXTENSION.exec(word)?.[0] ?? '';
  const name = word.slice(0, word.length - extension.length);
  return isShared(name, shared) || !/[\p{L}\p{N}]/u.test(name)
    ? word
    : issuer.issue(name, 'PATH', [], reserveOfSameShape(name)).surrogate + extension;
}

const CREDENTIAL_PARAMETER =
  /^(?:.*[_-])?(?:token|key|secret|sig|signature|password|pwd|pass|code|auth|session|sid)=$/iu;

const USER_PARAMETER = /^(?:user|uid|login|user[ _-]?(?:id|name))=$/iu;

/** @param name the name of the parameter with "=" */
function replacedParameter(name: string, value: string, shared: ReadonlySet<string>, issuer: Issuer): string {
  if (CREDENTIAL_PARAMETER.test(name)) return name + issuer.issue(value, 'SECRET', [], secretReserve(value)).surrogate;
  if (USER_PARAMETER.test(name)) return name + replacedUser(value, issuer);
  return name + replacedWord(value, shared, issuer);
}

/** Replaces path, query and fragment; the name before "=" stays. */
function replacedRest(rest: string, shared: ReadonlySet<string>, issuer: Issuer): string {
  return rest.replace(/([^/?#&;=]*=)?([^/?#&;=]+)/gu, (_, name: string | undefined, value: string) =>
    replacedParameter(name ?? '', value, shared, issuer),
  );
}

/** Replaces the values of ";name=value". A value may have any sign but ";", and that too in braces. */
const replacedProperties = (properties: string, shared: ReadonlySet<string>, issuer: Issuer): string =>
  properties.replace(
    /(;\s*)([^;=]*=)?(\{[^}]{0,200}\}|[^;]+)/gu,
    (_, border: string, name = '', value: string) => border + replacedParameter(name, value, shared, issuer),
  );

const NUMERIC_HOST = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/u;

function replacedHost(host: string, issuer: Issuer, { firmLabel }: AddressContext): string {
  // Some connection strings have the port after a comma.
  if (isService(host) || /^\d{1,5}$/u.test(host)) return host;
  if (NUMERIC_HOST.test(host))
    return issuer.issue(host, 'IP', codecsForAnnotation({ type: 'IP' }), hostReserve).surrogate;
  // "www" is no part of the name, and the domain of a mail address has the same surrogate.
  const [www = ''] = /^www\./iu.exec(host) ?? [];
  const domain = host.slice(www.length);
  const ofFirm = firmLabel && firmDomainReserve(domain, firmLabel);
  return ofFirm
    ? www + issuer.issue(domain, 'URL', [], ofFirm).surrogate
    : issuer.issue(host, 'URL', [], hostReserve).surrogate;
}

/** Replaces each host of a list, with their ports kept: "h1.example.org:27017,h2.example.org:27017". */
const replacedHosts = (hosts: string, issuer: Issuer, context: AddressContext): string =>
  hosts.replace(
    /(\[[^\]]{0,64}\]|[^,:]+)(:\d+)?/gu,
    (_, host: string, port = '') => replacedHost(host, issuer, context) + port,
  );

const replacedUser = (user: string, issuer: Issuer): string =>
  user && issuer.issue(user, 'USERNAME', userNameCodecs, userNameReserve).surrogate;

/** Replaces the user name and the password of an address. @param secret the password with the colon before it */
function replacedLogin(user: string, secret: string | undefined, issuer: Issuer): string {
  const name = replacedUser(user, issuer);
  if (secret === undefined || secret === ':') return name + (secret ?? '');
  const password = secret.slice(1);
  return `${name}:${issuer.issue(password, 'PASSWORD', [], secretReserve(password)).surrogate}`;
}

/** If the address cannot be read, or if no part of it is replaced, the whole address gets a surrogate from the reserve of addresses. */
export function webAddressSurrogate(address: string, issuer: Issuer, context: AddressContext = {}): string {
  const whole = () => issuer.issue(address, 'URL', [], urlReserve).surrogate;
  const isWeb = WEB.test(/^\S*?:\/\//u.exec(address)?.[0] ?? '');
  const parts = (isWeb ? WEB_ADDRESS : CONNECTION_STRING).exec(address)?.groups;
  if (!parts) return whole();
  const { scheme = '', user, secret, hosts = '', rest = '' } = parts;
  const login = user === undefined ? '' : `${replacedLogin(user, secret, issuer)}@`;
  // If the scheme is not the web's, the path names a database or a repository.
  const shared = isWeb ? SHARED_ADDRESS_WORDS : SHARED_DATABASES;
  const [path = '', properties = ''] = isWeb ? [rest] : rest.split(/(?=;)(.*)/su);
  const replaced =
    scheme +
    login +
    replacedHosts(hosts, issuer, context) +
    replacedRest(path, shared, issuer) +
    replacedProperties(properties, shared, issuer);
  if (replaced === address) return whole();
  issuer.keep(replaced, address, 'URL', 'phrase');
  return replaced;
}
