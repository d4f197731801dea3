/** `npm run signature`: plays the games and the rulings, records their signatures anew, and says what has changed. */
import { difference } from './digest.ts';
import { readRulings, readSignatures, rulingDifference, writeRulings, writeSignatures } from './recorded.ts';
import { keyOf, rulingFiles, rulingsIn, signedRuling } from './rulings.ts';
import { plays } from './signatures.ts';

for (const game of ['magic', 'grand-archive'] as const) {
  const old = readSignatures(game);
  const all = plays[game]().map((play) => [play.name, play.signature()] as const);
  for (const [name, is] of all) {
    const was = old.get(name);
    const changed = was === undefined ? 'new' : difference(was, is);
    if (changed !== null) console.log(`${game}, ${name}: ${changed}`);
  }
  writeSignatures(game, new Map(all));
}

const before = readRulings();
const rulings = new Map<string, ReadonlyMap<string, string>>();
for (const file of rulingFiles()) {
  const own = new Map<string, string>();
  for (const scenario of rulingsIn(file).scenarios) {
    const { result, signature } = signedRuling(scenario);
    if (result.status !== 'passed') throw new Error(`${file}:${result.line} ${scenario.title}: ${result.message}`);
    const changed = rulingDifference(before.get(file)?.get(keyOf(scenario)), signature);
    if (changed !== null) console.log(`${file}, ${scenario.title}: ${changed}`);
    own.set(keyOf(scenario), signature);
  }
  rulings.set(file, own);
}
writeRulings(rulings);
