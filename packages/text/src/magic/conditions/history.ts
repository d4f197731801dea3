/** Conditions about what has happened: a creature died this turn, you gained life this turn. */
import type { Condition, EventPattern, Filter, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { ObjectEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import type { Count, Telling, Things } from '../game.ts';
import { allOf, isGroup, you } from '../nouns/selectors.ts';
import { castPattern } from '../nouns/spells-cast.ts';

export const history = rulesOf();
const { rule } = history;

const happened = (event: EventPattern): Condition => ({ kind: 'history', event });
const number = ({ max }: Count): Value => (max === 'any' ? 0 : max);
const atLeast = (event: EventPattern, to: Value, sum = false): Condition => ({
  kind: 'compare',
  value: { kind: 'history', event, ...(sum ? { sum } : {}) },
  is: { op: '≥', to },
});
rule({
  name: 'condition.happened',
  of: 'Condition',
  slots: { what: 'EventSubject', v: 'ObjectEvent' },
  en: '{what} {v@ed} this turn',
  mean: (parts, d) =>
    d.aside(() => {
      const { what } = parts;
      return happened(parts.v.on(what.filter));
    }),
});
/** "Yet": since it has been there. */
rule({
  name: 'condition.noDamageYet',
  of: 'Condition',
  slots: { t: 'Thing' },
  en: "{t} hasn't dealt damage yet",
  mean: ({ t }) => {
    const event: EventPattern = { on: 'damage', source: only(t) };
    return { kind: 'not', of: { kind: 'history', event, since: 'game' } };
  },
});
/** Of something that was spoken of. */
const only = (things: Things): Filter => {
  if (things.kind !== 'definite' || things.described !== undefined || isGroup(things.selector))
    throw new Unclear('nothing definite');
  return { kind: 'is', what: things.selector };
};
for (const [name, when, period] of [
  ['', 'this turn', {}],
  ['InCombat', 'this combat', { since: 'combat' }],
] as const) {
  const ofIt = (parts: { readonly what: Things; readonly v: ObjectEvent }, d: Telling): Condition =>
    d.aside(() => {
      const filter = only(parts.what);
      return { kind: 'history', event: parts.v.on(filter), ...period };
    });
  rule({
    name: `condition.itHappened${name}`,
    of: 'Condition',
    slots: { what: 'Thing', v: 'ObjectEvents' },
    en: `{what} {v@ed} ${when}`,
    mean: (parts, d) => ofIt(parts, d),
  });
  rule({
    name: `condition.itDidnt${name}`,
    of: 'Condition',
    slots: { what: 'Thing', v: 'ObjectEvents' },
    en: `{what} didn't {v@base} ${when}`,
    mean: (parts, d) => ({ kind: 'not', of: ofIt(parts, d) }),
  });
}
rule({
  name: 'condition.itWasDone',
  of: 'Condition',
  slots: { what: 'Thing', p: 'Passive' },
  en: '{what} <were@what> {p} this turn',
  mean: (parts, d) =>
    d.aside(() => {
      const filter = only(parts.what);
      return happened(parts.p.on(filter));
    }),
});
rule({
  name: 'condition.itWasntDone',
  of: 'Condition',
  slots: { what: 'Thing', p: 'Passive' },
  en: "{what} <weren't@what> {p} this turn",
  mean: (parts, d) =>
    d.aside(() => {
      const filter = only(parts.what);
      return { kind: 'not', of: happened(parts.p.on(filter)) };
    }),
});
rule({
  name: 'condition.noneHappened',
  of: 'Condition',
  slots: { n: 'Noun', v: 'ObjectEvent' },
  en: 'no {n#pl} {v@ed} this turn',
  mean: (parts, d) =>
    d.aside(() => {
      const { n } = parts;
      return { kind: 'not', of: happened(parts.v.on(allOf(n.filters))) };
    }),
});
rule({
  name: 'condition.severalHappened',
  of: 'Condition',
  slots: { c: 'Count', n: 'Noun', v: 'ObjectEvent' },
  en: '{c} or more {n#pl} {v@ed} this turn',
  mean: (parts, d) =>
    d.aside(() => {
      const { c, n } = parts;
      return atLeast(parts.v.on(allOf(n.filters)), number(c));
    }),
});

rule({
  name: 'condition.sourcesDealtDamage',
  of: 'Condition',
  slots: { c: 'Count' },
  en: '{c} or more sources you controlled dealt damage this turn',
  mean: ({ c }) => ({
    kind: 'compare',
    value: {
      kind: 'history',
      event: { on: 'damage', source: { kind: 'controlledBy', who: you } },
      different: true,
      role: 'source',
    },
    is: { op: '≥', to: number(c) },
  }),
});

// How much
rule({
  name: 'condition.youGainedAtLeast',
  of: 'Condition',
  slots: { n: 'Amount' },
  en: "you've gained {n} or more life this turn",
  mean: ({ n }) => atLeast({ on: 'gainLife', who: you }, n, true),
});
rule({
  name: 'condition.youHaveCastAtLeast',
  of: 'Condition',
  slots: { c: 'Count', n: 'Noun' },
  en: "you've cast {c} or more {n#pl} this turn",
  mean: ({ c, n }, d) => d.aside(() => atLeast({ on: 'cast', ...castPattern(n), who: you }, number(c))),
});
rule({
  name: 'condition.castAnother',
  of: 'Condition',
  slots: { n: 'Noun' },
  en: ["you've cast another {n#sg} this turn"],
  mean: ({ n }, d) =>
    d.aside(() => {
      const other: Filter = { kind: 'not', of: { kind: 'is', what: { kind: 'this' } } };
      return happened({ on: 'cast', ...castPattern({ ...n, filters: [...n.filters, other] }), who: you });
    }),
});
rule({
  name: 'condition.drawnAtLeast',
  of: 'Condition',
  slots: { c: 'Count' },
  en: ["you've drawn {c} or more cards this turn"],
  mean: ({ c }) => atLeast({ on: 'draw', who: you }, number(c)),
});

rule({
  name: 'condition.drawnMoreThan',
  of: 'Condition',
  slots: { c: 'Count' },
  en: "you've drawn more than {c} <card#c> this turn",
  mean: ({ c }) => atLeast({ on: 'draw', who: you }, { kind: 'add', of: [number(c), 1] }),
});

// What was done to things
rule({
  name: 'condition.wasDone',
  of: 'Condition',
  slots: { what: 'EventSubject', p: 'Passive' },
  en: ['{what} <were@what> {p} this turn'],
  mean: (parts, d) =>
    d.aside(() => {
      const { what } = parts;
      return happened(parts.p.on(what.filter));
    }),
});
rule({
  name: 'condition.severalWereDone',
  of: 'Condition',
  slots: { c: 'Count', n: 'Noun', p: 'Passive' },
  en: '{c} or more {n#pl} were {p} this turn',
  mean: (parts, d) =>
    d.aside(() => {
      const { c, n } = parts;
      return atLeast(parts.p.on(allOf(n.filters)), number(c));
    }),
});
