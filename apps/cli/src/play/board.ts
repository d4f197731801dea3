/** The table as one player sees it. Drawn from that player's view, so that nothing hidden can show. */
import { type ObjectId, type PlayerId, type View, view, type ZoneView } from '@rulewright/kernel';
import type { Step } from '@rulewright/language/magic';
import { BATTLEFIELD, type Combat, EXILE, type G, GRAVEYARD, HAND, LIBRARY, STACK } from '@rulewright/magic';
import type { Names, Words } from '@rulewright/text';
import { namesFor } from './names.ts';
import { colorStyle, joined, type Paint, type Piece, padded, paintMana, piece, wrapped } from './paint.ts';

/** An object whose face is seen, as the rule set describes it. */
export interface Shown {
  readonly id: ObjectId;
  readonly kind: string;
  readonly name: string;
  readonly cost: string | null;
  readonly colors: readonly string[];
  readonly types: readonly string[];
  readonly power: number | null;
  readonly toughness: number | null;
  readonly keywords: readonly string[];
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  readonly tapped?: boolean;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly host?: number;
  readonly stack?: { readonly targets: readonly (readonly number[])[] };
}

/** What the rule set shows of the game. */
interface Public {
  readonly turn: { readonly number: number; readonly active: PlayerId; readonly step: Step };
  readonly players: readonly { readonly life: number; readonly mana: readonly string[] }[];
  readonly combat: Combat | null;
}

interface Table {
  readonly seen: View;
  readonly game: Public;
  readonly names: Names;
  readonly words: Words;
  readonly paint: Paint;
  readonly width: number;
}

const zone = (seen: View, kind: number, owner: PlayerId | null): ZoneView | undefined =>
  seen.zones.find((z) => z.zone === kind && (z.owner === null || z.owner === owner));

/** The objects of a zone that the viewer sees. */
export const shownIn = (seen: View, kind: number, owner: PlayerId | null = null): readonly Shown[] =>
  (zone(seen, kind, owner)?.objects ?? []).filter((o) => !('hidden' in o)) as unknown as readonly Shown[];

export interface Board {
  /** Whose turn and which step. */
  readonly title: string;
  readonly body: string;
}

export function drawBoard(g: G, viewer: PlayerId, words: Words, paint: Paint, width: number): Board {
  const seen = view(g, viewer);
  const table: Table = {
    seen,
    game: seen.game as unknown as Public,
    names: namesFor(g, viewer, words.table),
    words,
    paint,
    width,
  };
  const others = seen.players.filter((p) => p.id !== viewer).map((p) => p.id);
  const lines = [
    ...others.flatMap((p) => [playerLine(table, p), ...permanents(table, p, false)]),
    paint('dim', '   ·'),
    ...stackLines(table),
    ...permanents(table, viewer, true),
    playerLine(table, viewer),
    ...handLines(table, viewer),
  ];
  return { title: paint('bold', title(table)), body: lines.join('\n') };
}

const title = ({ game: { turn }, names, words }: Table): string =>
  turn.number === 0
    ? words.table.beforeTheGame
    : words.table.turn(turn.number, names.of(turn.active), words.steps[turn.step]);

function playerLine(t: Table, player: PlayerId): string {
  const { words, paint, seen, game } = t;
  const totals = game.players[player];
  const count = (kind: number): number => zone(seen, kind, player)?.count ?? 0;
  const facts = [`${words.table.hand} ${count(HAND)}`, `${words.table.library} ${count(LIBRARY)}`];
  if (count(GRAVEYARD) > 0) facts.push(`${words.table.graveyard} ${count(GRAVEYARD)}`);
  const exiled = shownIn(seen, EXILE).filter((o) => o.owner === player).length;
  if (exiled > 0) facts.push(`${words.table.exile} ${exiled}`);
  for (const [counter, n] of Object.entries(seen.players[player]?.counters ?? {})) facts.push(`${counter} ${n}`);
  const mana = totals?.mana.map((m) => `{${m}}`).join('') ?? '';
  const life = paint((totals?.life ?? 0) > 5 ? 'green' : 'red', `♥ ${totals?.life ?? 0}`);
  const tail = mana === '' ? '' : `  ${paintMana(words.table.manaPool(mana), paint)}`;
  return ` ${paint('bold', padded(t.names.of(player), 10))} ${life}  ${paint('dim', facts.join(' · '))}${tail}`;
}

const isLand = (o: Shown): boolean => o.types.includes('land');
const isCreature = (o: Shown): boolean => o.types.includes('creature');

/** Lands, creatures, others; the viewer's creatures stand in front, like at a table. */
function permanents(t: Table, player: PlayerId, mine: boolean): string[] {
  const all = shownIn(t.seen, BATTLEFIELD).filter((o) => o.controller === player);
  const { lands, creatures, others } = t.words.table;
  const rows: (readonly [string, readonly Shown[]])[] = [
    [lands, all.filter((o) => isLand(o) && !isCreature(o))],
    [others, all.filter((o) => !isLand(o) && !isCreature(o))],
    [creatures, all.filter(isCreature)],
  ];
  return (mine ? rows.toReversed() : rows).flatMap(([label, objects]) =>
    objects.length === 0
      ? []
      : wrapped(
          grouped(objects.map((o) => permanent(t, o))),
          piece(`   ${padded(label, 11)}`, t.paint, 'dim'),
          t.width,
        ),
  );
}

/** Equal things are shown once, with their number. */
function grouped(pieces: readonly Piece[]): Piece[] {
  const counts = new Map<string, { piece: Piece; count: number }>();
  for (const p of pieces) {
    const known = counts.get(p.text);
    if (known === undefined) counts.set(p.text, { piece: p, count: 1 });
    else known.count++;
  }
  return [...counts.values()].map(({ piece: p, count }) => (count === 1 ? p : joined([p, piece(` ×${count}`)])));
}

const stats = (o: Pick<Shown, 'power' | 'toughness' | 'types'>): string =>
  o.types.includes('creature') ? ` ${o.power ?? 0}/${o.toughness ?? 0}` : '';

function permanent(t: Table, o: Shown): Piece {
  const { paint, words } = t;
  const marks: string[] = [];
  if (o.tapped === true) marks.push(words.table.tapped);
  const attacker = t.game.combat?.attackers.find((a) => a.id === o.id);
  if (attacker !== undefined) marks.push(words.table.attacking);
  const blocks = t.game.combat?.blockers.find((b) => b.id === o.id)?.blocks ?? [];
  if (blocks.length > 0) marks.push(words.table.blocking(blocks.map(t.names.of).join(', ')));
  if ((o.damage ?? 0) > 0) marks.push(words.table.damaged(o.damage ?? 0));
  for (const [counter, n] of Object.entries(o.counters ?? {})) marks.push(`${n} ${counter}`);
  if (o.host !== undefined && o.host >= 0) marks.push(words.table.attachedTo(t.names.of(o.host as ObjectId)));
  const style = o.tapped === true ? 'dim' : isLand(o) ? 'white' : colorStyle(o.colors);
  const parts = [piece(`${o.name}${stats(o)}`, paint, style)];
  if (isCreature(o) && o.keywords.length > 0) parts.push(piece(` ${o.keywords.join(' ')}`, paint, 'dim'));
  if (marks.length > 0) parts.push(piece(` (${marks.join(', ')})`, paint, attacker === undefined ? 'dim' : 'red'));
  return joined(parts);
}

/** The top of the stack first: it resolves first. */
function stackLines(t: Table): string[] {
  const objects = shownIn(t.seen, STACK).toReversed();
  return objects.map((o, i) => {
    const label = piece(`   ${padded(i === 0 ? t.words.table.stack : '', 11)}`, t.paint, 'dim');
    const targets = o.stack?.targets.flat().map((id) => t.names.of(id as ObjectId)) ?? [];
    const aim = targets.length === 0 ? '' : ` → ${targets.join(', ')}`;
    return `${label.text}${t.paint(colorStyle(o.colors), t.names.of(o.id))} (${t.names.of(o.controller)})${aim}`;
  });
}

function handLines(t: Table, viewer: PlayerId): string[] {
  const hand = shownIn(t.seen, HAND, viewer);
  if (hand.length === 0) return [];
  const pieces = hand.map((o) => {
    const cost = o.cost ?? '';
    const name = piece(`${o.name}${stats(o)}`, t.paint, colorStyle(o.colors));
    return cost === ''
      ? name
      : { text: `${name.text} ${paintMana(cost, t.paint)}`, width: name.width + 1 + cost.length };
  });
  return wrapped(grouped(pieces), piece(`   ${padded(t.words.table.hand, 11)}`, t.paint, 'dim'), t.width);
}
