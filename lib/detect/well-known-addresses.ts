// Recognises network addresses that identify nobody, because every machine has them or everybody knows them: loopback, wildcard, netmasks,
// default gateways, whole private networks, public name servers, hosts of examples.

const WELL_KNOWN: ReadonlySet<string> = new Set([
  '0.0.0.0',
  '0.0.0.0/0',
  '127.0.0.1',
  '255.255.255.255',
  '255.255.255.0',
  '255.255.0.0',
  '255.0.0.0',
  '1.1.1.1',
  '1.0.0.1',
  '8.8.8.8',
  '8.8.4.4',
  '9.9.9.9',
  '192.168.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '10.0.0.0/8',
  '10.0.0.0/16',
  '10.0.0.0/24',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '192.168.0.0/24',
  '192.168.1.0/24',
  '::',
  '::1',
  'localhost',
  'host.docker.internal',
  'example.com',
  'example.org',
  'example.net',
]);

/** Hosts of examples: "db.company.com", "api.example.com", "mail.mydomain.tld". */
const SAMPLE_HOST =
  /^(?:(?:www|api|app|auth|blog|cdn|data|database|db|demo|dev|docs|ftp|host|images|mail|mysql|postgres|server|smtp|staging|static|test)\.)?(?:example\.(?:com|org|net)|(?:company|mycompany|yourcompany)\.com|(?:my|your)-?domain(?:\.(?:com|org|net|tld))?)$/u;
/** Sites of the American government, such as "cloud.gov". Longer names may be machines in its networks. */
const GOVERNMENT_SITE = /^[a-z\d-]{2,63}\.gov$/u;

/** Whether a value is one of the well-known addresses. A scheme, a port and a closing slash are ignored. */
export function isWellKnownAddress(value: string): boolean {
  const host = value
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/\/$/, '')
    .replace(/(?<=[\w\]]):\d{1,5}$/, '')
    .replace(/^\[(.*)\]$/, '$1');
  return WELL_KNOWN.has(host) || WELL_KNOWN.has(value) || SAMPLE_HOST.test(host) || GOVERNMENT_SITE.test(host);
}
