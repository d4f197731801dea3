/** Targets, and what "other" things are other than. */
import type { Filter, Selector, Target } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { Count, Described } from '../nouns/phrases.ts';
import { allOf, alone, bound, ONE, self, targetBounds } from '../nouns/selectors.ts';
import { fresh } from './bindings.ts';
import { isSpell } from './face.ts';
import { type Discourse, type Told, withAsked } from './record.ts';
import { callable, type Referent, same } from './referents.ts';
import { mention, mentionPlayer } from './referring.ts';

export function target(d: Discourse, wanted: Described, count: Count = ONE, several = false): Told<Selector> {
  const { targets, pending } = d.asked;
  if (pending.some((action) => action.do === 'chooseWord') && JSON.stringify(wanted).includes('"chosenType"'))
    throw new Unclear('targets are chosen before anything is done');
  const { joint, together } = wanted;
  const described = alone(wanted);
  const { zones, kinds } = described;
  const [name, named] = fresh(d, 'target');
  // "Another target" is other than the targets before it; with none before it, other than this object.
  const others = described.other === true ? targets.map((each) => each.name) : [];
  const filters =
    described.other === true && others.length === 0
      ? [...described.filters, { kind: 'not', of: { kind: 'is', what: otherAnnounced(d, kinds) } } as const]
      : described.filters;
  const where = zones === undefined ? {} : { zones };
  const made: Target = {
    name,
    what: allOf(filters),
    ...where,
    ...targetBounds(count),
    ...(others.length > 0 ? { notAlso: others } : {}),
    ...joint,
    ...(together === undefined ? {} : { together }),
  };
  const selector = bound(name);
  const chosen = withAsked(named, { targets: [...targets, made] });
  const whose =
    described.ofOpponent === true && !several
      ? mentionPlayer(chosen, { kind: zones === undefined ? 'controller' : 'owner', of: selector })
      : chosen;
  const called = kinds[0] === 'player' ? ['player', ...kinds] : kinds;
  return [selector, mention(whose, { selector, kinds: [...called, 'chosen'], several, ...where })];
}

/** "The creature you control", of two targets that were chosen. */
export function targetWith(d: Discourse, kinds: readonly string[], filter: Filter): Told<Selector> {
  const wanted = JSON.stringify(filter);
  const fits = ({ what }: Target): boolean =>
    what.kind === 'all' && what.of.some((each) => JSON.stringify(each) === wanted);
  const [only, second] = d.asked.targets.filter(fits);
  if (only === undefined || second !== undefined) throw new Unclear('which of the targets?');
  const selector = bound(only.name);
  const referent = d.spoken.referents.findLast((each) => same(each.selector, selector) && callable(each, { kinds }));
  if (referent === undefined) throw new Unclear('no target of that kind');
  return [selector, mention(d, referent)];
}

/** What nearly everything can be called. */
const GENERAL: readonly string[] = ['permanent', 'card'];
/** What is elsewhere now. */
const GONE: readonly string[] = ['sacrificed', 'destroyed', 'discarded'];
const YOURS = JSON.stringify({ who: { kind: 'you' } });

/** The kinds that tell things apart, if there are any. */
const telling = (kinds: readonly string[]): readonly string[] => {
  const found = kinds.filter((kind) => !GENERAL.includes(kind));
  return found.length > 0 ? found : kinds;
};

const isAlike = (referent: Referent, named: readonly string[]): boolean =>
  !referent.kinds.includes('player') &&
  !('group' in referent.selector) &&
  !referent.kinds.some((kind) => GONE.includes(kind)) &&
  referent.kinds.some((kind) => named.includes(kind));

const nothing = (): Unclear => new Unclear('nothing was spoken of that others could be other than');

/** What another target is other than. What is only bound as the effect is carried out is not known when targets are chosen. */
function otherAnnounced(d: Discourse, kinds: readonly string[]): Selector {
  if (isSpell(d.face) && kinds.includes('spell')) return self;
  const named = telling(kinds);
  const last = d.spoken.referents.findLast((referent) => isAlike(referent, named) && referent.selector.kind !== 'var');
  if (last !== undefined) return otherThanLast(d, named, [], last);
  if (isSpell(d.face)) throw nothing();
  return self;
}

/**
 * What "other" things are other than: what was spoken of last among things of the same kind. An object that speaks of others of
 * its own kind means itself, unless something else was spoken of: then it is not clear.
 */
export function other(d: Discourse, kinds: readonly string[], filters: readonly Filter[] = []): Told<Selector> {
  // A spell that speaks of other spells means itself.
  if (isSpell(d.face) && kinds.includes('spell')) return [self, d];
  const named = telling(kinds);
  const last = d.spoken.referents.findLast((referent) => isAlike(referent, named));
  if (last !== undefined) return [otherThanLast(d, named, filters, last), d];
  // Cards are other than the card that speaks: "exile four other cards from your graveyard".
  return isSpell(d.face) && !kinds.includes('card') ? otherThanAhead(d) : [self, d];
}

function otherThanLast(
  { face }: Discourse,
  named: readonly string[],
  filters: readonly Filter[],
  { selector }: Referent,
): Selector {
  const selfIsAlike = [...face.types, 'permanent'].some((type) => named.includes(type));
  // Things of others, or like what was spoken of, are not other than this object.
  const ofOthers = filters.some(({ kind, ...rest }) => kind === 'controlledBy' && JSON.stringify(rest) !== YOURS);
  const likeIt = JSON.stringify(filters).includes(JSON.stringify(selector));
  if (isSpell(face) || !selfIsAlike || selector.kind === 'this' || ofOthers || likeIt) return selector;
  throw new Unclear('other than this object, or than what was spoken of?');
}

/** "Each other creature becomes a copy of target creature": the one target that is yet to be said. */
function otherThanAhead(d: Discourse): Told<Selector> {
  if (d.asked.targets.length > 0) throw nothing();
  return [bound('target'), withAsked(d, { ahead: true })];
}

/** What was ahead must have come: one target and no other. */
export function refuseNothingAhead({ asked: { ahead, targets } }: Discourse): void {
  if (ahead && (targets.length !== 1 || targets[0]?.name !== 'target')) throw nothing();
}
