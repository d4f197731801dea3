/** What has been done twice can be proposed to be done any number of times (732.2). */
import type { Bot } from '@rulewright/bots';
import { greedyBot, randomBot } from '@rulewright/bots/magic';
import { type Answer, asPlayer, type PlayerId, zoneObjects } from '@rulewright/kernel';
import { BATTLEFIELD, type G } from '@rulewright/magic';
import { expect, test } from 'vitest';
import type { Sitting } from '../src/index.ts';
import type { MagicTypes } from '../src/magic/index.ts';
import { asked, english, idOf, seated } from './position.ts';

const [ann, bob] = [asPlayer(0), asPlayer(1)];

const CARDS = `cards:
  - {name: Spring, mana_cost: "{1}", type_line: Artifact, oracle_text: "{0}: You gain 1 life."}
  - {name: Wheel, mana_cost: "{1}", type_line: Artifact, oracle_text: "{0}: Put the top card of your library on the bottom of your library."}
  - {name: Hammer, mana_cost: "{0}", type_line: Instant, oracle_text: "Destroy target artifact."}
`;

const position = (annHas: string, bobHas = '{}', more = ''): string =>
  `${CARDS}players:\n  Ann: ${annHas}\n  Bob: ${bobHas}\n${more}`;

const against = (bot: Bot<G>, text: string): Sitting<MagicTypes> =>
  seated(text, undefined, english, new Map([[bob, bot]]));

const atSpring = (bot: Bot<G> = randomBot(1)): Sitting<MagicTypes> =>
  against(bot, position('{battlefield: [Spring], life: 20}'));

/** Uses the only ability of something, so many times. */
function use(sitting: Sitting<MagicTypes>, name: string, times: number): void {
  for (let i = 0; i < times; i++) {
    const action = asked(sitting.snapshot(), 'priority').actions.find(
      ({ entity }) => entity === idOf(sitting.snapshot(), name),
    );
    expect(sitting.answer(action?.answer ?? null)).toBeNull();
  }
}

const offerIn = (sitting: Sitting<MagicTypes>) => asked(sitting.snapshot(), 'priority').repeat;
const proposed = (sitting: Sitting<MagicTypes>, times: number): Answer => ({ ...offerIn(sitting)?.once, times });
const lifeIn = (sitting: Sitting<MagicTypes>): number | undefined => sitting.snapshot().players[0]?.facts.life;

test('732.2a: it is offered with what it brings and how often it can be, after two times and not after one', () => {
  const sitting = atSpring();
  use(sitting, 'Spring', 1);
  expect(offerIn(sitting)).toBeUndefined();
  use(sitting, 'Spring', 1);
  expect(offerIn(sitting)).toMatchObject({ most: 6_666, words: 'each time: life +1, You' });
});

test('732.2a: only to the one whose it is', () => {
  const sitting = atSpring();
  use(sitting, 'Spring', 2);
  expect(asked(sitting.snapshot(bob), 'priority').repeat).toBeUndefined();
});

test('732.2c: the number that is named is played, as if each time had been', () => {
  const sitting = atSpring();
  use(sitting, 'Spring', 2);
  const lines = sitting.lines.length;
  expect(sitting.answer(proposed(sitting, 500))).toBeNull();
  expect(lifeIn(sitting)).toBe(522);
  expect(sitting.lines.slice(lines).filter(({ words }) => words === 'You gain 1 life.').length).toBe(500);
});

test('a number that is none, or too large, is refused, and the offer stands', () => {
  const sitting = atSpring();
  use(sitting, 'Spring', 2);
  expect(sitting.answer(proposed(sitting, 0))).toMatchObject({ code: 'not-a-shortcut' });
  expect(sitting.answer(proposed(sitting, 6_667))).toMatchObject({ code: 'shortcut-too-long' });
  expect(sitting.answer(proposed(sitting, 6))).toBeNull();
  expect(lifeIn(sitting)).toBe(28);
});

test('it can be taken back, and offered again', () => {
  const sitting = atSpring();
  use(sitting, 'Spring', 2);
  const before = sitting.snapshot();
  sitting.answer(proposed(sitting, 40));
  expect(offerIn(sitting)).toBeUndefined();
  expect(sitting.undo()).toBe(true);
  expect(sitting.snapshot()).toEqual(before);
  sitting.undo();
  expect(lifeIn(sitting)).toBe(21);
  expect(offerIn(sitting)).toBeUndefined();
});

test('400.2: whether it is offered does not tell which cards lie in a library', () => {
  const offered = (library: string) => {
    const sitting = against(randomBot(1), position(`{battlefield: [Wheel], library: [${library}]}`));
    // By then each of the cards has been moved this turn.
    use(sitting, 'Wheel', 2 + (sitting.snapshot().players[0]?.zones.library.count ?? 0));
    return offerIn(sitting);
  };
  expect(offered('Forest')).toEqual(offered(''));
});

test('732.2b: another player ends it where that player does something else', () => {
  const stopper: Bot<G> = {
    answer: (g, decision) => (decision.kind === 'shortcut' ? { stop: 8 } : randomBot(1).answer(g, decision)),
  };
  const sitting = atSpring(stopper);
  use(sitting, 'Spring', 2);
  sitting.answer(proposed(sitting, 100));
  // Twice before; then the third pass of Bob's is where he would, and has nothing else to do.
  expect(lifeIn(sitting)).toBe(25);
});

test('732.2b: a bot that can break it does, one that cannot lets it be', () => {
  const lifeAfter = (hand: string): number | undefined => {
    const sitting = against(greedyBot(1), position('{battlefield: [Spring]}', `{hand: [${hand}]}`));
    use(sitting, 'Spring', 2);
    sitting.answer(proposed(sitting, 100));
    return lifeIn(sitting);
  };
  expect(lifeAfter('Forest')).toBe(122);
  expect(lifeAfter('Hammer')).toBeLessThan(122);
});

test('732.2b: a person accepts the proposal of another player, or says when to do something else', () => {
  const choose = (player: PlayerId, answer: Answer) => ({ player, answer });
  const pass: Answer = { action: 'pass' };
  let proposes = true;
  const proposer: Bot<G> = {
    answer: (g, decision) => {
      const [object] = zoneObjects(g, BATTLEFIELD, bob);
      if (!proposes || object === undefined) return randomBot(1).answer(g, decision);
      proposes = false;
      const use: Answer = { action: 'activate', object, index: 0 };
      return { action: 'shortcut', choices: [choose(bob, use), choose(bob, pass), choose(ann, pass)], times: 200 };
    },
  };
  const text = position('{hand: [Hammer]}', '{battlefield: [Spring]}', 'start: {turn: 3, active: Bob, step: main1}\n');
  const sitting = against(proposer, text);
  const { answers } = asked(sitting.snapshot(), 'listed');
  expect(answers.slice(0, 3).map(({ words }) => words)).toEqual([
    'accept',
    'do something else, time 1',
    'do something else, time 2',
  ]);
  sitting.answer(answers[2]?.answer ?? null);
  expect(sitting.snapshot().players[1]?.facts.life).toBe(21);
  expect(sitting.answer(pass)).toMatchObject({ code: 'must-differ' });
});
