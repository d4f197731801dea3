/** What a token is (111.3, 111.4), and the events that make tokens. */

import type { CreateEvent, ObjectId, PlayerId } from '@rulewright/kernel';
import type { Card, Face, PredefinedToken, TokenFace, TokenSide } from '@rulewright/language/magic';
import { givenBy } from '@rulewright/rules';
import { BATTLEFIELD } from '../400-zones/400-zones.ts';
import type { CreateTokensEvent } from '../700-additional/700.1-events/types.ts';
import type { Context, G } from '../state.ts';
import { value } from '../vocabulary/evaluate.ts';
import { predefinedTokens } from './111.10-predefined-tokens.ts';

/** One face, or for a double-faced token a card of two (111.10i). */
export function tokenFace(g: G, ctx: Context, what: TokenFace | PredefinedToken): Face | Card {
  const token: TokenFace = typeof what === 'string' ? predefinedTokens[what] : what;
  if (token.back === undefined) return side(g, ctx, token);
  const { back, ...front } = token;
  const first = side(g, ctx, front);
  return { name: first.name, layout: 'transform', faces: [first, side(g, ctx, back)] };
}

/** 201.5a: a name in its text means the object that creates it. Where nothing is to be worked out, the card's own data. */
function side(g: G, ctx: Context, token: TokenSide): Face {
  const abilities = token.abilities?.map((ability) => givenBy(ability, ctx.source));
  const isAsPrinted = abilities?.every((ability, i) => ability === token.abilities?.[i]) !== false;
  return made(g, ctx, isAsPrinted || abilities === undefined ? token : { ...token, abilities });
}

function made(g: G, ctx: Context, token: TokenSide): Face {
  const name = token.name === '' ? [...(token.subtypes ?? []), 'Token'].join(' ') : token.name;
  if (name === token.name && isNumber(token.power) && isNumber(token.toughness)) return token as Face;
  const { power, toughness, ...rest } = token;
  return {
    ...rest,
    name,
    ...(power === undefined ? {} : { power: value(g, power, ctx) }),
    ...(toughness === undefined ? {} : { toughness: value(g, toughness, ctx) }),
  };
}
const isNumber = (v: unknown): boolean => v === undefined || typeof v === 'number';

/** 111.2: the player who creates it owns and controls it. */
export const creation = (cause: ObjectId, player: PlayerId, base: Face | Card | null, flags: number): CreateEvent => ({
  kind: 'create',
  what: 'token',
  to: BATTLEFIELD,
  owner: player,
  controller: player,
  base,
  ...(flags === 0 ? {} : { flags }),
  cause,
});

/** So many tokens alike for one player: what "would create one or more tokens" replaces (614.16, 616.1g). None is no event. */
export const creations = (
  cause: ObjectId,
  player: PlayerId,
  token: CreateEvent,
  count: number,
): readonly CreateTokensEvent[] =>
  count <= 0 ? [] : [{ kind: 'createTokens', player, tokens: [{ token, count }], amount: count, cause }];
