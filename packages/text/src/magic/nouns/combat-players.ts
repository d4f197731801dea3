/** Players as combat and turns make them, what they are and what they control. */
import type { Filter } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf, eachOf, isGroup } from './selectors.ts';

export const combatPlayers = rulesOf();
const { rule } = combatPlayers;

/** As it is described: whoever was dealt damage by it. */
rule({
  name: 'playerNoun.damagedBy',
  of: 'PlayerNoun',
  slots: { h: 'PlayerHead', t: 'Self' },
  en: '{h} dealt damage by {t} this turn',
  agreement: { from: 'h' },
  mean: ({ h, t }) => {
    const event = {
      on: 'damage',
      source: { kind: 'is', what: t },
      to: { kind: 'is', what: { kind: 'var', name: 'it' } },
    } as const;
    return { ...h, filters: [...h.filters, { kind: 'where', condition: { kind: 'history', event } }] };
  },
});
rule({
  name: 'who.wasDealtCombatDamage',
  of: 'Who',
  slots: { t: 'Self' },
  en: 'was dealt combat damage by {t} this turn',
  mean:
    ({ t }) =>
    (who) => ({
      kind: 'history',
      event: {
        on: 'damage',
        source: { kind: 'is', what: t },
        to: { kind: 'is', what: who },
        combat: true,
      },
    }),
});

/** "It deals that much damage to each other opponent": than the one that was spoken of. */
rule({
  name: 'players.eachOtherOpponent',
  of: 'Player',
  en: 'each other opponent',
  agreement: 'sg',
  mean: (_, d) =>
    d.mentionPlayer({
      kind: 'filter',
      of: { kind: 'players', which: 'opponents' },
      where: { kind: 'not', of: { kind: 'is', what: d.refer({ player: true, that: true }) } },
    }),
});
for (const [name, which, en] of [
  ['defending', 'defending', ['defending player', 'the defending player']],
  ['active', 'active', 'the active player'],
  ['attacking', 'attacking', ['the attacking player', 'attacking player', 'that attacking player']],
] as const)
  rule({
    name: `players.${name}`,
    of: 'Player',
    en,
    agreement: 'sg',
    mean: (_, d) => d.mentionPlayer({ kind: 'players', which }),
  });

rule({
  name: 'who.poisoned',
  of: 'Who',
  en: '<are> poisoned',
  mean: () => (who) => ({
    kind: 'compare',
    value: { kind: 'counters', counter: 'poison', on: who },
    is: { op: '≥', to: 1 },
  }),
});
rule({
  name: 'who.monarch',
  of: 'Who',
  en: '<are> the monarch',
  mean: () => (who) => ({ kind: 'matches', what: who, where: { kind: 'designated', as: 'monarch' } }),
});
rule({
  name: 'who.counter',
  of: 'Who',
  slots: { k: 'Counter' },
  en: '<have> a {k} counter',
  mean:
    ({ k }) =>
    (who) => ({ kind: 'compare', value: { kind: 'counters', counter: k, on: who }, is: { op: '≥', to: 1 } }),
});

/** "As long as you control it", "for as long as you control this creature". */
rule({
  name: 'who.controlsThing',
  of: 'Who',
  slots: { t: 'Thing' },
  en: '<control> {t}',
  mean: ({ t }, d) => {
    if (t.kind === 'choice' || t.described !== undefined) throw new Unclear('one that was spoken of');
    const what = d.pick(t);
    if (isGroup(what)) throw new Unclear('some or all of them');
    const here: Filter = { kind: 'permanent' };
    return (player) => ({ kind: 'matches', what, where: allOf([here, { kind: 'controlledBy', who: player }]) });
  },
});

/** "Those creatures" are all of that player's attackers, as they are when it is asked. */
rule({
  name: 'playerEvent.attacksWithCreatures',
  of: 'PlayerEvent',
  en: '<attack> with creatures',
  mean: (_, d) => {
    const where = allOf([
      { kind: 'type', type: 'creature' },
      { kind: 'attacking' },
      { kind: 'controlledBy', who: { kind: 'event', role: 'player' } },
    ]);
    d.mention({ selector: { kind: 'each', where }, kinds: ['creature', 'permanent'], several: true });
    return { on: (who) => ({ on: 'attackers', ...(who === undefined ? {} : { who }) }) };
  },
});

rule({
  name: 'players.monarch',
  of: 'Player',
  en: 'the monarch',
  agreement: 'sg',
  mean: () => ({
    kind: 'players',
    which: 'each',
    where: { kind: 'matches', what: { kind: 'var', name: 'it' }, where: { kind: 'designated', as: 'monarch' } },
  }),
});
rule({
  name: 'who.maxSpeed',
  of: 'Who',
  en: '<have> max speed',
  mean: () => (who) => ({ kind: 'compare', value: { kind: 'speed', of: who }, is: { op: '≥', to: 4 } }),
});
/** "Unless you control a 1/1 creature". */
rule({
  name: 'who.controlsSized',
  of: 'Who',
  slots: { pt: 'PT', n: 'Noun' },
  en: '<control> a {pt} {n#sg}',
  mean: ({ pt, n }) => {
    if (pt.signed) throw new Unclear('a size');
    const size: readonly Filter[] = [
      { kind: 'power', is: { op: '=', to: pt.power } },
      { kind: 'toughness', is: { op: '=', to: pt.toughness } },
    ];
    return (who) => ({
      kind: 'exists',
      what: eachOf({ ...n, filters: [...n.filters, ...size, { kind: 'controlledBy', who }] }),
    });
  },
});
