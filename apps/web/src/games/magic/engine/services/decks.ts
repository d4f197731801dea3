/** Decks of Magic: what their cards are, how they add up, whether they are legal. */
import type { DeckParts } from '@rulewright/cards';
import {
  type DeckFormat,
  type DeckProblem,
  deckProblems,
  type ListFormat,
  printDecklist,
  readDecklist,
  readQuery,
  decks as samples,
} from '@rulewright/cards/magic';
import { namesIn } from '../../../../engine/decks.ts';
import { type DeckGame, decksOf } from '../../../../engine/services/decks.ts';
import type { Drawn } from '../../card/drawn.ts';
import { everything, sourced } from '../cards/sources.ts';
import { deckCardOf, lookAt } from '../decks/look.ts';
import { colorsOf, type DeckStats, statsOf } from '../decks/stats.ts';
import { finder } from './finder.ts';

const printable = async () => (await everything()).filter(({ origin }) => origin !== 'token');

async function problems(parts: DeckParts, format: DeckFormat): Promise<readonly DeckProblem[]> {
  const known = new Map<string, ReturnType<typeof deckCardOf>>();
  for (const name of namesIn(parts)) {
    const found = await sourced(name);
    if (found !== undefined) known.set(name, deckCardOf(found));
  }
  return deckProblems({ sideboard: [], commander: [], ...parts }, format, (name) => known.get(name));
}

const game: DeckGame<Drawn, DeckStats, DeckProblem, DeckFormat, ListFormat> = {
  samples,
  played: ['main'],
  known: printable,
  nameOf: async (name) => (await sourced(name))?.source.name,
  look: async (name, lang) => lookAt(name, await finder(), lang),
  problems,
  stats: statsOf,
  sign: colorsOf,
  // A commander is a card of the deck here.
  read(text) {
    const { list, problems: wrong } = readDecklist(text);
    const { main, sideboard, commander } = list.parts;
    return { list: { ...list, parts: { main: [...commander, ...main], sideboard } }, problems: wrong };
  },
  print: (name, parts, form) => printDecklist({ name, parts: { sideboard: [], commander: [], ...parts } }, form),
  async asked(text) {
    const query = readQuery(text);
    if ('problem' in query) return () => false;
    const found = new Set((await printable()).filter(query.test).map(({ name }) => name));
    return (name) => found.has(name);
  },
};

export const decks = decksOf(game);
