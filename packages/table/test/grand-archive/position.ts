/** A person who sits down at a game of Grand Archive in some position, written as a scenario. */
import { bundled } from '@rulewright/cards/grand-archive';
import { asPlayer, fork } from '@rulewright/kernel';
import { parseScenarios, recordScenario } from '@rulewright/scenario';
import { grandArchiveScenario } from '@rulewright/scenario/grand-archive';
import {
  type GrandArchiveQuestion,
  type GrandArchiveShown,
  type GrandArchiveSnapshot,
  type GrandArchiveTypes,
  grandArchiveLab,
  grandArchiveTable,
  speechIn,
} from '../../src/grand-archive/index.ts';
import { Lab, Sitting, startFrom } from '../../src/index.ts';

export const english = speechIn('en', bundled);

/** Cards of no other game than the tests'. */
const CARDS = `scenario: A position
game: grand-archive
cards:
  - {name: Plain Squire, types: [ALLY], classes: [WARRIOR], elements: [NORM], subtypes: [WARRIOR], cost_reserve: 1, power: 2, life: 3}
  - {name: Ember Page, types: [ALLY], classes: [MAGE], elements: [FIRE], subtypes: [MAGE], cost_reserve: 1, power: 1, life: 1}
  - {name: Old Blade, types: [REGALIA, WEAPON], classes: [WARRIOR], elements: [NORM], subtypes: [WARRIOR, SWORD], cost_memory: 1, power: 2, durability: 3}
  - {name: Wide Swing, types: [ATTACK], classes: [WARRIOR], elements: [NORM], subtypes: [WARRIOR], cost_reserve: 0, power: 1}
  - {name: Sky Gaze, types: [ACTION], classes: [WARRIOR], elements: [NORM], subtypes: [WARRIOR], cost_reserve: 0, speed: fast, effect: "Glimpse 2."}
  - {name: War Drum, types: [DOMAIN], classes: [WARRIOR], elements: [NORM], subtypes: [WARRIOR], cost_reserve: 0, effect: "Allies you control have \\"On Hit: Draw a card.\\""}
  - name: Guild Oath
    types: [ALLY]
    classes: [WARRIOR]
    elements: [NORM]
    subtypes: [WARRIOR]
    cost_reserve: 2
    power: 1
    life: 1
    effect: "Vigor\\n[Class Bonus] On Enter: Draw a card.\\n[Level 2+] Intercept"
  - {name: First Guide, types: [CHAMPION], classes: [SPIRIT], elements: [NORM], subtypes: [SPIRIT], level: 0, life: 15, cost_memory: 0}
  - {name: "Tara, Young Blade", types: [CHAMPION], classes: [WARRIOR], elements: [NORM], subtypes: [WARRIOR, HUMAN], level: 1, life: 20, cost_memory: 1}
`;

const scenario = (text: string): string => `${CARDS}${text}`;

/** The first player sits at it; the other is played by nobody, so that the game waits. */
export function seated(text: string): Sitting<GrandArchiveTypes> {
  const { scenarios, errors } = parseScenarios(scenario(text), 'position.yaml', [grandArchiveScenario]);
  const [first] = scenarios;
  if (first === undefined) throw new Error(`${errors[0]?.line}: ${errors[0]?.code}`);
  const { start, result } = recordScenario(first, [grandArchiveScenario]);
  if (start === null) throw new Error(`it cannot be set up: ${result.message}`);
  const at = { ...grandArchiveTable, begin: () => ({ g: { ...start, state: fork(start.state) }, cards: '' }) };
  return new Sitting<GrandArchiveTypes>(at, {
    start: { players: [], seed: 1 },
    me: asPlayer(0),
    bots: new Map(),
    cards: bundled,
    speech: english,
  });
}

/** All sides of a position, with steps that lead to it; `at` the end. */
export function opened(text: string): Lab<GrandArchiveTypes> {
  const start = startFrom(grandArchiveLab, scenario(text), 'position.yaml', 0);
  const lab = Lab.open(grandArchiveLab, { start, cards: bundled, name: 'A position' });
  lab.go(lab.length);
  return lab;
}

export function named({ objects }: GrandArchiveSnapshot, name: string): GrandArchiveShown {
  const found = Object.values(objects).find((o) => o.card === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}

export function asked<K extends GrandArchiveQuestion['kind']>(
  { question }: GrandArchiveSnapshot,
  kind: K,
): Extract<GrandArchiveQuestion, { readonly kind: K }> {
  if (question?.kind !== kind) throw new Error(`${question?.kind} is asked, not ${kind}`);
  return question as Extract<GrandArchiveQuestion, { readonly kind: K }>;
}

/** What the person can do, by its words. */
export function action(snapshot: GrandArchiveSnapshot, words: string) {
  const found = asked(snapshot, 'priority').actions.find((each) => each.words.startsWith(words));
  if (found === undefined) throw new Error(`nobody can ${words}`);
  return found;
}
