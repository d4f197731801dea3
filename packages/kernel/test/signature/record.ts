/** `npm run signature`: records anew what the kernel says of its games, and says what has changed. */
import { writeFileSync } from 'node:fs';
import { GAME_KINDS, games, PLACE, type Recorded, readRecorded } from './games.ts';

const before = readRecorded();
const all: Recorded = Object.fromEntries([...games].map(([name, play]) => [name, play().join(' ')]));
for (const [name, is] of Object.entries(all)) {
  const was = before[name]?.split(' ') ?? [];
  const changed = GAME_KINDS.filter((_, i) => was[i] !== is.split(' ')[i]);
  if (changed.length > 0) console.log(`kernel, ${name}: ${changed.join(', ')}`);
}
writeFileSync(PLACE, `${JSON.stringify(all, null, 2)}\n`);
