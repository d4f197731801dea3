/** Sound attacks and blocks: who would win which fight, what is lethal, what is worth trading. */
import {
  type Answer,
  checkAnswer,
  type Decision,
  type EntityId,
  findObject,
  isPlayer,
  type ObjectId,
  type ObjectRow,
  type PlayerId,
  rowsOf,
} from '@rulewright/kernel';
import {
  attackTargets,
  BATTLEFIELD,
  type Characteristics,
  canAttack,
  canBlock,
  characteristics,
  type G,
  hasKeyword,
  isType,
  TypeBit,
  totalsOf,
} from '@rulewright/magic';

interface Fighter {
  readonly id: ObjectId;
  readonly power: number;
  readonly toughness: number;
  readonly first: boolean;
  readonly deadly: boolean;
  readonly lasting: boolean;
  readonly worth: number;
}

function fighter(g: G, row: ObjectRow): Fighter {
  const is: Characteristics = characteristics(g, row.id);
  const power = Math.max(0, is.power ?? 0);
  const toughness = (is.toughness ?? 0) - row.damage;
  return {
    id: row.id,
    power,
    toughness,
    first: hasKeyword(is, 'first strike') || hasKeyword(is, 'double strike'),
    deadly: hasKeyword(is, 'deathtouch'),
    lasting: hasKeyword(is, 'indestructible'),
    worth: 2 * power + toughness + is.abilities.length,
  };
}

const kills = (a: Fighter, b: Fighter): boolean =>
  !b.lasting && a.power > 0 && (a.power >= b.toughness || a.deadly) && !(b.first && !a.first && kills0(b, a));
/** Without asking who strikes first. */
const kills0 = (a: Fighter, b: Fighter): boolean => !b.lasting && a.power > 0 && (a.power >= b.toughness || a.deadly);

const creaturesOf = (g: G, player: PlayerId): readonly Fighter[] =>
  [...rowsOf(g.state.objects)]
    .filter((row) => row.zone === BATTLEFIELD)
    .filter((row) => {
      const is = characteristics(g, row.id);
      return is.controller === player && isType(is, TypeBit.creature);
    })
    .map((row) => fighter(g, row));

const lifeOf = (g: G, player: PlayerId): number => totalsOf(g, player).life;

interface Attack {
  /** All that can attack; those that lose nothing or trade well; those that cannot be killed. */
  readonly able: readonly Fighter[];
  readonly safe: readonly Fighter[];
  readonly free: readonly Fighter[];
}

function attackOn(g: G, own: readonly Fighter[], target: EntityId): Attack {
  const able = own.filter(({ id }) => canAttack(g, id, target) === null);
  const defenders = (isPlayer(target) ? creaturesOf(g, target) : []).filter(({ id }) => canBlock(g, id) === null);
  const safe = able.filter((a) => defenders.every((b) => !kills(b, a) || (kills(a, b) && b.worth >= a.worth)));
  return { able, safe, free: able.filter((a) => defenders.every((b) => !kills(b, a))) };
}

const attackersOf = (g: G, player: PlayerId): readonly Fighter[] =>
  creaturesOf(g, player).filter(({ id }) => canAttack(g, id) === null);

/** Sets of attacks worth looking at: none, all, and those that lose nothing or trade well. */
export function attacksFor(g: G, player: PlayerId): readonly Answer[] {
  const own = attackersOf(g, player);
  const sets: number[][][] = [[]];
  for (const target of attackTargets(g, player).slice(0, 4)) {
    const { able, safe, free } = attackOn(g, own, target);
    for (const set of [able, safe, free, ...safe.slice(0, 6).map((one) => [one])])
      if (set.length > 0) sets.push(set.map(({ id }) => [id, target]));
  }
  const unique = new Map(sets.map((set) => [JSON.stringify(set), { attacks: set }]));
  return [...unique.values()].filter((answer) => checkAnswer(g, answer) === null);
}

/** The safe attack on the first that can be attacked, or whatever has to be declared. */
function goodAttack(g: G, player: PlayerId): Answer | null {
  const [target] = attackTargets(g, player);
  const safe = target === undefined ? [] : attackOn(g, attackersOf(g, player), target).safe;
  const answer = { attacks: safe.map(({ id }) => [id, target ?? -1]) };
  if (checkAnswer(g, answer) === null) return answer;
  return checkAnswer(g, { attacks: [] }) === null ? { attacks: [] } : null;
}

/** Ways to block worth looking at: none, good fights only, and whatever it takes to live. */
export function blocksFor(g: G, player: PlayerId): readonly Answer[] {
  const candidates = [{ blocks: [] }, goodBlocks(g, player, false), goodBlocks(g, player, true)];
  const unique = new Map(candidates.map((answer) => [JSON.stringify(answer), answer]));
  return [...unique.values()].filter((answer) => checkAnswer(g, answer) === null);
}

function goodBlocks(g: G, player: PlayerId, desperate: boolean): { readonly blocks: readonly (readonly number[])[] } {
  const attackers = (g.state.game.combat?.attackers ?? [])
    .map(({ id }) => findObject(g.state, id))
    .filter((row) => row !== undefined)
    .map((row) => fighter(g, row))
    .sort((a, b) => b.worth - a.worth);
  const free = new Map(
    creaturesOf(g, player)
      .filter(({ id }) => canBlock(g, id) === null)
      .map((b) => [b.id, b]),
  );
  const blocks: [number, number][] = [];
  const take = (attacker: Fighter, fits: (blocker: Fighter) => boolean): boolean => {
    const found = [...free.values()]
      .sort((a, b) => a.worth - b.worth)
      .find((b) => canBlock(g, b.id, attacker.id) === null && fits(b));
    if (found === undefined) return false;
    free.delete(found.id);
    blocks.push([found.id, attacker.id]);
    return true;
  };
  const unblocked: Fighter[] = [];
  for (const attacker of attackers) {
    const done =
      take(attacker, (b) => kills(b, attacker) && !kills(attacker, b)) ||
      take(attacker, (b) => kills(b, attacker) && b.worth <= attacker.worth) ||
      take(attacker, (b) => !kills(attacker, b));
    if (!done) unblocked.push(attacker);
  }
  let coming = unblocked.reduce((sum, { power }) => sum + power, 0);
  for (const attacker of unblocked.sort((a, b) => b.power - a.power)) {
    if (!desperate && coming < lifeOf(g, player)) break;
    if (take(attacker, () => true)) coming -= attacker.power;
  }
  return { blocks };
}

/** A quick declaration for whoever is asked, in a look ahead; null for other decisions. */
export function declaration(g: G, decision: Decision): Answer | null {
  if (decision.kind === 'attackers') return goodAttack(g, decision.player);
  if (decision.kind !== 'blockers') return null;
  const answer = goodBlocks(g, decision.player, false);
  return checkAnswer(g, answer) === null ? answer : null;
}
