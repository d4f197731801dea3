/** Companions (702.139, 103.2b, 116.2g). */
import { findCard } from '@rulewright/cards/magic';
import { asPlayer, objectRow, step, view, zoneObjects } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { type DeckSeat, type G, HAND, legalActions, newGame, OUTSIDE } from '@rulewright/magic';
import { compileCard } from '@rulewright/text/magic';
import { describe, expect, it } from 'vitest';

const ANN = asPlayer(0);
const BOB = asPlayer(1);

function companion(condition: string): Card {
  const made = compileCard({
    name: 'Loyal Friend',
    layout: 'normal',
    faces: [
      {
        name: 'Loyal Friend',
        manaCost: '{2}{G}',
        typeLine: 'Creature — Otter',
        text: `Companion — ${condition}`,
        power: '2',
        toughness: '2',
      },
    ],
  });
  if ('refusals' in made) throw new Error(JSON.stringify(made.refusals));
  return made.card;
}
const of = (...names: readonly (readonly [string, number])[]): readonly Card[] =>
  names.flatMap(([name, count]) => Array.from({ length: count }, () => findCard(name) as Card));
const begin = (ann: Omit<DeckSeat, 'name'>): G =>
  newGame({
    players: [
      { name: 'Ann', ...ann },
      { name: 'Bob', deck: of(['Forest', 60]) },
    ],
    seed: 3,
    first: 0,
  });
const isOffered = (condition: string, deck: readonly Card[]): boolean =>
  begin({ deck, sideboard: [companion(condition)] }).state.decision?.prompt === 'companion';

describe('the condition', () => {
  it.each<[string, readonly Card[], boolean]>([
    [
      'Each permanent card in your starting deck has mana value 2 or less.',
      of(['Forest', 50], ['Grizzly Bears', 10]),
      true,
    ],
    [
      'Each permanent card in your starting deck has mana value 2 or less.',
      of(['Forest', 50], ['Centaur Courser', 10]),
      false,
    ],
    [
      'Each creature card in your starting deck is a Bear, Cat, or Elf card.',
      of(['Forest', 50], ['Grizzly Bears', 10]),
      true,
    ],
    [
      'Each creature card in your starting deck is a Bear, Cat, or Elf card.',
      of(['Forest', 50], ['Wind Drake', 10]),
      false,
    ],
    [
      'Your starting deck contains only cards with odd mana values and land cards.',
      of(['Forest', 50], ['Centaur Courser', 1]),
      true,
    ],
    [
      'Your starting deck contains only cards with odd mana values and land cards.',
      of(['Forest', 50], ['Grizzly Bears', 1]),
      false,
    ],
    ['Each nonland card in your starting deck has a different name.', of(['Forest', 50], ['Grizzly Bears', 1]), true],
    ['Each nonland card in your starting deck has a different name.', of(['Forest', 50], ['Grizzly Bears', 2]), false],
    ['Each nonland card in your starting deck shares a card type.', of(['Forest', 50], ['Grizzly Bears', 2]), true],
    ['Each nonland card in your starting deck shares a card type.', of(['Grizzly Bears', 2], ['Shock', 2]), false],
    ['Each permanent card in your starting deck has an activated ability.', of(['Forest', 60]), true],
    [
      'Each permanent card in your starting deck has an activated ability.',
      of(['Forest', 59], ['Grizzly Bears', 1]),
      false,
    ],
    ['Your starting deck contains at least twenty cards more than the minimum deck size.', of(['Forest', 80]), true],
    ['Your starting deck contains at least twenty cards more than the minimum deck size.', of(['Forest', 79]), false],
    [
      'No card in your starting deck has more than one of the same mana symbol in its mana cost.',
      of(['Forest', 60], ['Grizzly Bears', 1]),
      true,
    ],
  ])('%s', (condition, deck, fulfilled) => {
    expect(isOffered(condition, deck)).toBe(fulfilled);
  });
});

describe('a companion', () => {
  const ANY = 'Each permanent card in your starting deck has mana value 2 or less.';
  const game = (answer: (id: number) => readonly number[]): G => {
    const g = begin({ deck: of(['Forest', 60]), sideboard: [companion(ANY)] });
    step(g, answer(zoneObjects(g, OUTSIDE, ANN)[0] ?? -1));
    while (g.state.decision?.kind === 'yesNo') step(g, false);
    return g;
  };
  const fetch = (g: G) =>
    legalActions(g, ANN).find((a) => a.action === 'activate' && a.object === zoneObjects(g, OUTSIDE, ANN)[0]);
  /** Lands on the battlefield for its cost. */
  const rich = (g: G): G => {
    for (let i = 0; i < 6; i++) {
      const [card] = zoneObjects(g, HAND, ANN);
      if (card === undefined) throw new Error('no land');
      step(g, { action: 'playLand', card });
      step(g, { action: 'pass' });
      while (g.state.game.turn.active !== ANN || g.state.game.turn.step !== 'main1' || g.state.decision?.player !== ANN)
        step(
          g,
          g.state.decision?.kind === 'priority'
            ? { action: 'pass' }
            : g.state.decision?.kind === 'entities'
              ? zoneObjects(g, HAND, g.state.decision.player).slice(0, 1)
              : {},
        );
    }
    return g;
  };

  it('that is revealed is put into the hand for {3}, once', () => {
    const g = rich(game((id) => [id]));
    const before = zoneObjects(g, HAND, ANN).length;
    const action = fetch(g);
    if (action === undefined) throw new Error('it is not offered');
    step(g, { ...action });
    expect(zoneObjects(g, HAND, ANN)).toHaveLength(before + 1);
    expect(zoneObjects(g, OUTSIDE, ANN)).toEqual([]);
  });

  it('that is not revealed stays outside', () => {
    const g = rich(game(() => []));
    expect(fetch(g)).toBe(undefined);
  });

  it('is seen by all once it is revealed', () => {
    const shown = (g: G): string => JSON.stringify(view(g, BOB));
    expect(shown(game((id) => [id]))).toContain('Loyal Friend');
    expect(shown(game(() => []))).not.toContain('Loyal Friend');
  });
  it('keeps its place outside the game', () => {
    const g = game((id) => [id]);
    expect(objectRow(g.state, zoneObjects(g, OUTSIDE, ANN)[0] ?? (-1 as never)).zone).toBe(OUTSIDE);
  });
});
