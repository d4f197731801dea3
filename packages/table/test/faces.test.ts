/** What is printed on every bundled face is what the table says of it: each line once, and nothing of our own making. */
import { bundledCards, bundledEntry, printedText } from '@rulewright/cards/magic';
import { printed } from '@rulewright/magic';
import { describe, expect, test } from 'vitest';
import { textLines } from '../src/magic/text-lines.ts';
import { english } from './position.ts';

const MANA = /^\{T\}: Add \{[WUBRG]\}\.$/;
/** Keywords may share a line. */
const plain = (lines: readonly string[]): string => lines.join(', ').replaceAll('\n', ', ').toLowerCase();

describe('each bundled face', () => {
  test('says what is printed on it', () => {
    let faces = 0;
    for (const card of bundledCards) {
      const entry = bundledEntry(card.name);
      if (entry === undefined) throw new Error(`${card.name} is not in the bundle`);
      const texts = printedText(entry);
      card.faces.forEach((face, i) => {
        // The second set of numbers of a prototype (718.2) is no face with words of its own.
        if (entry.wording[i] === undefined) return;
        const { abilities } = printed(face);
        const said = textLines(face.name, abilities, abilities, english).map(({ words }) => words);
        const expected = (texts[i] ?? '').split('\n').filter((line) => line !== '');
        // The symbol of a basic land type is all that its mana ability has on a card (305.6).
        const lines = said.filter((words) => expected.includes(words) || !MANA.test(words));
        expect.soft(plain(lines), face.name).toBe(plain(expected));
        faces++;
      });
    }
    expect(faces).toBeGreaterThan(1500);
  });
});
