/** What is on an object: its card, its numbers, its states, what it says and what lies under it. */
import {
  BANISHMENT,
  CHAMPION,
  type Characteristics,
  cardOf,
  characteristics,
  DIRECTION,
  damageOn,
  elementsToPlay,
  elementWords,
  FIELD,
  Flag,
  faceOf,
  type G,
  GRAVEYARD,
  HAND,
  hasProperty,
  innerLineage,
  isType,
  LOADED,
  MAIN_DECK,
  MATERIAL_DECK,
  MEMORY,
  PLAYED,
  STACK,
  type StackEntry,
  statOf,
  supertypeWords,
  typeWords,
} from '@rulewright/grand-archive';
import { type ObjectId, type ObjectRow, objectRow, zoneObjects } from '@rulewright/kernel';
import { DIRECTIONS, type Element, type Face, PROPERTIES } from '@rulewright/language/grand-archive';
import type { Look } from '../game.ts';
import { textLines } from './text-lines.ts';
import type { GrandArchiveObject, GrandArchiveTypes, OnStack, PrintedStats } from './types.ts';
import { waitingEntry } from './waiting.ts';

type Seen = Look<GrandArchiveTypes>;

/** Where cards lie that somebody may be able to play. */
const OFF_FIELD: ReadonlySet<number> = new Set([HAND, MEMORY, MAIN_DECK, MATERIAL_DECK, GRAVEYARD, BANISHMENT]);

export function objectFacts(look: Seen, id: ObjectId, covered: boolean): GrandArchiveObject {
  const { g, speech } = look;
  const row = objectRow(g.state, id);
  if (covered) return coveredFacts(g, row);
  const entry = waitingEntry(row);
  // What waits on the stack looks like the card or the object whose it is.
  const shown = entry === null ? row : objectRow(g.state, entry.source);
  const face = faceOf(g.pool, { ...shown, flags: shown.flags & ~Flag.faceDown });
  const c = characteristics(g, shown.id);
  const slug = shown.def < 0 ? '' : cardOf(g.pool, shown.def).slug;
  const line = {
    supertypes: supertypeWords(c.supertypes),
    types: typeWords(c.types),
    classes: c.classes,
    subtypes: c.subtypes.filter((subtype) => !c.classes.some((own) => own.toLowerCase() === subtype.toLowerCase())),
  };
  const keywords = [...new Set(c.abilities.flatMap((a) => (a.kind === 'keyword' ? [a.keyword] : [])))];
  const properties = PROPERTIES.filter((property) => hasProperty(g, id, property));
  const isDown = (row.flags & Flag.faceDown) !== 0;
  const isAbility = entry !== null && entry.kind !== 'instance';
  const noted = row.notes[DIRECTION];
  const direction = DIRECTIONS.find((each) => each === noted);
  return {
    card: isDown ? face.name : c.name,
    slug,
    cost: c.cost,
    elements: elementWords(c.elements) as readonly Element[],
    disabled: disabledOf(g, row, c),
    ...line,
    typeLine: line.types.length === 0 ? '' : speech.typeLine(line),
    text: isAbility ? [] : textLines({ g, id: shown.id, slug, c, speech }, face),
    power: c.power,
    life: c.life,
    level: c.level,
    durability: statOf(g, shown.id, 'durability'),
    speed: c.speed,
    attackPower: c.attackPower,
    printed: printedStats(face),
    damage: damageOn(row),
    keywords: keywords.map(speech.term),
    keywordCodes: keywords,
    controller: row.zone === STACK || row.zone === PLAYED ? row.controller : c.controller,
    rested: (row.flags & Flag.rested) !== 0,
    properties,
    propertyWords: properties.map(speech.term),
    faceDown: isDown,
    token: row.kind === 'token',
    lineage: innerLineage(g, id),
    loaded: zoneObjects(g, LOADED, id),
    ...(direction === undefined ? {} : { direction }),
    ...(entry === null ? {} : { stack: onStack(look, entry, slug) }),
  };
}

const printedStats = ({ cost, power, life, level, durability }: Face): PrintedStats => ({
  cost: cost ?? null,
  power: power ?? null,
  life: life ?? null,
  level: level ?? null,
  durability: durability ?? null,
});

/** Element 2: champions are not bound by their elements. */
function disabledOf(g: G, { zone, owner }: ObjectRow, c: Characteristics): readonly Element[] {
  if (!OFF_FIELD.has(zone) || isType(c, CHAMPION)) return [];
  return elementWords(c.elements & ~elementsToPlay(g, owner)) as readonly Element[];
}

const METHODS = { activate: 'activation', materialize: 'materialization', bestow: 'bestowment' } as const;

function onStack({ speech }: Seen, entry: StackEntry, slug: string): OnStack {
  const { effect, kind, method, source, copy, targets, x } = entry;
  return {
    kind: kind === 'instance' ? METHODS[method ?? 'activate'] : kind,
    source,
    copy: copy === true,
    targets: targets.flatMap(({ chosen }) => chosen),
    x: x > 0 ? x : null,
    words: effect === null || kind === 'instance' ? '' : speech.ability(slug, { kind: 'spell', ...effect }),
  };
}

/** Of a card whose face is not seen: where it lies and what lies on it. */
const coveredFacts = (g: G, row: ObjectRow): GrandArchiveObject => ({
  card: '',
  slug: '',
  cost: null,
  elements: [],
  disabled: [],
  supertypes: [],
  types: [],
  classes: [],
  subtypes: [],
  typeLine: '',
  text: [],
  power: null,
  life: null,
  level: null,
  durability: null,
  speed: null,
  attackPower: 0,
  printed: null,
  damage: 0,
  keywords: [],
  keywordCodes: [],
  controller: row.controller,
  rested: (row.flags & Flag.rested) !== 0,
  properties: [],
  propertyWords: [],
  faceDown: (row.flags & Flag.faceDown) !== 0,
  token: row.kind === 'token',
  lineage: [],
  loaded: row.zone === FIELD ? zoneObjects(g, LOADED, row.id) : [],
});
