/** Four players and a thousand permanents: how long the slowest decisions take, the bot's answer included. */
import { decides, step } from '@rulewright/kernel';
import type { G } from '@rulewright/magic';
import { positionToPlay, randomBots } from '../games.ts';
import { atMost, type Measure, percentile, type Times, timeEach } from '../measure.ts';

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
const WARM_UP = 200;

/** Plays on by random decisions, in a new game when one is over; what each decision took, in microseconds. */
function play(decisions: number): { readonly times: Times; readonly kinds: readonly string[] } {
  const start = (): G => positionToPlay({ players: 4, permanents: PERMANENTS, count: 1000 });
  const bots = randomBots(5, 4);
  const kinds: string[] = [];
  let g = start();
  const times = timeEach(decisions, () => {
    if (g.state.decision === null) g = start();
    const { decision } = g.state;
    if (decision === null) throw new Error('nothing is asked');
    kinds.push(decision.kind);
    return () => step(g, bots[decides(decision)]?.answer(g, decision) ?? null);
  });
  return { times, kinds };
}

export function fourPlayers(): Measure {
  play(WARM_UP);
  return () => {
    const { times, kinds } = play(DECISIONS);
    const cpu = times.cpu.map((us) => us / 1000);
    const byKind = new Map<string, number>();
    cpu.forEach((ms, i) => {
      const kind = `slowest ${kinds[i]}`;
      byKind.set(kind, Math.max(byKind.get(kind) ?? 0, ms));
    });
    return [
      {
        what: 'four players, 1,000 permanents: p99 of a decision',
        unit: 'ms',
        value: percentile(times.wall, 0.99) / 1000,
        cpu: percentile(cpu, 0.99),
        bar: atMost(50),
        more: { p50: percentile(cpu, 0.5), p95: percentile(cpu, 0.95), ...Object.fromEntries(byKind) },
      },
    ];
  };
}
