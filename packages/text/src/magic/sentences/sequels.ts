/** What a sentence makes of those before it: prevention that is spoken of, cards that are shown if one likes. */
import type { Action } from '@rulewright/language/magic';
import type { Telling } from '../game.ts';
import { following } from '../replacements/prevention.ts';

export const follow = (before: readonly Action[], d: Telling, work: () => readonly Action[]): readonly Action[] =>
  following(before, d, work) ?? shown(before, work());

/** "You may reveal it. If a land card is revealed this way, …": only if it was. */
function shown(before: readonly Action[], more: readonly Action[]): readonly Action[] {
  const offered = before.at(-1);
  const [only] = more;
  if (offered?.do !== 'may' || only?.do !== 'if' || more.length !== 1) return [...before, ...more];
  const revealed = offered.actions.at(-1);
  if (revealed?.do !== 'reveal' || !JSON.stringify(only.condition).includes(JSON.stringify(revealed.what)))
    return [...before, ...more];
  return [...before.slice(0, -1), { ...offered, actions: [...offered.actions, only] }];
}
