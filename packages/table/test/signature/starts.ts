/** What games begin with, as data, whole or with something odd in one place: what is refused, and what begins. */
import type { Deck } from '@rulewright/cards';
import { hash } from '@rulewright/kernel';
import type { GameOf } from '../../src/game.ts';
import type { LabTypes } from '../../src/index.ts';
import { type Begun, readGameStart, replayStart, type Start, TableError } from '../../src/start.ts';
import { chance } from '../answering.ts';
import { Digests, type Signature } from './digest.ts';
import { spoilt } from './labs.ts';

export interface Starts<T extends LabTypes> {
  readonly decks: readonly Deck[];
  readonly formats: readonly (string | undefined)[];
  readonly profiles: readonly (string | undefined)[];
  begin(start: Start): Begun<GameOf<T>>;
}

function told(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    if (error instanceof TableError) return [error.code, error.message];
    return error instanceof TypeError || !(error instanceof Error) ? null : error.message;
  }
}

const SPOILT = 25;

export function startsOf<T extends LabTypes>({ decks, formats, profiles, begin }: Starts<T>): Signature {
  const digests = new Digests();
  const below = chance(decks.length);
  const begun = (start: Start): unknown => {
    const { g, cards } = begin(start);
    return [hash(g.state), cards];
  };
  for (const [i, format] of formats.entries()) {
    const profile = profiles[i % profiles.length];
    const seats = decks.slice(i % decks.length).slice(0, 2 + ((i * 2) % 5));
    const start: Start = {
      players: seats.map((deck, seat) => ({ name: `P${seat}`, deck, ...(seat === 1 ? { bot: 'random' } : {}) })),
      seed: i + 1,
      ...(i % 2 === 0 ? { first: 1 } : {}),
      ...(format === undefined ? {} : { format }),
      ...(profile === undefined ? {} : { profile }),
    };
    digests.say(
      'state',
      told(() => begun(start)),
    );
    for (let times = 0; times < SPOILT; times++) {
      const wrong = spoilt(start, below);
      digests.say(
        'refusals',
        told(() => begun(readGameStart(wrong))),
        told(() => replayStart({ setup: wrong } as never)),
      );
    }
    digests.close();
  }
  return digests.signature();
}
