/** The examples of Magic's grammar: what their words come to, and what they do. */
import { magicBots } from '@rulewright/bots/magic';
import { eventsSince, objectRow, type PlayerId } from '@rulewright/kernel';
import { type Card, isCard } from '@rulewright/language/magic';
import {
  BATTLEFIELD,
  characteristics,
  continueFrom,
  type G,
  placeObject,
  placeTurn,
  unsupported,
} from '@rulewright/magic';
import { languages, type Words } from '@rulewright/text/magic';
import { logLines } from '../../src/log.ts';
import { otherAbilities } from './altering.ts';
import { dealt } from './dealing.ts';
import type { Example } from './examples.ts';
import { atTheEnd, type Happenings } from './happening.ts';
import { BUNDLED_TABLES, exampleCard, playable, signedMagic, tableOf } from './magic-games.ts';

const PERMANENT = /Artifact|Creature|Enchantment|Land|Planeswalker|Battle/;

function cardAtTheEnd(example: Example, i: number): readonly Card[] {
  return exampleCard(example, i).map((card) => {
    const [front] = card.faces;
    const types = PERMANENT.test(example.type) ? front.types : (['artifact'] as const);
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

export function magicHappenings(examples: readonly Example[]): Happenings<G> {
  const examined = examples.flatMap(cardAtTheEnd);
  const cards = [...examined, ...alike(examined)];
  const [others = []] = dealt(playable, BUNDLED_TABLES, ({ name }) => name);
  return {
    bots: magicBots,
    cards: cards.length,
    table: (seed) => tableOf(others, seed, cards),
    begin(g, at) {
      const def = g.pool.cards.indexOf(cards[at] as Card);
      placeObject(g, { owner: ANN, zone: BATTLEFIELD, def });
      placeTurn(g, { turn: 3, active: ANN, step: 'end' });
      continueFrom(g, 'end');
    },
    is: (g, id) => (objectRow(g.state, id).zone === BATTLEFIELD ? characteristics(g, id) : null),
    lines: (g, first) =>
      logLines(signedMagic.table, g, { events: eventsSince(g.state, first), first, at: 0 }, 'all', signedMagic.speech),
  };
}

export const magicWords = Object.values(languages).map(
  (words: Words) => (ability: unknown) => words.ability(ability as Parameters<Words['ability']>[0]),
);
