// The position of a game of Grand Archive as a draft of a scenario, and what of the game no set-up can say.
import { bundled } from '@rulewright/cards/grand-archive';
import {
  ATTRIBUTES,
  BANISHMENT,
  CHAMPION,
  cardOf,
  championOf,
  characteristics,
  controllerOf,
  FIELD,
  Flag,
  faceOf,
  type G,
  GRAVEYARD,
  HAND,
  innerLineage,
  isType,
  LOADED,
  MAIN_DECK,
  MATERIAL_DECK,
  MEMORY,
  PANTHEON,
  STACK,
} from '@rulewright/grand-archive';
import {
  type EntityId,
  isPlayer,
  NO_OBJECT,
  type ObjectId,
  type ObjectRow,
  objectRow,
  type PlayerId,
  zoneObjects,
} from '@rulewright/kernel';
import type { Face } from '@rulewright/language/grand-archive';
import { aliasesFor } from '../../export/aliases.ts';
import { Losses } from '../../export/losses.ts';
import { foldName, type PlainObject } from '../../parse/index.ts';
import { BLANK_CARDS, blankCard } from '../set-up/cards.ts';
import { MARKS } from '../set-up/set-up.ts';
import { phaseWord } from '../steps/phases.ts';
import { objectNameIn as objectName } from '../words/names.ts';
import { type Draft, type DraftObject, type DraftPlayer, type DraftZone, type Loss, newPlayer } from './draft.ts';
import { tokenText } from './tokens.ts';

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
  const { turn, profile, format } = g.state.game;
  writing.loseRest();
  const draft: Draft = {
    title: options.title,
    covers: [],
    format: format.boons ? 'pantheon' : players.length > 2 ? 'free-for-all' : 'duel',
    rules: profile.name,
    seed: options.seed ?? 1,
    cards: writing.cards(),
    players,
    start: {
      turn: Math.max(1, turn.number),
      active: g.state.players[turn.active]?.name ?? '',
      step: phaseWord(turn.step === 'start' ? 'main' : turn.step),
    },
  };
  return { draft, losses: writing.losses() };
}

/** What a scenario has no word for. */
const UNSAID = Flag.empowered | Flag.ephemeral | Flag.suppressed | Flag.kindled | Flag.charged;

class Writing {
  readonly #g: G;
  readonly #options: PositionOptions;
  readonly #cards = new Map<string, PlainObject>();
  readonly #losses = new Losses<Loss['code']>();
  readonly #aliases: ReadonlyMap<ObjectId, string>;

  constructor(g: G, options: PositionOptions) {
    this.#g = g;
    this.#options = options;
    const field = zoneObjects(g, FIELD, 0 as PlayerId);
    const hosts = new Set<EntityId>(field.map((id) => objectRow(g.state, id).host));
    this.#aliases = aliasesFor(
      g,
      field,
      (id) => hosts.has(id),
      (id) => objectName(g, id),
    );
  }

  cards(): readonly PlainObject[] {
    return [...this.#cards.values()];
  }

  losses(): readonly Loss[] {
    return this.#losses.all();
  }

  player(id: PlayerId): DraftPlayer {
    const g = this.#g;
    const row = g.state.players[id];
    const teammates = g.state.players.filter(({ team }) => team === row?.team).length > 1;
    const champion = championOf(g, id);
    const isOwn = champion !== undefined && objectRow(g.state, champion).owner === id;
    const deck = this.#mainDeck(id);
    const attributes = zoneObjects(g, ATTRIBUTES, id).map((each) => objectRow(g.state, each));
    const isMastery = (each: ObjectRow): boolean => faceOf(g.pool, each).types.some((type) => type === 'mastery');
    return {
      ...newPlayer(row?.name ?? ''),
      champion: isOwn ? this.#onField(objectRow(g.state, champion)) : null,
      counters: row?.counters ?? {},
      team: teammates ? `team ${(row?.team ?? 0) + 1}` : null,
      statuses: attributes.filter((each) => !isMastery(each)).map((each) => this.#cardName(each)),
      libraryExact: deck.exact,
      zones: {
        ...this.#zones(id, isOwn ? champion : NO_OBJECT),
        mastery: attributes.filter(isMastery).map((each) => this.#object(each)),
        'main-deck': deck.cards,
      },
    };
  }

  #zones(player: PlayerId, champion: ObjectId): Partial<Record<DraftZone, readonly DraftObject[]>> {
    const g = this.#g;
    const owned = (zone: number): readonly ObjectRow[] =>
      zoneObjects(g, zone, player)
        .map((id) => objectRow(g.state, id))
        .filter((row) => row.owner === player);
    const cards = (zone: number): readonly DraftObject[] => owned(zone).map((row) => this.#object(row));
    const inner = champion === NO_OBJECT ? [] : innerLineage(g, champion);
    const field = owned(FIELD)
      .filter((row) => row.id !== champion)
      .toSorted((a, b) => a.timestamp - b.timestamp);
    // Only one champion of each player has a place and a lineage in a set-up.
    for (const { id } of field)
      if (isType(characteristics(g, id), CHAMPION)) this.#losses.add('champions', objectName(g, id));
    for (const row of owned(BANISHMENT))
      if ((row.flags & Flag.faceDown) !== 0) this.#losses.add('face-down', objectName(g, row.id));
    return {
      lineage: inner.map((id) => this.#object(objectRow(g.state, id))),
      field: field.map((row) => this.#onField(row)),
      hand: cards(HAND),
      memory: cards(MEMORY),
      'material-deck': cards(MATERIAL_DECK),
      graveyard: cards(GRAVEYARD),
      banishment: cards(BANISHMENT),
      pantheon: owned(PANTHEON).map((row) => ({
        ...this.#object(row),
        ...((row.flags & Flag.faceDown) === 0 && { bestowed: true }),
      })),
    };
  }

  /** Top first. Blank cards at the bottom are left to the set-up, if there are as many as it lays there. */
  #mainDeck(player: PlayerId): { readonly exact: boolean; readonly cards: readonly DraftObject[] } {
    const g = this.#g;
    const rows = zoneObjects(g, MAIN_DECK, player).map((id) => objectRow(g.state, id));
    const isBlank = (row: ObjectRow): boolean => row.def >= 0 && cardOf(g.pool, row.def).slug === blankCard.slug;
    const blanks = rows.length - (rows.findLastIndex((row) => !isBlank(row)) + 1);
    const exact = blanks !== BLANK_CARDS;
    const listed = exact ? rows : rows.slice(0, rows.length - blanks);
    return { exact, cards: listed.map((row) => this.#object(row)) };
  }

  /** By its slug where several cards have its name; a side by its own name. */
  #cardName(row: ObjectRow): string {
    const { pool } = this.#g;
    const { name, slug, faces } = cardOf(pool, row.def);
    const side = row.face > 0 && row.zone === FIELD ? faces[row.face]?.name : undefined;
    const text = this.#options.text?.(name) ?? this.#options.text?.(slug);
    if (text !== undefined) this.#cards.set(foldName(name), text);
    else if (bundled.find(slug) === undefined && slug !== blankCard.slug) this.#losses.add('text', name);
    if (side !== undefined) return side;
    const found = bundled.find(name);
    return found !== undefined && 'card' in found && found.card.slug !== slug && text === undefined ? slug : name;
  }

  /** What an object is called, and whether it is a token. */
  #named(row: ObjectRow): Pick<DraftObject, 'card' | 'token'> {
    if (row.def >= 0) return { card: this.#cardName(row), ...(row.kind === 'token' && { token: true }) };
    const face = row.base as Face;
    const { fields, whole } = tokenText(face);
    if (!whole) this.#losses.add('token-abilities', face.name);
    if (bundled.find(face.name) === undefined) this.#cards.set(foldName(face.name), fields);
    return { card: face.name, token: true };
  }

  #object(row: ObjectRow): DraftObject {
    const counters = Object.entries(row.counters).filter(([, count]) => count > 0);
    const marks = (Object.keys(MARKS) as (keyof typeof MARKS)[]).filter((mark) => (row.flags & MARKS[mark]) !== 0);
    if ((row.flags & UNSAID) !== 0) this.#losses.add('properties', objectName(this.#g, row.id));
    if (Object.keys(row.notes).length > 0) this.#losses.add('memory', objectName(this.#g, row.id));
    return {
      ...this.#named(row),
      ...(this.#aliases.has(row.id) && { as: this.#aliases.get(row.id) ?? '' }),
      ...Object.fromEntries(marks.map((mark) => [mark, true])),
      ...(counters.length > 0 && { counters: Object.fromEntries(counters) }),
    };
  }

  #onField(row: ObjectRow): DraftObject {
    const g = this.#g;
    const controller = controllerOf(g, row.id);
    if (row.copy !== null) this.#losses.add('copies', objectName(g, row.id));
    const loaded = zoneObjects(g, LOADED, row.id).map((id) => this.#object(objectRow(g.state, id)));
    return {
      ...this.#object(row),
      ...(controller !== row.owner && { controller: g.state.players[controller]?.name ?? '' }),
      ...(row.damage > 0 && { damage: row.damage }),
      ...(row.host !== NO_OBJECT && { attached: this.#ref(row.host) }),
      ...(loaded.length > 0 && { loaded }),
      ...this.#startCounters(row),
    };
  }

  /** Counters, durability 1: what is printed would be put on it, unless the set-up says otherwise. */
  #startCounters(row: ObjectRow): Pick<DraftObject, 'counters'> {
    if (faceOf(this.#g.pool, row).durability === undefined) return {};
    return { counters: { durability: 0, ...row.counters } };
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
    if (stack.length > 0) this.#losses.add('stack', ...stack.map((id) => objectName(g, id)));
    if (live.length > 0) this.#losses.add('effects');
    if (game.combat !== null) this.#losses.add('combat', objectName(g, game.combat.attacker));
    if (over !== null) this.#losses.add('over');
    // Only the main phase is taken to have begun; any other begins anew, with what it does.
    else if (game.turn.step !== 'main') this.#losses.add('step-begins');
    else if (decision?.kind !== 'opportunity') this.#losses.add('decision');
  }
}
