/** Looking for mistakes: what games with random decks come to, whole or begun in vain, and what single cards that are used again and again do. */
import * as grandArchive from '@rulewright/bots/grand-archive';
import * as magic from '@rulewright/bots/magic';
import { bundledCards } from '@rulewright/cards/grand-archive';
import { type ImportedCard, ImportedCards, importCard } from '@rulewright/cards/magic';
import type { Card as GrandArchiveCard } from '@rulewright/language/grand-archive';
import type { Card } from '@rulewright/language/magic';
import { dealt } from './dealing.ts';
import { Digests, type Signature } from './digest.ts';
import { basics, playable } from './magic-games.ts';

const MOST = 45;
const SEEDS = [1, 2, 3];

interface Result {
  readonly failure: string | null;
  readonly replay: unknown;
}
/** Of a failure its first line: the others say where the machine was. */
const told = ({ failure, ...rest }: Result): unknown => [failure?.split('\n')[0], rest];

const namesOf = (deck: readonly { readonly name: string }[]): unknown => deck.map(({ name }) => name);

const PLANES = [
  ['Plane — Meadowrun', 'All creatures get +1/+1.\nWhenever chaos ensues, draw a card.'],
  ['Plane — Meadowrun', 'At the beginning of your upkeep, you lose 1 life.\nWhenever chaos ensues, you gain 3 life.'],
  [
    'Plane — Meadowrun',
    'When you planeswalk away from NAME, draw a card.\nWhenever chaos ensues, untap all creatures you control.',
  ],
  ['Phenomenon', 'When you encounter NAME, each player loses 1 life.'],
];

/** Planes and phenomena, of which the bundle has none. */
function planes(): readonly Card[] {
  const odd = new ImportedCards();
  return Array.from({ length: 12 }, (_, i) => {
    const [type = '', text = ''] = PLANES[i % PLANES.length] ?? [];
    const name = `Field ${i}`;
    odd.add(importCard({ name, type_line: type, oracle_text: text.replaceAll('NAME', name) }) as ImportedCard);
    const found = odd.find(name);
    return found !== undefined && 'card' in found ? [found.card] : [];
  }).flat();
}

function magicFuzz(): Signature {
  const digests = new Digests();
  for (const seed of SEEDS) {
    const game =
      seed === 3 ? magic.commanderGame(playable, basics, seed) : magic.fuzzGame(playable, basics, seed, 1 + seed);
    digests.say('state', game.decks.map(namesOf), told(magic.playFuzz(game, { most: MOST, saved: seed === 2 })));
    // A player without cards cannot begin: nothing of the other deck has to do with that.
    const vain = { ...game, decks: [(game.decks[0] ?? []).slice(-9), []] };
    const { failure } = magic.playFuzz(vain);
    digests.say('refusals', failure?.split('\n')[0], magic.shrink(vain, failure ?? '', basics).decks.map(namesOf));
    digests.say(
      'answers',
      magic.shrink(game, 'no such failure', basics.concat(playable), { most: 1 }).decks.map(namesOf),
    );
    digests.close();
  }
  const planar = magic.planarGame([...playable.slice(0, 90), ...basics, ...planes()], basics, 1);
  digests.say('state', planar.decks.map(namesOf), told(magic.playFuzz(planar, { most: 3 * MOST, saved: true })));
  digests.close();
  const [some = []] = dealt(playable, 60, ({ name }) => name);
  for (const [i, card] of some.slice(0, 4).entries())
    digests.say('events', card.name, told({ replay: null, ...magic.smoke(card, basics, some.slice(4, 8), i, MOST) }));
  digests.close();
  return digests.signature();
}

function grandArchiveFuzz(): Signature {
  const digests = new Digests();
  const deckOf = ({ main, material }: { main: readonly GrandArchiveCard[]; material: readonly GrandArchiveCard[] }) => [
    namesOf(main),
    namesOf(material),
  ];
  for (const seed of SEEDS) {
    const game = grandArchive.fuzzGame(bundledCards, seed, 1 + seed);
    digests.say('state', game.decks.map(deckOf), told(grandArchive.playFuzz(game, { most: MOST, saved: seed === 2 })));
    const [first] = game.decks;
    if (first === undefined) continue;
    const vain = {
      ...game,
      decks: [
        { ...first, main: first.main.slice(-9) },
        { ...first, main: [] },
      ],
    };
    const { failure } = grandArchive.playFuzz(vain);
    digests.say('refusals', failure?.split('\n')[0], grandArchive.shrink(vain, failure ?? '').decks.map(deckOf));
    digests.close();
  }
  return digests.signature();
}

export const fuzzing = {
  magic: [{ name: 'games of random decks', signature: magicFuzz }],
  'grand-archive': [{ name: 'games of random decks', signature: grandArchiveFuzz }],
};
