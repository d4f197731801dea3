/** The snapshot: the kernel's view of the game, with the words and the numbers that a person looks at. */
import {
  type CoveredObject,
  decides,
  type EntityId,
  NO_OBJECT,
  type ObjectId,
  objectRow,
  type PlayerId,
  type View,
  type ZoneView,
} from '@rulewright/kernel';
import type { Ability } from '@rulewright/language/magic';
import {
  BATTLEFIELD,
  type Characteristics,
  COMMAND,
  ColorBit,
  type Combat,
  characteristics,
  copiable,
  costText,
  EXILE,
  Flag,
  type G,
  GRAVEYARD,
  HAND,
  LIBRARY,
  MANA_LETTERS,
  STACK,
  type StackEntry,
  SupertypeBit,
  TypeBit,
  zones,
} from '@rulewright/magic';
import type { Names } from '@rulewright/text';
import { type Eyes, viewerOf, viewWith } from '../eyes.ts';
import type { Attack, CounterShown, PlayerShown, Shown, Snapshot, TextLine } from '../snapshot.ts';
import { questionOf } from './asking.ts';
import { namesFor } from './names.ts';
import type { Speech } from './speech.ts';

export interface Showing {
  readonly eyes: Eyes;
  readonly speech: Speech;
  readonly at: number;
  readonly undo: boolean;
  /** The people whose questions are shown: the viewer; in the lab, everybody. */
  readonly asks: (player: PlayerId) => boolean;
}

/** Zones whose objects are drawn one by one. */
const PHASED_OUT = zones.findIndex((z) => z.name === 'phased out');
const DRAWN = [BATTLEFIELD, STACK, EXILE, COMMAND, GRAVEYARD, HAND, LIBRARY, PHASED_OUT];

export function snapshot(g: G, showing: Showing): Snapshot {
  const { eyes, speech } = showing;
  const viewer = viewerOf(eyes);
  const names = namesFor(g, viewer, speech);
  const seen = viewWith(g, eyes);
  const { turn } = g.state.game;
  const { decision, over } = g.state;
  const asked = decision === null ? null : decides(decision);
  return {
    viewer,
    at: showing.at,
    turn: {
      number: turn.number,
      active: turn.active,
      step: turn.step,
      words:
        turn.number === 0
          ? speech.words.table.beforeTheGame
          : speech.words.table.turn(turn.number, names.of(turn.active), speech.words.steps[turn.step]),
    },
    players: seen.players.map((p) => playerShown(g, seen, p.id, names, speech)),
    objects: Object.fromEntries(
      seen.zones
        .filter(({ zone }) => DRAWN.includes(zone))
        .flatMap((z) => ids(z).map((id) => [id, shown(g, id, isCovered(z, id), names, speech)])),
    ),
    battlefield: [...zoneIds(seen, BATTLEFIELD), ...zoneIds(seen, PHASED_OUT)],
    stack: zoneIds(seen, STACK),
    exile: zoneIds(seen, EXILE),
    command: zoneIds(seen, COMMAND),
    combat: attacks(g.state.game.combat),
    question:
      decision !== null && asked !== null && showing.asks(asked) ? questionOf(g, decision, names, speech) : null,
    waitingFor: asked,
    priority: decision?.kind === 'priority' ? decision.player : null,
    over: over === null ? null : { ...over, words: outcome(g, viewer, names, speech) },
    undo: showing.undo,
  };
}

const ids = (z: ZoneView): readonly ObjectId[] =>
  (z.objects ?? []).flatMap((o) => ('id' in o && o.id !== undefined ? [o.id as ObjectId] : []));

const zoneIds = (seen: View, zone: number, owner: PlayerId | null = null): readonly ObjectId[] =>
  seen.zones.filter((z) => z.zone === zone && z.owner === owner).flatMap(ids);

const isCovered = (z: ZoneView, id: ObjectId): boolean =>
  (z.objects ?? []).some((o) => 'hidden' in o && (o as CoveredObject).id === id);

function attacks(combat: Combat | null): readonly Attack[] {
  return (combat?.attackers ?? []).map(({ id, target, blocked, blockedBy }) => ({
    attacker: id,
    defender: target,
    blocked,
    blockers: blockedBy,
  }));
}

function outcome(g: G, viewer: PlayerId, names: Names, { words }: Speech): string {
  const { over } = g.state;
  if (over === null || over.draw) return words.table.drawn;
  if (viewer >= 0) return over.winners.includes(viewer) ? words.table.won : words.table.lost;
  return words.listed(over.winners.map(names.of));
}

function playerShown(g: G, seen: View, id: PlayerId, names: Names, speech: Speech): PlayerShown {
  const row = seen.players[id];
  const totals = g.state.game.totals[id];
  const own = (zone: number): ZoneView | undefined => seen.zones.find((z) => z.zone === zone && z.owner === id);
  const hand = own(HAND);
  const inHand = hand === undefined ? [] : ids(hand);
  const library = own(LIBRARY);
  return {
    id,
    name: row?.name ?? '',
    you: names.isYou(id),
    ...(row === undefined || row.team < 0 ? {} : { team: row.team }),
    standing: row?.standing ?? 'playing',
    life: totals?.life ?? 0,
    mana: totals?.mana.map((m) => MANA_LETTERS[m.type] ?? '') ?? [],
    counters: counters(row?.counters ?? {}, speech),
    hand: [...inHand, ...Array.from({ length: (hand?.count ?? 0) - inHand.length }, () => null)],
    library: { count: library?.count ?? 0, seen: library === undefined ? [] : ids(library) },
    graveyard: zoneIds(seen, GRAVEYARD, id),
    landsPlayed: totals?.landsPlayed ?? 0,
  };
}

const counters = (all: Readonly<Record<string, number>>, { words }: Speech): readonly CounterShown[] =>
  Object.entries(all).map(([kind, count]) => ({ kind, count, words: words.terms[kind] ?? kind }));

const named = (bits: number, table: Readonly<Record<string, number>>): string[] =>
  Object.entries(table).flatMap(([name, bit]) => (bit !== 0 && (bits & bit) !== 0 ? [name] : []));

function shown(g: G, id: ObjectId, covered: boolean, names: Names, speech: Speech): Shown {
  const row = objectRow(g.state, id);
  const c = characteristics(g, id);
  const faceDown = (row.flags & Flag.faceDown) !== 0;
  // 708.5: those who may look at it see what it is; the others see what everybody sees, a face-down object.
  const looked = faceDown && !covered ? copiable(g.pool, { ...row, flags: 0 }) : null;
  const card = looked?.name ?? c.name;
  const base = copiable(g.pool, row);
  const entry = row.stack as StackEntry | null;
  const line = {
    supertypes: named(c.supertypes, SupertypeBit),
    types: named(c.types, TypeBit),
    subtypes: c.subtypes,
  };
  const permanent = row.zone === BATTLEFIELD;
  const creature = (c.types & TypeBit.creature) !== 0;
  const keywords = c.abilities.flatMap((a) => (a.kind === 'keyword' ? [a.keyword] : []));
  return {
    id,
    kind: row.kind,
    zone: zones[row.zone]?.name ?? '',
    name: names.of(id),
    card,
    hidden: covered,
    cost: looked === null ? (c.cost === null ? null : costText(c.cost)) : null,
    colors: named(c.colors, ColorBit),
    ...line,
    typeLine: line.types.length === 0 ? '' : speech.typeLine(line),
    text: textLines(card, c, base.abilities, speech),
    power: creature || !permanent ? c.power : null,
    toughness: creature || !permanent ? c.toughness : null,
    printed: base.power === null ? null : { power: base.power, toughness: base.toughness },
    loyalty:
      (c.types & TypeBit.planeswalker) === 0
        ? null
        : permanent
          ? (row.counters.loyalty ?? 0)
          : printedNumber(c.loyalty),
    defense: (c.types & TypeBit.battle) === 0 || !permanent ? null : (row.counters.defense ?? 0),
    keywords: keywords.map((keyword) => speech.words.terms[keyword] ?? keyword),
    keywordCodes: keywords,
    owner: row.owner,
    controller: c.controller,
    tapped: (row.flags & Flag.tapped) !== 0,
    faceDown,
    phasedOut: row.zone === PHASED_OUT || (row.flags & Flag.phasedOut) !== 0,
    sick: permanent && creature && row.since >= g.state.game.turn.clock && !hasKeyword(c, 'haste'),
    damage: row.damage,
    counters: counters(row.counters, speech),
    host: hostOf(row.host),
    attachments: row.attachments,
    ...(entry === null ? {} : { stack: onStack(entry, card, speech) }),
  };
}

const printedNumber = (value: Characteristics['loyalty']): number | null => (typeof value === 'number' ? value : null);

const hasKeyword = (c: Characteristics, keyword: string): boolean =>
  c.abilities.some((a) => a.kind === 'keyword' && a.keyword === keyword);

const hostOf = (host: EntityId): EntityId | null => (host === NO_OBJECT ? null : host);

function onStack(entry: StackEntry, card: string, speech: Speech): NonNullable<Shown['stack']> {
  return {
    kind: entry.kind === 'combatDamage' ? 'triggered' : entry.kind,
    source: entry.source,
    targets: entry.targets.flatMap((t) => t.chosen),
    x: entry.x > 0 ? entry.x : null,
    words:
      entry.effect === null || entry.kind === 'spell' ? '' : speech.ability(card, { kind: 'spell', ...entry.effect }),
  };
}

/** Abilities that a keyword stands for follow it in the list; the keyword says it all. */
const ownWords = (abilities: readonly Ability[]): readonly Ability[] =>
  abilities.filter((a) => !('keyword' in a) || a.kind === 'keyword');

/** By the list of abilities, which stays the same while nothing changes it. */
function textLines(card: string, c: Characteristics, printed: readonly Ability[], speech: Speech): readonly TextLine[] {
  const known = speech.lines.get(c.abilities);
  if (known !== undefined) return known;
  const made = newLines(card, c, printed, speech);
  speech.lines.set(c.abilities, made);
  return made;
}

/** A line for each ability; keywords without more words stand together on one line, as on cards. */
function newLines(card: string, c: Characteristics, printed: readonly Ability[], speech: Speech): readonly TextLine[] {
  const own = new Set(printed.map((a) => JSON.stringify(a)));
  const lines: (TextLine & { readonly keyword: boolean })[] = [];
  for (const ability of ownWords(c.abilities)) {
    const given = !own.has(JSON.stringify(ability));
    const keyword = ability.kind === 'keyword';
    const words = speech.ability(card, ability);
    const last = lines.at(-1);
    if (keyword && last?.keyword === true && last.given === given && words.length < 24)
      lines[lines.length - 1] = {
        ...last,
        words: `${last.words}${speech.comma}${words.charAt(0).toLowerCase()}${words.slice(1)}`,
      };
    else {
      const explained = speech.lang === 'en' || keyword ? words : speech.words.ability(ability);
      lines.push({ words, given, keyword, ...(explained === words ? {} : { explained }) });
    }
  }
  return lines.map(({ keyword: _, ...line }) => line);
}
