import { ruleNames as ofGrandArchive } from '@rulewright/text/grand-archive';
import { ruleNames as ofMagic } from '@rulewright/text/magic';
import { expect, test } from 'vitest';

// What is shared is written once: a rule of prose with the name of a game's own makes every card of that game unreadable.
test.each([
  ['Magic', ofMagic],
  ['Grand Archive', ofGrandArchive],
])('the grammar of %s has one rule of each name', (_, names) => {
  expect(names).not.toThrow();
});
