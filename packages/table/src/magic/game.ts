/** Magic as a table knows it. */
import { duel, rules, UnsupportedAction } from '@rulewright/magic';
import { tellFact } from '@rulewright/text';
import type { TableGame } from '../game.ts';
import { toldIn } from '../telling.ts';
import { modeWords, questions } from './asking.ts';
import { explained } from './explained.ts';
import { namesFor } from './names.ts';
import { passing } from './passing.ts';
import { tappedBy } from './preview.ts';
import { repeating } from './repeating.ts';
import { isRevealing } from './revealing.ts';
import { said } from './said.ts';
import { attacksIn, drawnZones, objectFacts, playerFacts, turnShown } from './shown.ts';
import { beginGame } from './start.ts';
import type { MagicTypes } from './types.ts';

/** Magic at the table. */
export const magicTable: TableGame<MagicTypes> = {
  rules,
  // 806: with more than two, each for themselves.
  formats: [
    { name: duel.name, players: [2, 2] },
    { name: 'free-for-all', players: [3, 4] },
  ],
  begin: beginGame,
  isUnsupported: (error) => error instanceof UnsupportedAction,
  names: namesFor,
  zones: drawnZones,
  turn: (g) => g.state.game.turn,
  turnShown,
  facts: (look) => ({ combat: attacksIn(look) }),
  playerFacts,
  objectFacts,
  questions,
  option: modeWords,
  said,
  preview: tappedBy,
  passing,
  repeating: () => repeating(),
  sentences: ({ names, speech }, events) => toldIn(speech.words, names, events),
  isRevealing,
  explain: explained,
  tell: ({ names, speech }, fact) => tellFact(fact, speech.words, names.of),
};
