// Short ways to parse a scenario and to look at one part of it.
import type { ScenarioError } from '../src/index.ts';
import type { MagicScenario } from '../src/magic/index.ts';
import { type Action, type Check, type CheckStep, isKind, type LegalityStep, type Step } from '../src/parse/index.ts';
import { parseScenarios } from './games.ts';

export const file = 'some/file.yaml';

/** The single scenario of a text that must be without errors. */
export function scenarioOf(text: string): MagicScenario {
  const { scenarios, errors } = parseScenarios(text, file);
  const [scenario, ...more] = scenarios;
  if (scenario === undefined || more.length > 0 || errors.length > 0) {
    throw new Error(`expected one scenario, got ${scenarios.length} and ${JSON.stringify(errors, undefined, 2)}`);
  }
  return scenario;
}

/** The single error of a text. */
export function errorOf(text: string): ScenarioError {
  const { errors } = parseScenarios(text, file);
  const [error, ...more] = errors;
  if (error === undefined || more.length > 0) {
    throw new Error(`expected one error, got ${JSON.stringify(errors, undefined, 2)}`);
  }
  return error;
}

const title = 'scenario: A title\n';
const twoPlayers = 'players: {Ann: {}, Bob: {}}\n';

/** A scenario with the given YAML under `Ann:`; line 4 is its first. */
export function withAnn(setup: string, top = ''): string {
  return `${title}players:\n  Ann:\n${indent(setup, 4)}\n  Bob:\n${top}`;
}

/** A scenario with the given steps; line 4 is the first. */
export function withSteps(steps: string, players = twoPlayers): string {
  return `${title}${players}steps:\n${indent(steps, 2)}\n`;
}

/** A scenario of Grand Archive with the given steps; line 5 is the first. */
export function withGrandArchiveSteps(steps: string): string {
  return `game: grand-archive\n${withSteps(steps)}`;
}

/** A scenario with one check step; line 5 is the first of what it checks. */
export function withCheck(check: string): string {
  return withSteps(`- check:\n${indent(check, 4)}`);
}

export function stepOf(text: string): Step {
  const [step, ...more] = scenarioOf(text).steps;
  if (step === undefined || more.length > 0) throw new Error('expected one step');
  return step;
}

export function actionOf(text: string): Action {
  const step = stepOf(text);
  if (isKind<LegalityStep>(step, 'can') || isKind<LegalityStep>(step, 'cannot')) return step.action;
  throw new Error(`expected can or cannot, got ${step.kind}`);
}

export function checkOf(check: string): Check {
  const step = stepOf(withCheck(check));
  const [first, ...more] = isKind<CheckStep>(step, 'check') ? step.checks : [];
  if (first === undefined || more.length > 0) throw new Error('expected one check');
  return first;
}

function indent(text: string, by: number): string {
  return text
    .split('\n')
    .map((line) => ' '.repeat(by) + line)
    .join('\n');
}
