/** Events that are told in more than a subject and a verb: counters put on things, spells copied, crimes, attacks with others. */
import type { Condition, EventPattern, Filter, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { EventSubject, PlayerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import type { Count, Telling } from '../game.ts';
import { allOf, bound, self, you } from '../nouns/selectors.ts';

export const toldEvents = rulesOf();
const { rule } = toldEvents;

const object: Selector = { kind: 'event', role: 'object' };
const by = (who: Selector | undefined): { readonly who?: Selector } => (who === undefined ? {} : { who });
const numberOf = ({ max }: Count): Value => {
  if (max === 'any') throw new Unclear('no number');
  return max;
};

// Under somebody's control
for (const [verb, words, pattern] of [
  ['dies', '<die>', { from: ['battlefield'], to: ['graveyard'] }],
  ['leaves', '<leave> the battlefield', { from: ['battlefield'] }],
] as const)
  rule({
    name: `objectEvent.${verb}Yours`,
    of: 'ObjectEvent',
    en: `${words} under your control`,
    mean: () => ({
      on: (what) => ({ on: 'move', what: allOf([what, { kind: 'controlledBy', who: you }]), ...pattern }),
    }),
  });
rule({
  name: 'condition.yoursHappened',
  of: 'Condition',
  slots: { n: 'Noun', v: 'ObjectEvent' },
  en: ['a {n#sg} you controlled {v@ed} this turn'],
  mean: (parts, d) =>
    d.aside((): Condition => {
      const { n } = parts;
      return { kind: 'history', event: parts.v.on(allOf([...n.filters, { kind: 'controlledBy', who: you }])) };
    }),
});

// Counters
function placed(what: EventSubject, d: Telling): Filter {
  if (what.joint === true) throw new Unclear('counters on one or more things');
  if (what.known !== true) d.mention({ selector: object, kinds: what.described.kinds, several: false });
  d.mentionAmount({ kind: 'amount' });
  return what.filter;
}
rule({
  name: 'playerEvent.putCounters',
  of: 'PlayerEvent',
  slots: { c: 'Counter', what: 'EventSubject' },
  en: '<put> one or more {c} counters on {what}',
  mean: ({ c, what }, d) => {
    const on = (who: Selector | undefined): EventPattern => ({
      on: 'counters',
      what: what.filter,
      counter: c,
      ...by(who),
    });
    if (what.joint === true) return { on, joint: what.described };
    placed(what, d);
    return { on };
  },
});
rule({
  name: 'playerEvent.putAnyCounters',
  of: 'PlayerEvent',
  slots: { what: 'EventSubject' },
  en: '<put> one or more counters on {what}',
  mean: ({ what }, d) => {
    const on = (who: Selector | undefined): EventPattern => ({ on: 'counters', what: what.filter, ...by(who) });
    if (what.joint === true) return { on, joint: what.described };
    placed(what, d);
    // Counters of several kinds that are put on it at the same time.
    return { on, once: 'object' };
  },
});
rule({
  name: 'playerEvent.putACounter',
  of: 'PlayerEvent',
  slots: { c: 'Counter', what: 'EventSubject' },
  en: '<put> a {c} counter on {what}',
  mean: ({ c, what }, d) => {
    const filter = placed(what, d);
    return { on: (who) => ({ on: 'counters', what: filter, counter: c, each: true, ...by(who) }) };
  },
});
rule({
  name: 'event.countersPutOn',
  of: 'Event',
  slots: { c: 'Counter', what: 'EventSubject' },
  en: 'one or more {c} counters are put on {what}',
  mean: ({ c, what }, d) => {
    const on: EventPattern = { on: 'counters', what: what.filter, counter: c };
    if (what.joint !== true) {
      placed(what, d);
      return { on };
    }
    const oneOrMore = { as: d.fresh('them'), total: d.fresh('number') };
    d.mention({ selector: bound(oneOrMore.as), kinds: what.described.kinds, several: true });
    d.mentionAmount({ kind: 'var', name: oneOrMore.total });
    return { on, oneOrMore };
  },
});
rule({
  name: 'event.counterPutOn',
  of: 'Event',
  slots: { c: 'Counter', what: 'EventSubject' },
  en: 'a {c} counter is put on {what}',
  mean: ({ c, what }, d) => ({ on: { on: 'counters', what: placed(what, d), counter: c, each: true } }),
});
rule({
  name: 'event.counterRemovedFrom',
  of: 'Event',
  slots: { c: 'Counter', what: 'EventSubject' },
  en: 'a {c} counter is removed from {what}',
  mean: ({ c, what }, d) => ({ on: { on: 'counters', what: placed(what, d), counter: c, removed: true, each: true } }),
});

// Copies
rule({
  name: 'playerEvent.castOrCopy',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<cast> or <copy> a {n#sg}',
  mean: ({ n }, d): PlayerEvent => {
    d.mention({ selector: object, kinds: n.kinds, several: false });
    const what = allOf(n.filters);
    return {
      on: (who) => ({
        on: 'any',
        of: [
          { on: 'cast', what, ...by(who) },
          { on: 'copy', what, ...by(who) },
        ],
      }),
    };
  },
});
rule({
  name: 'playerEvent.copy',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<copy> a {n#sg}',
  mean: ({ n }, d) => {
    d.mention({ selector: object, kinds: n.kinds, several: false });
    return { on: (who) => ({ on: 'copy', what: allOf(n.filters), ...by(who) }) };
  },
});

rule({
  name: 'playerEvent.castPaid',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<cast> a kicked {n#sg}',
  mean: ({ n }, d) => {
    d.mention({ selector: object, kinds: n.kinds, several: false });
    return { on: (who) => ({ on: 'cast', what: allOf(n.filters), paid: 'kicker', ...by(who) }) };
  },
});
rule({
  name: 'condition.warped',
  of: 'Condition',
  en: 'a spell was warped this turn',
  mean: () => ({ kind: 'history', event: { on: 'cast', paid: 'warp' } }),
});

// Crimes, descending, dice
const theirs: Selector = { kind: 'players', which: 'opponents' };
rule({
  name: 'playerEvent.crime',
  of: 'PlayerEvent',
  en: '<commit> a crime',
  mean: () => ({
    on: (who) => {
      if (who?.kind !== 'you') throw new Unclear('whose opponents');
      return {
        on: 'targeted',
        what: {
          kind: 'any',
          of: [
            { kind: 'player', which: 'opponents' },
            allOf([
              { kind: 'in', zones: ['battlefield', 'stack'] },
              { kind: 'controlledBy', who: theirs },
            ]),
            allOf([
              { kind: 'in', zones: ['graveyard'] },
              { kind: 'ownedBy', who: theirs },
            ]),
          ],
        },
        by: { kind: 'controlledBy', who: you },
      };
    },
    joint: { filters: [], kinds: [] },
    per: 'other',
  }),
});
rule({
  name: 'playerEvent.descend',
  of: 'PlayerEvent',
  en: '<descend>',
  mean: () => ({
    on: (who) => ({
      on: 'move',
      what: allOf([
        { kind: 'card' },
        { kind: 'permanentCard' },
        ...(who === undefined ? [] : [{ kind: 'ownedBy', who } as const]),
      ]),
      to: ['graveyard'],
    }),
  }),
});
rule({
  name: 'playerEvent.rollDice',
  of: 'PlayerEvent',
  en: '<roll> one or more dice',
  mean: () => ({
    on: (who) => ({ on: 'acted', action: 'roll', ...by(who) }),
    joint: { filters: [], kinds: [] },
  }),
});
rule({
  name: 'playerEvent.sacrificeIt',
  of: 'PlayerEvent',
  en: '<sacrifice> it',
  mean: (_, d) => {
    const it = d.refer({ several: false });
    return {
      on: (who) => ({ on: 'sacrifice', what: { kind: 'is', what: it }, ...(who?.kind === 'you' ? {} : by(who)) }),
    };
  },
});
rule({
  name: 'who.hadEnter',
  of: 'Who',
  slots: { n: 'Noun' },
  en: [
    'had a {n#sg} enter the battlefield under your control this turn',
    'had a {n#sg} enter under your control this turn',
  ],
  mean:
    ({ n }) =>
    (who) => ({
      kind: 'history',
      event: { on: 'move', what: allOf(n.filters), to: ['battlefield'], under: who },
    }),
});

// Attacks with others
const attackers = (who: Selector, more: readonly Filter[]): Selector => ({
  kind: 'each',
  where: allOf([{ kind: 'attacking' }, { kind: 'controlledBy', who }, ...more]),
});
rule({
  name: 'event.attacksWithOthers',
  of: 'Event',
  slots: { s: 'Self', c: 'Count' },
  en: ['{s} and at least {c} other creatures attack', '{s} and at least {c} other creature attack'],
  mean: ({ s, c }) => {
    const others: Filter = { kind: 'not', of: { kind: 'is', what: self } };
    const enough: Filter = {
      kind: 'where',
      condition: {
        kind: 'compare',
        value: { kind: 'count', of: attackers({ kind: 'controller', of: self }, [others]) },
        is: { op: '≥', to: numberOf(c) },
      },
    };
    return { on: { on: 'attack', what: allOf([{ kind: 'is', what: s }, enough]) } };
  },
});

// Damage of some size
for (const [name, word, combat] of [
  ['', '', undefined],
  ['Combat', 'combat ', true],
] as const)
  rule({
    name: `objectEvent.deals${name}AtLeast`,
    of: 'ObjectEvent',
    slots: { n: 'Amount', to: 'Recipient' },
    en: `<deal> {n} or more ${word}damage to {to}`,
    mean: ({ n, to }, d) => {
      d.mentionAmount({ kind: 'amount' });
      return {
        on: (source): EventPattern => ({
          on: 'damage',
          source,
          to: to.filter,
          ...(combat === undefined ? {} : { combat }),
          amount: { op: '≥', to: n },
        }),
        role: 'source',
      };
    },
  });

rule({
  name: 'passive.dealtAtLeast',
  of: 'Passive',
  slots: { n: 'Amount' },
  en: 'dealt {n} or more damage',
  mean: ({ n }, d) => {
    d.mentionAmount({ kind: 'amount' });
    return { on: (to) => ({ on: 'damage', to, amount: { op: '≥', to: n } }) };
  },
});

for (const [name, word, combat] of [
  ['', '', undefined],
  ['Combat', 'combat ', true],
] as const)
  rule({
    name: `event.dealt${name}`,
    of: 'Event',
    slots: { to: 'Recipient' },
    en: `${word}damage is dealt to {to}`,
    mean: ({ to }, d) => {
      d.mentionAmount({ kind: 'amount' });
      return { on: { on: 'damage', to: to.filter, ...(combat === undefined ? {} : { combat }) } };
    },
  });

rule({
  name: 'event.prevented',
  of: 'Event',
  slots: { to: 'Recipient' },
  en: 'damage that would be dealt to {to} is prevented',
  mean: ({ to }, d) => {
    d.mentionAmount({ kind: 'amount' });
    return { on: { on: 'prevented', to: to.filter } };
  },
});

// The beginnings of several steps
rule({
  name: 'steps.eachOfYourPostcombat',
  of: 'Steps',
  en: ['the beginning of each of your postcombat main phases'],
  mean: () => ({ on: 'beginning', step: 'main2', whose: you }),
});
/** 505.1b: a third main phase is a postcombat one, too, but not the second. */
rule({
  name: 'steps.yourSecondMain',
  of: 'Steps',
  en: ['the beginning of your second main phase'],
  mean: () => ({ on: 'beginning', step: 'main2', whose: you, first: true }),
});
