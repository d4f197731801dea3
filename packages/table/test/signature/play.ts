/** A game that random bots play, and its signature. */
import type { BotGame } from '@rulewright/bots';
import { playOut, randomBot } from '@rulewright/bots';
import type { Decision } from '@rulewright/kernel';
import type { GameOf } from '../../src/game.ts';
import type { LabTypes } from '../../src/index.ts';
import { chance } from '../answering.ts';
import { Digests, type Signature } from './digest.ts';
import { told, whatIsSaid } from './meanings.ts';
import { askAll, type Signed } from './moment.ts';

/** One game: what it is called, its first position, and how far it is played. */
export interface SignedGame<G> {
  readonly name: string;
  begin(): G;
  readonly seed: number;
  readonly decisions: number;
  /** A bot that thinks says on the way what it would do. */
  readonly thinks?: boolean;
  readonly moments?: number;
}

/** A game in which more has come about is left: some cards together double something every turn. */
const MOST_EVENTS = 6000;

/** So many times on the way everything is asked. */
const MOMENTS = 5;
/** Passing or not is thought about so often, everything else always. */
const PASSING = 9;

export function signatureOf<T extends LabTypes>(
  signed: Signed<T>,
  bots: BotGame<GameOf<T>>,
  { begin, seed, decisions, thinks = false, moments = MOMENTS }: SignedGame<GameOf<T>>,
): Signature {
  const g = begin();
  const digests = new Digests();
  const below = chance(seed);
  const every = Math.ceil(decisions / moments);
  let count = 0;
  let first = g.state.log.length;
  const ask = (): void => {
    try {
      askAll(signed, g, digests, below, first);
    } catch (error) {
      digests.say('refusals', whatIsSaid(error));
    }
    const { decision } = g.state;
    if (decision !== null)
      digests.say(
        'thoughts',
        told(() => signed.thinker(seed).answer(g, decision)),
      );
    digests.close();
    first = g.state.log.length;
  };
  const players = g.state.players.map((_, seat) => randomBot(bots, seed * 31 + seat));
  const watch = (_: GameOf<T>, decision: Decision): void => {
    digests.say('answers', decision);
    if (++count % every === 0) ask();
    if (thinks && (decision.kind !== signed.passing || count % PASSING === 0))
      digests.say('thoughts', signed.thinker(seed).answer(g, decision));
  };
  try {
    while (count < decisions && g.state.decision !== null && g.state.log.length < MOST_EVENTS)
      playOut(g, players, { maxDecisions: 1, watch });
  } catch (error) {
    // What nobody would write on a card may not be playable, and ends the game.
    digests.say('refusals', whatIsSaid(error));
  }
  ask();
  return digests.signature();
}
