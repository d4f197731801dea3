/** Every bundled card is cast and used in a rich position, and nothing may break. `rulewright fuzz --smoke` does it at length. */
import { bundledCards, findCard } from '@rulewright/cards/magic';
import type { Card } from '@rulewright/language/magic';
import { unsupported } from '@rulewright/magic';
import { describe, expect, test } from 'vitest';
import { smoke } from '../src/magic/index.ts';

const named = (name: string): Card => {
  const card = findCard(name);
  if (card === undefined) throw new Error(`no card ${name}`);
  return card;
};
const basics = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map(named);
const others = ['Silvercoat Lion', 'Serra Angel', 'Searing Spear', 'Titanic Growth', 'Pacifism'].map(named);
const DECISIONS = 16;
/** Some need what is not there, as a card in exile. */
const MOST_USED = 0.95;
const playable = bundledCards.filter((card) => unsupported(card).length === 0);
const letters = [...new Set(playable.map(({ name }) => name[0] ?? ''))].sort();

describe('every bundled card', () => {
  let used = 0;

  test.each(letters)('that begins with %s enters play and is used', (letter) => {
    const failures = playable
      .filter(({ name }) => name.startsWith(letter))
      .flatMap((card) => {
        const { failure, used: times } = smoke(card, basics, others, 1, DECISIONS);
        if (times > 0) used++;
        return failure === null ? [] : [`${card.name}: ${failure.split('\n').slice(0, 3).join(' ')}`];
      });
    expect(failures).toEqual([]);
  });

  test('but a few of them, that is', () => {
    expect(used / playable.length).toBeGreaterThan(MOST_USED);
  });
});
