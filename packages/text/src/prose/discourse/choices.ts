/** Choices that noun phrases ask for: they are made before what is done with what was chosen. */
import { Unclear } from '../../grammar/meaning.ts';
import type { Action, Game, Selector } from '../game.ts';
import { bound, you } from '../nodes.ts';
import type { Things } from '../phrases.ts';
import { alone, anyOf, boundsOf, togetherOf } from '../selecting.ts';
import { fresh } from './bindings.ts';
import { take } from './pools.ts';
import { type Discourse, type Told, withAsked } from './record.ts';
import { mention } from './referring.ts';

/** An action that comes before the one at hand. */
export const precede = <G extends Game>(d: Discourse<G>, action: Action<G>): Discourse<G> =>
  withAsked(d, { pending: [...d.asked.pending, action] });

/** Who chooses; which opponent does, is for the controller to say. */
function chooserOf<G extends Game>(
  d: Discourse<G>,
  chooser: 'you' | 'doer' | 'opponent' | undefined,
  who: Selector<G>,
): readonly [Selector<G>, Discourse<G>] {
  if (chooser !== 'opponent') return [chooser === 'you' ? you : who, d];
  const [name, named] = fresh(d, 'opponent');
  const from: Selector<G> = { kind: 'players', which: d.game.opponents };
  return [bound(name), precede(named, { do: 'choose', from, as: name })];
}

/** A definite selector for a noun phrase: a choice is made first, by `who`. */
export function pick<G extends Game>(d: Discourse<G>, things: Things<G>, who: Selector<G> = you): Told<G, Selector<G>> {
  if (things.kind === 'definite') return [things.selector, d];
  if (d.clause.isAsking) throw new Unclear('nothing is chosen to see whether a condition is true');
  const { count } = things;
  const together = togetherOf(things.described, d.game);
  const described = alone(things.described);
  const { pool, zones, kinds } = described;
  const [name, named] = fresh(d, 'chosen');
  const [chooser, known] = chooserOf(named, described.chooser, who);
  const chosen = precede(known, {
    do: 'choose',
    ...(chooser.kind === 'you' ? {} : { who: chooser }),
    from: anyOf(described, d.game),
    ...boundsOf(count, described, d.game),
    as: name,
    ...(things.random === true ? { random: true } : {}),
    ...(together === undefined ? {} : { together }),
  });
  const selector = bound(name);
  const where = zones === undefined ? {} : { zones };
  const referent = { selector, kinds: [...kinds, 'chosen'], several: count.max !== 1, ...where };
  return [selector, mention(take(chosen, pool, selector), referent)];
}
