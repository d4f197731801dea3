/** What lies on a table of Magic, in pieces of text. */
import type { EntityId } from '@rulewright/kernel';
import type { MagicPlayerShown, MagicShown, MagicTypes } from '@rulewright/table/magic';
import { type Drawing, nameOf, type Row, type TerminalGame } from '../../play/game.ts';
import { joined, type Piece, piece } from '../../play/paint.ts';
import { colorStyle, paintMana } from './symbols.ts';

type Drawn = Drawing<MagicTypes>;
type Terminal = TerminalGame<MagicTypes>;

export const isCreature = (o: MagicShown): boolean => o.types.includes('creature');
const isLand = (o: MagicShown): boolean => o.types.includes('land');

export const stats = (o: MagicShown): string => (isCreature(o) ? ` ${o.power ?? 0}/${o.toughness ?? 0}` : '');

const LOW = 5;

export const player: Terminal['player'] = ({ words, paint }, { facts: { life, mana } }) => ({
  before: paint(life > LOW ? 'green' : 'red', `♥ ${life}`),
  after: mana.length === 0 ? '' : paintMana(words.table.manaPool(mana.map((m) => `{${m}}`).join('')), paint),
});

export const piles: Terminal['piles'] = ({ snapshot, words: { table } }, { id, zones }) => [
  { words: table.hand, count: zones.hand.count, always: true },
  { words: table.library, count: zones.library.count, always: true },
  { words: table.graveyard, count: zones.graveyard.count, always: false },
  {
    words: table.exile,
    count: snapshot.zones.exile.seen.filter((card) => snapshot.objects[card]?.owner === id).length,
    always: false,
  },
];

/** Lands behind, creatures in front. */
export function rows({ snapshot, words: { table } }: Drawn, { id }: MagicPlayerShown): readonly Row<MagicTypes>[] {
  const own = snapshot.zones.battlefield.seen
    .flatMap((permanent) => snapshot.objects[permanent] ?? [])
    .filter((o) => o.controller === id);
  return [
    { label: table.lands, objects: own.filter((o) => isLand(o) && !isCreature(o)) },
    { label: table.others, objects: own.filter((o) => !isLand(o) && !isCreature(o)) },
    { label: table.creatures, objects: own.filter(isCreature) },
  ];
}

/** The top of the stack first: it resolves first. */
export const waiting: Terminal['waiting'] = (drawing) => {
  const { snapshot, words, paint } = drawing;
  const objects = snapshot.zones.stack.seen.toReversed().flatMap((id) => snapshot.objects[id] ?? []);
  return {
    label: words.table.stack,
    lines: objects.map((o) => {
      const targets = names(drawing, o.stack?.targets ?? []);
      const aim = targets === '' ? '' : ` → ${targets}`;
      return `${paint(colorStyle(o.colors), o.name)} (${nameOf(drawing, o.controller)})${aim}`;
    }),
  };
};

export const hand: Terminal['hand'] = ({ snapshot, words }, { zones }) => ({
  label: words.table.hand,
  objects: zones.hand.seen.flatMap((id) => snapshot.objects[id] ?? []),
});

const names = (drawing: Drawn, ids: readonly EntityId[]): string => ids.map((id) => nameOf(drawing, id)).join(', ');

/** What tells it from others of its name. */
function marksOf(drawing: Drawn, o: MagicShown): readonly string[] {
  const { table } = drawing.words;
  const { combat } = drawing.snapshot.facts;
  const blocked = combat.filter(({ blockers }) => blockers.includes(o.id)).map(({ attacker }) => attacker);
  return [
    ...(o.tapped ? [table.tapped] : []),
    ...(o.phasedOut ? [table.phasedOut] : []),
    ...(combat.some(({ attacker }) => attacker === o.id) ? [table.attacking] : []),
    ...(blocked.length > 0 ? [table.blocking(names(drawing, blocked))] : []),
    ...(o.damage > 0 ? [table.damaged(o.damage)] : []),
    ...o.counters.map(({ count, words }) => `${count} ${words}`),
    ...(o.host === null ? [] : [table.attachedTo(nameOf(drawing, o.host))]),
  ];
}

export function onTable(drawing: Drawn, o: MagicShown): Piece {
  const { paint, snapshot } = drawing;
  const attacks = snapshot.facts.combat.some(({ attacker }) => attacker === o.id);
  const style = o.tapped || o.phasedOut ? 'dim' : isLand(o) ? 'white' : colorStyle(o.colors);
  const marks = marksOf(drawing, o);
  return joined([
    piece(`${o.name}${stats(o)}`, paint, style),
    ...(isCreature(o) && o.keywords.length > 0 ? [piece(` ${o.keywords.join(' ')}`, paint, 'dim')] : []),
    ...(marks.length === 0 ? [] : [piece(` (${marks.join(', ')})`, paint, attacks ? 'red' : 'dim')]),
  ]);
}

export function inHand({ paint }: Drawn, o: MagicShown): Piece {
  const name = piece(`${o.name}${stats(o)}`, paint, colorStyle(o.colors));
  const cost = o.cost ?? '';
  return cost === '' ? name : { text: `${name.text} ${paintMana(cost, paint)}`, width: name.width + 1 + cost.length };
}

/** Of a permanent: whose it is, and what has become of it. */
export function listed(drawing: Drawn, o: MagicShown): string {
  if (o.zone !== 'battlefield') return o.name;
  const { tapped, damaged } = drawing.words.table;
  const marks = [
    nameOf(drawing, o.controller),
    ...(o.tapped ? [tapped] : []),
    ...(o.damage > 0 ? [damaged(o.damage)] : []),
  ];
  return `${o.name}${stats(o)} (${marks.join(', ')})`;
}
