/** Saving, loading and hashing a game, and what it takes up in memory. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { hash, load, save } from '@rulewright/kernel';
import { rules } from '@rulewright/magic';
import { midGame } from './games.ts';
import { atMost, median, type Result, timeEach } from './measure.ts';

const GAMES = 100;

/** Bytes on the heap after a collection. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}

export function saves(): readonly Result[] {
  const g = midGame(7, 400);
  const text = JSON.stringify(save(g));
  const saving = timeEach(300, () => () => JSON.stringify(save(g))).slice(100);
  const loading = timeEach(300, () => () => load(rules, g.pool, JSON.parse(text))).slice(100);
  const hashing = timeEach(300, () => () => hash(g.state)).slice(100);
  const before = heap();
  const games = Array.from({ length: GAMES }, (_, i) => midGame(2000 + i, 400));
  const each = (heap() - before) / games.length;
  return [
    {
      what: 'a saved mid-game',
      unit: 'kB',
      value: text.length / 1000,
      more: { saveUs: median(saving), loadUs: median(loading), hashUs: median(hashing) },
    },
    { what: 'memory per idle game', unit: 'kB', value: each / 1000, bar: atMost(300) },
  ];
}
