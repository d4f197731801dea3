/** `npm run signature`: records anew what is made of texts, and says how many have changed and how. */
import { readTexts, textDifference, writeTexts } from './recorded.ts';
import { signatureOf, sources } from './texts.ts';

const before = readTexts();
const all: Record<string, Record<string, string>> = {};
for (const [source, texts] of sources()) {
  const own: Record<string, string> = {};
  const changed = new Map<string, number>();
  for (const text of texts) {
    const signature = signatureOf(text);
    if ((own[text.key] ?? signature) !== signature)
      throw new Error(`${source}: the same text twice, beside other texts: ${text.about}`);
    own[text.key] = signature;
    const difference = textDifference(before[source]?.[text.key], signature);
    if (difference !== null) changed.set(difference, (changed.get(difference) ?? 0) + 1);
  }
  for (const [what, count] of changed) console.log(`${source}: ${what} of ${count} texts`);
  all[source] = own;
}
writeTexts(all);
