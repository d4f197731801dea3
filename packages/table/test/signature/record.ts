/** `npm run signature`: plays the games and the rulings, records their signatures anew, and says what has changed. */
import { grandArchiveBots } from '@rulewright/bots/grand-archive';
import { magicBots } from '@rulewright/bots/magic';
import { difference } from './digest.ts';
import { grandArchiveGames, signedGrandArchive } from './grand-archive-games.ts';
import { magicGames, signedMagic } from './magic-games.ts';
import { signatureOf } from './play.ts';
import { readRulings, readSignatures, rulingDifference, writeRulings, writeSignatures } from './recorded.ts';
import { keyOf, rulingFiles, rulingsIn, signedRuling } from './rulings.ts';

const played = {
  magic: magicGames().map((game) => [game.name, signatureOf(signedMagic, magicBots, game)] as const),
  'grand-archive': grandArchiveGames().map(
    (game) => [game.name, signatureOf(signedGrandArchive, grandArchiveBots, game)] as const,
  ),
};

for (const [name, signatures] of Object.entries(played)) {
  const before = readSignatures(name);
  for (const [game, is] of signatures) {
    const was = before.get(game);
    const changed = was === undefined ? 'new' : difference(was, is);
    if (changed !== null) console.log(`${name}, ${game}: ${changed}`);
  }
  writeSignatures(name, new Map(signatures));
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
