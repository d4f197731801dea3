// Fixes what comes up next: a state of the generator from which the wanted results follow.
import { nextRandom, type RandomState } from '@rulewright/kernel';
import { modulusOf, type RandomResult } from '../parse/index.ts';

/** What a number must leave over: a coin shows heads for 1, a die shows one more than what is left. */
const wanted = (result: RandomResult): { readonly modulus: number; readonly rest: number } =>
  typeof result === 'number'
    ? { modulus: modulusOf(result), rest: Math.max(0, result - 1) }
    : { modulus: modulusOf(result), rest: result === 'heads' ? 1 : 0 };

/** Of nine, modulo 2^32. */
const INVERSE = 0x38e38e39;

/** The first two results are solved for, the others searched. */
export function randomFor(results: readonly RandomResult[]): RandomState {
  const goals = results.map(wanted);
  const [first = 0, second = 0] = goals.map((goal) => goal.rest + goal.modulus);
  for (let b = 1; ; b++) {
    const d = Math.imul(b, 0x9e3779b9);
    const c = Math.imul(second - (b ^ (b >>> 9)) - (d + 1), INVERSE);
    const state: RandomState = [(first - b - d) | 0, b, c, d];
    if (fits(state, goals)) return state;
  }
}

function fits(start: RandomState, goals: readonly { readonly modulus: number; readonly rest: number }[]): boolean {
  let state = start;
  for (const { modulus, rest } of goals) {
    const [n, after] = nextRandom(state);
    if (n % modulus !== rest) return false;
    state = after;
  }
  return true;
}
