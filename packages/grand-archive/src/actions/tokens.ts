/** Summoning tokens, also copies of objects (game terms, summon; tokens; copying objects). */
import { type CreateEvent, isObject, type ObjectId, type PlayerId, playable, times } from '@rulewright/kernel';
import type { Face, TokenFace } from '@rulewright/language/grand-archive';
import { copied } from '@rulewright/rules';
import { durabilityCounters } from '../card-types/entering.ts';
import type { GrandArchiveEvent } from '../events/types.ts';
import { printed } from '../parts-of-a-card/printed.ts';
import { Flag } from '../state.ts';
import { value } from '../vocabulary/evaluate.ts';
import { FIELD } from '../zones/zones.ts';
import { countersOf } from './destination.ts';
import { playersOf } from './found.ts';
import { cardNamed, frontOf } from './known-cards.ts';
import { flagsOf } from './properties.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  chooseOption,
  countFor,
  emit,
  entitiesOf,
  type Outcome,
  type Run,
  UnsupportedAction,
} from './run.ts';

type Summon = ActionOf<'summon'>;

/** What a token is: one of a known name, or described. */
type Made = { readonly def: number } | { readonly base: Face };

const faceOf = ({ g }: Run, made: Made): Face => ('def' in made ? frontOf(g, made.def) : made.base);

/** The numbers of a described token are worked out as it is made. */
function described({ g, ctx }: Run, token: TokenFace): Face {
  const { power, life, ...rest } = token;
  return {
    ...rest,
    token: true,
    ...(power === undefined ? {} : { power: value(g, power, ctx) }),
    ...(life === undefined ? {} : { life: value(g, life, ctx) }),
  };
}

type Details = Pick<Summon, 'rested' | 'counters' | 'properties'>;

/** Tokens 5: owned and controlled by the player who summons it. Durability 1. */
export function summoned(run: Run, player: PlayerId, made: Made, details: Details = {}): CreateEvent {
  const flags = (details.rested === true ? Flag.rested : 0) | flagsOf(details.properties);
  const counters = countersOf(run, details.counters, durabilityCounters(printed(faceOf(run, made))));
  return {
    kind: 'create',
    what: 'token',
    ...made,
    owner: player,
    controller: player,
    to: FIELD,
    cause: run.ctx.source,
    ...(flags === 0 ? {} : { flags }),
    ...(Object.keys(counters).length === 0 ? {} : { counters }),
  };
}

function summon(run: Run, action: Summon): Outcome {
  if (action.attacking === true) throw new UnsupportedAction('summoning an attacker');
  const { token } = action;
  const made: Made = typeof token === 'string' ? { def: cardNamed(run.g, token) } : { base: described(run, token) };
  return emit(
    playersOf(run, action.who).flatMap((player) =>
      times(playable(countFor(run, action.count, player)), () => summoned(run, player, made, action)),
    ),
    { as: action.as },
  );
}

/** One of several tokens, chosen anew each time. */
function summonOneOf(run: Run, action: ActionOf<'summonOneOf'>): Outcome {
  const events: GrandArchiveEvent[] = [];
  const [chooser] = action.chooser === undefined ? [] : playersOf(run, action.chooser);
  for (const player of playersOf(run, action.who)) {
    const count = playable(countFor(run, action.count, player));
    for (let n = 0; n < count; n++) {
      const chosen = chooseOption(run, chooser ?? player, { rule: 'term-summon.1', prompt: 'summon' }, action.tokens);
      if (chosen === undefined) return ASKED;
      events.push(summoned(run, player, { def: cardNamed(run.g, action.tokens[chosen] ?? '') }, action));
    }
  }
  return emit(events, { as: action.as });
}

/** Copying objects 1: what is printed on the side that is up, with the exceptions that the effect makes. */
const copyOf = (run: Run, id: ObjectId, { changes = [] }: ActionOf<'copyToken'>): Face =>
  copied(run.g, run.ctx, id, changes) as Face;

const copyToken = (run: Run, action: ActionOf<'copyToken'>): Outcome =>
  emit(
    playersOf(run, action.who).flatMap((player) =>
      entitiesOf(run, action.of)
        .filter(isObject)
        .flatMap((id) => {
          const base = copyOf(run, id, action);
          return times(playable(countFor(run, action.count, player)), () => summoned(run, player, { base }, action));
        }),
    ),
    { as: action.as },
  );

export const tokens: Acts<'summon' | 'summonOneOf' | 'copyToken'> = { summon, summonOneOf, copyToken };
