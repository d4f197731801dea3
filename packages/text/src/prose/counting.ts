/** What can be counted in any game: things, players, counters; "the number of …", "for each …". */
import type { CoreValue } from '@rulewright/language';
import { Unclear } from '../grammar/meaning.ts';
import { type ProseRules, proseRules } from './categories.ts';
import type { Telling } from './discourse/telling.ts';
import type { Filter, Game, Known, Selector, Value } from './game.ts';
import { isFilter, isSelector } from './nodes.ts';
import { eachOf } from './selecting.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words that say where something comes from do not belong to what is counted. */
function where<G extends Game>(d: Telling<G>, pick: () => Selector<G>): Selector<G> {
  const { worksIn } = d.told.line;
  const picked = pick();
  if (d.told.line.worksIn !== worksIn) throw new Unclear('counters do not come from a zone');
  return picked;
}

export function counting<G extends Game>(game: Vocabulary<G>): ProseRules<G> {
  const rules = proseRules<G>();
  const { rule } = rules;
  const count = (of: Selector<G>): Value<G> => ({ kind: 'count', of });

  // What can be counted: "the number of …", "for each …"
  rule({
    name: 'counted.noun',
    of: 'Counted',
    slots: { n: 'Noun' },
    en: '{n}',
    mean: ({ n }) => count(eachOf(n, game)),
  });
  rule({
    name: 'counted.ofThem',
    of: 'Counted',
    slots: { t: 'Thing' },
    en: 'of {t}',
    mean: ({ t }) => {
      if (t.kind === 'choice') throw new Unclear('nothing is chosen to be counted');
      return count(t.selector);
    },
  });
  rule({
    name: 'counted.players',
    of: 'Counted',
    slots: { p: 'PlayerNoun' },
    en: ['{p}', '{p} you have'],
    mean: ({ p }) => count(eachOf(p, game)),
  });
  rule({
    name: 'counted.counters',
    of: 'Counted',
    slots: { c: 'Counter', on: 'Things' },
    en: ['{c} <counter> on {on}', '{c} <counter> among {on}'],
    mean: (parts, d) => ({ kind: 'counters', counter: parts.c, on: where(d, () => d.pick(parts.on)) }),
  });
  rule({
    name: 'counted.allCounters',
    of: 'Counted',
    slots: { on: 'Things' },
    en: ['<counter> on {on}', '<counter> among {on}'],
    mean: (parts, d) => ({ kind: 'counters', on: where(d, () => d.pick(parts.on)) }),
  });
  rule({
    name: 'counted.playerCounters',
    of: 'Counted',
    slots: { c: 'Counter', who: 'Player' },
    en: '{c} <counter> {who} <have@who>',
    mean: ({ c, who }) => ({ kind: 'counters', counter: c, on: who }),
  });
  rule({
    name: 'forEach.two',
    of: 'ForEach',
    slots: { a: 'Counted', b: 'Counted' },
    en: 'for each {a#sg} and each {b#sg}',
    mean: (parts, d) => {
      const first = counted(d, () => parts.a);
      return { kind: 'add', of: [first, counted(d, () => parts.b)] };
    },
  });
  rule({
    name: 'forEach.counted',
    of: 'ForEach',
    slots: { c: 'Counted' },
    en: 'for each {c#sg}',
    mean: (parts, d) => counted(d, () => parts.c),
  });
  return rules;
}

type Counted<G extends Game> = Extract<CoreValue<Known<G>>, { readonly kind: 'count' }>;
const isCount = <G extends Game>(value: Value<G>): value is Counted<G> =>
  typeof value === 'object' && value.kind === 'count';

/** What was counted can be spoken of by its kind: "those cards". */
export function counted<G extends Game>(d: Telling<G>, work: () => Value<G>): Value<G> {
  const value = d.aside(work);
  if (isCount(value) && isSelector(value.of, 'each'))
    d.mention({
      selector: value.of,
      kinds: kindsOf(value.of.where, d.told.game),
      several: true,
      byKind: true,
    });
  return value;
}

const kindsOf = <G extends Game>(filter: Filter<G>, game: Vocabulary<G>): readonly string[] =>
  isFilter(filter, 'all') ? filter.of.flatMap((each) => kindsOf(each, game)) : [game.kindOf(filter)];
