/** Why text behind bubbles exists now or not: each restriction, and what the champion or the player has (restriction abilities). */
import { type Derivation, derivation, type ObjectId, type ObjectRow, objectRow, zoneObjects } from '@rulewright/kernel';
import type { Ability, Restricted, Restriction } from '@rulewright/language/grand-archive';
import { asPlain } from '@rulewright/rules';
import { levelsMoreFor } from '../abilities/as-if-level.ts';
import { isMet, restrictedFor } from '../abilities/restrictions.ts';
import { championOf } from '../card-types/champion.ts';
import { damageOn } from '../events/objects.ts';
import { characteristics } from '../parts-of-a-card/characteristics.ts';
import { faceOf } from '../parts-of-a-card/pool.ts';
import { elementsOfFace } from '../parts-of-a-card/printed.ts';
import { elementWords } from '../parts-of-a-card/words.ts';
import { context, type G, stackEntry } from '../state.ts';
import { ATTRIBUTES, FIELD, LINEAGE, MEMORY, PLAYED, STACK } from '../zones/zones.ts';

/** Where the rule book speaks of a kind of restriction. */
const RULES: Readonly<Record<Restriction['kind'], string>> = {
  class: 'kw-class-bonus.1',
  element: 'kw-element-bonus.1',
  champion: 'kw-champion-bonus.1',
  level: 'restriction-abilities.level.1',
  memory: 'restriction-abilities.memory.1',
  damage: 'restriction-abilities.damage.1',
  sheen: 'restriction-abilities.1',
};

const restrictedIn = (abilities: readonly Ability[]): readonly Restricted[] =>
  abilities.flatMap((a) =>
    a.kind === 'restricted'
      ? [a, ...restrictedIn(a.abilities)]
      : a.kind === 'inherited'
        ? restrictedIn(a.abilities)
        : [],
  );

/** The text behind bubbles on the card that represents an object: whether it exists, and why. */
export const bubbleFacts = (g: G, row: ObjectRow): readonly Derivation[] => [
  ...restrictedIn(faceOf(g.pool, row).abilities ?? []).map((text) => bubbleFact(g, row, text)),
  ...lostFacts(g, row),
  ...inheritedFacts(g, row),
];

function bubbleFact(g: G, row: ObjectRow, text: Restricted): Derivation {
  const ctx = context(row.id, restrictedFor(row));
  const open = text.by.every((by) => isMet(g, ctx, by));
  return derivation(open ? 'bubble-open' : 'bubble-shut', {
    rules: [open ? 'restriction-abilities.1' : 'restriction-abilities.3'],
    objects: [row.id],
    data: { ability: asPlain(text) },
    because: text.by.map((by) => restrictionFact(g, row, by)),
  });
}

/** One restriction: what is asked, and what is there. */
function restrictionFact(g: G, row: ObjectRow, by: Restriction): Derivation {
  const player = restrictedFor(row);
  const ctx = context(row.id, player);
  const code = isMet(g, ctx, by) ? 'restriction-met' : 'restriction-unmet';
  const rules = [RULES[by.kind]];
  const condition = asPlain({ kind: 'restriction', by });
  const of = (objects: readonly (ObjectId | typeof player)[], value: string, is: unknown, asked: unknown): Derivation =>
    derivation(code, { rules, objects, data: { condition, value, is: asPlain(is), asked: asPlain(asked) } });
  if (by.kind === 'memory') return of([player], 'memory', zoneObjects(g, MEMORY, player).length, by.atLeast);
  if (by.kind === 'sheen') {
    const sheen = zoneObjects(g, ATTRIBUTES, player).reduce(
      (n, id) => n + (objectRow(g.state, id).counters.sheen ?? 0),
      0,
    );
    return of([player], 'sheen', sheen, by.atLeast);
  }
  const champion = championOf(g, player);
  if (champion === undefined) return derivation('no-champion-asked', { rules, objects: [player], data: { condition } });
  const c = characteristics(g, champion);
  const face = faceOf(g.pool, row);
  switch (by.kind) {
    case 'class':
      return of([champion], 'classes', c.classes, face.classes ?? []);
    case 'element':
      return of([champion], 'elements', elementWords(c.elements), by.element ?? elementWords(elementsOfFace(face)));
    case 'champion':
      return of([champion], 'name', c.name, by.name);
    case 'level':
      return of([champion], 'level', (c.level ?? 0) + levelsMoreFor(g, ctx), by.atLeast);
    case 'damage':
      return of([champion], 'damage', damageOn(objectRow(g.state, champion)), by.atLeast);
  }
}

/** State-based checks 10.1: text that was lost while the card waited. */
const lostFacts = (g: G, { id, zone }: ObjectRow): readonly Derivation[] =>
  zone !== PLAYED
    ? []
    : zoneObjects(g, STACK, g.state.game.turn.active).flatMap((instance) => {
        const entry = stackEntry(objectRow(g.state, instance));
        return entry?.source === id && (entry.lost?.length ?? 0) > 0
          ? [derivation('bubble-lost', { rules: ['state-based-checks.10.1'], objects: [id] })]
          : [];
      });

/** What a champion has from the cards below its topmost one. */
const inheritedFacts = (g: G, { zone, kept }: ObjectRow): readonly Derivation[] =>
  zone !== FIELD
    ? []
    : kept.flatMap((id) => {
        const inner = objectRow(g.state, id);
        if (inner.zone !== LINEAGE) return [];
        return (faceOf(g.pool, inner).abilities ?? [])
          .filter((a) => a.kind === 'inherited')
          .map((ability) =>
            derivation('inherited-from', {
              rules: ['kw-inherited-effect.1'],
              objects: [id],
              data: { ability: asPlain(ability) },
            }),
          );
      });
