/** Readings of one card in several languages: independent witnesses of what it means. */
import { type Card, normalForm } from '@rulewright/language/magic';

/** What has parts that stand in no order. */
const LISTS = new Set(['all', 'any', 'union', 'add']);
const STATS = new Set(['power', 'toughness', 'manaValue']);
type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isOf = (value: unknown, kind: string): value is Node => isNode(value) && value.kind === kind;
const sorted = (parts: readonly unknown[]): readonly unknown[] =>
  [...parts].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
const partsOf = (filter: unknown): readonly unknown[] =>
  isOf(filter, 'all') && Array.isArray(filter.of) ? filter.of : [filter];
const both = (filters: readonly unknown[]): unknown =>
  filters.length === 1 ? filters[0] : { kind: 'all', of: sorted(filters) };
/** Zones where all there is are cards (109.2a). */
const OF_CARDS = new Set(['graveyard', 'hand', 'library']);

/** "There are none" and "the number of them is 0". */
function someOrNone(compared: Node, { of }: Node): Node {
  const exists = { kind: 'exists', what: of };
  const { is } = compared;
  if (!isNode(is) || of === undefined) return compared;
  if (is.op === '=' && is.to === 0) return { kind: 'not', of: exists };
  return is.op === '≥' && is.to === 1 ? exists : compared;
}
/** "They're Zombies. They gain haste": effects of one thing, one after the other and for as long, are one. */
function withJoined(list: readonly unknown[]): readonly unknown[] {
  const made: unknown[] = [];
  for (const each of list) {
    const joined = joinedWith(made.at(-1), each);
    if (joined === undefined) made.push(each);
    else made[made.length - 1] = joined;
  }
  return made;
}
function joinedWith(one: unknown, other: unknown): Node | undefined {
  const [a, b] = [changesIn(one), changesIn(other)];
  if (a === undefined || b === undefined || !areSame(a.rest, b.rest)) return undefined;
  return { ...a.rest[0], effects: [{ ...a.rest[1], changes: byLayer([...a.changes, ...b.changes]) }] };
}
function changesIn(
  action: unknown,
): { readonly changes: readonly unknown[]; readonly rest: readonly [Node, Node] } | undefined {
  if (!isNode(action) || action.do !== 'effect' || !Array.isArray(action.effects)) return undefined;
  const [effect, more] = action.effects as readonly unknown[];
  if (more !== undefined || !isOf(effect, 'modify') || !Array.isArray(effect.changes)) return undefined;
  const { effects: _, ...whole } = action;
  const { changes, ...part } = effect;
  return { changes, rest: [whole, part] };
}

/** 613.1: changes in different layers come in the order of these, whatever is said first. */
const LAYERS = ['types', 'colors', 'gain', 'setPT', 'addPT'];
function byLayer(changes: readonly unknown[]): readonly unknown[] {
  const layerOf = (change: unknown): number => LAYERS.findIndex((kind) => isOf(change, kind));
  return changes.some((change) => layerOf(change) < 0) ? changes : changes.toSorted((a, b) => layerOf(a) - layerOf(b));
}

/**
 * What languages do not tell apart: "it has power 4 or greater" and "its power is 4 or greater"; "enters under your control" and "you
 * control enters"; which of several comes first; cards in zones of cards; and names, which are translated: that of a card or of a token
 * that is not called by its types (111.4).
 */
function toldAlike(value: unknown): unknown {
  if (Array.isArray(value)) return withJoined(value.map(toldAlike));
  if (!isNode(value)) return value;
  const { kind, what, where } = value;
  if (kind === 'matches' && isNode(where) && STATS.has(String(where.kind)) && isNode(where.is)) {
    const stat = { kind: 'stat', of: toldAlike(what), stat: where.kind };
    return { is: toldAlike(where.is), kind: 'compare', value: stat };
  }
  const named = kind === 'named' || kind === 'name' || 'subtypes' in value;
  const made: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      named && key === 'name' && !String(part).endsWith(' Token') ? '' : toldAlike(part),
    ]),
  );
  if (made.on === 'move' && made.under !== undefined) {
    const { under, ...event } = made;
    return { ...event, what: both([...partsOf(event.what), { kind: 'controlledBy', who: under }]) };
  }
  if (kind === 'compare' && isOf(made.value, 'count')) return someOrNone(made, made.value);
  // 702.18a
  if (kind === 'cant' && made.action === 'beTargeted' && Object.keys(made).length === 3)
    return {
      changes: [{ ability: { keyword: 'shroud', kind: 'keyword' }, kind: 'gain' }],
      kind: 'modify',
      what: made.what,
    };
  if (kind === 'gain') return { ...made, ability: keywordIn(made.ability) };
  if (kind === 'modify' && Array.isArray(made.changes)) return { ...made, changes: byLayer(made.changes) };
  if (kind === 'any' && Array.isArray(made.of)) return factored(made.of);
  if (kind === 'all' && Array.isArray(made.of)) return both(made.of.flatMap(partsOf));
  if (LISTS.has(String(kind)) && Array.isArray(made.of))
    return made.of.length === 1 ? made.of[0] : { ...made, of: sorted(made.of) };
  if (Array.isArray(made.zones) && made.zones.every((zone) => OF_CARDS.has(String(zone))) && made.where !== undefined) {
    const others = partsOf(made.where).filter((filter) => !isOf(filter, 'card'));
    return others.length === 0 ? made : { ...made, where: both(others) };
  }
  return made;
}

/** "This and that, or this and the other" is this, and that or the other. */
function factored(parts: readonly unknown[]): unknown {
  const lists = parts.map(partsOf);
  const shared = (lists[0] ?? []).filter((part) => lists.every((list) => list.some((each) => areSame(each, part))));
  const rest = lists.map((list) => list.filter((part) => !shared.some((each) => areSame(each, part))));
  if (lists.length < 2 || shared.length === 0 || rest.some(({ length }) => length === 0))
    return parts.length === 1 ? parts[0] : { kind: 'any', of: sorted(parts) };
  return both([...shared, ...partsOf({ kind: 'any', of: sorted(rest.map(both)) })]);
}

/** What the faces of a card do, without what they are called; in which order they can do it does not matter. */
const meaningsOf = ({ faces }: Card): readonly (readonly unknown[])[] =>
  faces.map(({ abilities = [] }) =>
    sorted((toldAlike(normalForm(abilities)) as readonly unknown[]).flatMap(keywordsOf)),
  );

const THIS_FLASH = { action: 'flash', kind: 'may', what: { kind: 'is', what: { kind: 'this' } }, who: { kind: 'you' } };
const EVERYWHERE = ['hand', 'graveyard', 'exile', 'command', 'library', 'stack'];
const lessForEach = (what: unknown): unknown => ({
  effects: [
    {
      kind: 'cost',
      less: '{1}',
      of: 'spell',
      times: {
        kind: 'count',
        of: { kind: 'each', where: both([...partsOf(what), { kind: 'controlledBy', who: { kind: 'you' } }]) },
      },
      what: { kind: 'is', what: { kind: 'this' } },
    },
  ],
  kind: 'static',
  zones: EVERYWHERE,
});
/** An ability that is granted and only gives its object one keyword is that keyword. */
function keywordIn(ability: unknown): unknown {
  const [keyword, more] = keywordsOf(ability);
  return more === undefined && isOf(keyword, 'keyword') ? keyword : ability;
}

/** "This creature has flying" is flying. */
function keywordsOf(ability: unknown): readonly unknown[] {
  // 702.41a
  if (isOf(ability, 'keyword') && ability.keyword === 'affinity') return [lessForEach(ability.what)];
  // 702.8a
  if (isOf(ability, 'static') && Array.isArray(ability.effects) && areSame(ability.effects, [THIS_FLASH]))
    return [{ keyword: 'flash', kind: 'keyword' }];
  if (!isOf(ability, 'static') || Object.keys(ability).length !== 2 || !Array.isArray(ability.effects))
    return [ability];
  const [effect, more] = ability.effects as readonly unknown[];
  if (more !== undefined || !isOf(effect, 'modify') || !isOf(effect.what, 'this') || !Array.isArray(effect.changes))
    return [ability];
  const gained = effect.changes.map((change: unknown) => (isOf(change, 'gain') ? change.ability : undefined));
  return gained.every((each) => isOf(each, 'keyword')) ? gained : [ability];
}
const areSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const meanTheSame = (a: Card, b: Card): boolean => areSame(meaningsOf(a), meaningsOf(b));

/**
 * Why two readings differ: the card's rules changed after it was printed; the texts say other numbers, colours or kinds in one and the same
 * sentence; or more than that, and somebody has to look which of the two is wrong, the text or the grammar.
 */
export type Difference = (typeof DIFFERENCES)[number];
export const DIFFERENCES = ['changed since', 'translation differs', 'to be looked at'] as const;

export function differenceOf(english: Card, printed: Card): Difference {
  const [a, b] = [meaningsOf(english), meaningsOf(printed)];
  if (areSame(before2018(a), before2018(b)) || gotKeywords(a, b)) return 'changed since';
  return areSame(shapeOf(a), shapeOf(b)) ? 'translation differs' : 'to be looked at';
}

/** What damage could be redirected to until 2018 (120.3c has no more of that): a player stood for a player's planeswalkers, too. */
function before2018(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(before2018);
  if (!isNode(value)) return value;
  const parts = Array.isArray(value.of) ? value.of : [];
  const isPlayer = (part: unknown): boolean => isOf(part, 'player');
  const isWalker = (part: unknown): boolean => isOf(part, 'type') && part.type === 'planeswalker';
  if (value.kind === 'any' && parts.length === 2 && parts.some(isPlayer) && parts.some(isWalker))
    return { kind: 'player' };
  const player = parts.find((part): part is Node => isOf(part, 'filter') && isPlayer(part.where));
  const others = parts.filter((part) => part !== player);
  if (value.kind === 'union' && player !== undefined && others.every((part) => isOf(part, 'controller')))
    return before2018(player.of);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, before2018(part)]));
}

/** Keywords were given to cards later: the rest is the same, and one of the texts has all keywords of the other. */
function gotKeywords(a: readonly (readonly unknown[])[], b: readonly (readonly unknown[])[]): boolean {
  const isKeyword = (ability: unknown): boolean => isOf(ability, 'keyword');
  const hasAll = (some: readonly unknown[], others: readonly unknown[]): boolean =>
    others.filter(isKeyword).every((keyword) => some.some((each) => areSame(each, keyword)));
  return a.every((abilities, face) => {
    const others = b[face] ?? [];
    const rest = (list: readonly unknown[]): readonly unknown[] => list.filter((each) => !isKeyword(each));
    return areSame(rest(abilities), rest(others)) && (hasAll(abilities, others) || hasAll(others, abilities));
  });
}

/** What is left without numbers and names of things. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (!isNode(value)) return '';
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'kind' || key === 'do' || key === 'on' ? inShape(part) : shapeOf(part),
    ]),
  );
}
const inShape = (part: unknown): unknown => (typeof part === 'string' ? part : shapeOf(part));
