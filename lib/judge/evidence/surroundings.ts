// What else stands in the prompt: somebody's address or number speaks for a private matter, nothing else for a harmless text.
import { type Annotation, type EntityType, isReplaced } from '../../detect/annotation.ts';
import { isNameMention } from '../name.ts';

const CONTACT_TYPES: ReadonlySet<EntityType> = new Set(['EMAIL', 'PHONE', 'ADDRESS', 'ID', 'FINANCIAL', 'USERNAME']);

/** 1 if the prompt has a value that leads to somebody. */
export const contactBeside = (annotations: readonly Annotation[]): number =>
  Number(annotations.some((one) => CONTACT_TYPES.has(one.type) && isReplaced(one)));

/** 1 if nothing but this one name would be replaced. @param names how many different names the prompt has */
export const nothingElse = (annotations: readonly Annotation[], names: number): number =>
  Number(names === 1 && !annotations.some((one) => !isNameMention(one) && isReplaced(one)));
