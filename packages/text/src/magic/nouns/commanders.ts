/** A player's commanders (903): "your commander" is either of two (702.124e). */
import type { Condition, Filter, Value, Zone } from '@rulewright/language/magic';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { withFilters } from './additions.ts';
import { allOf, you } from './selectors.ts';

export const commanders = rulesOf();
const { rule } = commanders;

const YOURS: readonly Filter[] = [{ kind: 'commander' }, { kind: 'ownedBy', who: you }];
const ANYWHERE: readonly Zone[] = ['battlefield', 'command', 'hand', 'library', 'graveyard', 'exile', 'stack'];
const COMMANDER: Described = { filters: YOURS, kinds: ['commander', 'creature', 'permanent'] };
rule({
  name: 'eventSubject.yourCommander',
  of: 'EventSubject',
  en: 'your commander',
  agreement: 'sg',
  mean: () => ({ filter: allOf(YOURS), described: COMMANDER }),
});
/** 702.124e: of two, the one that its owner chooses. */
rule({
  name: 'things.oneCommander',
  of: 'Thing',
  en: 'your commander',
  agreement: 'sg',
  mean: () => ({ kind: 'choice', described: { ...COMMANDER, zones: ANYWHERE }, count: { min: 1, max: 1 } }),
});
/** 702.124e: either of two. */
rule({
  name: 'statement.commander',
  of: 'Statement',
  slots: { p: 'Predicate' },
  en: 'your commander {p@s}',
  mean: ({ p }) => p({ kind: 'each', where: allOf(YOURS) }),
});
/** Wherever it is: of two, either of them (702.124e). */
rule({
  name: 'things.yourCommander',
  of: 'CommanderThing',
  en: 'your commander',
  agreement: 'sg',
  mean: () => ({ kind: 'each', where: allOf(YOURS), zones: ANYWHERE }),
});
rule({
  name: 'addition.sharesTypeWithCommander',
  of: 'Addition',
  slots: { c: 'CommanderThing' },
  en: ['that shares a creature type with {c}', 'that share a creature type with {c}'],
  mean: ({ c }) => withFilters({ kind: 'sharesType', with: c, of: 'creature' }),
});
const controlled = allOf([...YOURS, { kind: 'controlledBy', who: you }]);
rule({
  name: 'condition.controlYourCommander',
  of: 'Condition',
  en: 'you control your commander',
  mean: (): Condition => ({ kind: 'exists', what: { kind: 'each', where: controlled } }),
});
rule({
  name: 'playerEvent.castYourCommander',
  of: 'PlayerEvent',
  en: '<cast> your commander',
  mean: (_, d) => {
    d.mention({ selector: { kind: 'event', role: 'object' }, kinds: ['spell', 'commander'], several: false });
    return { on: (who) => ({ on: 'cast', what: allOf(YOURS), ...(who === undefined ? {} : { who }) }) };
  },
});
rule({
  name: 'purpose.castYourCommander',
  of: 'Purpose',
  en: 'cast your commander',
  mean: () => allOf([{ kind: 'spell' }, ...YOURS]),
});
const CASTS: Value = { kind: 'commanderCasts', of: you };
rule({
  name: 'counted.commanderCasts',
  of: 'Counted',
  en: [
    "<time> you've cast your commander from the command zone this game",
    "<time> you've cast a commander from the command zone this game",
  ],
  mean: () => CASTS,
});
rule({
  name: 'value.greatestAmongCommanders',
  of: 'Value',
  en: 'the greatest mana value among your commanders',
  mean: (): Value => ({
    kind: 'greatest',
    stat: 'manaValue',
    of: {
      kind: 'each',
      where: allOf(YOURS),
      zones: ANYWHERE,
    },
  }),
});
/** 702.62b */
rule({
  name: 'condition.suspended',
  of: 'Condition',
  slots: { s: 'Self' },
  en: '{s} is suspended',
  mean: ({ s }, d): Condition => {
    d.worksIn('exile');
    return {
      kind: 'matches',
      what: s,
      where: allOf([
        { kind: 'in', zones: ['exile'] },
        { kind: 'keyword', keyword: 'suspend' },
        { kind: 'counters', counter: 'time', is: { op: '≥', to: 1 } },
      ]),
    };
  },
});
