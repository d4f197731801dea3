import type { ObjectId } from '@rulewright/kernel';

/** What the mana will be spent on; restricted mana asks (106.6). */
export interface Purpose {
  readonly object: ObjectId;
  /** A cost that is paid while something resolves, or for a special action, is of neither. */
  readonly kind: 'spell' | 'ability' | 'cost';
  /** The alternative cost that is paid. */
  readonly method?: string | null;
  /** The cost contains {X}. */
  readonly x?: boolean;
}
