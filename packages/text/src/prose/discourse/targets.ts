/** Targets, and what "other" things are other than. */
import { Unclear } from '../../grammar/meaning.ts';
import type { Filter, Game, Selector, TargetOf } from '../game.ts';
import { allOf, bound, isFilter, isSelector, OF_ALL, same, self } from '../nodes.ts';
import type { Count, Described } from '../phrases.ts';
import { alone, ONE, targetBounds } from '../selecting.ts';
import { fresh } from './bindings.ts';
import { type Discourse, type Told, withAsked } from './record.ts';
import { callable, type Referent } from './referents.ts';
import { mention, mentionPlayer } from './referring.ts';

export function target<G extends Game>(
  d: Discourse<G>,
  wanted: Described<G>,
  count: Count<G> = ONE,
  several = false,
): Told<G, Selector<G>> {
  const { targets, pending } = d.asked;
  if (d.game.isChosenTooLate(wanted, pending)) throw new Unclear('targets are chosen before anything is done');
  const { joint, together } = wanted;
  const described = d.game.placed(alone(wanted));
  const { zones, kinds } = described;
  if (described.pool !== undefined) throw new Unclear('targets are chosen before anything is at hand');
  const [name, named] = fresh(d, 'target');
  // "Another target" is other than the targets before it; with none before it, other than this object.
  const others = described.other === true ? targets.map((each) => each.name) : [];
  const filters: readonly Filter<G>[] =
    described.other === true && others.length === 0
      ? [...described.filters, { kind: 'not', of: { kind: 'is', what: otherAnnounced(d, kinds) } }]
      : described.filters;
  const where = zones === undefined ? {} : { zones };
  const made: TargetOf<G> = {
    name,
    what: allOf(filters),
    ...where,
    ...targetBounds(count),
    ...(others.length > 0 ? { notAlso: others } : {}),
    ...joint,
    ...(together === undefined ? {} : { together }),
    ...(described.chooser === 'opponent' ? { who: { kind: 'players', which: d.game.opponents } as const } : {}),
    ...(described.ofChooser === true ? { ofChooser: true } : {}),
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

/** "The ally you control", of two targets that were chosen. */
export function targetWith<G extends Game>(
  d: Discourse<G>,
  kinds: readonly string[],
  filter: Filter<G>,
): Told<G, Selector<G>> {
  const wanted = JSON.stringify(filter);
  const fits = ({ what }: TargetOf<G>): boolean =>
    isFilter(what, 'all') && what.of.some((each) => JSON.stringify(each) === wanted);
  const [only, second] = d.asked.targets.filter(fits);
  if (only === undefined || second !== undefined) throw new Unclear('which of the targets?');
  const selector = bound(only.name);
  const referent = d.spoken.referents.findLast((each) => same(each.selector, selector) && callable(each, { kinds }));
  if (referent === undefined) throw new Unclear('no target of that kind');
  return [selector, mention(d, referent)];
}

/** "The former", "the latter": a target by its place among those that were chosen, from the end if less than 0. */
export function nthTarget<G extends Game>(d: Discourse<G>, at: number): Told<G, Selector<G>> {
  const found = d.asked.targets.at(at);
  if (found === undefined || d.asked.targets.length < 2) throw new Unclear('which of the targets?');
  const selector = bound(found.name);
  const referent = d.spoken.referents.findLast((each) => same(each.selector, selector));
  return [selector, referent === undefined ? d : mention(d, referent)];
}

const YOURS = JSON.stringify({ who: { kind: 'you' } });

/** The kinds that tell things apart, if there are any. */
const telling = <G extends Game>({ game }: Discourse<G>, kinds: readonly string[]): readonly string[] => {
  const found = kinds.filter((kind) => !game.general.includes(kind));
  return found.length > 0 ? found : kinds;
};

const isAlike = <G extends Game>({ game }: Discourse<G>, referent: Referent<G>, named: readonly string[]): boolean =>
  !referent.kinds.includes('player') &&
  !('group' in referent.selector) &&
  referent.done !== true &&
  !referent.kinds.some((kind) => game.gone.includes(kind)) &&
  referent.kinds.some((kind) => named.includes(kind));

const nothing = (): Unclear => new Unclear('nothing was spoken of that others could be other than');

/** What another target is other than. What is only bound as the effect is carried out is not known when targets are chosen. */
function otherAnnounced<G extends Game>(d: Discourse<G>, kinds: readonly string[]): Selector<G> {
  if (d.game.isSpell(d.face) && kinds.includes('spell')) return self;
  const named = telling(d, kinds);
  const last = d.spoken.referents.findLast(
    (referent) => isAlike(d, referent, named) && referent.selector.kind !== 'var',
  );
  if (last !== undefined) return otherThanLast(d, named, [], last);
  if (d.game.isSpell(d.face)) throw nothing();
  return self;
}

/**
 * What "other" things are other than: what was spoken of last among things of the same kind. An object that speaks of others of
 * its own kind means itself, unless something else was spoken of: then it is not clear.
 */
export function other<G extends Game>(
  d: Discourse<G>,
  kinds: readonly string[],
  filters: readonly Filter<G>[] = [],
): Told<G, Selector<G>> {
  // A spell that speaks of other spells means itself.
  if (d.game.isSpell(d.face) && kinds.includes('spell')) return [self, d];
  const named = telling(d, kinds);
  const last = d.spoken.referents.findLast((referent) => isAlike(d, referent, named));
  if (last !== undefined) return [otherThanLast(d, named, filters, last), d];
  // Cards are other than what became one by this, or than the card that speaks: "four other cards in your hand".
  const gone = d.spoken.referents.findLast((referent) => referent.kinds.some((kind) => d.game.gone.includes(kind)));
  if (d.game.isSpell(d.face) && kinds.includes('card') && gone !== undefined)
    return [{ kind: 'became', of: gone.selector }, d];
  return d.game.isSpell(d.face) && !kinds.includes('card') ? otherThanAhead(d) : [self, d];
}

function otherThanLast<G extends Game>(
  { face, game }: Discourse<G>,
  named: readonly string[],
  filters: readonly Filter<G>[],
  { selector }: Referent<G>,
): Selector<G> {
  const selfIsAlike = game.alike(face, filters).some((kind) => named.includes(kind));
  // Things of others, or like what was spoken of, are not other than this object.
  const ofOthers = filters.some(({ kind, ...rest }) => kind === 'controlledBy' && JSON.stringify(rest) !== YOURS);
  const likeIt = JSON.stringify(filters).includes(JSON.stringify(selector));
  if (game.isSpell(face) || !selfIsAlike || selector.kind === 'this' || ofOthers || likeIt) return selector;
  // What each of several has chosen is what the others are other than.
  if (isSelector(selector, 'var') && selector.name.endsWith(OF_ALL)) return selector;
  throw new Unclear('other than this object, or than what was spoken of?');
}

/** "Each other one becomes a copy of the target": the one target that is yet to be said. */
function otherThanAhead<G extends Game>(d: Discourse<G>): Told<G, Selector<G>> {
  if (d.asked.targets.length > 0) throw nothing();
  return [bound('target'), withAsked(d, { ahead: true })];
}

/** What was ahead must have come: one target and no other. */
export function refuseNothingAhead<G extends Game>({ asked: { ahead, targets } }: Discourse<G>): void {
  if (ahead && (targets.length !== 1 || targets[0]?.name !== 'target')) throw nothing();
}
