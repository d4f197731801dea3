/** Making tokens and emblems (111, 114, 707). */
import {
  type CreateEvent,
  isObject,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
} from '@rulewright/kernel';
import type { Change, Face, TokenFace } from '@rulewright/language';
import { copiedCard, copiedFace } from '../copies.ts';
import type { MagicEvent } from '../event-types.ts';
import { doubleFaced } from '../pool.ts';
import { predefinedTokens } from '../predefined-tokens.ts';
import { Flag } from '../types.ts';
import { value } from '../value.ts';
import { BATTLEFIELD, COMMAND } from '../zones.ts';
import { playersOf } from './found.ts';
import { joinCombat } from './joining-combat.ts';
import { type ActionOf, type Acts, ASKED, countOf, emit, entitiesOf, type Outcome, type Run, results } from './run.ts';

/** 111.3, 111.4: what the token is; where nothing is to be worked out, the card's own data. */
function tokenFace(run: Run, token: TokenFace): Face {
  const name = token.name === '' ? [...(token.subtypes ?? []), 'Token'].join(' ') : token.name;
  if (name === token.name && isNumber(token.power) && isNumber(token.toughness)) return token as Face;
  const { power, toughness, ...rest } = token;
  return {
    ...rest,
    name,
    ...(power === undefined ? {} : { power: value(run.g, power, run.ctx) }),
    ...(toughness === undefined ? {} : { toughness: value(run.g, toughness, run.ctx) }),
  };
}
const isNumber = (v: unknown): boolean => v === undefined || typeof v === 'number';

/** 111.2: the player who creates it owns and controls it. */
const creation = (run: Run, player: PlayerId, base: Face | null, flags: number): CreateEvent => ({
  kind: 'create',
  what: 'token',
  to: BATTLEFIELD,
  owner: player,
  controller: player,
  base,
  ...(flags === 0 ? {} : { flags }),
  cause: run.ctx.source,
});

function token(run: Run, action: ActionOf<'token'>): Outcome {
  if (run.work !== null) {
    const made = results(run.happened);
    const joining = joinCombat(run, made);
    if (joining === undefined) return ASKED;
    return emit(joining, { bind: action.as === undefined ? null : { [action.as]: made } });
  }
  const base = tokenFace(run, typeof action.token === 'string' ? predefinedTokens[action.token] : action.token);
  const flags = action.tapped === true ? Flag.tapped : 0;
  const count = countOf(run, action.count);
  const events = playersOf(run, action.who).flatMap((player) =>
    Array.from({ length: count }, () => creation(run, player, base, flags)),
  );
  return action.attacking === true ? emit(events, { work: { at: 'made' } }) : emit(events, { as: action.as });
}

/** 707.2, 707.9: the copiable values, with the exceptions that the effect makes. */
function copyToken(run: Run, action: ActionOf<'copyToken'>): Outcome {
  const count = countOf(run, action.count);
  const made = entitiesOf(run, action.of)
    .filter(isObject)
    .map((id) => copyOf(run, id, action.changes ?? []))
    .filter((what) => what !== null);
  const events = playersOf(run, action.who).flatMap((player) =>
    made.flatMap((what) => Array.from({ length: count }, () => ({ ...creation(run, player, null, 0), ...what }))),
  );
  return emit(events, { as: action.as });
}

/** What the token is; null where there can be no such token (111.5). 707.8a: of a double-faced permanent it has both faces. */
function copyOf(run: Run, id: ObjectId, changes: readonly Change[]): Partial<CreateEvent> | null {
  const { g } = run;
  const row = objectRow(g.state, id);
  const card = isItself(row) ? doubleFaced(g.pool, row) : null;
  if (card !== null) return { base: copiedCard(g, run.ctx, card, changes), face: row.face };
  const base = copiedFace(g, run.ctx, id, changes);
  return base.types.includes('instant') || base.types.includes('sorcery') ? null : { base };
}

/** No copy effect and no face-down status makes it anything else than what is printed. */
const isItself = (row: ObjectRow): boolean =>
  (row.base === null || row.kind !== 'card') && row.copy === null && (row.flags & Flag.faceDown) === 0;

/** 114.2: the player owns and controls the emblem; it has nothing but its abilities (114.3). */
const emblem = (run: Run, action: ActionOf<'emblem'>): Outcome =>
  emit(
    playersOf(run, action.who).map(
      (player): MagicEvent => ({
        kind: 'create',
        what: 'marker',
        to: COMMAND,
        owner: player,
        controller: player,
        base: { name: '', types: [], abilities: action.abilities },
        cause: run.ctx.source,
      }),
    ),
  );

export const tokens: Acts<'token' | 'copyToken' | 'emblem'> = { token, copyToken, emblem };
