/** The examples of Magic's grammar: what their words come to, and what they do. */
import { magicBots } from '@rulewright/bots/magic';
import { eventsSince, objectRow, type PlayerId } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { BATTLEFIELD, characteristics, continueFrom, type G, placeObject, placeTurn } from '@rulewright/magic';
import { languages, type Words } from '@rulewright/text/magic';
import { logLines } from '../../src/log.ts';
import { dealt } from './dealing.ts';
import type { Example } from './examples.ts';
import { atTheEnd, type Happenings } from './happening.ts';
import { alike, withAbilities } from './magic-cards.ts';
import { BUNDLED_TABLES, exampleCard, playable, signedMagic, tableOf } from './magic-games.ts';
import { shownTo } from './moment.ts';

const PERMANENT = /Artifact|Creature|Enchantment|Land|Planeswalker|Battle/;

function cardAtTheEnd(example: Example, i: number): readonly Card[] {
  return exampleCard(example, i).map((card) => {
    const [front] = card.faces;
    const types = PERMANENT.test(example.type) ? front.types : (['artifact'] as const);
    return withAbilities(card, (front.abilities ?? []).map(atTheEnd), types);
  });
}

/** So many cards like each. */
const OTHERS = 2;

const ANN = 0 as PlayerId;

export function magicHappenings(examples: readonly Example[]): Happenings<G> {
  const examined = examples.flatMap(cardAtTheEnd);
  const cards = [...examined, ...alike(examined, OTHERS)];
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
    shown: (g, eyes) => shownTo(signedMagic.table, g, eyes, signedMagic.speech).question,
  };
}

export const magicWords = Object.values(languages).map(
  (words: Words) => (ability: unknown) => words.ability(ability as Parameters<Words['ability']>[0]),
);
