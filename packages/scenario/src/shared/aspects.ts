// Entries for checks of the game as a whole, which any game's table may have.
import { readDecision, readExplain, readGame, readTurn } from '../parse/aspects.ts';
import type { AspectWords } from '../parse/index.ts';
import { checkDecision, checkExplanation, checkGame, checkTurn } from '../run/aspects.ts';
import type { AspectRun } from '../run/play.ts';

export const commonAspects = {
  turn: { kind: 'turn', parse: readTurn, check: checkTurn },
  game: { kind: 'game', parse: readGame, check: checkGame },
  decision: { kind: 'decision', parse: readDecision, check: checkDecision },
  explain: { kind: 'explain', parse: readExplain, check: checkExplanation },
} satisfies Record<string, AspectWords & AspectRun>;
