// What the engine cannot do yet is told as that, and not as a scenario that fails; any other error stays an error.
import { UnsupportedAction } from '@rulewright/magic';
import { expect, test } from 'vitest';
import { grandArchiveScenario } from '../src/grand-archive/index.ts';
import { magicScenario } from '../src/magic/index.ts';

test.each([
  ['magic', magicScenario.playing],
  ['grand-archive', grandArchiveScenario.playing],
])('%s', (_, playing) => {
  expect(playing?.unsupported(new UnsupportedAction('juggling'))).toContain('juggling');
  expect(playing?.unsupported(new Error('juggling'))).toBeNull();
  expect(playing?.unsupported('juggling')).toBeNull();
});
