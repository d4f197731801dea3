/** "If … would …, … instead" (614): what would happen, and what happens in its place. For always or for a turn. */
import type {
  Action,
  EventPattern,
  Filter,
  Replacement,
  ReplacementAbility,
  Selector,
  StaticEffect,
  Value,
} from '@rulewright/language';
import { Unclear } from '../grammar/meaning.ts';
import { rulesOf, type Things } from './categories.ts';
import { allOf, type Discourse, you } from './discourse.ts';
import { chosen, fitting, withPrevented } from './prevention.ts';

export const replacements = rulesOf();
const { rule, lexicon } = replacements;

const object: Selector = { kind: 'event', role: 'object' };
const player: Selector = { kind: 'event', role: 'player' };
const source: Selector = { kind: 'event', role: 'source' };
const amount: Value = { kind: 'amount' };

/** Who or what it would happen to; it can be spoken of afterwards in its role in the event. */
function about(things: Things, role: Selector, d: Discourse): Filter {
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
  mean: ({ p }, d) => {
    if (p.kind === 'you') throw new Unclear('said before');
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
    const isSpell = d.face.types.some((type) => type === 'instant' || type === 'sorcery');
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
  en: ['you would create one or more {n#pl}', 'one or more {n#pl} would be created under your control'],
  mean: ({ n }, d) => {
    const rest = n.filters.filter(({ kind }) => kind !== 'token');
    if (!n.kinds.includes('token') || rest.length === 0) throw new Unclear('tokens of a kind are created');
    d.mentionAmount(amount);
    return { on: 'create', who: you, what: allOf(rest) };
  },
});

/** 701.9: discarded because of a spell or ability of somebody. */
rule({
  name: 'standing.discardedElsewhere',
  of: 'Rewriting',
  slots: { s: 'Self', c: 'Chain' },
  en: [
    'if a spell or ability an opponent controls causes you to discard {s}, {c} instead of putting it into your graveyard',
    'if a spell or ability an opponent controls causes you to discard {s}, {c} instead',
  ],
  mean: ({ s, c }): readonly ReplacementAbility[] => [
    {
      kind: 'replacement',
      on: {
        on: 'move',
        what: { kind: 'is', what: s },
        from: ['hand'],
        how: 'discarded',
        cause: { kind: 'controlledBy', who: { kind: 'players', which: 'opponents' } },
      },
      instead: elsewhere(c) ?? { kind: 'instead', actions: c },
    },
  ],
});

// What happens instead
const changes = (value: Value): Replacement => ({ kind: 'change', amount: value });
const times = (n: number): Value => ({ kind: 'times', of: [n, amount] });
const plus = (n: Value): Value => ({ kind: 'add', of: [amount, n] });
lexicon({
  of: 'Multiple',
  en: {
    2: ['twice that many', 'twice that much', 'double that'],
    3: ['three times that many', 'three times that much', 'triple that'],
  },
  mean: (n) => times(Number(n)),
});
rule({
  name: 'multiple.plus',
  of: 'Multiple',
  slots: { n: 'Count' },
  en: ['that many plus {n}'],
  mean: ({ n }) => plus(n.max === 'any' ? 0 : n.max),
});
const RECIPIENT =
  '(it|them|that creature|that permanent|that player|that permanent or player|that artifact or creature|that creature or planeswalker)';
rule({
  name: 'instead.counters',
  of: 'Instead',
  slots: { m: 'Multiple', c: 'Counter' },
  en: `{m} {c} counters are put on ${RECIPIENT} instead`,
  mean: ({ m }) => changes(m),
});
rule({
  name: 'instead.thoseCounters',
  of: 'Instead',
  slots: { m: 'Multiple' },
  en: `it puts {m} of those counters on ${RECIPIENT} instead`,
  mean: ({ m }) => changes(m),
});
rule({
  name: 'instead.tokens',
  of: 'Instead',
  slots: { m: 'Multiple' },
  en: [
    '{m} of those tokens are created instead',
    'it creates {m} of those tokens instead',
    'create {m} of those tokens instead',
  ],
  mean: ({ m }) => changes(m),
});
rule({
  name: 'instead.damageTimes',
  of: 'Instead',
  slots: { m: 'Multiple' },
  en: [
    `it deals {m} damage instead`,
    `it deals {m} damage to ${RECIPIENT} instead`,
    `that source deals {m} damage to ${RECIPIENT} instead`,
  ],
  mean: ({ m }) => changes(m),
});
rule({
  name: 'instead.damagePlus',
  of: 'Instead',
  slots: { n: 'Number' },
  en: [`it deals that much damage plus {n} instead`, `it deals that much damage plus {n} to ${RECIPIENT} instead`],
  mean: ({ n }) => changes(plus(n)),
});
rule({
  name: 'instead.damageMinus',
  of: 'Instead',
  slots: { n: 'Number' },
  en: [`it deals that much damage minus {n} instead`, `it deals that much damage minus {n} to ${RECIPIENT} instead`],
  mean: ({ n }) => changes({ kind: 'minus', a: amount, b: n }),
});
rule({
  name: 'instead.lifePlus',
  of: 'Instead',
  slots: { n: 'Number' },
  en: ['you gain that much life plus {n} instead', 'they lose that much life plus {n} instead'],
  mean: ({ n }) => changes(plus(n)),
});
rule({
  name: 'instead.noLife',
  of: 'Instead',
  en: ['that player gains no life instead', 'you gain no life instead'],
  mean: (): Replacement => ({ kind: 'instead', actions: [] }),
});
rule({
  name: 'instead.prevent',
  of: 'Instead',
  en: 'prevent that damage',
  mean: (): Replacement => ({ kind: 'prevent' }),
});
rule({
  name: 'instead.preventAnd',
  of: 'Instead',
  slots: { c: 'Chain' },
  en: 'prevent that damage and {c}',
  mean: (parts, d): Replacement => ({ kind: 'prevent', actions: withPrevented(d, () => parts.c).actions }),
});
/** In a static ability the next sentence belongs to it as well (615.5). */
rule({ name: 'insteadAlways.plain', of: 'InsteadAlways', slots: { i: 'Instead' }, en: '{i}', mean: ({ i }) => i });
rule({
  name: 'insteadAlways.preventThen',
  of: 'InsteadAlways',
  slots: { c: 'Chain' },
  en: 'prevent that damage. ^{c}',
  mean: (parts, d): Replacement => ({ kind: 'prevent', actions: withPrevented(d, () => parts.c).actions }),
});
rule({
  name: 'instead.preventSome',
  of: 'Instead',
  slots: { n: 'Amount' },
  en: 'prevent {n} of that damage',
  mean: ({ n }): Replacement => ({ kind: 'prevent', amount: n }),
});
rule({
  name: 'instead.preventAllBut',
  of: 'Instead',
  slots: { n: 'Number' },
  en: 'prevent all but {n} of that damage',
  mean: ({ n }): Replacement => ({ kind: 'prevent', amount: { kind: 'minus', a: amount, b: n } }),
});
rule({
  name: 'instead.actions',
  of: 'Instead',
  slots: { c: 'Chain' },
  en: [
    '{c} instead',
    'instead {c}',
    '{c} instead of putting it anywhere else',
    '{c} instead of putting them anywhere else',
  ],
  mean: ({ c }): Replacement => ({ kind: 'instead', actions: c }),
});
/** 701.19b */
rule({
  name: 'instead.regenerate',
  of: 'Instead',
  en: 'regenerate it',
  mean: (): Replacement => ({ kind: 'regenerate' }),
});
rule({
  name: 'instead.revealedToBottom',
  of: 'Instead',
  en: [
    "instead that card is revealed and put on the bottom of that player's library",
    "instead that card is revealed and put on the bottom of its owner's library",
  ],
  mean: (): Replacement => ({ kind: 'change', zone: 'library', position: 'bottom', reveal: true }),
});
rule({
  name: 'instead.tokensToo',
  of: 'Instead',
  slots: { t: 'Token' },
  en: [
    'those tokens plus a {t#sg} are created instead',
    'those tokens plus an additional {t#sg} are created instead',
    'instead create those tokens plus a {t#sg}',
    'instead create those tokens plus an additional {t#sg}',
  ],
  mean: ({ t }): Replacement => ({ kind: 'change', tokens: [{ token: t.token, count: 1 }], keep: true }),
});
rule({
  name: 'instead.tokensTooMany',
  of: 'Instead',
  slots: { t: 'Token' },
  en: ['those tokens plus that many {t#pl} are created instead', 'instead create those tokens plus that many {t#pl}'],
  mean: ({ t }): Replacement => ({ kind: 'change', tokens: [{ token: t.token, count: amount }], keep: true }),
});
rule({
  name: 'instead.skip',
  of: 'Instead',
  en: ['that player skips that turn instead', 'skip that draw instead'],
  mean: (): Replacement => ({ kind: 'instead', actions: [] }),
});

const isIt = (what: Selector): boolean => what.kind === 'this' || (what.kind === 'event' && what.role === 'object');

/** The same object goes to another zone: the event is changed and not another (614.6). */
function elsewhere(actions: readonly Action[]): Replacement | undefined {
  const [first, ...others] = actions;
  const reveal = first?.do === 'reveal' && isIt(first.what);
  const [move, shuffle, ...more] = reveal ? others : actions;
  if (move?.do !== 'move' || more.length > 0 || move.until !== undefined || move.note !== undefined) return undefined;
  const { zone, position, counters, ...rest } = move.to;
  if (!isIt(move.what) || zone === 'battlefield' || Object.keys(rest).length > 0) return undefined;
  if (position !== undefined && position !== 'top' && position !== 'bottom') return undefined;
  const shuffled = shuffle?.do === 'shuffle' && zone === 'library' && position === undefined;
  if (shuffle !== undefined && !shuffled) return undefined;
  return {
    kind: 'change',
    zone,
    ...(shuffled ? { position: 'shuffled' } : position === undefined ? {} : { position }),
    ...(reveal ? { reveal: true } : {}),
    ...(counters === undefined ? {} : { counters }),
  };
}

/** What replaces the event, as a change of it where it is one (614.1a). */
function replaced(on: EventPattern, instead: Replacement): Replacement {
  if (instead.kind === 'regenerate' && on.on !== 'destroy') throw new Unclear('only what is destroyed regenerates');
  if (instead.kind === 'prevent' && on.on !== 'damage') throw new Unclear('only damage is prevented');
  if (instead.kind !== 'instead') return instead;
  const { actions } = instead;
  const [only, ...more] = actions;
  if (only?.do === 'may' && only.who === undefined && more.length === 0)
    throw new Unclear('it is for the player to choose whether to replace');
  if (on.on === 'move') return elsewhere(actions) ?? instead;
  if ((on.on === 'gainLife' || on.on === 'loseLife') && only?.do === on.on && more.length === 0)
    if (only.who.kind === 'you' ? on.who?.kind === 'you' : only.who.kind === 'event')
      return { kind: 'change', amount: only.amount };
  return instead;
}

/** 614.9: damage is dealt to something else. */
rule({
  name: 'standing.redirect',
  of: 'Rewriting',
  slots: { k: 'DamageKind', p: 'DamageParts', to: 'Anything' },
  en: 'all {k} that would be dealt {p} is dealt to {to} instead',
  mean: ({ k, p, to }): readonly ReplacementAbility[] => [
    { kind: 'replacement', on: { on: 'damage', ...k, ...p }, instead: { kind: 'change', to } },
  ],
});
rule({
  name: 'simple.redirect',
  of: 'Simple',
  slots: { k: 'DamageKind', p: 'DamageParts', to: 'Anything' },
  en: [
    'all {k} that would be dealt {p} this turn is dealt to {to} instead',
    'all {k} that would be dealt this turn {p} is dealt to {to} instead',
    'until end of turn, all {k} that would be dealt {p} is dealt to {to} instead',
  ],
  mean: ({ k, p, to }) =>
    lasting({ kind: 'replace', on: { on: 'damage', ...k, ...p }, instead: { kind: 'change', to } }),
});

/** 106.12, 614: what tapping for mana produces. */
rule({
  name: 'standing.moreMana',
  of: 'Rewriting',
  slots: { t: 'Things', m: 'ManaMultiple' },
  en: 'if you tap {t} for mana, it produces {m} of that mana instead',
  mean: ({ t, m }, d): readonly ReplacementAbility[] => [
    {
      kind: 'replacement',
      on: { on: 'mana', from: about(t, object, d), who: you, tapped: true },
      instead: { kind: 'change', amount: m },
    },
  ],
});
lexicon({
  of: 'ManaMultiple',
  en: { 2: 'twice as much', 3: 'three times as much' },
  mean: (n) => times(Number(n)),
});
/** 120.3a, 614: life is lost because of the damage, and less of it. */
rule({
  name: 'standing.lifeFloor',
  of: 'Rewriting',
  slots: { n: 'Number', m: 'Number' },
  en: 'damage that would reduce your life total to less than {n} reduces it to {m} instead',
  mean: ({ n, m }): readonly ReplacementAbility[] => {
    if (n !== m) throw new Unclear('the life total is reduced to what it may not go below');
    const life: Value = { kind: 'life', of: you };
    return [
      {
        kind: 'replacement',
        on: { on: 'loseLife', who: you, damage: true },
        condition: { kind: 'compare', value: { kind: 'minus', a: life, b: amount }, is: { op: '<', to: n } },
        instead: { kind: 'change', amount: { kind: 'max', of: [0, { kind: 'minus', a: life, b: n }] } },
      },
    ];
  },
});
// For always
rule({
  name: 'standing.ifWould',
  of: 'Rewriting',
  slots: { w: 'Would', i: 'InsteadAlways' },
  en: 'if {w}, {i}',
  mean: ({ w, i }): readonly ReplacementAbility[] => [{ kind: 'replacement', on: w, instead: replaced(w, i) }],
});
rule({
  name: 'standing.ifWouldMay',
  of: 'Rewriting',
  slots: { w: 'Would', i: 'Instead' },
  en: 'if {w}, you may {i}',
  mean: ({ w, i }): readonly ReplacementAbility[] => [
    { kind: 'replacement', on: w, optional: true, instead: replaced(w, i) },
  ],
});
rule({
  name: 'standing.ifWouldWhile',
  of: 'Rewriting',
  slots: { w: 'Would', c: 'Condition', i: 'InsteadAlways' },
  en: 'if {w} while {c}, {i}',
  mean: (parts): readonly ReplacementAbility[] => {
    const { w: on, c: condition } = parts;
    return [{ kind: 'replacement', on, condition, instead: replaced(on, parts.i) }];
  },
});

// For a turn
const lasting = (effect: StaticEffect): readonly Action[] => [
  { do: 'effect', effects: [effect], duration: { kind: 'endOfTurn' } },
];
rule({
  name: 'sentence.ifWouldThisTurn',
  of: 'Sentence',
  slots: { w: 'Would', i: 'Instead' },
  en: 'if {w} this turn, {i}.',
  mean: (parts, d) => d.act(() => thisTurn(parts)),
});
/** Of something definite, for as long as it is that object (400.7): what was cast or put there by the effect. */
rule({
  name: 'sentence.ifWouldEver',
  of: 'Sentence',
  slots: { w: 'Would', i: 'Instead' },
  en: 'if {w}, {i}.',
  mean: (parts, d) =>
    d.act(() => {
      const { w: on } = parts;
      const subject = on.on === 'move' ? (on.what.kind === 'all' ? on.what.of[0] : on.what) : undefined;
      const isIt = subject?.kind === 'is' && ['var', 'event', 'became'].includes(subject.what.kind);
      if (!isIt) throw new Unclear('for how long');
      return [
        {
          do: 'effect',
          effects: [{ kind: 'replace', on, instead: replaced(on, parts.i) }],
          duration: { kind: 'forever' },
        },
      ];
    }),
});
rule({
  name: 'sentence.untilIfWould',
  of: 'PlainSentence',
  slots: { w: 'Would', i: 'Instead' },
  en: ['until end of turn, if {w}, {i}.', 'this turn, if {w}, {i}.'],
  mean: (parts, d) => d.act(() => thisTurn(parts)),
});
const thisTurn = ({ w, i }: { readonly w: EventPattern; readonly i: Replacement }): readonly Action[] =>
  lasting({ kind: 'replace', on: w, instead: replaced(w, i) });
rule({
  name: 'sentence.nextTime',
  of: 'PlainSentence',
  slots: { w: 'Would', i: 'Instead' },
  en: 'the next time {w} this turn, {i}.',
  mean: (parts, d) =>
    d.act(() => lasting({ kind: 'replace', on: parts.w, instead: replaced(parts.w, parts.i), uses: 1 })),
});
