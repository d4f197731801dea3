/** What the bot that looks ahead does with priority: a position, and the answer that a sensible player would give. */
import type { Ability, Card, Face } from '@rulewright/language/magic';
import type { PriorityAnswer } from '@rulewright/magic';
import { describe, expect, test } from 'vitest';
import { type Permanent, Position, type Side } from './magic-position.ts';

const card = (name: string, types: readonly string[], rest: Partial<Face> = {}): Card => ({
  name,
  layout: 'normal',
  faces: [{ name, types, cost: '{0}', ...rest }],
});
const you = { kind: 'you' } as const;
const spell = (...actions: Extract<Ability, { kind: 'spell' }>['actions']): readonly Ability[] => [
  { kind: 'spell', actions },
];

const FIELD = card('Field', ['land']);
const BEAR = card('Bear', ['creature'], { power: 2, toughness: 2 });
const GIANT = card('Giant', ['creature'], { power: 6, toughness: 6 });
const GAIN = card('Gain', ['sorcery'], { abilities: spell({ do: 'gainLife', who: you, amount: 4 }) });
const LOSE = card('Lose', ['sorcery'], { abilities: spell({ do: 'loseLife', who: you, amount: 4 }) });
const NOTHING = card('Nothing', ['instant'], { abilities: spell({ do: 'gainLife', who: you, amount: 0 }) });
const DRAW = card('Draw', ['instant'], { abilities: spell({ do: 'draw', who: you, count: 2 }) });
const FLASHY = card('Flashy', ['creature'], {
  power: 2,
  toughness: 2,
  abilities: [{ kind: 'keyword', keyword: 'flash' }],
});

/** Its creatures are greater until the turn ends. */
const pump = (type: string): Card =>
  card('Pump', [type], {
    abilities: spell({
      do: 'effect',
      duration: { kind: 'endOfTurn' },
      effects: [
        {
          kind: 'modify',
          what: { kind: 'each', where: { kind: 'controlledBy', who: you } },
          changes: [{ kind: 'addPT', power: 3, toughness: 3 }],
        },
      ],
    }),
  });

/** What it does, by the name of the card or permanent. */
function act(ann: Side, bob: Side = {}, at: ConstructorParameters<typeof Position>[2] = {}): string {
  const p = new Position(ann, bob, at);
  const answer = p.answer() as PriorityAnswer;
  switch (answer.action) {
    case 'cast':
    case 'playLand':
      return `${answer.action} ${p.name(answer.card)}`;
    case 'activate':
      return `activate ${p.name(answer.object)}`;
    default:
      return answer.action;
  }
}

describe('in its own main phase', () => {
  test('a land comes first, whatever else there is', () => {
    expect(act({ hand: [GIANT, FIELD] })).toBe('playLand Field');
  });

  test('what is worth most is done', () => {
    expect(act({ hand: [BEAR, GIANT] })).toBe('cast Giant');
    expect(act({ hand: [GIANT, BEAR] })).toBe('cast Giant');
    expect(act({ hand: [GAIN, BEAR], life: 1 })).toBe('cast Gain');
  });

  test('what leaves it worse off, or no better, is not', () => {
    expect(act({ hand: [LOSE] })).toBe('pass');
    expect(act({ hand: [NOTHING] })).toBe('pass');
    expect(act({})).toBe('pass');
  });

  test('an activated ability is worth its cost or it is not used', () => {
    const source = (loses: number, gains: number): Permanent => ({
      types: ['artifact'],
      abilities: [
        {
          kind: 'activated',
          cost: [{ kind: 'tap' }],
          timing: 'sorcery',
          actions: [
            { do: 'loseLife', who: you, amount: loses },
            { do: 'gainLife', who: you, amount: gains },
          ],
        },
      ],
    });
    expect(act({ field: { Spring: source(1, 3) }, life: 5 })).toBe('activate Spring');
    expect(act({ field: { Spring: source(3, 1) }, life: 9 })).toBe('pass');
  });
});

describe('what helps only in combat', () => {
  const wall: Side = { field: { Wall: { pt: '3/3' } } };
  const ann = (card: Card): Side => ({ field: { Bear: { pt: '2/2' } }, hand: [card] });

  test('is done before it if it can only be done then, and waits if it can', () => {
    expect(act(ann(pump('sorcery')), wall)).toBe('cast Pump');
    expect(act(ann(pump('instant')), wall)).toBe('pass');
    expect(act(ann(pump('sorcery')), wall, { step: 'main2' })).toBe('pass');
  });

  test('what stays is not waited with', () => {
    expect(act({ hand: [FLASHY] })).toBe('cast Flashy');
    expect(act({ hand: [DRAW], library: 9 })).toBe('cast Draw');
  });
});

describe('before its main phase', () => {
  test.each(['upkeep', 'draw'] as const)(
    'nothing is done in its own %s step, for mana is for the main phase',
    (step) => {
      expect(act({ hand: [DRAW], library: 9 }, {}, { step })).toBe('pass');
    },
  );
});
