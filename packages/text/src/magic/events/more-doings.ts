/** Events at certain moments, what players do next, and what others do the same (603.7, 508.3). */
import type { Action, Condition, EventPattern, Filter, Selector, StaticEffect, Zone } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { substitute } from '../../prose/substitute.ts';
import type { TriggerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described } from '../game.ts';
import { allOf, bound, you } from '../nouns/selectors.ts';
import { ANYWHERE } from '../nouns/spells-cast.ts';
import { withSubject } from './events.ts';

export const moreDoings = rulesOf();
const { rule } = moreDoings;

const COMBAT: Condition = {
  kind: 'step',
  steps: ['combat', 'attackers', 'blockers', 'first-strike-damage', 'damage', 'end-combat'],
};
rule({
  name: 'trigger.duringCombat',
  of: 'Trigger',
  slots: { e: 'Event' },
  en: 'whenever {e} during combat',
  mean: ({ e }) => ({ ...e, on: withSubject(e.on, { kind: 'where', condition: COMBAT }) }),
});
/** 603.2c: once for all that are exiled at the same time, from the battlefield and from a graveyard. */
rule({
  name: 'event.exiledFromEither',
  of: 'Event',
  slots: { n: 'Noun', m: 'Noun' },
  en: 'one or more {n#pl} and/or {m#pl} are put into exile',
  mean: ({ n, m }, d): TriggerEvent => {
    if (n.zones !== undefined || n.kinds.includes('card') || m.zones?.length !== 1 || m.pool !== undefined)
      throw new Unclear('permanents, and cards of another zone');
    const oneOrMore = { as: d.fresh('them'), total: d.fresh('number') };
    d.mention({ selector: bound(oneOrMore.as), kinds: ['card', 'exiled'], several: true, zones: ['exile'] });
    d.lay(bound(oneOrMore.as), ['card']);
    const exiled = (what: Filter, from: Zone): EventPattern => ({ on: 'move', what, from: [from], to: ['exile'] });
    return {
      on: {
        on: 'any',
        of: [exiled(allOf(n.filters), 'battlefield'), exiled(allOf(m.filters), m.zones[0] ?? 'graveyard')],
      },
      oneOrMore,
    };
  },
});
/** Abilities; spells have their own words. */
rule({
  name: 'clause.whenYouNextActivate',
  of: 'Clause',
  slots: { v: 'PlayerEvent', c: 'Chain' },
  en: 'when you next {v@base} this turn, {c}',
  mean: (parts, d) =>
    d.later(() => {
      const on = parts.v.on(you);
      if ((on.on !== 'activate' && on.on !== 'attackers') || parts.v.joint !== undefined || parts.v.nth !== undefined)
        throw new Unclear('no ability is activated, and nobody attacks');
      return {
        do: 'delayed',
        trigger: { kind: 'triggered', on, ...d.effect(() => parts.c) },
        once: true,
        until: { kind: 'endOfTurn' },
      };
    }),
});

/** What is done by "you" is done by that player as well; others than who did something are not spoken of. */
const DOERS: ReadonlySet<string> = new Set(['token', 'copyToken', 'draw', 'gainLife', 'untap']);
function doneByThem(actions: readonly Action[], who: Selector): readonly Action[] {
  return actions.map((action): Action => {
    if (!DOERS.has(action.do)) throw new Unclear('who does the same to what');
    const theirs = substitute(action, (node) =>
      typeof node === 'object' && node !== null && 'kind' in node && node.kind === 'you' ? who : undefined,
    );
    return theirs.do === 'token' || theirs.do === 'copyToken' ? { ...theirs, who } : theirs;
  });
}
rule({
  name: 'linked.attackersDoTheSame',
  of: 'Linked',
  en: 'each opponent attacking that player does the same.',
  mean: (_, d) => (before) => {
    const as = d.fresh('player');
    const attacking: Selector = {
      kind: 'filter',
      of: { kind: 'players', which: 'attacking' },
      where: { kind: 'player', which: 'opponents' },
    };
    return [...before, { do: 'forEach', in: attacking, as, actions: doneByThem(before, bound(as)) }];
  },
});

// Abilities of one thing or another that trigger once more (603.2d)
const more = (of: Filter): readonly StaticEffect[] => [{ kind: 'triggersMore', of }];
const another = (n: Described): Filter =>
  allOf([...n.filters, { kind: 'not', of: { kind: 'is', what: { kind: 'this' } } }]);
/** "A Shaman or another Wizard you control": you control both. */
const sharedWith = (n: Described, m: Described): readonly Filter[] =>
  n.filters.some(({ kind }) => kind === 'controlledBy') ? [] : m.filters.filter(({ kind }) => kind === 'controlledBy');
const TRIGGERS = 'triggers, that ability triggers an additional time';
rule({
  name: 'static.triggersMoreEither',
  of: 'Statement',
  slots: { n: 'Noun', m: 'Noun' },
  en: [
    `if a triggered ability of a {n#sg} or another {m#sg} ${TRIGGERS}`,
    `if an ability of a {n#sg} or another {m#sg} ${TRIGGERS}`,
  ],
  mean: ({ n, m }) => more({ kind: 'any', of: [allOf([...n.filters, ...sharedWith(n, m)]), another(m)] }),
});
rule({
  name: 'static.triggersMoreOfThis',
  of: 'Statement',
  slots: { s: 'Self', n: 'Noun' },
  en: `if an ability of {s} or a {n#sg} ${TRIGGERS}`,
  mean: ({ s, n }) => more({ kind: 'any', of: [{ kind: 'is', what: s }, allOf(n.filters)] }),
});

// What would happen (614)
rule({
  name: 'would.enterUncast',
  of: 'Would',
  slots: { n: 'Noun' },
  en: ["a {n#sg} would enter and it wasn't cast", "a {n#sg} would enter the battlefield and it wasn't cast"],
  mean: ({ n }, d): EventPattern => {
    d.mention({ selector: { kind: 'event', role: 'object' }, kinds: [...n.kinds, 'card'], several: false });
    const cast: Filter = { kind: 'castFrom', zones: ANYWHERE };
    return { on: 'move', what: allOf([...n.filters, { kind: 'not', of: cast }]), to: ['battlefield'] };
  },
});
