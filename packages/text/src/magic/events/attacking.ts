/** What players attack with, and whom: events of attackers that fit a description (508.3). */
import type { Condition, EventPattern, Filter, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { PlayerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import type { Count, Described } from '../game.ts';
import { allOf, bound, eachOf } from '../nouns/selectors.ts';

export const attacking = rulesOf();
const { rule } = attacking;

const it: Selector = { kind: 'var', name: 'it' };
const attacked: Selector = { kind: 'event', role: 'other' };
const numberOf = ({ max }: Count): Value => {
  if (max === 'any') throw new Unclear('no number');
  return max;
};
const under = (who: Selector | undefined): readonly Filter[] =>
  who === undefined ? [] : [{ kind: 'controlledBy', who }];
/** So many of them attack, together. */
const enough = (n: Described, op: '≥' | '=', to: Value, more: readonly Filter[]): Filter => {
  const these = eachOf({ ...n, filters: [...n.filters, { kind: 'attacking' }, ...more] });
  const condition: Condition = { kind: 'compare', value: { kind: 'count', of: these }, is: { op, to } };
  return { kind: 'where', condition };
};
const attacks = (n: Described, who: Selector | undefined, more: readonly Filter[] = []): EventPattern => ({
  on: 'attack',
  what: allOf([...n.filters, ...under(who), ...more]),
});

// With what (508.3c)
rule({
  name: 'playerEvent.attacksWithA',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<attack> with a {n#sg}',
  mean: ({ n }, d) => {
    d.mention({ selector: { kind: 'event', role: 'object' }, kinds: n.kinds, several: false });
    return { on: (who) => attacks(n, who) };
  },
});
rule({
  name: 'playerEvent.attacksWithSome',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<attack> with one or more {n#pl}',
  mean: ({ n }): PlayerEvent => {
    // Any creatures go without saying (508.3d).
    if (n.filters.length === 1 && n.filters[0]?.kind === 'type') throw new Unclear('whenever a player attacks');
    return { on: (who) => attacks(n, who), joint: n };
  },
});
rule({
  name: 'playerEvent.attacksWithSeveral',
  of: 'PlayerEvent',
  slots: { c: 'Count', n: 'Noun' },
  en: '<attack> with {c} or more {n#pl}',
  mean: ({ c, n }): PlayerEvent => {
    if (c.min === 1 || (n.filters.length === 1 && n.filters[0]?.kind === 'type'))
      throw new Unclear('how many attackers a player declares');
    return { on: (who) => attacks(n, who, [enough(n, '≥', numberOf(c), under(who))]), joint: n };
  },
});
rule({
  name: 'playerEvent.attacksWithExactly',
  of: 'PlayerEvent',
  slots: { c: 'Count' },
  en: '<attack> with exactly {c} <creature#c>',
  mean: ({ c }): PlayerEvent => {
    const creatures: Described = { filters: [{ kind: 'type', type: 'creature' }], kinds: ['creature', 'permanent'] };
    return {
      on: (who) => attacks(creatures, who, [enough(creatures, '=', numberOf(c), under(who))]),
      joint: creatures,
    };
  },
});

// Whom (508.3e): once for each player who is attacked
const CREATURES: Described = { filters: [{ kind: 'type', type: 'creature' }], kinds: ['creature', 'permanent'] };
for (const [name, words, whom] of [
  ['player', 'a player', { kind: 'player' }],
  [
    'opponent',
    ['an opponent', 'one of your opponents', 'another one of your opponents'],
    { kind: 'player', which: 'opponents' },
  ],
] as const) {
  const start = typeof words === 'string' ? [words] : words;
  rule({
    name: `playerEvent.attacksWhom.${name}`,
    of: 'PlayerEvent',
    en: start.map((each) => `<attack> ${each}`),
    mean: (_, d): PlayerEvent => {
      d.mentionPlayer(attacked);
      return { on: (who) => ({ ...attacks(CREATURES, who), whom }) as EventPattern, joint: CREATURES, per: 'other' };
    },
  });
  rule({
    name: `playerEvent.attacksWhomWith.${name}`,
    of: 'PlayerEvent',
    slots: { n: 'Noun' },
    en: start.map((each) => `<attack> ${each} with one or more {n#pl}`),
    mean: ({ n }, d): PlayerEvent => {
      d.mentionPlayer(attacked);
      return { on: (who) => ({ ...attacks(n, who), whom }) as EventPattern, joint: n, per: 'other' };
    },
  });
}
rule({
  name: 'playerEvent.attacksSomeOpponents',
  of: 'PlayerEvent',
  en: '<attack> one or more of your opponents',
  mean: (): PlayerEvent => ({
    on: (who) => ({ ...attacks(CREATURES, who), whom: { kind: 'player', which: 'opponents' } }) as EventPattern,
    joint: CREATURES,
  }),
});
const isYou: Filter = { kind: 'is', what: { kind: 'you' } };
const attackingYou: Filter = {
  kind: 'where',
  condition: { kind: 'matches', what: { kind: 'attacked', by: it }, where: isYou },
};
rule({
  name: 'playerEvent.attacksYou',
  of: 'PlayerEvent',
  en: ['<attack> you'],
  mean: (): PlayerEvent => ({
    on: (who) => ({ ...attacks(CREATURES, who), whom: isYou }) as EventPattern,
    joint: CREATURES,
    per: 'other',
  }),
});
rule({
  name: 'playerEvent.attacksYouWith',
  of: 'PlayerEvent',
  slots: { c: 'Count', n: 'Noun' },
  en: '<attack> you with {c} or more {n#pl}',
  mean: ({ c, n }): PlayerEvent => ({
    on: (who) =>
      ({
        ...attacks(n, who, c.min === 1 ? [] : [enough(n, '≥', numberOf(c), [...under(who), attackingYou])]),
        whom: isYou,
      }) as EventPattern,
    joint: n,
    per: 'other',
  }),
});
rule({
  name: 'event.severalAttack',
  of: 'Event',
  slots: { c: 'Count', n: 'Noun' },
  en: '{c} or more {n#pl} attack',
  mean: ({ c, n }, d) => {
    if (c.min === 1) throw new Unclear('one or more of them');
    const [as, total] = [d.fresh('them'), d.fresh('number')];
    d.mention({ selector: bound(as), kinds: n.kinds, several: true });
    d.mentionAmount({ kind: 'var', name: total });
    return { on: attacks(n, undefined, [enough(n, '≥', numberOf(c), [])]), oneOrMore: { as, total } };
  },
});
const YOURS: Filter = {
  kind: 'any',
  of: [
    isYou,
    allOf([
      { kind: 'type', type: 'planeswalker' },
      { kind: 'controlledBy', who: { kind: 'you' } },
    ]),
  ],
};
rule({
  name: 'playerEvent.attacksYouOrYours',
  of: 'PlayerEvent',
  en: [
    '<attack> you and/or one or more planeswalkers you control',
    '<attack> you and/or planeswalkers you control',
    '<attack> you or a planeswalker you control',
  ],
  mean: (): PlayerEvent => ({
    on: (who) => ({ ...attacks(CREATURES, who), whom: YOURS }) as EventPattern,
    joint: CREATURES,
  }),
});
rule({
  name: 'playerEvent.attacksThingWith',
  of: 'PlayerEvent',
  slots: { n: 'Noun', m: 'Noun' },
  en: '<attack> a {n#sg} with one or more {m#pl}',
  mean: ({ n, m }): PlayerEvent => ({
    on: (who) => ({ ...attacks(m, who), whom: allOf(n.filters) }) as EventPattern,
    joint: m,
    per: 'other',
  }),
});
rule({
  name: 'playerEvent.attacksEnchantedWith',
  of: 'PlayerEvent',
  slots: { n: 'Noun' },
  en: '<attack> enchanted player with one or more {n#pl}',
  mean: ({ n }, d): PlayerEvent => {
    const host: Selector = { kind: 'host', of: { kind: 'this' } };
    d.mentionPlayer(host);
    return {
      on: (who) => ({ ...attacks(n, who), whom: { kind: 'is', what: host } }) as EventPattern,
      joint: n,
      per: 'other',
    };
  },
});
