/** What would happen (614): to objects, to players, as damage, counters, tokens. What is spoken of has its role in the event. */
import type { EventPattern, Filter, Selector, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling, Things } from '../game.ts';
import { allOf, you } from '../nouns/selectors.ts';
import { chosen, fitting } from './prevention.ts';

export const would = rulesOf();
const { rule } = would;

export const object: Selector = { kind: 'event', role: 'object' };
const player: Selector = { kind: 'event', role: 'player' };
const source: Selector = { kind: 'event', role: 'source' };
export const amount: Value = { kind: 'amount' };

/** Who or what it would happen to; it can be spoken of afterwards in its role in the event. */
export function about(things: Things, role: Selector, d: Telling): Filter {
  const kinds = things.described?.kinds ?? ['permanent', 'creature', 'card'];
  if (things.kind === 'choice' && (things.count.min !== 1 || things.count.max !== 1 || things.random === true))
    throw new Unclear('a replacement looks at one at a time');
  const filter =
    things.kind === 'definite'
      ? fitting(things.selector)
      : things.described.chooser === undefined
        ? allOf(things.described.filters)
        : chosen(things.described, d);
  d.mention({ selector: role, kinds: [...kinds, ...(role === object ? ['card'] : [])], several: false });
  return filter;
}

// Players
rule({ name: 'wouldPlayer.you', of: 'WouldPlayer', en: 'you', agreement: 'you', mean: () => ({ who: you }) });
for (const [name, words, which] of [
  ['a', 'a player', undefined],
  ['opponent', 'an opponent', 'opponents'],
  ['another', 'another player', 'others'],
] as const)
  rule({
    name: `wouldPlayer.${name}`,
    of: 'WouldPlayer',
    en: words,
    agreement: 'sg',
    mean: (_, d) => {
      d.mentionPlayer(player);
      return which === undefined ? {} : { who: { kind: 'players', which } };
    },
  });
rule({
  name: 'wouldPlayer.that',
  of: 'WouldPlayer',
  slots: { p: 'Players' },
  en: '{p}',
  agreement: { from: 'p' },
  mean: (parts, d) => {
    const choices = d.told.asked.pending.length;
    const { p } = parts;
    if (p.kind === 'you' || d.told.asked.pending.length > choices) throw new Unclear('said before');
    d.mentionPlayer(player);
    return { who: p };
  },
});

// What would happen to objects
const move = (what: Filter, from: 'battlefield' | undefined, to?: 'graveyard'): EventPattern => ({
  on: 'move',
  what,
  ...(from === undefined ? {} : { from: [from] }),
  ...(to === undefined ? {} : { to: [to] }),
});
rule({
  name: 'would.die',
  of: 'Would',
  slots: { what: 'Things' },
  en: ['{what} would die', '{what} would be put into a graveyard from the battlefield'],
  mean: ({ what }, d) => move(about(what, object, d), 'battlefield', 'graveyard'),
});
/** Dealt damage by this, by the action before: of what was named there, what has been dealt damage. */
rule({
  name: 'would.dieDamaged',
  of: 'Would',
  slots: { n: 'Noun' },
  en: ['a {n#sg} dealt damage this way would die', '{n#pl} dealt damage this way would die'],
  mean: ({ n }, d) => {
    d.mention({ selector: object, kinds: [...n.kinds, 'card'], several: false });
    const isSpell = d.isSpell;
    if (!isSpell) throw new Unclear('which damage is meant');
    return move(allOf([...n.filters, damaged]), 'battlefield', 'graveyard');
  },
});
const damaged: Filter = { kind: 'history', event: { on: 'damage', source: { kind: 'is', what: { kind: 'this' } } } };
rule({
  name: 'would.graveyard',
  of: 'Would',
  slots: { what: 'Things' },
  en: ['{what} would be put into a graveyard from anywhere', '{what} would be put into a graveyard'],
  mean: ({ what }, d) => move(about(what, object, d), undefined, 'graveyard'),
});
rule({
  name: 'would.ownGraveyard',
  of: 'Would',
  slots: { what: 'Things', whose: 'Whose' },
  en: ['{what} would be put into {whose} graveyard from anywhere', '{what} would be put into {whose} graveyard'],
  mean: (parts, d) => {
    const what = about(parts.what, object, d);
    return move(allOf([what, { kind: 'ownedBy', who: parts.whose }]), undefined, 'graveyard');
  },
});
rule({
  name: 'would.opponentsGraveyard',
  of: 'Would',
  slots: { what: 'Things' },
  en: "{what} would be put into an opponent's graveyard from anywhere",
  mean: ({ what }, d) =>
    move(
      allOf([about(what, object, d), { kind: 'ownedBy', who: { kind: 'players', which: 'opponents' } }]),
      undefined,
      'graveyard',
    ),
});
rule({
  name: 'would.leave',
  of: 'Would',
  slots: { what: 'Things' },
  en: '{what} would leave the battlefield',
  mean: ({ what }, d) => move(about(what, object, d), 'battlefield'),
});
rule({
  name: 'would.destroyed',
  of: 'Would',
  slots: { what: 'Things' },
  en: '{what} would be destroyed',
  mean: ({ what }, d) => ({ on: 'destroy', what: about(what, object, d) }),
});

// What would happen to players
rule({
  name: 'would.draw',
  of: 'Would',
  slots: { p: 'WouldPlayer' },
  en: '{p} would draw a card',
  mean: ({ p }) => ({ on: 'draw', ...p }),
});
rule({
  name: 'would.drawBesidesFirst',
  of: 'Would',
  slots: { p: 'WouldPlayer' },
  en: [
    '{p} would draw a card except the first one they draw in each of their draw steps',
    '{p} would draw a card except the first one you draw in each of your draw steps',
  ],
  mean: ({ p }) => ({ on: 'draw', ...p, besidesFirst: true }),
});
rule({
  name: 'would.gainLife',
  of: 'Would',
  slots: { p: 'WouldPlayer' },
  en: '{p} would gain life',
  mean: ({ p }, d) => {
    d.mentionAmount(amount);
    return { on: 'gainLife', ...p };
  },
});
rule({
  name: 'would.loseLife',
  of: 'Would',
  slots: { p: 'WouldPlayer' },
  en: '{p} would lose life',
  mean: ({ p }, d) => {
    d.mentionAmount(amount);
    return { on: 'loseLife', ...p };
  },
});
rule({
  name: 'would.lose',
  of: 'Would',
  slots: { p: 'WouldPlayer' },
  en: '{p} would lose the game',
  mean: ({ p }) => ({ on: 'lose', ...p }),
});

// Damage
const part = (key: 'source' | 'to', filter: Filter): { readonly source?: Filter; readonly to?: Filter } =>
  filter.kind === 'all' && filter.of.length === 0 ? {} : { [key]: filter };
rule({
  name: 'would.dealtTo',
  of: 'Would',
  slots: { k: 'DamageKind', to: 'WouldBeDealt' },
  en: '{k} would be dealt to {to}',
  mean: ({ k, to }, d) => {
    d.mentionAmount(amount);
    return { on: 'damage', ...k, ...part('to', to) };
  },
});
rule({
  name: 'would.beDealt',
  of: 'Would',
  slots: { what: 'Things', k: 'DamageKind' },
  en: '{what} would be dealt {k}',
  mean: (parts, d) => {
    const to = about(parts.what, object, d);
    d.mentionAmount(amount);
    return { on: 'damage', ...parts.k, ...part('to', to) };
  },
});
rule({
  name: 'would.deal',
  of: 'Would',
  slots: { what: 'Things', k: 'DamageKind' },
  en: '{what} would deal {k}',
  mean: (parts, d) => {
    const what = about(parts.what, source, d);
    d.mentionAmount(amount);
    return { on: 'damage', ...part('source', what), ...parts.k };
  },
});
rule({
  name: 'would.dealTo',
  of: 'Would',
  slots: { what: 'Things', k: 'DamageKind', to: 'WouldBeDealt' },
  en: '{what} would deal {k} to {to}',
  mean: (parts, d) => {
    const what = about(parts.what, source, d);
    const { k, to } = parts;
    d.mentionAmount(amount);
    return { on: 'damage', ...part('source', what), ...part('to', to), ...k };
  },
});
rule({
  name: 'wouldBeDealt.things',
  of: 'WouldBeDealt',
  slots: { t: 'Things' },
  en: '{t}',
  mean: ({ t }, d) => about(t, object, d),
});
rule({
  name: 'wouldBeDealt.player',
  of: 'WouldBeDealt',
  slots: { p: 'WouldPlayer' },
  en: '{p}',
  mean: ({ p }) => (p.who === undefined ? { kind: 'player' } : fitting(p.who)),
});
rule({
  name: 'wouldBeDealt.either',
  of: 'WouldBeDealt',
  slots: { p: 'WouldPlayer', t: 'Things' },
  en: '{p} or {t}',
  mean: (parts, d) => {
    const { p } = parts;
    const first: Filter = p.who === undefined ? { kind: 'player' } : fitting(p.who);
    // "… or a permanent they control": of the player who is meant, whoever the event happens to.
    if (p.who !== undefined && p.who.kind !== 'players') d.mentionPlayer(p.who);
    return { kind: 'any', of: [first, about(parts.t, object, d)] };
  },
});
const anybody: Filter = { kind: 'all', of: [] };
rule({
  name: 'wouldBeDealt.permanentOrPlayer',
  of: 'WouldBeDealt',
  en: 'a permanent or player',
  mean: () => anybody,
});

// Counters and tokens
rule({
  name: 'would.counters',
  of: 'Would',
  slots: { c: 'Counter', what: 'Things' },
  en: 'one or more {c} counters would be put on {what}',
  mean: ({ c, what }, d) => {
    const filter = about(what, object, d);
    d.mentionAmount(amount);
    d.countsOn(object, c);
    return { on: 'counters', what: filter, counter: c };
  },
});
rule({
  name: 'would.effectCounters',
  of: 'Would',
  slots: { what: 'Things' },
  en: 'an effect would put one or more counters on {what}',
  mean: ({ what }, d) => {
    const filter = about(what, object, d);
    d.mentionAmount(amount);
    return { on: 'counters', what: filter, effect: true };
  },
});
rule({
  name: 'would.tokens',
  of: 'Would',
  en: [
    'one or more tokens would be created under your control',
    'an effect would create one or more tokens under your control',
    'you would create one or more tokens',
  ],
  mean: (_, d) => {
    d.mentionAmount(amount);
    return { on: 'create', who: you };
  },
});

rule({
  name: 'would.tokensOf',
  of: 'Would',
  slots: { n: 'Noun' },
  en: [
    'you would create one or more {n#pl}',
    'you would create a {n#sg}',
    'one or more {n#pl} would be created under your control',
  ],
  mean: ({ n }, d) => {
    const rest = n.filters.filter(({ kind }) => kind !== 'token');
    if (!n.kinds.includes('token') || rest.length === 0) throw new Unclear('tokens of a kind are created');
    d.mentionAmount(amount);
    return { on: 'create', who: you, what: allOf(rest) };
  },
});
