/** What every object of a type enters the field with. */
import { type Characteristics, hasSubtype, isType } from '../parts-of-a-card/characteristics.ts';
import { DOMAIN, WEAPON } from '../parts-of-a-card/words.ts';

/** Counters, durability 1: as many durability counters as its stat says. */
export const durabilityCounters = (
  c: Pick<Characteristics, 'types' | 'subtypes' | 'durability'>,
): Readonly<Record<string, number>> =>
  c.durability !== null && c.durability > 0 && (isType(c, WEAPON) || (isType(c, DOMAIN) && hasSubtype(c, 'siegeable')))
    ? { durability: c.durability }
    : {};
