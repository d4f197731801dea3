/** Declarations as answers: which are legal as a whole, all of them where they are few, and a random one. */
import type { EntityId, ObjectId, Refusal } from '@rulewright/kernel';
import { type Best, mostRequirements } from './508.1d-requirements.ts';
import {
  type Candidate,
  type Choices,
  type Declaration,
  hasRequirements,
  isLimited,
  limitBroken,
  NOTHING,
  obeyed,
  obeyedBy,
  restrictionBroken,
} from './declaration.ts';

/** Declarations are listed only up to this number of combinations. */
const LISTED = 64;

/** Why a declaration of creatures that may each do what is declared is illegal as a whole, or null. */
export function illegality(c: Choices, d: Declaration, requirementRule: string): Refusal | null {
  const broken = restrictionBroken(c, d);
  if (broken !== null || !hasRequirements(c)) return broken;
  const best = mostRequirements(c, d);
  const is = obeyed(c, d);
  if (is >= best.obeyed) return null;
  const object = neglected(c, d, best);
  return { code: 'requirement-not-met', rule: requirementRule, data: { object, obeyed: is, possible: best.obeyed } };
}

/** Something whose requirement is not obeyed, though it could be. */
function neglected(c: Choices, d: Declaration, best: Best): EntityId {
  const worse = c.candidates.find((x, i) => obeyedBy(x, d[i] ?? NOTHING) < obeyedBy(x, best.declaration[i] ?? NOTHING));
  if (worse !== undefined) return worse.id;
  const free = c.opposites.find((o, i) => o.wanted > 0 && !d.some((chosen) => chosen.includes(i)));
  return free?.id ?? (-1 as ObjectId);
}

/** All legal declarations, or null if they are too many to list. */
export function listDeclarations(c: Choices): readonly Declaration[] | null {
  let combinations = 1;
  for (const candidate of c.candidates) {
    combinations *= countSubsets(candidate);
    if (combinations > LISTED) return null;
  }
  let all: Declaration[] = [[]];
  for (const candidate of c.candidates) {
    const own = subsets(candidate);
    all = all.flatMap((d) => own.map((chosen) => [...d, chosen]));
  }
  return all.filter((d) => illegality(c, d, '') === null);
}

/** How many sets of options a creature could be declared against, counted no further than the limit. */
function countSubsets({ options, capacity }: Candidate): number {
  let total = 1;
  let ofSize = 1;
  for (let size = 1; size <= Math.min(capacity, options.length) && total <= LISTED; size++) {
    ofSize = (ofSize * (options.length - size + 1)) / size;
    total += ofSize;
  }
  return total;
}

function subsets({ options, capacity }: Candidate): readonly (readonly number[])[] {
  const found: number[][] = [[]];
  for (const option of options) {
    for (const set of found.slice()) if (set.length < capacity) found.push([...set, option]);
  }
  return found;
}

/** A random legal declaration that costs nothing. */
export function sampleDeclaration(c: Choices, below: (bound: number) => number): Declaration {
  if (!hasRequirements(c))
    return repaired(
      c,
      c.candidates.map((x) => randomChoice(x, below)),
      below,
    );
  const best = mostRequirements(c, null);
  let d = best.declaration;
  // From one that obeys the most, walk to others that obey as much.
  for (let i = 0; i < c.candidates.length; i++) {
    const at = below(c.candidates.length);
    const changed = d.with(at, randomChoice(c.candidates[at] as Candidate, below));
    if (restrictionBroken(c, changed) === null && obeyed(c, changed) >= best.obeyed) d = changed;
  }
  return d;
}

function randomChoice(candidate: Candidate, below: (bound: number) => number): readonly number[] {
  const { options, priced, capacity } = candidate;
  const free = priced.length === 0 ? options : options.filter((o) => !priced.includes(o));
  const at = below(free.length + 1);
  const first = free[at];
  if (first === undefined) return NOTHING;
  if (capacity === 1) return [first];
  const chosen = free.filter((o) => o === first || below(2) === 0);
  return chosen.length <= capacity ? chosen : [first];
}

/** Makes a declaration keep the restrictions: whoever may not act alone gets company or stays out. */
function repaired(c: Choices, declared: readonly (readonly number[])[], below: (bound: number) => number): Declaration {
  let d: Declaration = declared;
  const over = d.flatMap((chosen, i) => (chosen.length > 0 ? [i] : NOTHING)).slice(c.most?.count ?? d.length);
  for (const i of over) d = d.with(i, NOTHING);
  for (let o = 0; o < c.opposites.length; o++) {
    const opposite = c.opposites[o];
    if (opposite === undefined || !isLimited(opposite)) continue;
    for (;;) {
      const against = d.flatMap((chosen, i) => (chosen.includes(o) ? [i] : NOTHING));
      const limit = limitBroken(opposite, against.length);
      const [first] = against;
      if (limit === null || first === undefined) break;
      const helpers =
        limit !== opposite.fewest
          ? NOTHING
          : c.candidates.flatMap((x, i) =>
              d[i]?.length === 0 && x.options.includes(o) && !x.priced.includes(o) ? [i] : NOTHING,
            );
      const helper = helpers.length > 0 && below(2) === 0 ? helpers[below(helpers.length)] : undefined;
      d = helper === undefined ? d.with(first, d[first]?.filter((x) => x !== o) ?? NOTHING) : d.with(helper, [o]);
    }
  }
  return restrictionBroken(c, d) === null ? d : c.candidates.map(() => NOTHING);
}
