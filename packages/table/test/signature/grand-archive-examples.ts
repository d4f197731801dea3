/** The examples of Grand Archive's grammar: what their words come to, and what they do. */
import { grandArchiveBots } from '@rulewright/bots/grand-archive';
import { bundledCards } from '@rulewright/cards/grand-archive';
import {
  characteristics,
  continueFrom,
  FIELD,
  type G,
  placeObject,
  placeTurn,
  unsupported,
} from '@rulewright/grand-archive';
import { eventsSince, objectRow, type PlayerId } from '@rulewright/kernel';
import { type Card, isCard } from '@rulewright/language/grand-archive';
import { languages, type Words } from '@rulewright/text/grand-archive';
import { logLines } from '../../src/log.ts';
import { otherAbilities } from './altering.ts';
import { dealt } from './dealing.ts';
import type { Example } from './examples.ts';
import { exampleCard, signedGrandArchive, tableOf } from './grand-archive-games.ts';
import { atTheEnd, type Happenings } from './happening.ts';

const ON_THE_FIELD: ReadonlySet<string> = new Set(['ally', 'item', 'weapon', 'domain']);

function cardAtTheEnd(example: Example, i: number): readonly Card[] {
  return exampleCard(example, i).map((card) => {
    const [front] = card.faces;
    const types = ON_THE_FIELD.has(example.type) ? front.types : (['item'] as const);
    return withAbilities(card, (front.abilities ?? []).map(atTheEnd), types);
  });
}

const withAbilities = (card: Card, abilities: unknown, types = card.faces[0].types): Card =>
  ({ ...card, faces: [{ ...card.faces[0], types, abilities }] }) as Card;

/** Cards like them, with something else in one place of their abilities. */
function alike(cards: readonly Card[]): readonly Card[] {
  const others = otherAbilities(
    cards.map(({ faces: [front] }) => front.abilities),
    1,
  );
  return cards
    .map((card, i) => withAbilities(card, others[i]))
    .filter((card) => isCard(card) && unsupported(card).length === 0);
}

const ANN = 0 as PlayerId;
const TABLES = 10;

export function grandArchiveHappenings(examples: readonly Example[]): Happenings<G> {
  const examined = examples.flatMap(cardAtTheEnd);
  const cards = [...examined, ...alike(examined)];
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
  };
}

export const grandArchiveWords = Object.values(languages).map(
  (words: Words) => (ability: unknown) => words.ability(ability as Parameters<Words['ability']>[0]),
);
