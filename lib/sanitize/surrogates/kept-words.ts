// Words that stay when the rest of a value is replaced, because many people's values have them.
import { readData } from '../../lexicon/read-data.ts';
import { wordsBy } from '../../lexicon/words.ts';

const BY_KIND = wordsBy(readData('surrogates/kept-words.tsv'));
const setOf = (kind: string): ReadonlySet<string> => new Set(BY_KIND[kind]);

export const SHARED_FOLDERS = setOf('folder');
/** Words of file names that say what a file is, not whose it is. */
export const FILE_WORDS = setOf('file');
/** Services whose addresses have an account's name in the path. The service itself reveals nothing about the person. */
export const SERVICES = setOf('service');
/** Words of paths that many sites share. */
export const SHARED_ADDRESS_WORDS = setOf('address');
/** Names of databases that do not show whose they are. */
export const SHARED_DATABASES = setOf('database');
/** Local parts of an office's address, not of a person's. */
export const MAILBOXES = setOf('mailbox');
/** Words before the number of a house or flat: "at number 14". */
export const DWELLING_WORDS = setOf('dwelling');
