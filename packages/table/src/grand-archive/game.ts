/** Grand Archive as a table knows it. */
import { type Format, PLAYERS, pantheon, rules, standard, UnsupportedAction } from '@rulewright/grand-archive';
import { tellFact } from '@rulewright/text';
import type { TableGame } from '../game.ts';
import type { FormatOffered } from '../start.ts';
import { toldIn } from '../telling.ts';
import { optionWords, questions } from './asking.ts';
import { explained } from './explained.ts';
import { namesFor } from './names.ts';
import { objectFacts } from './objects.ts';
import { passing } from './passing.ts';
import { usedBy } from './preview.ts';
import { isRevealing } from './revealing.ts';
import { said } from './said.ts';
import { attackIn, drawnZones, playerFacts, turnShown } from './shown.ts';
import { beginGame } from './start.ts';
import type { GrandArchiveTypes } from './types.ts';

const offered = ({ name }: Format): FormatOffered => ({ name, players: PLAYERS[name] });

/** Grand Archive at the table. */
export const grandArchiveTable: TableGame<GrandArchiveTypes> = {
  rules,
  formats: [offered(standard), offered(pantheon)],
  begin: beginGame,
  isUnsupported: (error) => error instanceof UnsupportedAction,
  names: namesFor,
  zones: drawnZones,
  turn: (g) => g.state.game.turn,
  turnShown,
  facts: ({ g }) => ({ combat: attackIn(g), format: g.state.game.format.name }),
  playerFacts,
  objectFacts,
  questions,
  option: optionWords,
  said,
  preview: usedBy,
  passing,
  sentences: ({ names, speech }, events) => toldIn(speech.words, names, events),
  isRevealing,
  explain: explained,
  tell: ({ names, speech }, fact) => tellFact(fact, speech.words, names.of),
};
