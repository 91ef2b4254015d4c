import type { EntityType } from '../detect/annotation.ts';

/** A value of the person that a surrogate replaces. */
export interface Original {
  readonly text: string;
  readonly type: EntityType;
}

export interface Fact extends Original {
  readonly kind?: string;
}
