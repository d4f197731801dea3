// The page of rules and files is made from the sources, and a rule is found in the first file that it names.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { README, readme } from '../readme/rules.ts';

test('the page of rules and files is up to date (`npm run docs` makes it anew)', () => {
  expect(readFileSync(README, 'utf8')).toBe(readme());
});

test.each([
  ['508.1d', '500-turn/combat/508.1d-requirements.ts'],
  ['510.1c', '500-turn/combat/510.1c-assign-damage.ts'],
  ['601.2f', '600-effects/601-cast/601.2f-total-cost.ts'],
  ['603.3b', '600-effects/603-triggers/603.3b-put-on-stack.ts'],
  ['614.12', '600-effects/614-replacement/614.12-entering.ts'],
  ['616.1', '600-effects/614-replacement/616.1-replacements.ts'],
  ['702.19b', '700-additional/702-keywords/trample.ts'],
  ['704.5j', '700-additional/704-state-based-actions/704.5j-legend-rule.ts'],
  ['707.9', '700-additional/707-copies/707.9-exceptions.ts'],
  ['903.9a', '900-variants/903-commander/903.9a-return.ts'],
])('%s is found in %s', (rule, file) => {
  expect(readme()).toContain(`| ${rule} | [${file}]`);
});
