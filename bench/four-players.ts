/** Four players and a thousand permanents: how long the slowest decisions take, the bot's answer included. */
import { type Decision, decides, step } from '@rulewright/kernel';
import type { G } from '@rulewright/magic';
import { positionToPlay, randomBots } from './games.ts';
import { atMost, percentile, type Result } from './measure.ts';

const PERMANENTS = [
  'Forest',
  'Centaur Courser',
  'Island',
  'Serra Angel',
  'Mountain',
  'Arctic Aven',
  'Plains',
  'Attended Knight',
  'Forest',
  'Flinthoof Boar',
  'Swamp',
  'Griffin Protector',
];

const DECISIONS = 400;
const WARM_UP = 60;

export function fourPlayers(): readonly Result[] {
  const times: number[] = [];
  const byKind = new Map<string, number>();
  let g: G = positionToPlay({ players: 4, permanents: PERMANENTS, count: 1000 });
  const bots = randomBots(5, 4);
  for (let i = 0; i < DECISIONS + WARM_UP; i++) {
    if (g.state.decision === null) g = positionToPlay({ players: 4, permanents: PERMANENTS, count: 1000 });
    const decision = g.state.decision as unknown as Decision;
    const began = performance.now();
    step(g, bots[decides(decision)]?.answer(g, decision) ?? null);
    const took = performance.now() - began;
    if (i < WARM_UP) continue;
    times.push(took);
    byKind.set(decision.kind, Math.max(byKind.get(decision.kind) ?? 0, took));
  }
  const slowest = Object.fromEntries([...byKind].map(([kind, ms]) => [`slowest ${kind}`, ms]));
  return [
    {
      what: 'four players, 1,000 permanents: p99 of a decision',
      unit: 'ms',
      value: percentile(times, 0.99),
      bar: atMost(50),
      more: { p50: percentile(times, 0.5), p95: percentile(times, 0.95), ...slowest },
    },
  ];
}
