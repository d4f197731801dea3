/** What happens instead (614, 615): another amount, another zone, prevention, other actions. */
import type { Action, EventPattern, Filter, Replacement, Selector, Value, Zone } from '@rulewright/language/magic';
import { PREDEFINED_TOKENS } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { bound, same } from '../../prose/nodes.ts';
import { isNode, substitute } from '../../prose/substitute.ts';
import { rulesOf } from '../categories/index.ts';
import { soOften } from '../values/scaling.ts';
import { withPrevented } from './prevention.ts';
import { amount } from './would.ts';

export const insteads = rulesOf();
const { rule, lexicon } = insteads;

// What happens instead
const changes = (value: Value): Replacement => ({ kind: 'change', amount: value });
export const times = (n: number): Value => ({ kind: 'times', of: [n, amount] });
const plus = (n: Value): Value => ({ kind: 'add', of: [amount, n] });
lexicon({
  of: 'Multiple',
  en: {
    2: ['twice that many', 'twice that much', 'double that', 'double the'],
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
  en: [`{m} {c} counters are put on ${RECIPIENT} instead`, `put {m} {c} counters on ${RECIPIENT} instead`],
  mean: ({ m, c }, d) => {
    if (d.told.line.counters?.counter !== c) throw new Unclear('counters of another kind than would be put there');
    return changes(m);
  },
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
/** 614.9 */
rule({
  name: 'instead.redirect',
  of: 'Instead',
  slots: { to: 'Anything' },
  en: 'that damage is dealt to {to} instead',
  mean: ({ to }): Replacement => ({ kind: 'change', to }),
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
  name: 'insteadAlways.preventEach',
  of: 'InsteadAlways',
  slots: { c: 'Chain' },
  en: 'prevent that damage. ^{c} for each 1 damage prevented this way',
  mean: ({ c }): Replacement => ({
    kind: 'prevent',
    actions: soOften(c, { kind: 'prevented' }),
  }),
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
  mean: ({ c }, d): Replacement => {
    const [only, more] = c;
    // The same counters in another number are the event itself, changed.
    const isEvent = (on: Selector): boolean => on.kind === 'event' || on.kind === 'you';
    const isSame = only?.do === 'counters' && d.told.line.counters?.counter === only.counter;
    if (isSame && more === undefined && isEvent(only.on) && speaksOfAmount(only.count))
      throw new Unclear('another number of the same counters');
    return { kind: 'instead', actions: c };
  },
});
const speaksOfAmount = (count: Value): boolean => JSON.stringify(count).includes('"kind":"amount"');
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
  en: ['that player skips that turn instead', 'skip that draw instead', 'that player skips that draw instead'],
  mean: (): Replacement => ({ kind: 'instead', actions: [] }),
});

const isIt = (what: Selector): boolean => what.kind === 'this' || (what.kind === 'event' && what.role === 'object');

/** "If those Auras would leave the battlefield, exile them": of several, only the one that would leave. */
function ofTheOne(actions: readonly Action[], what: Filter | undefined): readonly Action[] {
  if (what?.kind !== 'is' || what.what.kind !== 'var') return actions;
  const several = what.what;
  return substitute(actions, (node) => (same(node, several) ? { kind: 'event', role: 'object' } : undefined));
}

/** 608.2h: "instead exile it and put counters equal to that creature's power": as it last was on the battlefield. */
function withItsNumbers(actions: readonly Action[], from: readonly Zone[] = []): readonly Action[] {
  if (!from.includes('battlefield')) return actions;
  const gone = actions.flatMap((action) =>
    action.do === 'move' && isIt(action.what) && action.as !== undefined ? [bound(action.as)] : [],
  );
  return substitute(actions, (node) =>
    isNode(node) && node.kind === 'stat' && gone.some((one) => same(one, node.of))
      ? { ...node, of: { kind: 'event', role: 'object' } }
      : undefined,
  );
}

/** The same object goes to another zone: the event is changed and not another (614.6). */
export function elsewhere(actions: readonly Action[]): Replacement | undefined {
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

/** One token of each kind that the event is about. */
export const ONE_OF_EACH: Replacement = { kind: 'change', tokens: [] };
function oneOfEach(on: EventPattern): Replacement {
  const kinds = on.on === 'create' && on.what?.kind === 'any' ? on.what.of : [];
  const tokens = kinds.map((kind) => {
    const name = kind.kind === 'subtype' ? PREDEFINED_TOKENS.find((known) => known === kind.type) : undefined;
    if (name === undefined) throw new Unclear('one of each of what?');
    return { token: name, count: amount };
  });
  if (tokens.length === 0) throw new Unclear('one of each of what?');
  return { kind: 'change', tokens };
}

/** What replaces the event, as a change of it where it is one (614.1a). */
export function replaced(on: EventPattern, instead: Replacement): Replacement {
  if (instead === ONE_OF_EACH) return oneOfEach(on);
  if (instead.kind === 'regenerate' && on.on !== 'destroy') throw new Unclear('only what is destroyed regenerates');
  if (instead.kind === 'prevent' && on.on !== 'damage') throw new Unclear('only damage is prevented');
  if (instead.kind !== 'instead') return instead;
  const { actions } = instead;
  const [only, ...more] = actions;
  if (only?.do === 'may' && only.who === undefined && more.length === 0)
    throw new Unclear('it is for the player to choose whether to replace');
  if (on.on === 'move')
    return elsewhere(ofTheOne(actions, on.what)) ?? { ...instead, actions: withItsNumbers(actions, on.from) };
  if ((on.on === 'gainLife' || on.on === 'loseLife') && only?.do === on.on && more.length === 0)
    if (only.who.kind === 'you' ? on.who?.kind === 'you' : only.who.kind === 'event')
      return { kind: 'change', amount: only.amount };
  return instead;
}
