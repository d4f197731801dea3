/** Which state-based actions wait for a permanent or a player, and which do not, with the numbers that decide (704.5). */
import {
  type Derivation,
  derivation,
  type EntityId,
  isPlayer,
  type ObjectId,
  objectRow,
  type Plain,
  type PlayerId,
  playerRow,
} from '@rulewright/kernel';
import { type Characteristics, characteristics, isType } from '../100-game/109.3-characteristics.ts';
import { TypeBit } from '../200-cards/205-card-types.ts';
import {
  actionFor,
  losingPlayers,
  permanentActions,
} from '../700-additional/704-state-based-actions/704-state-based-actions.ts';
import type { G } from '../state.ts';
import { explainCharacteristic } from './characteristic.ts';

/** For each action that could concern the permanent or player: that it happens, or that it does not. */
export function explainStateBased(g: G, id: EntityId): Derivation {
  const because = isPlayer(id) ? playerFacts(g, id) : permanentFacts(g, id);
  return derivation('state-based', { rules: ['704.3'], objects: [id], because });
}

function permanentFacts(g: G, object: ObjectId): readonly Derivation[] {
  const row = objectRow(g.state, object);
  const c = characteristics(g, object);
  return permanentActions.flatMap((entry) => {
    if (!concerns(entry.rule, c)) return [];
    const applies = actionFor(g, entry, row, c) !== null;
    const data: Record<string, Plain> = { rule: entry.rule, ...numbers(entry.rule, row.damage, row.counters, c) };
    const stat = entry.rule === '704.5f' && applies ? explainCharacteristic(g, object, 'toughness') : null;
    return [
      derivation(applies ? 'state-based-applies' : 'state-based-idle', {
        rules: [entry.rule],
        objects: [object],
        data,
        because: stat === null ? [] : [stat],
      }),
    ];
  });
}

/** The kinds of permanents that an action looks at; the others look at all. */
const concerned: Readonly<Record<string, (c: Characteristics) => boolean>> = {
  '704.5f': (c) => isType(c, TypeBit.creature),
  '704.5g': (c) => isType(c, TypeBit.creature),
  '704.5h': (c) => isType(c, TypeBit.creature),
  '704.5i': (c) => isType(c, TypeBit.planeswalker),
  '704.5v': (c) => isType(c, TypeBit.battle),
  '704.5m': (c) => c.subtypes.includes('Aura'),
  '704.5n': (c) => c.subtypes.includes('Equipment'),
};

const concerns = (rule: string, c: Characteristics): boolean => concerned[rule]?.(c) ?? false;

/** What the action compares. */
function numbers(
  rule: string,
  damage: number,
  counters: Readonly<Record<string, number>>,
  c: Characteristics,
): Readonly<Record<string, Plain>> {
  switch (rule) {
    case '704.5f':
      return { toughness: c.toughness };
    case '704.5g':
    case '704.5h':
      return { toughness: c.toughness, damage };
    case '704.5i':
      return { loyalty: counters.loyalty ?? 0 };
    case '704.5v':
      return { defense: counters.defense ?? 0 };
    default:
      return {};
  }
}

function playerFacts(g: G, id: PlayerId): readonly Derivation[] {
  const totals = g.state.game.totals[id];
  const losing = losingPlayers(g).find((e) => e.kind === 'lose' && e.player === id);
  const why = losing?.kind === 'lose' ? losing.why : undefined;
  const fact = (rule: string, data: Readonly<Record<string, Plain>>): Derivation =>
    derivation(why === rule ? 'state-based-applies' : 'state-based-idle', {
      rules: [rule],
      objects: [id],
      data: { rule, ...data },
    });
  return [
    fact('704.5a', { life: totals?.life ?? 0 }),
    fact('704.5b', { drewFromEmpty: totals?.drewFromEmpty ?? false }),
    fact('704.5c', { poison: playerRow(g.state, id).counters.poison ?? 0 }),
  ];
}
