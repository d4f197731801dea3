/** When a person is asked, and when priority is passed for them. */
import { describe, expect, test } from 'vitest';
import type { MagicSettings } from '../src/magic/index.ts';
import { asked, idOf, seated } from './position.ts';

const cards = `cards:
  - {name: Zap, mana_cost: "{0}", type_line: Instant, oracle_text: "Zap deals 1 damage to any target."}
  - {name: Lesson, mana_cost: "{0}", type_line: Sorcery, oracle_text: "Each opponent loses 1 life."}
  - {name: Watcher, mana_cost: "{1}", type_line: Creature — Bird, power: "1", toughness: "1", oracle_text: "Whenever you cast a spell, you gain 1 life."}
  - {name: Sentry, mana_cost: "{1}", type_line: Creature — Bird, power: "1", toughness: "1", oracle_text: "Whenever you cast a spell, you gain 1 life.\\nWhenever you cast a spell, each opponent loses 2 life."}
`;

const position = (ann: string, rest = 'Bob: {}'): string => `${cards}players:\n  Ann: ${ann}\n  ${rest}\n`;
const all: MagicSettings['stops']['mine'] = ['upkeep', 'draw', 'main1', 'combat', 'main2', 'end'];
const never: MagicSettings = { autoPass: true, stops: { mine: [], theirs: [] } };
const everywhere: MagicSettings = { autoPass: true, stops: { mine: all, theirs: all } };
const byHand: MagicSettings = { autoPass: false, stops: { mine: [], theirs: [] } };

describe('in a turn of their own', () => {
  test('the main phase is theirs to end, even with nothing to do', () => {
    expect(seated(position('{}')).snapshot()).toMatchObject({
      question: { kind: 'priority' },
      turn: { step: 'main1' },
    });
  });

  test('without a stop it passes by, and the other is waited for', () => {
    const snapshot = seated(position('{}'), never).snapshot();
    expect(snapshot.question).toBeNull();
    expect(snapshot.waitingFor).toBe(1);
  });

  test('who passes by hand is asked', () => {
    expect(seated(position('{}'), byHand).snapshot().question?.kind).toBe('priority');
  });

  test('a stop elsewhere asks only if there is something to do', () => {
    const at = 'start: {turn: 3, active: Ann, step: upkeep}\n';
    expect(seated(position('{}') + at, everywhere).snapshot().turn.step).toBe('main1');
    expect(seated(position('{hand: [Zap]}') + at, everywhere).snapshot().turn.step).toBe('upkeep');
    expect(seated(position('{hand: [Lesson]}') + at, everywhere).snapshot().turn.step).toBe('main1');
  });
});

describe('with something on the stack', () => {
  const cast = (settings: MagicSettings, how?: { readonly hold: boolean }) => {
    const sitting = seated(position('{hand: [Lesson, Zap]}'), settings);
    const lesson = asked(sitting.snapshot(), 'priority').actions.find(({ words }) => words.includes('Lesson'));
    sitting.answer(lesson?.answer ?? null, how);
    return sitting;
  };

  test('what is one’s own resolves without being asked about', () => {
    const { players, zones, question } = cast(everywhere).snapshot();
    expect(question?.kind).toBe('priority');
    expect(zones.stack.count).toBe(0);
    expect(players[1]?.facts.life).toBe(19);
  });

  test('unless priority is held, or passed by hand', () => {
    expect(cast(everywhere, { hold: true }).snapshot().zones.stack.count).toBe(1);
    expect(cast(byHand).snapshot().zones.stack.count).toBe(1);
  });

  test('an ability that is yielded to resolves even for who passes by hand', () => {
    const sitting = seated(position('{hand: [Lesson, Zap], battlefield: [Watcher]}'), byHand);
    const lesson = asked(sitting.snapshot(), 'priority').actions.find(({ words }) => words.includes('Lesson'));
    sitting.answer(lesson?.answer ?? null);
    const ability = Object.values(sitting.snapshot().objects).find(({ stack }) => stack?.kind === 'triggered');
    expect(sitting.snapshot().zones.stack.count).toBe(2);
    sitting.yieldTo(ability?.id ?? idOf(sitting.snapshot(), 'Watcher'), true);
    const { zones, players } = sitting.snapshot();
    expect(zones.stack.count).toBe(1);
    expect(players[0]?.facts.life).toBe(21);
  });

  test('another ability of the same source is not yielded to with it', () => {
    const sitting = seated(position('{hand: [Lesson, Zap], battlefield: [Sentry]}'), byHand);
    const lesson = asked(sitting.snapshot(), 'priority').actions.find(({ words }) => words.includes('Lesson'));
    sitting.answer(lesson?.answer ?? null);
    sitting.answer([0, 1]);
    const { zones } = sitting.snapshot();
    expect(zones.stack.count).toBe(3);
    sitting.yieldTo(zones.stack.seen.at(-1) ?? idOf(sitting.snapshot(), 'Sentry'), true);
    expect(sitting.snapshot().zones.stack.count).toBe(2);
  });
});

describe('the way back', () => {
  test('takes back the last answer', () => {
    const sitting = seated(position('{hand: [Mountain]}'));
    const before = sitting.snapshot();
    const land = asked(before, 'priority').actions.find(({ kind }) => kind === 'playLand');
    sitting.answer(land?.answer ?? null);
    expect(sitting.snapshot().players[0]?.facts.landsPlayed).toBe(1);
    expect(sitting.undo()).toBe(true);
    expect(sitting.snapshot()).toEqual(before);
    expect(sitting.undo()).toBe(false);
  });

  test('an answer that is refused changes nothing', () => {
    const sitting = seated(position('{hand: [Mountain]}'));
    const before = sitting.snapshot();
    expect(sitting.answer({ action: 'playLand', card: 99_999 })).not.toBeNull();
    expect(sitting.snapshot()).toEqual(before);
  });
});
