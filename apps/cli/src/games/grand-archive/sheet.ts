/** One card or object in full: characteristics, abilities, and what the table knows of it. */
import { findCard } from '@rulewright/cards/grand-archive';
import type { Face } from '@rulewright/language/grand-archive';
import type { GrandArchiveShown, GrandArchiveTypes, TextLine } from '@rulewright/table/grand-archive';
import { type Drawing, nameOf } from '../../play/game.ts';
import { filled } from '../../play/paint.ts';
import { names, stats } from './drawing.ts';
import { costWords, paintCosts } from './symbols.ts';

type Drawn = Drawing<GrandArchiveTypes>;

const INDENT = '   ';

const lines = ({ paint, width }: Drawn, text: string): string[] =>
  filled(text, width, INDENT).map((line) => paintCosts(line, paint));

/** Text that does not exist now is grey, with why. */
function textLines(drawing: Drawn, { words, explained, exists, bubbles }: TextLine): string[] {
  const closed = bubbles.filter(({ met }) => !met).map(({ words: bubble, why }) => (why === '' ? bubble : why));
  const text = lines(drawing, `${explained ?? words}${closed.length === 0 ? '' : ` (${closed.join(', ')})`}`);
  return exists ? text : text.map((line) => drawing.paint('dim', line));
}

/** An object at the table, as it is now. */
export function objectSheet(drawing: Drawn, o: GrandArchiveShown): readonly string[] {
  const { paint, words } = drawing;
  const stack = o.stack === undefined || o.stack.words === '' ? [] : [o.stack.words];
  return [
    ` ${paint('bold', o.name)}  ${costWords(o.cost, words)}`.trimEnd(),
    ...(o.typeLine === '' ? [] : [`${INDENT}${o.typeLine}${stats(o)}`]),
    `${INDENT}${paint('dim', facts(drawing, o).join(' · '))}`,
    ...o.text.flatMap((line) => textLines(drawing, line)),
    ...stack.flatMap((text) => lines(drawing, text)),
  ];
}

function facts(drawing: Drawn, o: GrandArchiveShown): readonly string[] {
  const { words, speech } = drawing;
  const { sheet, rested, damaged, token, faceDown, lineage } = words.table;
  const { printed } = o;
  const out = [sheet.elements(o.elements.map(speech.term).join(speech.comma))];
  if (o.speed !== null) out.push(sheet.speed(speech.term(o.speed)));
  if (printed !== null && (printed.power !== o.power || printed.life !== o.life || printed.level !== o.level))
    out.push(sheet.printed(stats({ ...o, ...printed }).trim()));
  out.push(sheet.zone(speech.term(o.zone)), sheet.controlledBy(nameOf(drawing, o.controller)));
  if (o.owner !== o.controller) out.push(sheet.ownedBy(nameOf(drawing, o.owner)));
  if (o.token) out.push(token);
  if (o.faceDown) out.push(faceDown);
  const targets = o.stack?.targets ?? [];
  if (targets.length > 0) out.push(sheet.targets(names(drawing, targets)));
  if (o.rested) out.push(rested);
  out.push(...o.propertyWords);
  if (o.damage > 0) out.push(damaged(o.damage));
  for (const { kind, count, words: counter } of o.counters) if (kind !== 'damage') out.push(`${count} ${counter}`);
  if (o.lineage.length > 0) out.push(`${lineage}: ${names(drawing, o.lineage)}`);
  if (o.host !== null) out.push(sheet.linkedTo(nameOf(drawing, o.host)));
  if (o.attachments.length > 0) out.push(sheet.links(names(drawing, o.attachments)));
  return out.filter((fact) => fact !== '');
}

/** A card that is not at the table, as it is printed. */
export function cardSheet(drawing: Drawn, name: string): readonly string[] | undefined {
  const { paint, speech, words } = drawing;
  const card = findCard(name);
  return card?.faces.flatMap((face) => [
    ` ${paint('bold', speech.card(face.name))}  ${costWords(face.cost ?? null, words)}`.trimEnd(),
    `${INDENT}${typeLine(face, drawing)}${printedStats(face)}`,
    ...(face.abilities ?? []).flatMap((ability) => lines(drawing, speech.ability(card.slug, ability))),
  ]);
}

const typeLine = ({ supertypes = [], types, classes = [], subtypes = [] }: Face, { speech }: Drawn): string =>
  speech.typeLine({
    supertypes,
    types,
    classes,
    subtypes: subtypes.filter((word) => !classes.includes(word.toLowerCase())),
  });

function printedStats({ types, power, life, level, durability }: Face): string {
  if (types.includes('champion')) return ` L${level ?? 0} ♥ ${life ?? 0}`;
  const second = life ?? durability;
  return power === undefined ? '' : ` ${power}${second === undefined ? '' : `/${second}`}`;
}
