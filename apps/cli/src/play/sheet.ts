/** One card or object in full: characteristics, abilities, and what the table knows of it. */
import { type Derivation, NO_OBJECT, type ObjectId, objectRow, type PlayerId } from '@rulewright/kernel';
import type { Ability, Card, Face } from '@rulewright/language/magic';
import {
  BATTLEFIELD,
  type Characteristics,
  ColorBit,
  cardOf,
  characteristics,
  costText,
  explainCharacteristic,
  explainLegality,
  Flag,
  type G,
  HAND,
  isType,
  type StackEntry,
  SupertypeBit,
  TypeBit,
  zones,
} from '@rulewright/magic';
import type { Names, Words } from '@rulewright/text';
import { filled, type Paint, paintMana } from './paint.ts';

const named = (bits: number, table: Readonly<Record<string, number>>): string[] =>
  Object.entries(table).flatMap(([name, bit]) => ((bits & bit) !== 0 ? [name] : []));

const typeLine = (before: readonly string[], subtypes: readonly string[], { terms }: Words): string => {
  const [left, right] = [before, subtypes].map((list) => list.map((word) => terms[word] ?? word).join(' '));
  return subtypes.length === 0 ? `${left}` : `${left} — ${right}`;
};

/** Abilities that a keyword stands for follow it in the list; the keyword says it all. */
const ownWords = (abilities: readonly Ability[]): readonly Ability[] =>
  abilities.filter((a) => !('keyword' in a) || a.kind === 'keyword');

const abilityLines = (abilities: readonly Ability[], words: Words, paint: Paint, width: number): string[] =>
  ownWords(abilities).flatMap((a) => filled(words.ability(a), width, '   ').map((line) => paintMana(line, paint)));

/** An object at the table, as it is now. */
export function objectSheet(g: G, id: ObjectId, names: Names, words: Words, paint: Paint, width: number): string[] {
  const row = objectRow(g.state, id);
  const c = characteristics(g, id);
  const entry = row.stack as StackEntry | null;
  const kinds = [...named(c.supertypes, SupertypeBit), ...named(c.types, TypeBit)];
  const cost = c.cost === null ? '' : `  ${paintMana(costText(c.cost), paint)}`;
  return [
    ` ${paint('bold', names.of(id))}${cost}`,
    ...(kinds.length === 0 ? [] : [`   ${typeLine(kinds, c.subtypes, words)}${statLine(c)}`]),
    `   ${paint('dim', facts(g, id, c, names, words).join(' · '))}`,
    ...abilityLines(c.abilities, words, paint, width),
    ...(entry?.effect === undefined || entry.effect === null || entry.kind === 'spell'
      ? []
      : filled(words.ability({ kind: 'spell', ...entry.effect }), width, '   ')),
  ];
}

const statLine = (c: Pick<Characteristics, 'power' | 'toughness' | 'types'>): string =>
  (c.types & TypeBit.creature) === 0 ? '' : `  ${c.power ?? 0}/${c.toughness ?? 0}`;

function facts(g: G, id: ObjectId, c: Characteristics, names: Names, words: Words): string[] {
  const row = objectRow(g.state, id);
  const { sheet, tapped, damaged, attachedTo } = words.table;
  const colors = named(c.colors, ColorBit);
  const out = [
    colors.length === 0 ? sheet.colorless : sheet.colors(colors.map((color) => words.terms[color] ?? color).join(', ')),
  ];
  if (c.cost !== null) out.push(sheet.manaValue(c.manaValue));
  const base = row.def < 0 || row.base !== null ? undefined : cardOf(g.pool, row.def).faces[row.face];
  if (base?.power !== undefined && (base.power !== c.power || base.toughness !== c.toughness))
    out.push(sheet.printed(`${base.power}/${base.toughness ?? 0}`));
  out.push(sheet.zone(zones[row.zone]?.name ?? ''), sheet.controlledBy(names.of(c.controller)));
  if (row.owner !== c.controller) out.push(sheet.ownedBy(names.of(row.owner)));
  if (row.kind === 'token') out.push(words.table.token);
  if (row.zone !== BATTLEFIELD) {
    const targets = (row.stack as StackEntry | null)?.targets.flatMap((t) => t.chosen) ?? [];
    return targets.length === 0 ? out : [...out, sheet.targets(targets.map(names.of).join(', '))];
  }
  if ((row.flags & Flag.tapped) !== 0) out.push(tapped);
  const sick = (c.types & TypeBit.creature) !== 0 && row.since >= g.state.game.turn.clock;
  if (sick) out.push(sheet.sick);
  if (row.damage > 0) out.push(damaged(row.damage));
  for (const [counter, n] of Object.entries(row.counters)) out.push(`${n} ${counter}`);
  if (row.host !== NO_OBJECT) out.push(attachedTo(names.of(row.host)));
  if (row.attachments.length > 0) out.push(sheet.attachments(row.attachments.map(names.of).join(', ')));
  return out;
}

/** The values that a player asks after most, each with the way it came about; of those that are just printed, nothing. */
export function whyOf(g: G, id: ObjectId): readonly Derivation[] {
  const stats = isType(characteristics(g, id), TypeBit.creature) ? ['power', 'toughness'] : [];
  return [...stats, 'loyalty', 'types', 'colors', 'abilities', 'controller'].flatMap((value) => {
    const d = explainCharacteristic(g, id, value);
    return d === null || d.because.length < 2 ? [] : [d];
  });
}

/** Why a card in the player's hand cannot be played now; nothing if it can. */
export function whyNot(g: G, id: ObjectId, player: PlayerId): readonly Derivation[] {
  const { zone, owner } = objectRow(g.state, id);
  if (zone !== HAND || owner !== player) return [];
  const land = isType(characteristics(g, id), TypeBit.land);
  const why = explainLegality(g, player, land ? { action: 'playLand', card: id } : { action: 'cast', card: id });
  return why.code === 'illegal' ? [why] : [];
}

/** A card that is not at the table, as it is printed. */
export function cardSheet(card: Card, words: Words, paint: Paint, width: number): string[] {
  return card.faces.flatMap((face) => [
    ` ${paint('bold', face.name)}  ${paintMana(face.cost ?? '', paint)}`.trimEnd(),
    `   ${typeLine([...(face.supertypes ?? []), ...face.types], face.subtypes ?? [], words)}${printedStats(face, words)}`,
    ...abilityLines(face.abilities ?? [], words, paint, width),
  ]);
}

const printedStats = (face: Face, words: Words): string => {
  if (face.loyalty !== undefined) return `  ${words.table.sheet.loyalty(String(face.loyalty))}`;
  return face.power === undefined ? '' : `  ${face.power}/${face.toughness ?? 0}`;
};
