/** A whole game between two bots, as the file of a replay. Always the same. */
import { greedyBot } from '@rulewright/bots/magic';
import { bundled, decks } from '@rulewright/cards/magic';
import { asPlayer } from '@rulewright/kernel';
import { Sitting } from '@rulewright/table';
import { magicTable, speechIn } from '@rulewright/table/magic';

export interface PlayedGame {
  readonly answers: number;
  readonly turns: number;
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
}

let played: PlayedGame | null = null;

export function aGame(): PlayedGame {
  if (played !== null) return played;
  const [mine, theirs] = decks.slice(4);
  if (mine === undefined || theirs === undefined) throw new Error('no decks');
  const sitting = new Sitting(magicTable, {
    start: {
      players: [
        { name: 'You', deck: mine },
        { name: 'Bot', deck: theirs, bot: 'greedy' },
      ],
      seed: 11,
    },
    me: asPlayer(0),
    bots: new Map([
      [asPlayer(0), greedyBot(3)],
      [asPlayer(1), greedyBot(4)],
    ]),
    cards: bundled,
    speech: speechIn('en', bundled),
  });
  const replay = sitting.replay();
  played = {
    answers: replay.answers.length,
    turns: sitting.snapshot().turn.number,
    file: { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(replay)) },
  };
  return played;
}
