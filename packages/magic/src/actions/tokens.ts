/** Making tokens and emblems (111, 114, 707). */
import { type CreateEvent, isObject, type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import type { Change, Face, KeywordAbility, TokenFace } from '@rulewright/language';
import type { MagicEvent } from '../event-types.ts';
import { copiable } from '../pool.ts';
import { Flag } from '../types.ts';
import { value } from '../value.ts';
import { BATTLEFIELD, COMMAND } from '../zones.ts';
import { playersOf } from './found.ts';
import { joinCombat } from './joining-combat.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  countOf,
  emit,
  entitiesOf,
  type Outcome,
  type Run,
  results,
  UnsupportedAction,
} from './run.ts';

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
const creation = (run: Run, player: PlayerId, base: Face, flags: number): CreateEvent => ({
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
  const base = tokenFace(run, action.token);
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
  const faces = entitiesOf(run, action.of)
    .filter(isObject)
    .map((id) => copiedFace(run, id, action.changes ?? []))
    // 111.5
    .filter((face) => !face.types.includes('instant') && !face.types.includes('sorcery'));
  const events = playersOf(run, action.who).flatMap((player) =>
    faces.flatMap((face) => Array.from({ length: count }, () => creation(run, player, face, 0))),
  );
  return emit(events, { as: action.as });
}

function copiedFace(run: Run, id: ObjectId, changes: readonly Change[]): Face {
  return changes.reduce(
    (face, change) => changedFace(run, face, change),
    copiable(run.g.pool, objectRow(run.g.state, id)).face,
  );
}

function changedFace(run: Run, face: Face, change: Change): Face {
  switch (change.kind) {
    case 'name':
      return { ...face, name: change.name };
    case 'types':
      return {
        ...face,
        types: joined(change.set === true ? [] : face.types, change.types),
        subtypes: joined(change.set === true ? [] : (face.subtypes ?? []), change.subtypes),
        supertypes: joined(face.supertypes ?? [], change.supertypes),
      };
    case 'removeTypes':
      return {
        ...face,
        types: face.types.filter((t) => change.types?.includes(t) !== true),
        subtypes: (face.subtypes ?? []).filter((t) => change.subtypes?.includes(t) !== true),
        supertypes: (face.supertypes ?? []).filter((t) => change.supertypes?.includes(t) !== true),
      };
    case 'colors':
      return { ...face, colors: change.set === true ? change.colors : [...(face.colors ?? []), ...change.colors] };
    case 'setPT':
      return {
        ...face,
        ...(change.power === undefined ? {} : { power: value(run.g, change.power, run.ctx) }),
        ...(change.toughness === undefined ? {} : { toughness: value(run.g, change.toughness, run.ctx) }),
      };
    case 'gain':
      return { ...face, abilities: [...(face.abilities ?? []), change.ability] };
    case 'lose':
      return { ...face, abilities: (face.abilities ?? []).filter((a) => !isKeyword(a, change.keyword)) };
    default:
      throw new UnsupportedAction(`a copy with ${change.kind}`);
  }
}

const joined = (old: readonly string[], more: readonly string[] | undefined): readonly string[] => [
  ...new Set([...old, ...(more ?? [])]),
];
const isKeyword = (a: { readonly kind: string }, keyword: string): boolean =>
  a.kind === 'keyword' && (a as KeywordAbility).keyword === keyword;

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
