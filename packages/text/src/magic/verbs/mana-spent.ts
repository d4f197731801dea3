/** What is said of mana after it is added: what it is spent on, and what comes of that (106.6). */
import type { Action, Cost, Filter, Selector, StaticEffect } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { allOf } from '../nouns/selectors.ts';
import { castFromThere } from '../nouns/spells-cast.ts';

export const manaSpent = rulesOf();
const { rule } = manaSpent;

type Added = Extract<Action, { do: 'mana' }>;
const after = (before: readonly Action[], change: (mana: Added) => Added): readonly Action[] => {
  const last = before.at(-1);
  if (last?.do === 'may') return [...before.slice(0, -1), { ...last, actions: after(last.actions, change) }];
  if (last?.do !== 'mana') throw new Unclear('no mana was added');
  return [...before.slice(0, -1), change(last)];
};
/** Said of mana whose amount takes a sentence of its own. */
rule({
  name: 'linked.manaOnly',
  of: 'Linked',
  slots: { only: 'Purpose' },
  en: 'spend this mana only to {only}.',
  mean: (parts) => (before) =>
    after(before, (mana) => {
      if (mana.restriction !== undefined) throw new Unclear('it is restricted already');
      return { ...mana, restriction: parts.only };
    }),
});
rule({
  name: 'linked.manaForX',
  of: 'Linked',
  en: ['spend this mana only on costs that contain X.', 'spend this mana only on costs that contain {X}.'],
  mean: () => (before) =>
    after(before, (mana) => {
      if (mana.restriction !== undefined) throw new Unclear('it is restricted already');
      return { ...mana, restriction: { kind: 'forCost', of: '{X}' } };
    }),
});

const AS = 'cast';
const SPELL: Selector = { kind: 'var', name: AS };
const rider = (what: Filter, ...effects: readonly StaticEffect[]): NonNullable<Added['rider']> => ({
  what,
  as: AS,
  effects,
});
const withRider = (before: readonly Action[], made: NonNullable<Added['rider']>): readonly Action[] =>
  after(before, (mana) => {
    if (mana.rider !== undefined) throw new Unclear('two things that come of it');
    return { ...mana, rider: made };
  });
const IF = [
  'if that mana is spent to cast a {n#sg}',
  'if that mana is spent on a {n#sg}',
  'if this mana is spent to cast a {n#sg}',
];
const uncountered: StaticEffect = { kind: 'cant', action: 'beCountered', what: SPELL };
rule({
  name: 'linked.manaUncounterable',
  of: 'Linked',
  slots: { n: 'Noun' },
  en: IF.flatMap((spent) => [`${spent}, that spell can't be countered.`, `${spent}, it can't be countered.`]),
  mean: (parts) => (before) => withRider(before, rider(allOf(parts.n.filters), uncountered)),
});
rule({
  name: 'linked.manaGains',
  of: 'Linked',
  slots: { n: 'Noun', g: 'Granted' },
  en: IF.flatMap((spent) => [`${spent}, it gains {g}.`, `${spent}, that creature gains {g}.`]),
  mean: (parts) => (before) => {
    const what = allOf(parts.n.filters);
    const changes = parts.g.map((ability) => ({ kind: 'gain', ability }) as const);
    return withRider(before, rider(what, { kind: 'modify', what: SPELL, changes }));
  },
});
rule({
  name: 'linked.manaEnters',
  of: 'Linked',
  slots: { n: 'Noun', how: 'Entry' },
  en: IF.flatMap((spent) => [`${spent}, that creature enters {how}.`, `${spent}, it enters {how}.`]),
  mean: (parts) => (before) => {
    const what = allOf(parts.n.filters);
    const entering: Filter = { kind: 'is', what: { kind: 'became', of: SPELL } };
    const { how: instead } = parts;
    return withRider(
      before,
      rider(what, { kind: 'replace', on: { on: 'move', what: entering, to: ['battlefield'] }, instead }),
    );
  },
});
rule({
  name: 'linked.manaOnlyUncounterable',
  of: 'Linked',
  slots: { n: 'Noun' },
  en: "spend this mana only to cast a {n#sg}, and that spell can't be countered.",
  mean: (parts) => (before) => {
    const what = allOf(parts.n.filters);
    return after(withRider(before, rider(what, uncountered)), (mana) => ({ ...mana, restriction: what }));
  },
});
/** An ability that triggers as the spell is cast. */
rule({
  name: 'linked.whenManaSpent',
  of: 'Linked',
  slots: { n: 'Noun', c: 'Chain' },
  en: ['when that mana is spent to cast a {n#sg}, {c}.', 'when you spend this mana to cast a {n#sg}, {c}.'],
  mean: (parts, d: Telling) => (before) => {
    const { n } = parts;
    d.mention({ selector: SPELL, kinds: n.kinds, several: false });
    const then = d.effect(() => parts.c);
    return withRider(before, { what: allOf(n.filters), as: AS, then });
  },
});
/** 118.9: for what may be played by the effect just before. */
rule({
  name: 'linked.castForLife',
  of: 'Linked',
  en: [
    'if you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.',
    "if you cast a spell this way, pay life equal to that spell's mana value rather than pay its mana cost.",
    'if you cast a spell this way, pay life equal to its mana value rather than paying its mana cost.',
  ],
  mean: () => (before) => {
    const last = before.at(-1);
    const [may, more] = last?.do === 'effect' ? last.effects : [];
    if (last?.do !== 'effect' || may?.kind !== 'may' || may.action !== 'play' || more !== undefined)
      throw new Unclear('nothing may be cast');
    if (may.free === true || may.cost !== undefined) throw new Unclear('it costs something else already');
    const life: Cost = { kind: 'life', amount: { kind: 'stat', stat: 'manaValue', of: { kind: 'this' } } };
    return [...before.slice(0, -1), { ...last, effects: [{ ...may, cost: [life] }] }];
  },
});
/** 500.5, 106.4: said of the mana that was added, whatever was done besides. */
rule({
  name: 'linked.manaLasts',
  of: 'Linked',
  en: "until end of turn, you don't lose this mana as steps and phases end.",
  mean: () => (before) => {
    const at = before.findLastIndex((action) => action.do === 'mana');
    return [...after(before.slice(0, at + 1), (mana) => ({ ...mana, lasts: 'turn' })), ...before.slice(at + 1)];
  },
});
rule({
  name: 'linked.manaNotOn',
  of: 'Linked',
  slots: { n: 'Noun' },
  en: "this mana can't be spent to cast {n#pl}.",
  mean: (parts) => (before) => {
    const { zones, filters } = parts.n;
    const from = zones?.filter((zone) => zone !== 'stack') ?? [];
    const spells = allOf([...filters, ...(from.length === 0 ? [] : [castFromThere(from)])]);
    return after(before, (mana) => {
      if (mana.restriction !== undefined) throw new Unclear('it is restricted already');
      return { ...mana, restriction: { kind: 'not', of: spells } };
    });
  },
});
