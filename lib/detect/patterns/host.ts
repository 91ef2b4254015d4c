// Finds names of machines in private networks, in logs, settings and commands. Such a name may reveal the firm, project or owner.
import { anyPatternOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsByUse } from '../../lexicon/words.ts';
import { isWellKnownAddress } from '../well-known-addresses.ts';
import { type Candidate, isFollowedBy, isPrecededBy, type PatternShape, shapeRule } from './rule.ts';

const base = { type: 'IP' } as const;

/** Services whose names machines get: "kafka2", "db-prod-07". */
const WORDS = wordsByUse(readData('values/host-words.tsv'));
const SERVICE = anyPatternOf(WORDS('service'));
const HOST = '[a-z](?:[a-z0-9]|[-_.](?=[a-z0-9])){1,62}';
const START = '(?<![\\p{L}\\p{N}_./@-])';
const END = '(?![\\p{L}\\p{N}_@(]|[.-][\\p{L}\\p{N}])';
const INTERNAL_DOMAIN = /\.(?:internal|local|corp|lan|intranet|intra|localdomain|home|private|svc|cluster)(?:\.|$)/i;
/** Names of technologies that look like names of machines. */
const TECHNOLOGY = new RegExp(`^${anyPatternOf(WORDS('technology'))}$`, 'i');

/** Whether a name may be a machine's. It needs a digit or hyphen, because "bastion" and "server" alone are words; with dots, an internal domain. */
function isMachine({ value }: Candidate): boolean {
  if (isWellKnownAddress(value) || /^(?:localhost|example|null|none|true|false)$/i.test(value)) return false;
  if (value.includes('.')) return INTERNAL_DOMAIN.test(value);
  return /[\d-]/.test(value) && !/^[a-z]+-?v?\d+\.\d/.test(value);
}

const EVENT = new RegExp(`\\b${anyPatternOf(WORDS('event'))}\\b`, 'iu');

const SHARED_ACCOUNT = new RegExp(`^${anyPatternOf(WORDS('shared account'))}$`);

const shapes: readonly PatternShape[] = [
  // Hosts in settings: DB_HOST=pg-main-2, host: kafka2, server_name crm.lindqvist.lan
  {
    ...base,
    confidence: 0.85,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:[A-Za-z0-9_]{0,24}[_.-])?(?:[Hh]ost(?:[_-]?[Nn]ame)?|HOST(?:_?NAME)?|[Ss]erver(?:[_-]?[Nn]ame)?|SERVERS?|[Bb]roker|BROKERS?|[Uu]pstream|[Mm]achine|[Cc]omputer ?[Nn]ame|servers|[Nn]ode[_-]?[Nn]ame|NODE)["']?(?: ?[:=] ?| )["'\`]?(?:[a-z]+://)?(?<value>${HOST})${END}`,
      'dgu',
    ),
    // In a sentence, a hyphen alone does not make a word the name of a machine: "a machine learning-framework".
    accept: (candidate) =>
      isMachine(candidate) && (/[\d.]/.test(candidate.value) || !isPrecededBy(candidate, /\p{L} $/u, 4)),
  },
  // Hosts with a port, also in a list of brokers: db-prod-07:5432
  {
    ...base,
    confidence: 0.8,
    pattern: /(?<![\p{L}\p{N}_.@-])(?<value>[a-z][a-z0-9]{1,20}(?:-[a-z0-9]{1,20}){0,5}):(?=\d{4,5}(?![\d.:]))/dgu,
    accept: (candidate) =>
      isMachine(candidate) &&
      new RegExp(`(?:^|-)(?:${SERVICE}|prod|prd|stag\\p{L}*|stg|dev|uat|qa)\\d{0,3}(?:-|$)`, 'u').test(candidate.value),
  },
  {
    ...base,
    confidence: 0.8,
    // A character must come before the "@", because "@scope-name/core" is an npm package.
    pattern: /(?<=:\/\/|[^\s"'`([{,=@]@)(?<value>[a-z][a-z0-9]{1,20}(?:-[a-z0-9]{1,20}){0,5})(?=:\d{2,5}(?!\d)|\/)/dgu,
    accept: isMachine,
  },
  // Hosts in commands: ssh deploy@web03, ping fileserver01, psql -h db-prod-07
  {
    ...base,
    confidence: 0.85,
    pattern: new RegExp(
      `(?:\\b(?:ssh|sftp|mosh|ping|telnet|nslookup|traceroute|rdp|nc)(?: -\\S{1,24}(?: \\d{1,5})?){0,4}|(?<= )-h|--host(?:name)?(?==| )|\\\\bssh-copy-id)[ =](?:[a-z_][\\w.-]{0,31}@)?(?<value>${HOST})${END}`,
      'dgu',
    ),
    accept: isMachine,
  },
  // The machine in "user@machine" before a command or path. The next shape finds the user.
  {
    ...base,
    confidence: 0.8,
    pattern: /(?<=[a-z0-9_]@)(?<value>[a-z][a-z0-9]{1,20}(?:-[a-z0-9]{1,20}){0,4})(?=:[~/\w]|[\s,;)$#]|$)/dgmu,
    accept: (candidate) =>
      !/^(?:host|hostname|server|remote|ip|machine|v\d+|latest|main|master|next|beta|stable)$/.test(candidate.value) &&
      (isMachine(candidate) || isPrecededBy(candidate, /\b(?:ssh|scp|rsync) [^\n]{0,40}@$/)),
  },
  {
    type: 'USERNAME',
    kind: 'username',
    confidence: 0.8,
    pattern:
      /(?:(?<![\p{L}\p{N}_./@+\\-])|(?<=\\[nrt]))(?<value>(?=[a-z0-9_.-]{3})[a-z][a-z0-9_-]{0,31}(?:\.[a-z][a-z0-9]{1,20})?)@(?=(?:\d{1,3}\.){3}\d|[a-z][a-z0-9-]{1,40}(?::[~/]|[ \n]|$))/dgmu,
    // "yarn@latest" is a package and its version. In "[anselm@latest ~]$", anselm is an account.
    accept: (candidate) =>
      !isFollowedBy(candidate, /^@(?:latest|next|canary|nightly|lts)(?![\w:-]| [~/])/u) &&
      !(
        isFollowedBy(candidate, /^@version/u) &&
        (isPrecededBy(candidate, /\|$/u, 1) ||
          /^(?:package|module|plugin|formula|image|tool|action)(?:_name)?$/u.test(candidate.value))
      ) &&
      !SHARED_ACCOUNT.test(candidate.value),
  },
  // In syslog, the name of the machine follows the time.
  {
    ...base,
    confidence: 0.9,
    pattern:
      /^(?:<\d{1,3}>)?(?:[A-Z][a-z]{2} {1,2}\d{1,2} \d{2}:\d{2}:\d{2}|\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}\S{0,12}) (?<value>[A-Za-z](?:[A-Za-z0-9]|[-.](?=[A-Za-z0-9])){1,62}) [\w./-]{2,40}(?:\[\d{1,7}\])?: /dgm,
    accept: ({ value }) => !/^(?:localhost|INFO|WARN|WARNING|ERROR|DEBUG|TRACE|FATAL|NOTICE|CRITICAL)$/i.test(value),
  },
  // A name such as "kafka2" counts near a word such as "down" or "restarted". A name with its stage, such as "db-prod-07", counts anywhere.
  {
    ...base,
    confidence: 0.75,
    pattern: new RegExp(
      `${START}(?:[a-z0-9]{1,12}-){0,3}(?:${SERVICE})(?:-?[a-z]{1,12}){0,1}(?:-[a-z0-9]{1,12}){0,3}-?\\d{1,3}${END}`,
      'gu',
    ),
    accept: (candidate) => {
      const { value } = candidate;
      if (TECHNOLOGY.test(value) || !isMachine(candidate)) return false;
      const isOfStage = /-(?:prod|prd|stg|staging|dev|uat|qa)\d{0,2}-/.test(`-${value}-`);
      return isOfStage || isPrecededBy(candidate, EVENT, 60) || isFollowedBy(candidate, EVENT, 60);
    },
  },
  // The default names of machines under Windows and, in the next shape, at Amazon.
  {
    ...base,
    confidence: 0.85,
    pattern:
      /(?<![\w-])(?:DESKTOP|LAPTOP|WIN|WS|PC|SRV|NB|VM)-(?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9]{3,12}(?:-[A-Z0-9]{1,12}){0,2}(?![\w-])/g,
  },
  { ...base, confidence: 0.9, pattern: /(?<![\w-])ip-\d{1,3}(?:-\d{1,3}){3}(?![\w-])/g },
  // The domain in a name of LDAP: "uid=anna,ou=people,dc=lindqvist,dc=lan"
  {
    ...base,
    confidence: 0.85,
    pattern: /(?<![\p{L}\p{N}])dc=[a-z\d-]{1,63}(?:, ?dc=[a-z\d-]{1,63}){1,4}(?![\p{L}\p{N}-])/giu,
    accept: ({ value }) => !/dc=(?:example|test|domain|company|mydomain)(?:,|$)/iu.test(value),
  },
  // The repository on a machine in an internal domain: "git@gitlab.lindqvist.lan:shop/cart.git"
  {
    type: 'ID',
    confidence: 0.85,
    requires: /git@/u,
    pattern:
      /(?<=git@(?:[a-z\d-]{1,63}\.){1,4}(?:internal|local|corp|lan|intranet|intra|home)[:/])(?<value>[\w-][\w./-]{1,100}?)(?=\.git(?!\w)|[\s)'"`,]|$)/dgu,
  },
  // Names in internal domains: printer.local, redis-cache.internal:6379, vpn.corp.example
  {
    ...base,
    confidence: 0.75,
    pattern: new RegExp(
      `${START}(?:[a-z\\d][a-z\\d-]{0,62}\\.){1,4}(?:(?:internal|local|corp|lan|intranet|intra)(?:\\.(?:[a-z\\d-]{1,63}\\.){0,2}[a-z]{2,12})?)${END}`,
      'gu',
    ),
    accept: (candidate) =>
      /^[^.]*-[^.]*\./.test(candidate.value) ||
      new RegExp(
        `^(?:${SERVICE}|tv|pi|raspberrypi|homeassistant|hass|plex|synology|qnap|macbook\\p{L}*|imac|iphone|ipad|camera|doorbell|desktop|laptop|pc)\\d{0,3}\\.`,
        'u',
      ).test(candidate.value) ||
      isFollowedBy(candidate, /^:\d{2,5}(?!\d)/, 8),
  },
];

export const host = shapeRule('host', shapes);
