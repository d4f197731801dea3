// The position of a game as a draft of a scenario, and what of the game no set-up can say.

import { bundled } from '@rulewright/cards/magic';
import {
  type EntityId,
  isPlayer,
  liveObjects,
  NO_OBJECT,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
  zoneObjects,
} from '@rulewright/kernel';
import type { Card, Face } from '@rulewright/language/magic';
import {
  BATTLEFIELD,
  COMMAND,
  cardOf,
  controllerOf,
  EXILE,
  Flag,
  type G,
  GRAVEYARD,
  HAND,
  LIBRARY,
  MANA_LETTERS,
  MERGED,
  PHASED_OUT,
  PLANAR_DECK,
  PLANAR_MARKER,
  SCHEME_DECK,
  STACK,
  startingLife,
} from '@rulewright/magic';
import { aliasesFor } from '../../export/aliases.ts';
import { Losses, type LossOf } from '../../export/losses.ts';
import { foldName, type PlainObject } from '../../parse/index.ts';
import { BLANK_CARDS, blankCard } from '../set-up/cards.ts';
import { colors, type FaceDownKind, type Format } from '../vocabulary.ts';
import { objectNameIn as objectName } from '../words/names.ts';
import { predefinedCard } from '../words/rules-texts.ts';
import {
  type Draft,
  type DraftChosen,
  type DraftObject,
  type DraftPlayer,
  type DraftZone,
  newPlayer,
} from './draft.ts';
import { tokenText } from './tokens.ts';

/** Something that a set-up cannot say, by a code, with the names of what it is about. */
export type Loss = LossOf<
  | 'stack'
  | 'effects'
  | 'blocks'
  | 'decision'
  | 'step-begins'
  | 'copies'
  | 'memory'
  | 'designations'
  | 'emblems'
  | 'token-abilities'
  | 'merged'
  | 'mana'
  | 'casts'
  | 'text'
  | 'over'
>;

export interface PositionOptions {
  readonly title: string;
  readonly seed?: number;
  /** The text of a card that is not bundled. */
  readonly text?: (name: string) => PlainObject | undefined;
}

export interface ExportedPosition {
  readonly draft: Draft;
  readonly losses: readonly Loss[];
}

export function positionDraft(g: G, options: PositionOptions): ExportedPosition {
  const writing = new Writing(g, options);
  const players = g.state.players.map(({ id }) => writing.player(id));
  const { turn } = g.state.game;
  writing.loseRest();
  const draft: Draft = {
    title: options.title,
    covers: [],
    format: g.state.game.format.name as Format,
    rules: g.state.game.profile.name,
    seed: options.seed ?? 1,
    cards: writing.cards(),
    players,
    start: {
      turn: Math.max(1, turn.number),
      active: g.state.players[turn.active]?.name ?? '',
      step: turn.step,
    },
  };
  return { draft, losses: writing.losses() };
}

const FACE_DOWN = new Map<number, FaceDownKind>([
  [0, 'morph'],
  [Flag.manifested, 'manifest'],
  [Flag.warded, 'disguise'],
  [Flag.manifested | Flag.warded, 'cloak'],
]);

/** Steps that a position takes as begun; any other begins anew, with its turn-based actions. */
const BEGUN: readonly string[] = ['main1', 'main2'];

class Writing {
  readonly #g: G;
  readonly #options: PositionOptions;
  readonly #cards = new Map<string, PlainObject>();
  readonly #losses = new Losses<Loss['code']>();
  readonly #aliases: ReadonlyMap<ObjectId, string>;

  constructor(g: G, options: PositionOptions) {
    this.#g = g;
    this.#options = options;
    this.#aliases = aliasesIn(g);
  }

  cards(): readonly PlainObject[] {
    return [...this.#cards.values()];
  }

  losses(): readonly Loss[] {
    return this.#losses.all();
  }

  #lose(code: Loss['code'], ...names: readonly string[]): void {
    this.#losses.add(code, ...names);
  }

  player(id: PlayerId): DraftPlayer {
    const g = this.#g;
    const row = g.state.players[id];
    const totals = g.state.game.totals[id];
    const teammates = g.state.players.filter(({ team }) => team === row?.team).length > 1;
    const commanders = g.state.game.commanders.filter(({ owner }) => owner === id);
    for (const { casts, object } of commanders) if (casts > 0) this.#lose('casts', objectName(g, object));
    const mana = totals?.mana ?? [];
    if (mana.some(({ only, lasts }) => only !== undefined || lasts !== undefined)) this.#lose('mana', row?.name ?? '');
    const library = this.#library(id);
    return {
      ...newPlayer(row?.name ?? ''),
      life: totals === undefined || totals.life === startingLife(g, id) ? null : totals.life,
      mana: mana.map(({ type, snow }) => `{${snow ? 'S' : MANA_LETTERS[type]}}`).join(''),
      counters: row?.counters ?? {},
      team: teammates ? String(row?.team ?? id) : null,
      commanders: commanders.map(({ object }) => ({ card: this.#cardName(objectRow(g.state, object)) })),
      landsPlayed: totals?.landsPlayed ?? 0,
      spellsCastLastTurn: totals?.spellsCastLastTurn ?? 0,
      libraryExact: library.exact,
      zones: { ...this.#zones(id), library: library.cards },
    };
  }

  #zones(player: PlayerId): Partial<Record<DraftZone, readonly DraftObject[]>> {
    const g = this.#g;
    const owned = (zone: number): readonly ObjectRow[] =>
      zoneObjects(g, zone, player)
        .map((id) => objectRow(g.state, id))
        .filter((row) => row.owner === player);
    const permanents = [...owned(BATTLEFIELD), ...owned(PHASED_OUT)].toSorted((a, b) => a.timestamp - b.timestamp);
    const commanders = new Set(g.state.game.commanders.map(({ object }) => object));
    const cards = (zone: number): readonly DraftObject[] =>
      owned(zone).flatMap((row) => {
        if (row.kind === 'card') return zone === COMMAND && commanders.has(row.id) ? [] : [this.#object(row)];
        // 901.8: each player of such a game has one.
        if (row.kind === 'marker' && (row.base as Face).name === PLANAR_MARKER.name) return [];
        // Emblems and designations lie in the command zone.
        this.#lose(row.kind === 'marker' ? 'designations' : 'emblems', objectName(g, row.id));
        return [];
      });
    const deck = (name: DraftZone, zone: number): Partial<Record<DraftZone, readonly DraftObject[]>> =>
      zoneObjects(g, zone, player).length === 0 ? {} : { [name]: cards(zone) };
    return {
      battlefield: permanents.map((row) => this.#permanent(row)),
      hand: cards(HAND),
      graveyard: cards(GRAVEYARD),
      exile: cards(EXILE),
      command: cards(COMMAND),
      ...deck('planar-deck', PLANAR_DECK),
      ...deck('scheme-deck', SCHEME_DECK),
    };
  }

  /** Top first. Blank cards at the bottom are left to the set-up, if there are as many as it lays there. */
  #library(player: PlayerId): { readonly exact: boolean; readonly cards: readonly DraftObject[] } {
    const g = this.#g;
    const rows = zoneObjects(g, LIBRARY, player).map((id) => objectRow(g.state, id));
    const isBlank = (row: ObjectRow): boolean => row.def >= 0 && cardOf(g.pool, row.def).name === blankCard.name;
    const blanks = rows.length - (rows.findLastIndex((row) => !isBlank(row)) + 1);
    const exact = blanks !== BLANK_CARDS;
    const listed = exact ? rows : rows.slice(0, rows.length - blanks);
    return { exact, cards: listed.map((row) => this.#object(row)) };
  }

  #cardName(row: ObjectRow): string {
    const { name } = cardOf(this.#g.pool, row.def);
    const known = bundled.find(name);
    const text = this.#options.text?.(name);
    if (text !== undefined) this.#cards.set(foldName(name), text);
    else if (known === undefined && name !== blankCard.name) this.#lose('text', name);
    return name;
  }

  /** What an object is called, and whether it is a token. */
  #named(row: ObjectRow): Pick<DraftObject, 'card' | 'token'> {
    if (row.def >= 0) return { card: this.#cardName(row), ...(row.kind === 'token' && { token: true }) };
    const base = row.base as Face | Card;
    const predefined = predefinedCard(base.name);
    if (predefined !== undefined) return { card: base.name, token: true };
    const face = 'faces' in base ? base.faces[0] : base;
    if (bundled.find(face.name) !== undefined) return { card: face.name, token: true };
    const { fields, whole } = tokenText(face);
    const name = this.#tokenName(face.name, fields);
    if (!whole || 'faces' in base) this.#lose('token-abilities', name);
    return { card: name, token: true };
  }

  /** Tokens of one name need not be alike: another one gets another name. */
  #tokenName(name: string, fields: PlainObject): string {
    for (let n = 1; ; n++) {
      const own = n === 1 ? name : `${name} ${n}`;
      const text = { ...fields, name: own };
      const other = this.#cards.get(foldName(own));
      if (other !== undefined && JSON.stringify(other) !== JSON.stringify(text)) continue;
      this.#cards.set(foldName(own), text);
      return own;
    }
  }

  #object(row: ObjectRow): DraftObject {
    const chosen = this.#chosen(row);
    const counters = Object.entries(row.counters).filter(([, count]) => count > 0);
    return {
      ...this.#named(row),
      ...(this.#aliases.has(row.id) && { as: this.#aliases.get(row.id) ?? '' }),
      ...(counters.length > 0 && { counters: Object.fromEntries(counters) }),
      ...(chosen !== undefined && { chosen }),
    };
  }

  #permanent(row: ObjectRow): DraftObject {
    const g = this.#g;
    const controller = row.zone === BATTLEFIELD ? controllerOf(g, row.id) : row.controller;
    const name = objectName(g, row.id);
    if (row.copy !== null || (row.kind === 'card' && row.base !== null && (row.flags & Flag.faceDown) === 0))
      this.#lose('copies', name);
    const down =
      (row.flags & Flag.faceDown) !== 0 ? FACE_DOWN.get(row.flags & (Flag.manifested | Flag.warded)) : undefined;
    const attacker = g.state.game.combat?.attackers.find(({ id }) => id === row.id);
    return {
      ...this.#object(row),
      ...(controller !== row.owner && { controller: g.state.players[controller]?.name ?? '' }),
      ...((row.flags & Flag.tapped) !== 0 && { tapped: true }),
      ...(row.damage > 0 && { damage: row.damage }),
      ...(row.since >= g.state.game.turn.clock && { sick: true }),
      ...(row.face > 0 && down === undefined && { face: 'back' }),
      ...(down !== undefined && { faceDown: down }),
      ...(row.host !== NO_OBJECT && { attached: this.#ref(row.host) }),
      ...(row.zone === PHASED_OUT && { phasedOut: true }),
      ...(attacker !== undefined && attacker.target !== NO_OBJECT && { attacking: this.#ref(attacker.target) }),
      ...this.#startCounters(row),
    };
  }

  /** 306.5b, 310.4b: what is printed would be put on it, unless the set-up says otherwise. */
  #startCounters(row: ObjectRow): Pick<DraftObject, 'counters'> {
    const face = row.def < 0 ? undefined : cardOf(this.#g.pool, row.def).faces[row.face];
    const counters: Record<string, number> = {};
    if (typeof face?.loyalty === 'number') counters.loyalty = 0;
    if (face?.defense !== undefined) counters.defense = 0;
    if (Object.keys(counters).length === 0) return {};
    return { counters: { ...counters, ...row.counters } };
  }

  #chosen({ notes, id }: ObjectRow): DraftChosen | undefined {
    const { color, name, type, player, number, ...others } = notes;
    if (Object.keys(others).length > 0) this.#lose('memory', objectName(this.#g, id));
    // Several colours have no word there.
    const one = colors.find((each) => each === color);
    if (color !== undefined && one === undefined) this.#lose('memory', objectName(this.#g, id));
    const seat = Array.isArray(player) ? this.#g.state.players[player[0] as PlayerId]?.name : undefined;
    const chosen: DraftChosen = {
      ...(one !== undefined && { color: one }),
      ...(typeof name === 'string' && { name }),
      ...(typeof type === 'string' && { type }),
      ...(seat !== undefined && { player: seat }),
      ...(typeof number === 'number' && { number }),
    };
    return Object.keys(chosen).length === 0 ? undefined : chosen;
  }

  #ref(id: EntityId): string {
    if (isPlayer(id)) return this.#g.state.players[id]?.name ?? '';
    return this.#aliases.get(id) ?? objectName(this.#g, id);
  }

  /** What lies nowhere in the set-up. */
  loseRest(): void {
    const g = this.#g;
    const { game, live, over, decision } = g.state;
    const stack = zoneObjects(g, STACK, 0 as PlayerId);
    if (stack.length > 0) this.#lose('stack', ...stack.map((id) => objectName(g, id)));
    if (live.length > 0) this.#lose('effects');
    if ((game.combat?.blockers.length ?? 0) > 0)
      this.#lose('blocks', ...(game.combat?.blockers ?? []).map(({ id }) => objectName(g, id)));
    if (liveObjects(g.state).some((id) => objectRow(g.state, id).zone === MERGED)) this.#lose('merged');
    if (over !== null) this.#lose('over');
    else if (!BEGUN.includes(game.turn.step)) this.#lose('step-begins');
    else if (decision?.kind !== 'priority') this.#lose('decision');
  }
}

/** Hosts and what is attacked are referred to. */
function aliasesIn(g: G): ReadonlyMap<ObjectId, string> {
  const seat = 0 as PlayerId;
  const permanents = [...zoneObjects(g, BATTLEFIELD, seat), ...zoneObjects(g, PHASED_OUT, seat)];
  const hosts = new Set<EntityId>(permanents.map((id) => objectRow(g.state, id).host));
  for (const { target } of g.state.game.combat?.attackers ?? []) hosts.add(target);
  return aliasesFor(
    g,
    permanents,
    (id) => hosts.has(id),
    (id) => objectName(g, id),
  );
}
