/** What there is to say of an object, a card, an activation or an ability. */
import type { EntityId } from '@rulewright/kernel';
import { nameOf } from '../../../table/label.ts';
import { costOf, statsOf } from '../card/card-label.ts';
import { closedOf, countersShown } from '../card/drawn.ts';
import { spokenText } from '../card/symbols.ts';
import type { PlayerShown, Shown, Snapshot } from '../types.ts';
import type { GrandArchivePack } from '../words/index.ts';

const ON_BOARD: ReadonlySet<string> = new Set(['field', 'intent']);

/** What part it has in the attack at hand. */
function combatMarks(o: Shown, snapshot: Snapshot, pack: GrandArchivePack): readonly string[] {
  const { combat } = snapshot.facts;
  const { marks, comma } = pack.grandArchive;
  if (combat === null) return [];
  const name = (id: EntityId): string => nameOf(snapshot, id, pack.table);
  const out: string[] = [];
  if (combat.attacker === o.id)
    out.push(
      combat.declaring || combat.defenders.length === 0
        ? marks.declaring
        : marks.attacking(combat.defenders.map(name).join(comma)),
    );
  if (combat.weapons.includes(o.id)) out.push(marks.wielded);
  if (combat.intents.includes(o.id)) out.push(marks.inIntent);
  if (combat.defenders.includes(o.id)) out.push(marks.defending(name(combat.attacker)));
  for (const { unit, against } of combat.retaliators) if (unit === o.id) out.push(marks.retaliating(name(against)));
  return out;
}

function linkMarks(o: Shown, snapshot: Snapshot, { table, grandArchive }: GrandArchivePack): readonly string[] {
  const { marks, comma } = grandArchive;
  const names = (ids: readonly EntityId[]): string => ids.map((id) => nameOf(snapshot, id, table)).join(comma);
  return [
    ...(o.host === null ? [] : [marks.linkedTo(names([o.host]))]),
    ...(o.attachments.length === 0 ? [] : [marks.linked(names(o.attachments))]),
    ...(o.loaded.length === 0 ? [] : [marks.loaded(names(o.loaded))]),
    ...(o.lineage.length === 0 ? [] : [marks.lineage(names(o.lineage))]),
  ];
}

/** What is to be known of an object beyond what is printed on it. */
export function marksOf(o: Shown, snapshot: Snapshot, pack: GrandArchivePack): readonly string[] {
  const { table, grandArchive } = pack;
  const { face, marks, comma } = grandArchive;
  const name = (id: EntityId): string => nameOf(snapshot, id, table);
  const targets = o.stack?.targets ?? [];
  const inherited = o.text.filter((line) => line.inherited).length;
  return [
    ...(o.rested ? [face.rested] : []),
    ...combatMarks(o, snapshot, pack),
    ...(o.damage > 0 ? [face.damage(o.damage)] : []),
    ...(o.attackPower === 0 ? [] : [marks.attackPower(o.attackPower)]),
    ...o.propertyWords,
    ...countersShown(o.counters).map(({ words, count }) => table.counters(count, words)),
    ...(inherited === 0 ? [] : [marks.inherits(inherited)]),
    ...linkMarks(o, snapshot, pack),
    ...(o.direction === undefined ? [] : [marks.direction[o.direction]]),
    ...(o.token ? [marks.token] : []),
    ...(o.stack?.copy === true ? [marks.copy] : []),
    ...(targets.length > 0 ? [marks.targets(targets.map(name).join(comma))] : []),
    ...(o.stack === undefined || o.stack.x === null ? [] : [marks.x(o.stack.x)]),
    ...(o.owner === o.controller ? [] : [marks.owner(name(o.owner))]),
  ];
}

/** The bubbles of its text that are not met. */
const closedBubbles = (o: Shown): readonly string[] => [...new Set(o.text.flatMap(closedOf))];

/** The name, the cost where it matters, numbers, marks, keywords, and which of its text does not exist. */
export function labelled(o: Shown, snapshot: Snapshot, pack: GrandArchivePack, count: number): readonly string[] {
  const { table, grandArchive } = pack;
  const { face, comma, stack } = grandArchive;
  const name = o.name || (o.hidden ? face.hiddenCard : table.unknownCard);
  if (o.hidden) return [name, ...(o.faceDown ? [face.faceDown] : []), ...marksOf(o, snapshot, pack)];
  const waits = o.stack;
  const isAbility = waits?.kind === 'activated' || waits?.kind === 'triggered';
  const closed = closedBubbles(o);
  return [
    count > 1 ? `${name} ${table.times(count)}` : name,
    ...(waits === undefined ? [] : [stack[waits.kind]]),
    ...(isAbility && waits !== undefined ? [spokenText(waits.words, face)] : []),
    ...(ON_BOARD.has(o.zone) || waits !== undefined ? [] : costOf(o, grandArchive)),
    ...(waits === undefined ? [o.typeLine, ...statsOf(o, grandArchive)] : []),
    ...marksOf(o, snapshot, pack),
    ...o.keywords,
    ...(closed.length === 0 ? [] : [face.closed(closed.join(comma))]),
  ];
}

/** A player in words: the champion stands for the player. */
export function playerLabel(
  { facts, zones }: PlayerShown,
  { table, grandArchive }: GrandArchivePack,
): readonly string[] {
  const { champion: words, elements, comma, memory } = grandArchive;
  const { champion, life, damage, level, baseLevel, influence, floating } = facts;
  return [
    ...(champion === null
      ? [words.none]
      : [
          words.life(life - damage, life),
          ...(damage > 0 ? [words.damage(damage)] : []),
          level === baseLevel ? words.level(level) : words.levelPrinted(level, baseLevel),
        ]),
    ...(facts.classes.length === 0
      ? []
      : [facts.classes.map((name) => new Map(Object.entries(grandArchive.classes)).get(name) ?? name).join(comma)]),
    words.elements(facts.elements.map((element) => elements[element]).join(comma)),
    words.influence(influence),
    memory(zones.memory.count),
    ...(floating.length === 0 ? [] : [words.floating(floating.length)]),
    ...facts.keywords,
    ...(facts.mayAttack ? [] : [words.noAttack]),
    `${grandArchive.zones.materialDeck}: ${table.cards(zones.materialDeck.count)}`,
  ];
}
