/** A line of text as the game draws it, with its symbols. */
import { useTable } from './board.ts';

export function GameText({ text }: { readonly text: string }) {
  const { game } = useTable();
  return <game.Text text={text} />;
}
