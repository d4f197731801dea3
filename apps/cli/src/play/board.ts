/** The table as one player sees it, in lines of text. */
import type { PlayerShown } from '@rulewright/table';
import { type Drawing, nameOf, type Row, type TerminalGame, type TerminalTypes } from './game.ts';
import { joined, type Piece, padded, piece, wrapped } from './paint.ts';

/** The columns for what a row is called, before a space. */
const LABEL = 10;
const NAME = 10;

export function drawBoard<T extends TerminalTypes>(game: TerminalGame<T>, drawing: Drawing<T>): string {
  const { snapshot, paint } = drawing;
  const me = snapshot.players.filter((p) => p.you);
  const others = snapshot.players.filter((p) => !p.you);
  const rows = (player: PlayerShown<T>): readonly Row<T>[] =>
    game.rows(drawing, player).filter(({ objects }) => objects.length > 0);
  const onTable = (all: readonly Row<T>[]): string[] =>
    all.flatMap((row) => rowLines(row, drawing, (o) => game.onTable(drawing, o)));
  return [
    ...others.flatMap((p) => [playerLine(game, drawing, p), ...onTable(rows(p))]),
    paint('dim', '   ·'),
    ...waitingLines(game, drawing),
    // A player's own rows lie the other way round, like at a table.
    ...me.flatMap((p) => [
      ...onTable(rows(p).toReversed()),
      playerLine(game, drawing, p),
      ...rowLines(game.hand(drawing, p), drawing, (o) => game.inHand(drawing, o)),
    ]),
  ].join('\n');
}

function playerLine<T extends TerminalTypes>(
  game: TerminalGame<T>,
  drawing: Drawing<T>,
  player: PlayerShown<T>,
): string {
  const { paint } = drawing;
  const { before, after } = game.player(drawing, player);
  const piles = game.piles(drawing, player).filter(({ always, count }) => always || count > 0);
  const facts = [
    ...piles.map(({ words, count }) => `${words} ${count}`),
    ...player.counters.map(({ words, count }) => `${words} ${count}`),
  ];
  const name = paint('bold', padded(nameOf(drawing, player.id), NAME));
  return ` ${name} ${before}  ${paint('dim', facts.join(' · '))}${after === '' ? '' : `  ${after}`}`;
}

function rowLines<T extends TerminalTypes>(
  { label, objects }: Row<T>,
  { paint, width }: Drawing<T>,
  draw: (object: Row<T>['objects'][number]) => Piece,
): string[] {
  if (objects.length === 0) return [];
  return wrapped(grouped(objects.map(draw)), piece(`   ${padded(label, LABEL)} `, paint, 'dim'), width);
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

function waitingLines<T extends TerminalTypes>(game: TerminalGame<T>, drawing: Drawing<T>): string[] {
  const { label, lines } = game.waiting(drawing);
  return lines.map((line, i) => `${drawing.paint('dim', `   ${padded(i === 0 ? label : '', LABEL)} `)}${line}`);
}
