// Every word of every bundled card counts: the texts as today's cards say them, audited like those of any file.
import { Audit } from '@rulewright/text';
import { compileCard } from '@rulewright/text/magic';
import { expect, test } from 'vitest';
import { bundle, printedText, sourceOf } from '../src/magic/bundle/index.ts';

/** Rules of the grammar that are known to lose words of these cards. What is mended is taken from the list. */
const KNOWN_LOST: ReadonlySet<string> = new Set([
  // 106.6: from which zone the spell is cast.
  'Zone.graveyard',
  // 609.4b: mana of any color is not mana of any type.
  'anyMana',
  'anyMana.color',
  // "You control" in what is returned as a cost, "on the battlefield", "creature" or "card" where what was said before has it already.
  'noun.item',
  'item.head',
  'additions.more',
  'CardType.creature',
  'Head.card',
  'Head.permanent',
  // A condition of an exception of a copy.
  'chain.if',
]);

test('every word of the bundled cards counts', () => {
  // Lines that are built alike are looked at once.
  const audit = new Audit(1);
  const lost = bundle.flatMap((entry) => {
    const result = compileCard(sourceOf(entry.card, printedText(entry)));
    if ('refusals' in result) return [];
    return result.readings.flatMap((reading) =>
      audit.findings(reading.audited()).map(({ rule, part, words }) => ({ rule, part, words, card: entry.card.name })),
    );
  });
  expect(lost.filter(({ rule }) => !KNOWN_LOST.has(rule))).toEqual([]);
});
