/** Abilities of the card language in plain English, for players who want to know what a card does. */
import type {
  Ability,
  Action,
  Change,
  Effect,
  Mana,
  Replacement,
  StaticEffect,
  Target,
  Value,
} from '@rulewright/language/magic';
import { listed } from '../en-telling.ts';
import { spaced } from '../phrasing.ts';
import { a, allowing, changes, demanding, forbidding } from './en-effects.ts';
import { condition, cost, noun, occasion, selector, signed, value } from './en-phrases.ts';

type Matching<Node, K> = Node extends { readonly do: infer Names } ? (K extends Names ? Node : never) : never;
type Leaf<K extends Action['do']> = Matching<Action, K>;
type Actions = { readonly [K in Action['do']]?: (action: Leaf<K>) => string };

const onWhat =
  (verb: string) =>
  ({ what }: { readonly what: Parameters<typeof selector>[0] }): string =>
    `${verb} ${selector(what)}`;

/** "you draw 2", "each player draws 2". */
const does = (who: Parameters<typeof selector>[0], you: string, others: string): string =>
  who.kind === 'you' ? you : `${selector(who)} ${others}`;

const actions: Actions = {
  if: (a) =>
    `if ${condition(a.condition)}, ${sequence(a.then)}${a.else === undefined ? '' : `; otherwise ${sequence(a.else)}`}`,
  may: (a) => `${a.who === undefined ? 'you' : selector(a.who)} may ${sequence(a.actions)}`,
  pay: (a) =>
    `pay ${cost(a.cost)}${a.then === undefined ? '' : `; if so, ${sequence(a.then)}`}${a.else === undefined ? '' : `; if not, ${sequence(a.else)}`}`,
  forEach: (a) => `for ${selector(a.in)}: ${sequence(a.actions)}`,
  let: (a) => (a.objects === undefined ? 'note a number' : `take ${selector(a.objects)} as ${spaced(a.name)}`),
  either: (a) => listed(a.options.map(sequence), 'or'),
  choose: (a) => `choose ${selector(a.from).replace(/^each /, 'a ')}`,
  move: (a) =>
    `put ${selector(a.what)}${a.from === undefined ? '' : ` from ${a.from}`} ${a.to.zone === 'battlefield' ? 'onto the battlefield' : `into ${a.to.zone}`}${a.to.tapped === true ? ' tapped' : ''}`,
  draw: (a) => `${does(a.who, 'draw', 'draws')} ${cards(value(a.count))}`,
  discard: (a) => `${does(a.who, 'discard', 'discards')} ${a.count === 'hand' ? 'the hand' : cards(value(a.count))}`,
  mill: (a) => `${does(a.who, 'mill', 'mills')} ${cards(value(a.count))}`,
  search: (a) => `search ${listed(a.zones)} for ${value(a.max)} ${noun(a.what)}`,
  shuffle: () => 'shuffle',
  reorderGraveyard: () => 'reorder the graveyard',
  scry: (a) => `scry ${value(a.count)}`,
  destroy: onWhat('destroy'),
  tap: onWhat('tap'),
  untap: onWhat('untap'),
  regenerate: onWhat('regenerate'),
  counter: onWhat('counter'),
  sacrifice: (a) => `${does(a.who, 'sacrifice', 'sacrifices')} ${value(a.count)} ${noun(a.what)}`,
  counters: (a) => `put ${value(a.count)} ${a.counter} on ${selector(a.on)}`,
  token: (a) => `create ${value(a.count)} ${tokenName(a.token)}`,
  damage: (a) =>
    `${value(a.amount)} damage${a.divided === undefined ? '' : ', divided as you choose,'} to ${selector(a.to)}`,
  gainLife: (a) => `${does(a.who, 'gain', 'gains')} ${value(a.amount)} life`,
  loseLife: (a) => `${does(a.who, 'lose', 'loses')} ${value(a.amount)} life`,
  mana: (a) => `add ${mana(a.mana)}`,
  win: (a) => does(a.who, 'you win the game', 'wins the game'),
  lose: (a) => does(a.who, 'you lose the game', 'loses the game'),
  attach: (a) => `attach ${selector(a.what)} to ${selector(a.to)}`,
  effect: (a) =>
    `${a.effects.map(staticEffect).join('; ')}${a.duration.kind === 'endOfTurn' ? ' until end of turn' : ''}`,
};

const cards = (n: string): string => (n === '1' ? 'a card' : `${n} cards`);

const tokenName = (face: Leaf<'token'>['token']): string => {
  if (typeof face === 'string') return `${face} token`;
  const stats = face.power === undefined ? '' : `${value(face.power)}/${value(face.toughness ?? 0)} `;
  return `${stats}${[...(face.colors ?? []), ...(face.subtypes ?? []), ...face.types].join(' ')} token`;
};

function mana(m: Mana): string {
  switch (m.kind) {
    case 'fixed':
      return m.mana;
    case 'oneOf':
      return listed(m.mana, 'or');
    case 'anyColor':
      return `${value(m.amount)} mana of any ${m.combination === true ? 'colours' : 'one colour'}`;
    case 'times':
      return `${value(m.amount)} times ${m.mana}`;
    case 'chosenColor':
      return `${value(m.amount)} mana of the chosen colour`;
    case 'identity':
      return `${value(m.amount)} mana of one colour of your commander’s identity`;
    case 'colorsOf':
      return `${value(m.amount)} mana of one colour of ${selector(m.of)}`;
    case 'couldProduce':
      return `${value(m.amount)} mana of one ${m.types === true ? 'type' : 'colour'} that ${selector(m.of)} could produce`;
    case 'sameType':
      return `${value(m.amount)} mana of one type that was produced`;
    case 'either':
      return listed(m.of.map(mana), 'or');
  }
}

function action(a: Action): string {
  const entry = actions[a.do] as ((node: Action) => string) | undefined;
  return entry === undefined ? spaced(a.do) : entry(a);
}

const sequence = (list: readonly Action[]): string => list.map(action).join(', then ');

function target(t: Target): string {
  const max = t.max ?? t.min ?? 1;
  const count =
    max === 1 && (t.min ?? 1) === 1
      ? ''
      : `${t.min === undefined || t.min === t.max ? '' : `${value(t.min)} to `}${value(max)} `;
  return `${count}target ${noun(t.what)}${t.zones === undefined ? '' : ` in ${listed(t.zones, 'or')}`}${t.random === true ? ' chosen at random' : ''}`;
}

function effect(e: Effect): string {
  const targets = (e.targets ?? []).map(target);
  const text = sequence(e.actions);
  // A lone target is named where it is first spoken of.
  const [only] = targets;
  const own =
    targets.length === 1 && only !== undefined && text.includes('the target')
      ? text.replace('the target', only)
      : [...targets, text].filter((t) => t !== '').join(': ');
  if (e.modes === undefined) return own;
  const modes = e.modes.choices.map((m) => effect(m));
  return `${own === '' ? '' : `${own}; `}choose ${value(e.modes.min)}: ${modes.map((m) => `• ${m}`).join(' ')}`;
}

/** "+2/+2"; "+X/+X, where X is …". */
function bonus(power: Value, toughness: Value): string {
  const counted = [power, toughness].filter(
    (v): v is Exclude<Value, number> => typeof v !== 'number' && v.kind !== 'x',
  );
  const [first] = counted;
  if (first === undefined || counted.some((v) => JSON.stringify(v) !== JSON.stringify(first)))
    return `${signed(power)}/${signed(toughness)}`;
  const x = (v: Value): string => (typeof v !== 'number' && counted.includes(v) ? '+X' : signed(v));
  return `${x(power)}/${x(toughness)}, where X is ${value(first)}`;
}

function change(c: Change): string {
  switch (c.kind) {
    case 'addPT':
      return `gets ${bonus(c.power, c.toughness)}`;
    case 'setPT':
      return `is ${c.power === undefined ? '*' : value(c.power)}/${c.toughness === undefined ? '*' : value(c.toughness)}`;
    case 'gain':
      return `has ${c.ability.kind === 'keyword' ? ability(c.ability) : `“${ability(c.ability)}”`}`;
    case 'lose':
      return `loses ${c.keyword}`;
    case 'loseThisAbility':
      return 'loses this ability';
    case 'loseAll':
      return 'loses all abilities';
    case 'types':
      return `is ${c.set === true ? '' : 'also '}${a([...(c.types ?? []), ...(c.subtypes ?? [])].join(' '))}`;
    case 'colors':
      return `is ${c.colors.join(' and ')}`;
    case 'controller':
      return `is controlled by ${selector(c.who)}`;
    case 'switchPT':
      return 'has its power and toughness switched';
    case 'copyOf':
      return `is a copy of ${selector(c.what)}`;
    case 'cantHave':
      return `can't have ${c.keyword}`;
    case 'name':
      return `is named ${c.name}`;
    case 'gainAbilitiesOf':
      return `has the activated${c.triggered === true ? ' and triggered' : ''} abilities of ${selector(c.of)}`;
    case 'removeTypes':
      return `is no ${c.allCreatureTypes === true ? 'creature type' : [...(c.types ?? []), ...(c.subtypes ?? [])].join(' or ')}`;
    default: {
      const entry = changes[c.kind] as ((node: Change) => string) | undefined;
      return entry === undefined ? spaced(c.kind) : entry(c);
    }
  }
}

export function staticEffect(e: StaticEffect): string {
  switch (e.kind) {
    case 'modify':
      return `${selector(e.what)} ${listed(e.changes.map(change))}`;
    case 'cant':
      return forbidding(e);
    case 'must':
      return demanding(e);
    case 'may':
      return allowing(e);
    case 'cost':
      return `${e.of}s that are ${noun(e.what)} cost ${e.more === undefined ? `${e.less ?? ''} less` : `${e.more} more`}`;
    case 'replace':
      return `${occasion(e.on)}, ${replacement(e.instead)}`;
    case 'skip':
      return `${does(e.who, 'skip', 'skips')} ${e.step}`;
    case 'triggersMore':
    case 'triggersNot':
      return `abilities of ${noun(e.of)}${e.on === undefined ? '' : ` (${occasion(e.on)})`} trigger ${e.kind === 'triggersMore' ? 'an additional time' : 'not at all'}`;
    default:
      return spaced((e as StaticEffect).kind);
  }
}

function replacement(r: Replacement): string {
  switch (r.kind) {
    case 'enters':
      return `it enters${r.tapped === true ? ' tapped' : ''}${(r.counters ?? []).map((c) => ` with ${value(c.count)} ${c.counter}`).join(' and')}${r.actions === undefined ? '' : `: ${sequence(r.actions)}`}`;
    case 'prevent':
      return `prevent ${r.amount === undefined ? 'it' : value(r.amount)}`;
    case 'change':
      return `instead${r.zone === undefined ? '' : ` it goes to ${r.zone}`}${r.amount === undefined ? '' : ` the amount is ${value(r.amount)}`}`;
    case 'regenerate':
      return 'it regenerates';
    case 'instead':
      return r.actions.length === 0 ? 'it does not happen' : `instead ${sequence(r.actions)}`;
    case 'also':
      return `first ${sequence(r.actions)}`;
  }
}

export function ability(a: Ability): string {
  switch (a.kind) {
    case 'spell':
      return effect(a);
    case 'activated':
      return `${cost(a.cost)}: ${effect(a)}${a.timing === 'sorcery' ? ' (only as a sorcery)' : ''}`;
    case 'triggered':
      return `${occasion(a.on)}${a.condition === undefined ? '' : `, if ${condition(a.condition)}`}, ${effect(a)}`;
    case 'static':
      return `${a.condition === undefined ? '' : `as long as ${condition(a.condition)}, `}${a.effects.map(staticEffect).join('; ')}`;
    case 'replacement':
      return `${occasion(a.on)}${a.condition === undefined ? '' : `, if ${condition(a.condition)}`}, ${replacement(a.instead)}`;
    case 'keyword':
      return keyword(a);
    case 'additionalCost':
      return `as an additional cost${a.optional === true ? ' you may pay' : ''}: ${cost(a.cost)}`;
    case 'alternativeCost':
      return `${a.name}: ${cost(a.cost)}`;
  }
}

function keyword(a: Extract<Ability, { kind: 'keyword' }>): string {
  const what = a.what === undefined ? '' : noun(a.what);
  if (a.keyword === 'landwalk') return `${what.toLowerCase()}walk`;
  if (a.keyword === 'protection') return `protection from ${what.replace(/ permanent$/, '')}`;
  const parts = [
    a.keyword,
    what,
    a.amount === undefined ? '' : value(a.amount),
    a.cost === undefined ? '' : cost(a.cost),
  ];
  return parts.filter((p) => p !== '').join(' ');
}
