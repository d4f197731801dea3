/** Decks of Grand Archive: what their cards are, how they add up, whether they are legal. */
import {
  type DeckFormat,
  type DeckProblem,
  deckProblems,
  printDecklist,
  readDecklist,
  readQuery,
  decks as samples,
} from '@rulewright/cards/grand-archive';
import type { Card } from '@rulewright/language/grand-archive';
import { namesIn } from '../../../../engine/decks.ts';
import { type DeckGame, decksOf } from '../../../../engine/services/decks.ts';
import type { Drawn } from '../../card/drawn.ts';
import { everything, sourced } from '../cards/sources.ts';
import { lookAt } from '../decks/look.ts';
import { type DeckStats, elementsOf, statsOf } from '../decks/stats.ts';
import { finder } from './shelf.ts';
import { speech } from './speech.ts';

const game: DeckGame<Drawn, DeckStats, DeckProblem, DeckFormat, 'plain'> = {
  samples,
  played: ['main', 'material', 'boons'],
  known: everything,
  // Cards that share their name with others go by their slug.
  async nameOf(name) {
    const found = await sourced(name);
    if (found === undefined) return undefined;
    const first = await sourced(found.name);
    return first?.slug === found.slug ? found.name : found.slug;
  },
  look: async (name, lang) => lookAt(name, speech(lang, await finder())),
  async problems(parts, format) {
    const known = new Map<string, Card>();
    for (const name of namesIn(parts)) {
      const card = (await sourced(name))?.card;
      if (card != null) known.set(name, card);
    }
    return deckProblems({ material: [], sideboard: [], boons: [], ...parts }, format, (name) => known.get(name));
  },
  stats: statsOf,
  sign: elementsOf,
  read(text) {
    const { list, problems } = readDecklist(text);
    return { list, problems };
  },
  print: (name, parts) => printDecklist({ name, parts: { material: [], sideboard: [], boons: [], ...parts } }),
  async asked(text) {
    const query = readQuery(text);
    if ('problem' in query) return () => false;
    const found = new Set((await everything()).filter(query.test).map(({ name }) => name));
    return (name) => found.has(name);
  },
};

export const decks = decksOf(game);
