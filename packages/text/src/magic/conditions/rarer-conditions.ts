/** Conditions that few cards ask for: what is paired, what a graveyard of a target holds, lands played, what an event was about. */
import type { Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf, you } from '../nouns/selectors.ts';

export const rarerConditions = rulesOf();
const { rule } = rarerConditions;

/** 702.95b */
rule({
  name: 'condition.pairedWithACreature',
  of: 'Condition',
  slots: { t: 'Thing?' },
  en: ["it's paired with a creature", '{t} <are@t> paired with a creature'],
  mean: (parts, d) => {
    const what = parts.t === undefined ? d.refer({ several: false }) : d.pick(parts.t);
    d.mention({ selector: { kind: 'pairedWith', of: what }, kinds: ['creature'], several: false, byKind: true });
    return { kind: 'matches', what, where: { kind: 'paired' } };
  },
});
/** The graveyard that the target was in. */
rule({
  name: 'condition.noneInThatGraveyard',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: 'no {n#pl} are in that graveyard',
  mean: ({ n }, d) => {
    const [target, more] = d.targets.filter(({ zones }) => zones?.join() === 'graveyard');
    if (target === undefined || more !== undefined) throw new Unclear('which graveyard');
    const who: Selector = { kind: 'owner', of: { kind: 'var', name: target.name } };
    const there: Selector = {
      kind: 'each',
      where: allOf([...n.filters, { kind: 'ownedBy', who }]),
      zones: ['graveyard'],
    };
    return { kind: 'not', of: { kind: 'exists', what: there } };
  },
});
rule({
  name: 'condition.notTheFirstLand',
  of: 'Condition',
  en: "it wasn't the first land you played this turn",
  mean: (_, d) => {
    if (d.refer({ several: false }).kind !== 'event') throw new Unclear('which land');
    return {
      kind: 'compare',
      value: { kind: 'history', event: { on: 'playLand', who: you } },
      is: { op: '≥', to: 2 },
    };
  },
});
/** What an effect goes on with: "put the same number of each kind of counter on that creature". */
rule({
  name: 'condition.hasCounters',
  of: 'Condition',
  slots: { what: 'Thing' },
  en: ['{what} <have@what> counters on <them@what>', '{what} <have@what> one or more counters on <them@what>'],
  mean: (parts, d) => {
    const what = d.pick(parts.what);
    d.cameTo('its counters', { kind: 'counters', on: what });
    return { kind: 'matches', what, where: { kind: 'counters', is: { op: '≥', to: 1 } } };
  },
});
rule({
  name: 'condition.targetsOneOrMore',
  of: 'Condition',
  slots: { t: 'Thing?', n: 'Noun' },
  en: ['it targets one or more {n#pl}', '{t} targets one or more {n#pl}'],
  mean: (parts, d) => {
    const of = parts.t === undefined ? d.refer({ several: false }) : d.pick(parts.t);
    const { n } = parts;
    const isPlace = n.zones !== undefined || n.filters.some(({ kind }) => kind === 'permanent');
    const where: Filter = allOf(isPlace ? n.filters : [...n.filters, { kind: 'permanent' }]);
    const what: Selector = { kind: 'filter', of: { kind: 'targetsOf', of }, where };
    d.mention({ selector: what, kinds: n.kinds, several: true });
    return { kind: 'exists', what };
  },
});
