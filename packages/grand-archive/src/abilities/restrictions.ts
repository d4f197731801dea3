/** Restriction abilities: which bubbles are open for a player, and whether an inline restriction is met. */
import { type ObjectRow, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { Face, Restriction } from '@rulewright/language/grand-archive';
import { championOf, characterOf, lineageElements, printedChampion } from '../card-types/champion.ts';
import { type Characteristics, characteristics } from '../parts-of-a-card/characteristics.ts';
import { faceOf } from '../parts-of-a-card/pool.ts';
import { elementsOfFace, type Sheet } from '../parts-of-a-card/printed.ts';
import { elementBit, NORM } from '../parts-of-a-card/words.ts';
import type { Context, G } from '../state.ts';
import { ATTRIBUTES, FIELD, INTENT, MEMORY, PLAYED, STACK } from '../zones/zones.ts';
import { levelsMoreFor } from './as-if-level.ts';

/** What restrictions ask of a champion. */
type Facts = Pick<Characteristics, 'name' | 'classes' | 'elements'> & {
  readonly level: number;
  readonly damage: number;
};

/** Bubbles are being worked out: those of what is asked meanwhile are answered by what is printed, so that this comes to an end. */
let asking = false;

const damageOn = (row: ObjectRow): number => (row.counters.damage ?? 0) + row.damage;

/** As effects have made it; inside of the layers, as far as they have got. */
function factsNow(g: G, player: PlayerId): Facts | null {
  const id = championOf(g, player);
  if (id === undefined) return null;
  const { name, classes, elements, level } = characteristics(g, id);
  return { name, classes, elements, level: level ?? 0, damage: damageOn(objectRow(g.state, id)) };
}

function factsPrinted(g: G, player: PlayerId): Facts | null {
  const row = printedChampion(g, player);
  if (row === undefined) return null;
  const face = faceOf(g.pool, row);
  return {
    name: face.name,
    classes: face.classes ?? [],
    elements: lineageElements(g, row),
    level: (face.level ?? 0) + (row.counters.level ?? 0),
    damage: damageOn(row),
  };
}

/** Whether a restriction of a card is met for a player. */
export const isMet = (g: G, ctx: Context, r: Restriction): boolean =>
  meets(g, ctx.controller, faceOf(g.pool, objectRow(g.state, ctx.source)), r, factsNow, levelsMoreFor(g, ctx));

function meets(g: G, player: PlayerId, face: Face, r: Restriction, factsOf: typeof factsNow, more: number): boolean {
  switch (r.kind) {
    case 'memory':
      return zoneObjects(g, MEMORY, player).length >= r.atLeast;
    case 'sheen':
      return sheenOf(g, player) >= r.atLeast;
    default: {
      const facts = factsOf(g, player);
      return facts !== null && isMetBy(facts, more, face, r);
    }
  }
}

function isMetBy(
  facts: Facts,
  more: number,
  face: Face,
  r: Exclude<Restriction, { kind: 'memory' | 'sheen' }>,
): boolean {
  switch (r.kind) {
    case 'class':
      return facts.classes.some((name) => face.classes?.includes(name) === true);
    case 'element': {
      const wanted = r.element === undefined ? elementsOfFace(face) : elementBit(r.element);
      return ((facts.elements | NORM) & wanted) !== 0;
    }
    case 'champion':
      return characterOf(facts.name).toLowerCase() === r.name.toLowerCase();
    case 'level':
      return facts.level + more >= r.atLeast;
    case 'damage':
      return facts.damage >= r.atLeast;
  }
}

/** Sheen X+: the sheen counters on the player's mastery. */
export function sheenOf(g: G, player: PlayerId): number {
  let sum = 0;
  for (const id of zoneObjects(g, ATTRIBUTES, player)) sum += objectRow(g.state, id).counters.sheen ?? 0;
  return sum;
}

/** Which of the bubbles are open, as bits. */
export function openBubbles(g: G, player: PlayerId, { restrictions, face }: Sheet, more = 0): number {
  if (restrictions.length === 0) return 0;
  const factsOf = asking ? factsPrinted : factsNow;
  const outer = asking;
  asking = true;
  try {
    let open = 0;
    for (let i = 0; i < restrictions.length; i++)
      if (meets(g, player, face, restrictions[i] as Restriction, factsOf, more)) open |= 1 << i;
    return open;
  } finally {
    asking = outer;
  }
}

/** Whose champion is asked: the controller's in play, elsewhere the card owner's. */
export const restrictedFor = (row: ObjectRow): PlayerId =>
  row.zone === FIELD || row.zone === PLAYED || row.zone === STACK || row.zone === INTENT ? row.controller : row.owner;
