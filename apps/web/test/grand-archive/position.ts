/** A position of Grand Archive as somebody at the table sees it, written as a scenario. */
import { bundled } from '@rulewright/cards/grand-archive';
import { type Answer, asPlayer, fork } from '@rulewright/kernel';
import { parseScenarios, recordScenario } from '@rulewright/scenario';
import { grandArchiveScenario } from '@rulewright/scenario/grand-archive';
import { Sitting } from '@rulewright/table';
import { type GrandArchiveTypes, grandArchiveTable, speechIn } from '@rulewright/table/grand-archive';
import type { Shown, Snapshot } from '../../src/games/grand-archive/types.ts';

const CARDS = `cards:
  - {name: Spirit of the Forge, types: [CHAMPION], classes: [SPIRIT], elements: [FIRE], subtypes: [SPIRIT], cost_memory: 0, level: 0, life: 15}
  - {name: "Iva, Road Blade", types: [CHAMPION], classes: [WARRIOR], elements: [NORM], subtypes: [WARRIOR, HUMAN], cost_memory: 1, level: 1, life: 20, effect: "Inherited Effect: Your champion's attacks get +1 POWER."}
  - {name: "Iva, Blade Unbound", types: [CHAMPION], classes: [WARRIOR], elements: [CRUX], subtypes: [WARRIOR, HUMAN], cost_memory: 2, level: 2, life: 24, effect: Iva Lineage}
  - {name: Chipped Longsword, types: [REGALIA, WEAPON], classes: [WARRIOR], elements: [NORM], subtypes: [WARRIOR, SWORD], cost_memory: 0, power: 2, durability: 2}
  - {name: Wide Swing, types: [ATTACK], classes: [WARRIOR], elements: [FIRE], subtypes: [WARRIOR], cost_reserve: 0, power: 1}
  - {name: Gate Warden, types: [ALLY], classes: [GUARDIAN], elements: [NORM], subtypes: [GUARDIAN, HUMAN], cost_reserve: 2, power: 2, life: 4, effect: Taunt}
  - {name: Mill Hand, types: [ALLY], classes: [WARRIOR], elements: [NORM], subtypes: [WARRIOR, HUMAN], cost_reserve: 1, power: 2, life: 2}
  - {name: Rising Swell, types: [ACTION], classes: [MAGE], elements: [WATER], subtypes: [MAGE, SPELL], cost_reserve: 1, speed: fast, effect: "Draw a card.\\n\\n[Class Bonus] Draw a card."}
  - {name: High Tower, types: [DOMAIN], classes: [GUARDIAN], elements: [NORM], subtypes: [GUARDIAN, SIEGEABLE, CASTLE], cost_reserve: 2, durability: 4}
  - {name: Brass Trinket, types: [REGALIA, ITEM], classes: [WARRIOR], elements: [NORM], subtypes: [WARRIOR, ACCESSORY], cost_memory: 0}
`;

/** The first player sits at it; nobody plays the others, so that the game waits for them. */
export function seated(players: string): Sitting<GrandArchiveTypes> {
  const text = `scenario: A position\ngame: grand-archive\n${CARDS}${players}`;
  const { scenarios, errors } = parseScenarios(text, 'position.yaml', [grandArchiveScenario]);
  const [first] = scenarios;
  if (first === undefined) throw new Error(`${errors[0]?.line}: ${errors[0]?.code}`);
  const { start } = recordScenario(first, [grandArchiveScenario]);
  if (start === null) throw new Error('it cannot be set up');
  return new Sitting<GrandArchiveTypes>(
    { ...grandArchiveTable, begin: () => ({ g: { ...start, state: fork(start.state) }, cards: '' }) },
    {
      start: { players: [], seed: 1 },
      me: asPlayer(0),
      bots: new Map(),
      cards: bundled,
      speech: speechIn('en', bundled),
    },
  );
}

export const ME = asPlayer(0);
export const OTHER = asPlayer(1);

export function named({ objects }: Snapshot, name: string, zone?: string): Shown {
  const found = Object.values(objects).find((o) => o.card === name && (zone === undefined || o.zone === zone));
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}

/** Answers, one after the other; each has to be legal. */
export function answered(
  sitting: Sitting<GrandArchiveTypes>,
  ...answers: readonly ((now: Snapshot) => Answer)[]
): Snapshot {
  for (const answer of answers) {
    const refusal = sitting.answer(answer(sitting.snapshot()));
    if (refusal !== null) throw new Error(refusal.code);
  }
  return sitting.snapshot();
}
