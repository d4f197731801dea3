/** What a player is shown: of an object whose face they see, and of the game. */

import { isPlayer, type ObjectId, type ObjectRow, objectRow, type PlayerId } from '@rulewright/kernel';
import { costText } from '../100-game/106-mana/107.4-mana-symbols.ts';
import { copiable } from '../100-game/108-pool.ts';
import { characteristics } from '../100-game/109.3-characteristics.ts';
import { ColorBit, SupertypeBit, TypeBit } from '../200-cards/205-card-types.ts';
import { inForce } from '../600-effects/613-continuous/611-active-effect.ts';
import { environment } from '../600-effects/613-continuous/environment.ts';
import { isPlayedRevealed, isShown, isShownForCost } from '../700-additional/701-actions/701.20-revealed.ts';
import { COMPANION } from '../700-additional/702-keywords/companion.ts';
import { SEEN_BY, SEEN_THROUGH } from '../700-additional/708-faces.ts';
import { seesFor, seesHand } from '../700-additional/723-deciding.ts';
import { type Commander, Flag, type G, MANA_LETTERS, type StackEntry } from '../state.ts';
import { matches, select } from '../vocabulary/evaluate.ts';
import { BATTLEFIELD, EXILE, HAND, LIBRARY, OUTSIDE, PLANAR_DECK, SCHEME_DECK, STACK } from './400-zones.ts';
import { topIsSeen } from './401.5-top-card.ts';

/** 400.2, 406.3, 708.5: faces in public zones are seen by all, a hand by its owner, face-down permanents by their controller. */
export function sees(g: G, viewer: PlayerId, row: ObjectRow): boolean {
  // 708.9: at the end of the game all are revealed.
  if ((row.flags & Flag.faceDown) !== 0 && g.state.over === null)
    return row.zone === EXILE
      ? lookers(g, row).some((player) => seesFor(g, viewer, player))
      : seesFor(g, viewer, characteristics(g, row.id).controller) || isLookedAt(g, viewer, row);
  if (row.zone === HAND)
    return (
      seesHand(g, viewer, row.owner) ||
      isShownTo(g, viewer, row) ||
      isPlayedRevealed(g, row.id) ||
      isShownForCost(g, row.id) ||
      playsOpenly(g, row.owner)
    );
  // 103.2b: a companion is revealed.
  if (row.zone === OUTSIDE) return row.notes[COMPANION] === 1 || seesFor(g, viewer, row.owner);
  if (row.zone === PLANAR_DECK || row.zone === SCHEME_DECK) return isShownTo(g, viewer, row);
  if (row.zone === LIBRARY) return topIsSeen(g, viewer, row) || isShownTo(g, viewer, row);
  return true;
}

const isShownTo = (g: G, viewer: PlayerId, row: ObjectRow): boolean =>
  isShown(g, row.id, (player) => seesFor(g, viewer, player));

/** 406.3: nobody, unless the effect that exiled it says otherwise. */
function lookers(g: G, { notes }: ObjectRow): readonly PlayerId[] {
  const named = (notes[SEEN_BY] as readonly PlayerId[] | undefined) ?? [];
  const through = notes[SEEN_THROUGH] as readonly ObjectId[] | undefined;
  if (through === undefined) return named;
  const there = through.filter((id) => objectRow(g.state, id).zone === BATTLEFIELD);
  return [...named, ...there.map((id) => characteristics(g, id).controller)];
}

/** "You may look at face-down creatures you don't control any time": permanents, not spells. */
const isLookedAt = (g: G, viewer: PlayerId, { zone, id }: ObjectRow): boolean =>
  zone === BATTLEFIELD &&
  environment(g).may.some(({ effect, ctx, ...a }) => {
    if (effect.action !== 'lookAtFaceDown' || !inForce(g, { effect, ctx, ...a })) return false;
    const lookers = select(g, effect.who, ctx).filter(isPlayer);
    return lookers.some((player) => seesFor(g, viewer, player)) && matches(g, effect.what, id, ctx);
  });

/** "Play with their hands revealed". */
const playsOpenly = (g: G, owner: PlayerId): boolean =>
  environment(g).may.some(
    (a) => a.effect.action === 'revealHand' && inForce(g, a) && select(g, a.effect.who, a.ctx).includes(owner),
  );

const names = (bits: number, table: Readonly<Record<string, number>>): string[] =>
  Object.entries(table).flatMap(([name, bit]) => (bit !== 0 && (bits & bit) !== 0 ? [name] : []));

export function describe(g: G, _viewer: PlayerId, row: ObjectRow): Readonly<Record<string, unknown>> {
  const c = characteristics(g, row.id);
  const entry = row.stack as StackEntry | null;
  return {
    kind: row.kind,
    name: c.name,
    // 708.5: what it is, for those who may look at it.
    ...((row.flags & Flag.faceDown) === 0 ? {} : { card: hiddenName(g, row) }),
    cost: c.cost === null ? null : costText(c.cost),
    colors: names(c.colors, ColorBit),
    supertypes: names(c.supertypes, SupertypeBit),
    types: names(c.types, TypeBit),
    subtypes: c.subtypes,
    power: c.power,
    toughness: c.toughness,
    keywords: c.abilities.flatMap((a) => (a.kind === 'keyword' ? [a.keyword] : [])),
    owner: row.owner,
    controller: c.controller,
    ...(row.zone === BATTLEFIELD ? permanent(row) : {}),
    ...(row.zone === STACK && entry !== null
      ? {
          stack: {
            kind: entry.kind,
            source: entry.source,
            targets: entry.targets.map((t) => t.chosen),
            x: entry.x,
            modes: entry.modes,
          },
        }
      : {}),
  };
}

const hiddenName = (g: G, row: ObjectRow): string => copiable(g.pool, { ...row, flags: 0 }).name;

const permanent = (row: ObjectRow): Readonly<Record<string, unknown>> => ({
  tapped: (row.flags & Flag.tapped) !== 0,
  faceDown: (row.flags & Flag.faceDown) !== 0,
  damage: row.damage,
  counters: row.counters,
  host: row.host,
  attachments: row.attachments,
});

/** 903: how often it was cast and what it has dealt is known to all; where it is only to those who see it there. */
const describeCommander = (g: G, viewer: PlayerId, { object, owner, casts, damage }: Commander) => ({
  owner,
  casts,
  damage,
  ...(sees(g, viewer, objectRow(g.state, object)) ? { object } : {}),
});

export function describeGame(g: G, viewer: PlayerId): Readonly<Record<string, unknown>> {
  const { turn, totals, combat, format, commanders, control } = g.state.game;
  return {
    format: format.name,
    turn: { number: turn.number, active: turn.active, step: turn.step },
    players: totals.map((t) => ({
      life: t.life,
      mana: t.mana.map((m) => MANA_LETTERS[m.type]),
      landsPlayed: t.landsPlayed,
    })),
    combat,
    ...(commanders.length === 0 ? {} : { commanders: commanders.map((c) => describeCommander(g, viewer, c)) }),
    // 723: who decides for whom now.
    ...(control.length === 0
      ? {}
      : { control: control.filter((c) => c.from === turn.number).map(({ player, by }) => ({ player, by })) }),
  };
}
