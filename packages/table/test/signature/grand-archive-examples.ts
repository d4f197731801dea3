/** The examples of Grand Archive's grammar: what their words come to, and what they do. */
import { grandArchiveBots } from '@rulewright/bots/grand-archive';
import { bundledCards } from '@rulewright/cards/grand-archive';
import { characteristics, continueFrom, FIELD, type G, placeObject, placeTurn } from '@rulewright/grand-archive';
import { eventsSince, objectRow, type PlayerId } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/grand-archive';
import { languages, type Words } from '@rulewright/text/grand-archive';
import { logLines } from '../../src/log.ts';
import { dealt } from './dealing.ts';
import type { Example } from './examples.ts';
import { alike, withAbilities } from './grand-archive-cards.ts';
import { exampleCard, signedGrandArchive, tableOf } from './grand-archive-games.ts';
import { atTheEnd, type Happenings } from './happening.ts';
import { shownTo } from './moment.ts';

const ON_THE_FIELD: ReadonlySet<string> = new Set(['ally', 'item', 'weapon', 'domain']);

function cardAtTheEnd(example: Example, i: number): readonly Card[] {
  return exampleCard(example, i).map((card) => {
    const [front] = card.faces;
    const types = ON_THE_FIELD.has(example.type) ? front.types : (['item'] as const);
    return withAbilities(card, (front.abilities ?? []).map(atTheEnd), types);
  });
}

/** So many cards like each. */
const OTHERS = 2;

const ANN = 0 as PlayerId;
const TABLES = 10;

export function grandArchiveHappenings(examples: readonly Example[]): Happenings<G> {
  const examined = examples.flatMap(cardAtTheEnd);
  const cards = [...examined, ...alike(examined, OTHERS)];
  const [others = []] = dealt(bundledCards, TABLES, ({ slug }) => slug);
  const { table, speech } = signedGrandArchive;
  return {
    bots: grandArchiveBots,
    cards: cards.length,
    table: (seed) => tableOf(others, seed, cards),
    begin(g, at) {
      const def = g.pool.cards.indexOf(cards[at] as Card);
      placeObject(g, { owner: ANN, zone: FIELD, def });
      placeTurn(g, { turn: 3, active: ANN, step: 'end', open: false });
      continueFrom(g, 'end');
    },
    is: (g, id) => (objectRow(g.state, id).zone === FIELD ? characteristics(g, id) : null),
    lines: (g, first) => logLines(table, g, { events: eventsSince(g.state, first), first, at: 0 }, 'all', speech),
    shown: (g, eyes) => shownTo(table, g, eyes, speech).question,
  };
}

export const grandArchiveWords = Object.values(languages).map(
  (words: Words) => (ability: unknown) => words.ability(ability as Parameters<Words['ability']>[0]),
);
