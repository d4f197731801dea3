/** What there is to say of a permanent, a card, a spell or an ability. */
import type { EntityId } from '@rulewright/kernel';
import { nameOf } from '../../../table/label.ts';
import { spokenText } from '../card/index.ts';
import type { Shown, Snapshot } from '../types.ts';
import type { MagicPack } from '../words/index.ts';

const stats = (o: Shown): readonly string[] =>
  o.power === null && o.toughness === null ? [] : [`${o.power ?? 0}/${o.toughness ?? 0}`];

function combatMarks(o: Shown, snapshot: Snapshot, { table, magic: { marks } }: MagicPack): readonly string[] {
  const out: string[] = [];
  const name = (id: EntityId): string => nameOf(snapshot, id, table);
  const names = (ids: readonly EntityId[]): string => ids.map(name).join(table.comma);
  for (const { attacker, defender, blockers } of snapshot.facts.combat) {
    if (attacker === o.id) {
      out.push(marks.attackingWhat(name(defender)));
      if (blockers.length > 0) out.push(marks.blockedBy(names(blockers)));
    } else if (blockers.includes(o.id)) out.push(marks.blocking(name(attacker)));
  }
  return out;
}

/** What is to be known of an object beyond what is printed on it. */
export function marksOf(o: Shown, snapshot: Snapshot, pack: MagicPack): readonly string[] {
  const { table, magic } = pack;
  const { marks } = magic;
  const name = (id: EntityId): string => nameOf(snapshot, id, table);
  const out: string[] = [];
  if (o.tapped) out.push(marks.tapped);
  if (o.sick && o.types.includes('creature')) out.push(marks.sick);
  if (o.phasedOut) out.push(marks.phasedOut);
  out.push(...combatMarks(o, snapshot, pack));
  if (o.damage > 0) out.push(marks.damaged(o.damage));
  if (o.loyalty !== null) out.push(marks.loyalty(o.loyalty));
  if (o.defense !== null) out.push(marks.defense(o.defense));
  for (const { words: kind, count } of o.counters) out.push(table.counters(count, kind));
  if (o.host !== null) out.push(marks.attachedTo(name(o.host)));
  if (o.attachments.length > 0) out.push(marks.attached(o.attachments.map(name).join(table.comma)));
  const targets = o.stack?.targets ?? [];
  if (targets.length > 0) out.push(marks.targets(targets.map(name).join(table.comma)));
  if (o.stack !== undefined && o.stack.x !== null) out.push(marks.x(o.stack.x));
  if (o.owner !== o.controller) out.push(marks.owner(name(o.owner)));
  return out;
}

/** The name, the cost where it matters, numbers, marks, keywords. */
export function labelled(o: Shown, snapshot: Snapshot, pack: MagicPack, count: number): readonly string[] {
  const { table: words, card: cards } = pack;
  const parts = [count > 1 ? `${o.name || words.unknownCard} ${words.times(count)}` : o.name || words.unknownCard];
  if (o.zone !== 'battlefield' && o.cost !== null && o.cost !== '') parts.push(spokenText(o.cost, cards));
  if (o.stack !== undefined && o.stack.kind !== 'spell') parts.push(spokenText(o.stack.words, cards));
  parts.push(...stats(o), ...marksOf(o, snapshot, pack));
  if (o.types.includes('creature')) parts.push(...o.keywords);
  return parts;
}
