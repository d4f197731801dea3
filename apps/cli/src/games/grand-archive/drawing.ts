/** What lies on a table of Grand Archive, in pieces of text. */
import type { EntityId, ObjectId } from '@rulewright/kernel';
import type {
  AttackShown,
  GrandArchivePlayerShown,
  GrandArchiveShown,
  GrandArchiveTypes,
} from '@rulewright/table/grand-archive';
import { type Drawing, nameOf, type Row, type TerminalGame } from '../../play/game.ts';
import { joined, type Piece, piece } from '../../play/paint.ts';
import { costWords, elementStyle } from './symbols.ts';

type Drawn = Drawing<GrandArchiveTypes>;
type Terminal = TerminalGame<GrandArchiveTypes>;

const is = (o: GrandArchiveShown, type: string): boolean => o.types.includes(type);
const isUnit = (o: GrandArchiveShown): boolean => is(o, 'champion') || is(o, 'ally');

/** Power and life of allies, power and durability of weapons, the power of attacks. */
export function stats(o: GrandArchiveShown): string {
  if (is(o, 'champion')) return o.level === null ? '' : ` L${o.level}`;
  if (is(o, 'ally')) return ` ${o.power ?? 0}/${o.life ?? 0}`;
  if (is(o, 'weapon')) return ` ${o.power ?? 0}/${o.durability ?? 0}`;
  return o.power === null ? '' : ` ${o.power}`;
}

const LOW = 5;

export const player: Terminal['player'] = ({ words: { table }, speech, paint }, { facts }) => {
  const left = facts.life - facts.damage;
  return {
    before: `${paint(left > LOW ? 'green' : 'red', `♥ ${left}/${facts.life}`)} ${table.level(facts.level)}`,
    after: facts.elements.map((element) => paint(elementStyle([element]), speech.term(element))).join(' '),
  };
};

export const piles: Terminal['piles'] = ({ words: { table } }, { zones }) => [
  { words: table.hand, count: zones.hand.count, always: true },
  { words: table.memory, count: zones.memory.count, always: true },
  { words: table.mainDeck, count: zones.mainDeck.count, always: true },
  { words: table.materialDeck, count: zones.materialDeck.count, always: true },
  { words: table.graveyard, count: zones.graveyard.count, always: false },
  { words: table.banishment, count: zones.banishment.count, always: false },
];

const seen = ({ snapshot }: Drawn, ids: readonly ObjectId[]): readonly GrandArchiveShown[] =>
  ids.flatMap((id) => snapshot.objects[id] ?? []);

/** The memory of the one who may look at it, the champion and what belongs to it behind, allies in front. */
export function rows(drawing: Drawn, { id, you, zones }: GrandArchivePlayerShown): readonly Row<GrandArchiveTypes>[] {
  const { table } = drawing.words;
  const own = seen(drawing, drawing.snapshot.zones.field.seen).filter((o) => o.controller === id);
  const row = (label: string, type: string) => ({ label, objects: own.filter((o) => !isUnit(o) && is(o, type)) });
  return [
    { label: table.memory, objects: you ? seen(drawing, zones.memory.seen) : [] },
    { label: table.mastery, objects: seen(drawing, zones.attributes.seen) },
    { label: table.champion, objects: own.filter((o) => is(o, 'champion')) },
    row(table.weapons, 'weapon'),
    row(table.items, 'item'),
    row(table.domains, 'domain'),
    { label: table.phantasias, objects: own.filter((o) => is(o, 'phantasia') && !isUnit(o)) },
    { label: table.allies, objects: own.filter((o) => is(o, 'ally')) },
  ];
}

/** The attack at hand, and the top of the effects stack first: it resolves first. */
export const waiting: Terminal['waiting'] = (drawing) => {
  const { snapshot, words, paint } = drawing;
  const { combat } = snapshot.facts;
  const objects = seen(drawing, snapshot.zones.stack.seen.toReversed());
  return {
    label: objects.length > 0 ? words.table.stack : words.table.intent,
    lines: [
      ...objects.map((o) => {
        const targets = names(drawing, o.stack?.targets ?? []);
        const aim = targets === '' ? '' : ` → ${targets}`;
        return `${paint(elementStyle(o.elements), o.name)} (${nameOf(drawing, o.controller)})${aim}`;
      }),
      ...(combat === null ? [] : [attackLine(drawing, combat)]),
    ],
  };
};

function attackLine(drawing: Drawn, { attacker, defenders, weapons, intents, power }: AttackShown): string {
  const { table } = drawing.words;
  const used = [...weapons, ...intents];
  const parts = [
    ...(defenders.length === 0 ? [] : [table.attackingWhom(names(drawing, defenders))]),
    ...(used.length === 0 ? [] : [table.wielding(names(drawing, used))]),
  ];
  return `${drawing.paint('red', `${nameOf(drawing, attacker)} ${power}`)}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
}

export const hand: Terminal['hand'] = (drawing, { zones }) => ({
  label: drawing.words.table.hand,
  objects: seen(drawing, zones.hand.seen),
});

export const names = (drawing: Drawn, ids: readonly EntityId[]): string =>
  ids.map((id) => nameOf(drawing, id)).join(drawing.speech.comma);

/** What it does in the attack at hand. */
function roleOf({ snapshot, words: { table } }: Drawn, { id }: GrandArchiveShown): readonly string[] {
  const { combat } = snapshot.facts;
  if (combat === null) return [];
  return [
    ...(combat.attacker === id ? [table.attacking] : []),
    ...(combat.defenders.includes(id) ? [table.defending] : []),
    ...(combat.retaliators.some(({ unit }) => unit === id) ? [table.retaliating] : []),
  ];
}

/** What tells it from others of its name. */
function marksOf(drawing: Drawn, o: GrandArchiveShown): readonly string[] {
  const { table } = drawing.words;
  return [
    ...(o.rested ? [table.rested] : []),
    ...roleOf(drawing, o),
    ...o.propertyWords,
    ...(o.damage > 0 && !is(o, 'champion') ? [table.damaged(o.damage)] : []),
    ...o.counters
      .filter(({ kind }) => kind !== 'damage' && kind !== 'durability')
      .map(({ count, words }) => `${count} ${words}`),
    ...(o.loaded.length === 0 ? [] : [table.loadedWith(names(drawing, o.loaded))]),
    ...(o.host === null ? [] : [table.attachedTo(nameOf(drawing, o.host))]),
  ];
}

export function onTable(drawing: Drawn, o: GrandArchiveShown): Piece {
  const { paint } = drawing;
  const fights = roleOf(drawing, o).length > 0;
  const marks = marksOf(drawing, o);
  return joined([
    piece(`${o.name}${stats(o)}`, paint, o.rested ? 'dim' : elementStyle(o.elements)),
    ...(isUnit(o) && o.keywords.length > 0 ? [piece(` ${o.keywords.join(' ')}`, paint, 'dim')] : []),
    ...(marks.length === 0 ? [] : [piece(` (${marks.join(', ')})`, paint, fights ? 'red' : 'dim')]),
  ]);
}

/** A card whose elements are not enabled is grey. */
export function inHand({ paint, words }: Drawn, o: GrandArchiveShown): Piece {
  const cost = costWords(o.cost, words);
  const name = piece(`${o.name}${stats(o)}`, paint, o.disabled.length > 0 ? 'dim' : elementStyle(o.elements));
  return cost === '' ? name : joined([name, piece(` ${cost}`, paint, 'dim')]);
}

/** Of an object on the field: whose it is, and what has become of it. */
export function listed(drawing: Drawn, o: GrandArchiveShown): string {
  if (o.zone !== 'field') return `${o.name}${stats(o)}`;
  const { rested, damaged } = drawing.words.table;
  const marks = [
    nameOf(drawing, o.controller),
    ...(o.rested ? [rested] : []),
    ...(o.damage > 0 ? [damaged(o.damage)] : []),
  ];
  return `${o.name}${stats(o)} (${marks.join(', ')})`;
}
