/** What is shown of a game of Magic: the turn, combat, what is to be known of players, and what is on an object. */
import { type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import { STEPS, type Step } from '@rulewright/language/magic';
import {
  BATTLEFIELD,
  type Characteristics,
  COMMAND,
  ColorBit,
  characteristics,
  copiable,
  costText,
  EXILE,
  Flag,
  GRAVEYARD,
  HAND,
  LIBRARY,
  MANA_LETTERS,
  STACK,
  type StackEntry,
  SupertypeBit,
  TypeBit,
  typesIn,
  zones,
} from '@rulewright/magic';
import type { Look, TableGame } from '../game.ts';
import type { TurnShown } from '../snapshot.ts';
import type { MagicSpeech } from './speech.ts';
import { textLines } from './text-lines.ts';
import type { Attack, MagicObject, MagicPlayer, MagicTypes } from './types.ts';

const PHASED_OUT = zones.findIndex((z) => z.name === 'phased out');

/** What is phased out is drawn where it was (702.26d). */
export const drawnZones: TableGame<MagicTypes>['zones'] = {
  shared: { battlefield: [BATTLEFIELD, PHASED_OUT], stack: [STACK], exile: [EXILE], command: [COMMAND] },
  own: { hand: [HAND], library: [LIBRARY], graveyard: [GRAVEYARD] },
};

/** The steps in which players get priority, in order; the first-strike step shows itself only while it is (510.4). */
const WITH_PRIORITY = STEPS.filter((step) => step !== 'untap' && step !== 'cleanup');

/** Steps without priority are shown as those beside them. */
const shownAs = (step: Step): Step => (step === 'untap' ? 'upkeep' : step === 'cleanup' ? 'end' : step);

export function turnShown({ g, names, speech: { words } }: Look<MagicTypes>): TurnShown<Step> {
  const { number, active, step } = g.state.game.turn;
  const before = number === 0;
  return {
    number,
    active,
    step,
    words: before ? words.table.beforeTheGame : words.table.turn(number, names.of(active), words.steps[step]),
    steps: WITH_PRIORITY.filter((s) => s !== 'first-strike-damage' || s === step).map((s) => ({
      step: s,
      words: words.steps[s],
      now: !before && s === shownAs(step),
    })),
  };
}

export const attacksIn = ({ g }: Look<MagicTypes>): readonly Attack[] =>
  (g.state.game.combat?.attackers ?? []).map(({ id, target, blocked, blockedBy }) => ({
    attacker: id,
    defender: target,
    blocked,
    blockers: blockedBy,
  }));

export function playerFacts({ g }: Look<MagicTypes>, id: PlayerId): MagicPlayer {
  const totals = g.state.game.totals[id];
  return {
    life: totals?.life ?? 0,
    mana: totals?.mana.map((m) => MANA_LETTERS[m.type] ?? '') ?? [],
    landsPlayed: totals?.landsPlayed ?? 0,
  };
}

const named = (bits: number, table: Readonly<Record<string, number>>): string[] =>
  Object.entries(table).flatMap(([name, bit]) => (bit !== 0 && (bits & bit) !== 0 ? [name] : []));

export function objectFacts({ g, speech }: Look<MagicTypes>, id: ObjectId, covered: boolean): MagicObject {
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
    types: typesIn(c.types),
    subtypes: c.subtypes,
  };
  const permanent = row.zone === BATTLEFIELD;
  const creature = (c.types & TypeBit.creature) !== 0;
  const keywords = c.abilities.flatMap((a) => (a.kind === 'keyword' ? [a.keyword] : []));
  return {
    card,
    cost: looked === null ? (c.cost === null ? null : costText(c.cost)) : null,
    manaValue: c.manaValue,
    colors: named(c.colors, ColorBit),
    ...line,
    typeLine: line.types.length === 0 ? '' : speech.typeLine(line),
    text: textLines(card, c.abilities, base.abilities, speech),
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
    controller: c.controller,
    tapped: (row.flags & Flag.tapped) !== 0,
    faceDown,
    phasedOut: row.zone === PHASED_OUT || (row.flags & Flag.phasedOut) !== 0,
    sick: permanent && creature && row.since >= g.state.game.turn.clock && !hasKeyword(c, 'haste'),
    damage: row.damage,
    ...(entry === null ? {} : { stack: onStack(entry, card, speech) }),
  };
}

const printedNumber = (value: Characteristics['loyalty']): number | null => (typeof value === 'number' ? value : null);

const hasKeyword = (c: Characteristics, keyword: string): boolean =>
  c.abilities.some((a) => a.kind === 'keyword' && a.keyword === keyword);

function onStack(entry: StackEntry, card: string, speech: MagicSpeech): NonNullable<MagicObject['stack']> {
  return {
    kind: entry.kind === 'combatDamage' ? 'triggered' : entry.kind,
    source: entry.source,
    targets: entry.targets.flatMap((t) => t.chosen),
    x: entry.x > 0 ? entry.x : null,
    words:
      entry.effect === null || entry.kind === 'spell' ? '' : speech.ability(card, { kind: 'spell', ...entry.effect }),
  };
}
