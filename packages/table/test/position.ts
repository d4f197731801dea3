/** A person who sits down at a game in some position, written as a scenario. */
import { bundled } from '@rulewright/cards/magic';
import { asPlayer, fork, type ObjectId } from '@rulewright/kernel';
import { parseScenarios, recordScenario } from '@rulewright/scenario';
import { magicScenario } from '@rulewright/scenario/magic';
import { Lab, Sitting, type SittingOptions, startFrom } from '../src/index.ts';
import {
  type MagicQuestion,
  type MagicSettings,
  type MagicShown,
  type MagicSnapshot,
  type MagicTypes,
  magicLab,
  magicTable,
  speechIn,
} from '../src/magic/index.ts';

export const english = speechIn('en', bundled);

const scenario = (text: string): string => `scenario: A position\n${text}`;

/** The first player sits at it; the others are played by these bots, or by nobody, so that the game waits for each of them. */
export function seated(
  text: string,
  settings?: MagicSettings,
  speech = english,
  bots: SittingOptions<MagicTypes>['bots'] = new Map(),
): Sitting<MagicTypes> {
  const { scenarios, errors } = parseScenarios(scenario(text), 'position.yaml', [magicScenario]);
  const [first] = scenarios;
  if (first === undefined) throw new Error(`${errors[0]?.line}: ${errors[0]?.code}`);
  const { start } = recordScenario(first, [magicScenario]);
  if (start === null) throw new Error('it cannot be set up');
  const at = { ...magicTable, begin: () => ({ g: { ...start, state: fork(start.state) }, cards: '' }) };
  return new Sitting<MagicTypes>(at, {
    start: { players: [], seed: 1 },
    me: asPlayer(0),
    bots,
    cards: bundled,
    speech,
    ...(settings === undefined ? {} : { settings }),
  });
}

/** All sides of a position, with steps that lead to it; `at` the end. */
export function opened(text: string): Lab<MagicTypes> {
  const start = startFrom(magicLab, scenario(text), 'position.yaml', 0);
  const lab = Lab.open(magicLab, { start, cards: bundled, name: 'A position' });
  lab.go(lab.length);
  return lab;
}

/** The position for a person who sees everything. */
export const shown = (text: string): MagicSnapshot => opened(text).snapshot('all', english);

export function named({ objects }: MagicSnapshot, name: string): MagicShown {
  const found = Object.values(objects).find((o) => o.card === name || o.name === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}

export const idOf = (snapshot: MagicSnapshot, name: string): ObjectId => named(snapshot, name).id;

export function asked<K extends MagicQuestion['kind']>(
  { question }: MagicSnapshot,
  kind: K,
): Extract<MagicQuestion, { readonly kind: K }> {
  if (question?.kind !== kind) throw new Error(`${question?.kind} is asked, not ${kind}`);
  return question as Extract<MagicQuestion, { readonly kind: K }>;
}
