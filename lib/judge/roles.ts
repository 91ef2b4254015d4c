// Decides the role of each finding (DESIGN section 4): first by its type; then the role that the model read from the context may correct it.
import type { EntityType, Finding, Role } from '../detect/annotation.ts';

const ROLE_OF_TYPE: Readonly<Record<EntityType, Role>> = {
  PERSON: 'identifier',
  USERNAME: 'identifier',
  LOCATION: 'fact',
  ADDRESS: 'identifier',
  ORGANIZATION: 'identifier',
  DATE: 'fact',
  TIME: 'fact',
  AGE: 'fact',
  EMAIL: 'identifier',
  PHONE: 'identifier',
  URL: 'public',
  IP: 'identifier',
  ID: 'identifier',
  FINANCIAL: 'identifier',
  PASSWORD: 'secret',
  QUANTITY: 'fact',
  DEMOGRAPHIC: 'fact',
  OCCUPATION: 'fact',
  CONDITION: 'fact',
  DRUG: 'fact',
  PRODUCT: 'public',
  WORK: 'public',
  EVENT: 'fact',
  MISC: 'public',
  MONEY: 'fact',
  SECRET: 'secret',
  VEHICLE: 'identifier',
  PATH: 'identifier',
  MAC: 'identifier',
  CRYPTO: 'identifier',
};

/** Types whose role depends on the context. For all other types, the type and kind decide. */
const CONTEXTUAL_TYPES: ReadonlySet<EntityType> = new Set(['PERSON', 'ORGANIZATION', 'LOCATION', 'IP', 'ADDRESS']);
/** The least confidence at which the model's role "public" counts for a name. If the role is wrong, a private name is sent. */
const MIN_PUBLIC_CONFIDENCE = 0.5;
/** The least confidence of "public" for hosts and street addresses. It is stricter, because a mistake reveals somebody's home or network. */
const MIN_PUBLIC_ADDRESS_CONFIDENCE = 0.9;
/** The least confidence at which the model's role "identifier" counts for a place, such as somebody's home. */
const MIN_IDENTIFIER_CONFIDENCE = 0.65;

/** Whether values of this type are facts unless the context says otherwise. */
export const isFactType = (type: EntityType): boolean => ROLE_OF_TYPE[type] === 'fact';

/** The role of a finding. In doubt, a name counts as private. */
export function roleOfFinding({ type, kind, role, roleConfidence = 0 }: Finding): Role {
  if (type === 'DATE') return kind === 'date-of-birth' ? 'identifier' : 'fact';
  if (type === 'URL') return kind === 'url-user' ? 'identifier' : 'public';
  const byType = ROLE_OF_TYPE[type];
  if (role === undefined || !CONTEXTUAL_TYPES.has(type)) return byType;
  if (role === 'public') {
    const from = type === 'IP' || type === 'ADDRESS' ? MIN_PUBLIC_ADDRESS_CONFIDENCE : MIN_PUBLIC_CONFIDENCE;
    return byType === 'identifier' && roleConfidence < from ? byType : 'public';
  }
  if (role === 'identifier')
    return byType === 'fact' && roleConfidence < MIN_IDENTIFIER_CONFIDENCE ? byType : 'identifier';
  return byType;
}
