/** Restriction abilities: which bubbles are open for a player, and whether an inline restriction is met. */
import { type ObjectRow, objectRow, type PlayerId, zoneObjects } from '@rulewright/kernel';
import type { Face, Restriction } from '@rulewright/language/grand-archive';
import { championOf, characterOf, lineageElements, printedChampion } from '../card-types/champion.ts';
import { characteristics } from '../parts-of-a-card/characteristics.ts';
import { faceOf } from '../parts-of-a-card/pool.ts';
import { elementsOfFace, type Sheet } from '../parts-of-a-card/printed.ts';
import { elementBit, NORM } from '../parts-of-a-card/words.ts';
import type { Context, G } from '../state.ts';
import { ATTRIBUTES, FIELD, INTENT, MEMORY, PLAYED, STACK } from '../zones/zones.ts';
import { levelsMoreFor } from './as-if-level.ts';

/** What restrictions ask of the champion of a player, and how it is answered: one question at a time, as most restrictions ask only one. */
interface Facts {
  champion(g: G, player: PlayerId): ObjectRow | undefined;
  name(g: G, champion: ObjectRow): string;
  classes(g: G, champion: ObjectRow): readonly string[];
  elements(g: G, champion: ObjectRow): number;
  level(g: G, champion: ObjectRow): number;
}

/** Bubbles are being worked out: those of what is asked meanwhile are answered by what is printed, so that this comes to an end. */
let asking = false;

const damageOn = (row: ObjectRow): number => (row.counters.damage ?? 0) + row.damage;

/** As effects have made it; inside of the layers, as far as they have got. */
const now: Facts = {
  champion(g, player) {
    const id = championOf(g, player);
    return id === undefined ? undefined : objectRow(g.state, id);
  },
  name: (g, { id }) => characteristics(g, id).name,
  classes: (g, { id }) => characteristics(g, id).classes,
  elements: (g, { id }) => characteristics(g, id).elements,
  level: (g, { id }) => characteristics(g, id).level ?? 0,
};

const NO_CLASSES: readonly string[] = [];

const asPrinted: Facts = {
  champion: printedChampion,
  name: (g, row) => faceOf(g.pool, row).name,
  classes: (g, row) => faceOf(g.pool, row).classes ?? NO_CLASSES,
  elements: lineageElements,
  level: (g, row) => (faceOf(g.pool, row).level ?? 0) + (row.counters.level ?? 0),
};

/** Whether a restriction of a card is met for a player. */
export const isMet = (g: G, ctx: Context, r: Restriction): boolean =>
  meets(g, ctx.controller, faceOf(g.pool, objectRow(g.state, ctx.source)), r, now, levelsMoreFor(g, ctx));

function meets(g: G, player: PlayerId, face: Face, r: Restriction, facts: Facts, more: number): boolean {
  switch (r.kind) {
    case 'memory':
      return zoneObjects(g, MEMORY, player).length >= r.atLeast;
    case 'sheen':
      return sheenOf(g, player) >= r.atLeast;
    default: {
      const champion = facts.champion(g, player);
      return champion !== undefined && isMetBy(g, champion, facts, more, face, r);
    }
  }
}

function isMetBy(
  g: G,
  champion: ObjectRow,
  facts: Facts,
  more: number,
  face: Face,
  r: Exclude<Restriction, { kind: 'memory' | 'sheen' }>,
): boolean {
  switch (r.kind) {
    case 'class':
      return facts.classes(g, champion).some((name) => face.classes?.includes(name) === true);
    case 'element': {
      const wanted = r.element === undefined ? elementsOfFace(face) : elementBit(r.element);
      return ((facts.elements(g, champion) | NORM) & wanted) !== 0;
    }
    case 'champion':
      return characterOf(facts.name(g, champion)).toLowerCase() === r.name.toLowerCase();
    case 'level':
      return facts.level(g, champion) + more >= r.atLeast;
    case 'damage':
      return damageOn(champion) >= r.atLeast;
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
  const facts = asking ? asPrinted : now;
  const outer = asking;
  asking = true;
  try {
    let open = 0;
    for (let i = 0; i < restrictions.length; i++)
      if (meets(g, player, face, restrictions[i] as Restriction, facts, more)) open |= 1 << i;
    return open;
  } finally {
    asking = outer;
  }
}

/** Whose champion is asked: the controller's in play, elsewhere the card owner's. */
export const restrictedFor = (row: ObjectRow): PlayerId =>
  row.zone === FIELD || row.zone === PLAYED || row.zone === STACK || row.zone === INTENT ? row.controller : row.owner;
