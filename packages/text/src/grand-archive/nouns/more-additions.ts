/** Additions that say what happened to a thing, by whom it is controlled, and what it has in common with others. */
import type { Condition, Filter, Selector } from '@rulewright/language/grand-archive';
import { rulesOf } from '../categories/index.ts';
import type { Adding } from '../categories/nouns.ts';
import { related, withFilters } from './additions.ts';
import { allOf, any, controlledBy, countOf, eachOf, ownedBy } from './selectors.ts';

export const moreAdditions = rulesOf();
const { rule } = moreAdditions;

rule({
  name: 'addition.controlled',
  of: 'Addition',
  slots: { who: 'Player' },
  en: '{who} controlled',
  mean: ({ who }) => withFilters(controlledBy(who)),
});
rule({
  name: 'addition.sameCost',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: 'with the same reserve cost as {t}',
  mean: ({ t }, d) => withFilters({ kind: 'shares', what: 'reserveCost', with: related(t, d) }),
});
rule({
  name: 'addition.someCounters',
  of: 'Addition',
  slots: { k: 'Counter' },
  en: ['with {k} counters on them', 'with {k} counters on it'],
  mean: ({ k }) => withFilters({ kind: 'counters', counter: k, is: { op: '≥', to: 1 } }),
});
rule({
  name: 'addition.banishedBy',
  of: 'Addition',
  slots: { s: 'Self' },
  en: ['banished by {s}', 'banished with {s}'],
  mean: (): Adding => (it) => ({ ...it, pool: { kind: 'noted', key: 'banished' } }),
});
rule({
  name: 'addition.hitBy',
  of: 'Addition',
  slots: { t: 'Thing' },
  en: 'hit by {t} this turn',
  mean: ({ t }, d) => withFilters({ kind: 'history', event: { on: 'hit', what: { kind: 'is', what: d.pick(t) } } }),
});
rule({
  name: 'addition.leveledUp',
  of: 'Addition',
  en: ['that leveled up this turn', 'that has leveled up this turn'],
  mean: () => withFilters({ kind: 'history', event: { on: 'levelUp' } }),
});
rule({
  name: 'addition.attackingThing',
  of: 'Addition',
  slots: { t: 'Thing' },
  en: 'attacking {t}',
  mean: ({ t }, d) => withFilters({ kind: 'attacking', whom: { kind: 'is', what: d.pick(t) } }),
});
rule({
  name: 'addition.onStack',
  of: 'Addition',
  en: 'on the effects stack',
  mean: (): Adding => (it) => ({ ...it, zones: ['stack'] }),
});
/** Of a player with so many cards. */
const it: Selector = { kind: 'var', name: 'it' };
const itsController: Selector = { kind: 'controller', of: it };
const where = (condition: Condition): Filter => ({ kind: 'where', condition });
for (const [name, words, op] of [
  ['More', 'or more', '≥'],
  ['Less', 'or less', '≤'],
] as const)
  rule({
    name: `addition.controlledByWith${name}`,
    of: 'Addition',
    slots: { c: 'Count', n: 'Noun' },
    en: [`controlled by players with {c} ${words} {n#pl}`, `controlled by a player with {c} ${words} {n#pl}`],
    mean: (parts, d) => {
      const to = parts.c.min;
      const player = { selector: itsController, kinds: ['player'], several: false };
      const n = d.during(player, () => parts.n);
      return withFilters(where({ kind: 'compare', value: countOf(eachOf(owned(n.filters, n))), is: { op, to } }));
    },
  });
const owned = <T extends { readonly filters: readonly Filter[] }>(filters: readonly Filter[], n: T): T =>
  filters.some(({ kind }) => kind === 'ownedBy') ? n : { ...n, filters: [...filters, ownedBy(itsController)] };
rule({
  name: 'addition.controlledByWithNo',
  of: 'Addition',
  slots: { n: 'Noun' },
  en: ['controlled by a player with no {n#pl}', 'controlled by players with no {n#pl}'],
  mean: (parts, d) => {
    const player = { selector: itsController, kinds: ['player'], several: false };
    const n = d.during(player, () => parts.n);
    return withFilters(where({ kind: 'not', of: { kind: 'exists', what: eachOf(owned(n.filters, n)) } }));
  },
});
rule({
  name: 'addition.influence',
  of: 'PlayerNoun',
  slots: { h: 'PlayerHead', c: 'Count' },
  en: '{h} with influence {c} or more',
  agreement: { from: 'h' },
  mean: ({ h, c }) => ({
    ...h,
    filters: [
      ...h.filters,
      where({ kind: 'compare', value: { kind: 'influence', of: it }, is: { op: '≥', to: c.min } }),
    ],
  }),
});

/** "Fire element and/or Automaton cards", "norm or advanced element". */
rule({
  name: 'item.elementOrType',
  of: 'HeadNoun',
  slots: { a: 'Adjective', w: 'TypeWord', h: 'Head' },
  en: ['{a} and/or {w} {h}', '{a} or {w} {h}'],
  mean: ({ a, w, h }) => ({ ...h, filters: [any([allOf(a), w.filter]), ...h.filters] }),
});
for (const of of ['basic', 'advanced'] as const)
  rule({
    name: `adjective.elementOr.${of}`,
    of: 'Adjective',
    slots: { e: 'Element' },
    en: [`{e} or ${of} element`, `{e} and ${of} element`, `{e} and/or ${of} element`],
    mean: ({ e }) => [
      any([
        { kind: 'element', element: e },
        { kind: 'elementKind', of },
      ]),
    ],
  });
rule({
  name: 'adjective.killed',
  of: 'Adjective',
  en: 'face up',
  mean: () => [{ kind: 'not', of: { kind: 'faceDown' } }],
});

// One of several
rule({
  name: 'things.oneOfOmens',
  of: 'Thing',
  slots: { c: 'Count', whose: 'Possessor' },
  en: '{c} of {whose} omens',
  agreement: { from: 'c' },
  mean: ({ c, whose }) => ({
    kind: 'choice',
    described: { filters: [{ kind: 'omen' }, ownedBy(whose)], kinds: ['card', 'omen'], zones: ['banishment'] },
    count: c,
  }),
});
rule({
  name: 'things.ofThoseCards',
  of: 'Thing',
  slots: { c: 'Count' },
  en: ['{c} of them', '{c} of those cards'],
  agreement: { from: 'c' },
  mean: ({ c }, d) => {
    const pool = d.left(d.refer({ kind: 'card', several: true }));
    return { kind: 'choice', described: { filters: [], kinds: ['card'], pool }, count: c };
  },
});
rule({
  name: 'things.itsActivation',
  of: 'Thing',
  en: ['its activation', 'that activation', 'that card activation'],
  agreement: 'sg',
  mean: (_, d) => {
    const card = d.refer({ kind: 'card', several: false });
    return { kind: 'definite', selector: { kind: 'activationsOf', card } };
  },
});
rule({
  name: 'things.itsAttacker',
  of: 'Thing',
  en: 'its attacker',
  agreement: 'sg',
  mean: () => ({ kind: 'definite', selector: { kind: 'attacker' } }),
});
rule({
  name: 'players.combat',
  of: 'Player',
  en: 'the defending player',
  agreement: 'sg',
  mean: (_, d) => d.mentionPlayer({ kind: 'players', which: 'defending' }),
});
rule({
  name: 'players.attackingOne',
  of: 'Player',
  en: 'the attacking player',
  agreement: 'sg',
  mean: (_, d) => d.mentionPlayer({ kind: 'players', which: 'attacking' }),
});
rule({
  name: 'players.turnPlayer',
  of: 'Player',
  en: 'the turn player',
  agreement: 'sg',
  mean: (_, d) => d.mentionPlayer({ kind: 'players', which: 'active' }),
});
rule({
  name: 'things.topEqual',
  of: 'Thing',
  slots: { whose: 'Whose', v: 'Value' },
  en: 'an amount of cards from the top of {whose} deck equal to {v}',
  agreement: 'pl',
  mean: ({ whose, v }) => ({
    kind: 'definite',
    selector: { kind: 'top', of: whose, count: v },
    described: { filters: [], kinds: ['card'] },
  }),
});
