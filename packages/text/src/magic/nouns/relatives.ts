/** Relative clauses after a noun: what is or has been true of the thing, and how it stands to others. */
import type { EventPattern, Filter, Selector } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Described, Telling, Things } from '../game.ts';
import { withFilters } from './additions.ts';
import { any, not } from './adjectives.ts';
import { related } from './related.ts';
import { allOf, eachOf, you } from './selectors.ts';

export const relatives = rulesOf();
const { rule } = relatives;

// That is
const negated = (filters: readonly Filter[]): Filter => not(allOf(filters));
rule({
  name: 'addition.thatIs',
  of: 'Addition',
  slots: { q: 'Being' },
  en: ["that's {q}", 'that is {q}', 'that are {q}'],
  mean: ({ q }) => withFilters(...q),
});
rule({
  name: 'addition.thatIsnt',
  of: 'Addition',
  slots: { q: 'Being' },
  en: ["that isn't {q}", "that aren't {q}", "that's not {q}"],
  mean: ({ q }) => withFilters(negated(q)),
});
const filterOf = (n: Described): Filter => allOf(n.filters);
rule({
  name: 'addition.thatIsA',
  of: 'Addition',
  slots: { n: 'Item' },
  en: ["that's a {n#sg}", 'that are {n#pl}'],
  mean: ({ n }) => withFilters(filterOf(n)),
});
rule({
  name: 'addition.thatIsEither',
  of: 'Addition',
  slots: { a: 'Item', b: 'Item' },
  en: ["that's a {a#sg} or a {b#sg}", "that's a {a#sg} or {b#sg}"],
  mean: ({ a, b }) => withFilters(any([filterOf(a), filterOf(b)])),
});
rule({
  name: 'addition.thatIsntA',
  of: 'Addition',
  slots: { n: 'Item' },
  en: ["that isn't a {n#sg}", "that aren't {n#pl}", "that's not a {n#sg}"],
  mean: ({ n }) => withFilters(not(filterOf(n))),
});
rule({
  name: 'addition.thatIsntEither',
  of: 'Addition',
  slots: { a: 'Item', b: 'Item' },
  en: ["that isn't a {a#sg} or {b#sg}", "that isn't a {a#sg} or a {b#sg}"],
  mean: ({ a, b }) => withFilters(not(any([filterOf(a), filterOf(b)]))),
});
rule({
  name: 'addition.otherThan',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: ['other than {t}', "that isn't {t}"],
  mean: ({ t }, d) => {
    if (t.kind === 'choice') throw new Unclear('not a thing of that kind: that is said of the noun');
    return withFilters(not({ kind: 'is', what: related(t, d) }));
  },
});

// In combat
rule({
  name: 'addition.attackingPlayer',
  of: 'Addition',
  slots: { who: 'Player' },
  en: ['attacking {who}', "that's attacking {who}", 'that are attacking {who}'],
  mean: (parts, d) => {
    const before = d.told.asked.pending.length;
    const { who } = parts;
    if (d.told.asked.pending.length > before) throw new Unclear('nobody chooses a player for that');
    return withFilters(attackingPlayer(who));
  },
});
rule({
  name: 'addition.attackingOpponent',
  of: 'Addition',
  en: ['one of your opponents', 'an opponent'].flatMap((whom) => [
    `attacking ${whom}`,
    `that's attacking ${whom}`,
    `that are attacking ${whom}`,
  ]),
  mean: () => withFilters(attackingPlayer({ kind: 'players', which: 'opponents' })),
});
const it: Selector = { kind: 'var', name: 'it' };
const attackingPlayer = (who: Selector): Filter => ({
  kind: 'where',
  condition: { kind: 'matches', what: { kind: 'attacked', by: it }, where: { kind: 'is', what: who } },
});
rule({
  name: 'addition.blocking',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: ['blocking {t}', "that's blocking {t}"],
  mean: ({ t }, d) => withFilters({ kind: 'blocking', what: related(t, d) }),
});
rule({
  name: 'addition.bandedWith',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: 'banded with {t}',
  mean: ({ t }, d) => withFilters({ kind: 'bandedWith', what: related(t, d) }),
});
const blockedBy = (what: Selector): Filter => ({
  kind: 'where',
  condition: { kind: 'exists', what: { kind: 'filter', of: what, where: { kind: 'blocking', what: it } } },
});
rule({
  name: 'addition.blockedBy',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: ['blocked by {t}', "that's blocked by {t}"],
  mean: ({ t }, d) => withFilters(blockedBy(related(t, d))),
});
rule({
  name: 'addition.blockingOrBlockedBy',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: 'blocking or blocked by {t}',
  mean: ({ t }, d) => {
    const what = related(t, d);
    return withFilters(any([{ kind: 'blocking', what }, blockedBy(what)]));
  },
});
rule({
  name: 'addition.itsBlocking',
  of: 'Addition',
  en: ["it's blocking"],
  mean: (_, d) => withFilters(blockedBy(d.refer({ several: false }))),
});
rule({
  name: 'addition.attachedTo',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: ['attached to {t}', 'enchanting {t}'],
  mean: ({ t }, d) => withFilters({ kind: 'attachedTo', what: related(t, d) }),
});

rule({
  name: 'addition.attachedToPlayer',
  of: 'Addition',
  slots: { p: 'Player' },
  en: ['attached to {p}', 'enchanting {p}'],
  mean: ({ p }) => withFilters({ kind: 'attachedTo', what: p }),
});

// In common
rule({
  name: 'addition.sharesColor',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: ['that shares a color with {t}', 'that share a color with {t}'],
  mean: ({ t }, d) => withFilters({ kind: 'sharesColor', with: related(t, d) }),
});
rule({
  name: 'addition.sharesNoColor',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: ['that shares no colors with {t}', "that doesn't share a color with {t}"],
  mean: ({ t }, d) => withFilters(not({ kind: 'sharesColor', with: related(t, d) })),
});
for (const [of, word] of [
  ['creature', 'creature type'],
  ['card', 'card type'],
  ['land', 'land type'],
] as const)
  rule({
    name: `addition.sharesType.${of}`,
    of: 'LastAddition',
    slots: { t: 'Thing' },
    en: [
      `that shares a ${word} with {t}`,
      `that share a ${word} with {t}`,
      `that shares at least one ${word} with {t}`,
    ],
    mean: ({ t }, d) => withFilters({ kind: 'sharesType', with: related(t, d), of }),
  });
rule({
  name: 'addition.sharesName',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: 'that shares a name with {t}',
  mean: ({ t }, d) => withFilters({ kind: 'sharesName', with: related(t, d) }),
});

// Targets of spells and abilities (115.9)
/** What a noun phrase describes, where any such thing will do: permanents, if it does not say where. */
function filterOfThings(t: Things): Filter {
  if (t.kind === 'definite') return { kind: 'is', what: t.selector };
  const { described, count } = t;
  // One target that fits is enough; more than that would have to be counted.
  const isAny = count.min === 1 && (count.max === 1 || count.max === 'any');
  if (!isAny && count.max !== 0) throw new Unclear('so many of its targets');
  if (described.kinds[0] === 'source') throw new Unclear('a source as a target');
  const isPlace = described.zones !== undefined || described.filters.some(({ kind }) => kind === 'permanent');
  const isPlayer = described.kinds[0] === 'player';
  return allOf(isPlace || isPlayer ? described.filters : [...described.filters, { kind: 'permanent' }]);
}
rule({
  name: 'addition.targets',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: ['that targets {t}', 'that target {t}'],
  mean: ({ t }) => withFilters({ kind: 'targets', where: filterOfThings(t) }),
});
rule({
  name: 'addition.targetsOnly',
  of: 'LastAddition',
  slots: { t: 'Thing' },
  en: 'that targets only {t}',
  mean: ({ t }) => withFilters({ kind: 'targets', where: filterOfThings(t), only: true }),
});
rule({
  name: 'addition.targetsSingle',
  of: 'LastAddition',
  slots: { n: 'Noun' },
  en: 'that targets only a single {n#sg}',
  mean: ({ n }) =>
    withFilters({
      kind: 'targets',
      where: filterOfThings({ kind: 'choice', described: n, count: { min: 1, max: 1 } }),
      only: true,
    }),
});
rule({
  name: 'addition.targetsPlayer',
  of: 'Addition',
  slots: { p: 'Player' },
  en: ['that targets {p}', 'that target {p}'],
  mean: ({ p }) => withFilters({ kind: 'targets', where: { kind: 'is', what: p } }),
});
rule({
  name: 'addition.targetsAPlayer',
  of: 'Addition',
  slots: { n: 'PlayerNoun' },
  en: 'that targets a {n#sg}',
  mean: ({ n }) => withFilters({ kind: 'targets', where: filterOf(n) }),
});
rule({
  name: 'addition.targetsYou',
  of: 'LastAddition',
  slots: { t: 'Noun' },
  en: ['that targets you or a {t#sg}', 'that target you or a {t#sg}'],
  mean: ({ t }) =>
    withFilters({
      kind: 'targets',
      where: any([
        { kind: 'is', what: you },
        filterOfThings({ kind: 'choice', described: t, count: { min: 1, max: 1 } }),
      ]),
    }),
});

// What was done by the effect at hand
rule({
  name: 'addition.putIntoGraveyard',
  of: 'Addition',
  en: [
    'put into a graveyard this way',
    'put into graveyards this way',
    'put into their graveyard this way',
    'put into their graveyards this way',
  ],
  mean: (_, d) => putIntoGraveyard(d),
});
rule({
  name: 'addition.putIntoYourGraveyard',
  of: 'Addition',
  en: 'put into your graveyard this way',
  mean: (_, d) => {
    const put = putIntoGraveyard(d);
    return (it) => {
      const found = put(it);
      return { ...found, filters: [...found.filters, { kind: 'ownedBy', who: you }] };
    };
  },
});
function putIntoGraveyard(d: Telling): (it: Described) => Described {
  const done = (kind: string): Selector | undefined => d.maybe({ kind, several: true }) ?? d.maybe({ kind });
  const cards = (of: Selector): Selector => ({ kind: 'became', of });
  const [destroyed, sacrificed, discarded] = [done('destroyed'), done('sacrificed'), done('discarded')];
  // "Discard a card or sacrifice a permanent": whichever was done.
  const either: Selector | undefined = discarded && sacrificed && { kind: 'union', of: [discarded, cards(sacrificed)] };
  const put =
    done('milled') ??
    either ??
    d.maybe({ kind: 'card', zone: 'graveyard', several: true }) ??
    d.refer({ kind: 'card', zone: 'graveyard' });
  const wasPermanent = [destroyed, sacrificed].some((each) => JSON.stringify(each) === JSON.stringify(put));
  const of = wasPermanent ? cards(put) : put;
  const pool: Selector = { kind: 'filter', of, where: { kind: 'in', zones: ['graveyard'] } };
  return (it) => {
    if ((wasPermanent || put === either) && !it.kinds.includes('card')) throw new Unclear('permanents, not cards');
    return { ...it, pool };
  };
}

// What happened to it this turn
const took = (event: EventPattern): Filter => ({ kind: 'history', event });
const anything: Filter = allOf([]);
const PAST: Readonly<Record<string, readonly [Filter, readonly string[]]>> = {
  attacked: [took({ on: 'attack' }), ['attacked this turn']],
  blocked: [took({ on: 'block' }), ['blocked this turn']],
  attackedOrBlocked: [any([took({ on: 'attack' }), took({ on: 'block' })]), ['attacked or blocked this turn']],
  blockedOrWasBlocked: [
    any([took({ on: 'block' }), took({ on: 'becomesBlocked' })]),
    ['blocked or was blocked this turn', 'blocked or were blocked this turn'],
  ],
  wasMilled: [took({ on: 'mill' }), ['was milled this turn', 'were milled this turn']],
  wasBlocked: [took({ on: 'becomesBlocked' }), ['was blocked this turn', 'were blocked this turn']],
  entered: [
    took({ on: 'move', what: anything, to: ['battlefield'] }),
    ['entered this turn', 'entered the battlefield this turn'],
  ],
  dealtDamage: [took({ on: 'damage', to: anything }), ['dealt damage this turn']],
  turnedUp: [took({ on: 'turnUp' }), ['was turned face up this turn', 'were turned face up this turn']],
  wasDealtDamage: [took({ on: 'damage' }), ['was dealt damage this turn', 'were dealt damage this turn']],
  died: [
    took({ on: 'move', what: anything, from: ['battlefield'], to: ['graveyard'] }),
    ['was put there from the battlefield this turn', 'were put there from the battlefield this turn'],
  ],
  putThereFromLibrary: [
    took({ on: 'move', what: anything, from: ['library'], to: ['graveyard'] }),
    [
      'was put there from your library this turn',
      'was put there from their library this turn',
      'were put there from your library this turn',
      'were put there from libraries this turn',
    ],
  ],
  putThereElsewhere: [
    took({ on: 'move', what: anything, from: ['library', 'hand', 'exile', 'stack', 'command'], to: ['graveyard'] }),
    ['were put there from anywhere other than the battlefield this turn'],
  ],
  putThere: [
    took({ on: 'move', what: anything, to: ['graveyard'] }),
    [
      'was put there from anywhere this turn',
      'were put there this turn',
      'was put there this turn',
      'were put there from anywhere this turn',
    ],
  ],
};
for (const [name, [filter, en]] of Object.entries(PAST))
  rule({
    name: `addition.past.${name}`,
    of: 'Addition',
    en: en.map((words) => `that ${words}`),
    mean: () => withFilters(filter),
  });
rule({
  name: 'things.enteredYours',
  of: 'Thing',
  slots: { n: 'Item' },
  en: [
    'each {n#sg} that entered the battlefield under your control this turn',
    'each {n#sg} that entered under your control this turn',
  ],
  agreement: 'sg',
  mean: ({ n }, d) => {
    const entered = took({ on: 'move', what: anything, to: ['battlefield'], under: you });
    const selector = eachOf({ ...n, filters: [...n.filters, entered] });
    d.mentionGroup(selector, n.kinds);
    return { kind: 'definite', selector, described: n };
  },
});
rule({
  name: 'addition.past.didntAttack',
  of: 'Addition',
  en: "that didn't attack this turn",
  mean: () => withFilters(not(took({ on: 'attack' }))),
});
rule({
  name: 'addition.past.didntEnter',
  of: 'Addition',
  en: ["that didn't enter this turn", "that didn't enter the battlefield this turn"],
  mean: () => withFilters(not(took({ on: 'move', what: anything, to: ['battlefield'] }))),
});
rule({
  name: 'addition.past.damagedBy',
  of: 'Addition',
  slots: { t: 'Thing' },
  en: ['dealt damage by {t} this turn', 'that was dealt damage by {t} this turn'],
  mean: ({ t }) => withFilters(took({ on: 'damage', source: filterOfThings(t) })),
});
rule({
  name: 'addition.past.dealtDamageTo',
  of: 'Addition',
  slots: { p: 'Player' },
  en: ['that dealt damage to {p} this turn', 'that has dealt damage to {p} this turn'],
  mean: ({ p }) => withFilters(took({ on: 'damage', to: { kind: 'is', what: p } })),
});
rule({
  name: 'addition.past.dealtCombatDamageTo',
  of: 'Addition',
  slots: { p: 'Player' },
  en: 'that dealt combat damage to {p} this turn',
  mean: ({ p }) => withFilters(took({ on: 'damage', to: { kind: 'is', what: p }, combat: true })),
});
rule({
  name: 'addition.past.dealtDamageToAPlayer',
  of: 'Addition',
  slots: { n: 'PlayerNoun' },
  en: 'that dealt damage to a {n#sg} this turn',
  mean: ({ n }) => withFilters(took({ on: 'damage', to: filterOf(n) })),
});
