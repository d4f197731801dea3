import { newDraft } from '@rulewright/scenario/magic';
import { describe, expect, test } from 'vitest';
import { isDraft } from '../../src/games/magic/pages/editor/kept-draft.ts';

const draft = newDraft('A title', ['Ann', 'Bob']);
const [ann = expect.fail()] = draft.players;
const withAnn = (change: object) => ({ ...draft, players: [{ ...ann, ...change }] });
const withObject = (object: unknown) => withAnn({ zones: { battlefield: [object] } });

describe('a situation that was kept', () => {
  test('is taken as it was', () => {
    expect(isDraft(draft)).toBe(true);
    expect(isDraft(withObject({ card: 'Forest', tapped: true, counters: { charge: 1 } }))).toBe(true);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['no players', { ...draft, players: undefined }],
    ['too many players', { ...draft, players: Array(9).fill(ann) }],
    ['a player who is none', { ...draft, players: [null] }],
    ['zones that are no lists', withAnn({ zones: { hand: 'Forest' } })],
    ['a zone that is none', withAnn({ zones: JSON.parse('{"__proto__": []}') })],
    ['an object without a card', withObject({ tapped: true })],
    ['an object that is a word', withObject('Forest')],
    ['counters that are no numbers', withObject({ card: 'Forest', counters: { charge: 'many' } })],
    ['a life that is no number', withAnn({ life: {} })],
    ['a start that is none', { ...draft, start: 'now' }],
  ])('is left out with %s', (_, value) => {
    expect(isDraft(value)).toBe(false);
  });
});
