import { describe, expect, it } from 'vitest';
import { compileCard, languages, problemsOf, type SourceFace, tellProblem } from '../src/magic/index.ts';
import { abilitiesOf } from './reading.ts';

const creature = { typeLine: 'Creature — Elf', power: '1', toughness: '1' };
const instant = { typeLine: 'Instant' };

function problemsIn(text: string, more: Omit<Partial<SourceFace>, 'text'> = creature) {
  const face = { name: 'Moss Keeper', manaCost: '{1}{G}', typeLine: 'Instant', text, ...more };
  const source = { name: 'Moss Keeper', layout: 'normal', faces: [face] };
  return problemsOf(source, compileCard(source));
}
const told = (text: string, more?: Omit<Partial<SourceFace>, 'text'>): readonly string[] =>
  problemsIn(text, more).map((problem) => tellProblem(problem, languages.en ?? expect.fail()));

describe('The nearest known wording', () => {
  it.each([
    ['Whenver this creature attacks, draw a card.', 'Whenver', 'Whenever'],
    ['Flyng', 'Flyng', 'Flying'],
    ['Flying, frist strike', 'frist', 'first'],
    ['When this creature enters, destory target Goblin.', 'destory', 'destroy'],
    ['This creature get +2/+2 as long as you control a Forest.', 'get', 'gets'],
  ])('is another spelling: %s', (text, words, instead) => {
    expect(problemsIn(text)).toMatchObject([
      { code: 'unread', words, suggestions: [{ kind: 'spelling', words, instead }] },
    ]);
  });

  it.each([
    ['When Moss Keeper comes into play, draw a card.', 'comes into play', 'enters', creature],
    ['Remove target creature from the game.', 'Remove target creature from the game', 'Exile target creature', instant],
    ['Bury target creature.', 'Bury target creature', "Destroy target creature. It can't be regenerated", instant],
    ['Destroy all creatures in play.', 'in play', 'on the battlefield', instant],
    ['{T}: Add {G} to your mana pool.', 'to your mana pool', '', creature],
    ['Destroy target creature with converted mana cost 3.', 'converted mana cost', 'mana value', instant],
    ['Whenever you play a spell, draw a card.', 'play a spell', 'cast a spell', creature],
    ['Moss Keeper is unblockable.', 'is unblockable', "can't be blocked", creature],
  ])("is what today's cards say: %s", (text, words, instead, more) => {
    expect(problemsIn(text, more)).toMatchObject([
      { code: 'unread', words, suggestions: [{ kind: 'outdated', instead }] },
    ]);
  });

  it('may be several, each told as it was written', () => {
    const [problem] = problemsIn('Whenver this creature comes into play, remove target creture from the game.');
    expect(problem?.suggestions.map(({ words, instead }) => [words, instead])).toEqual([
      ['Whenver', 'Whenever'],
      ['comes into play', 'enters'],
      ['remove target creture from the game', 'exile target creature'],
    ]);
  });

  it('is known of type lines, too', () => {
    expect(problemsIn('', { typeLine: 'Instnt' })).toMatchObject([{ suggestions: [{ instead: 'Instant' }] }]);
    expect(problemsIn('', { typeLine: 'Creature — Elff' })).toMatchObject([{ suggestions: [{ instead: 'Elf' }] }]);
    expect(problemsIn('', { typeLine: 'Summon Elf' })).toMatchObject([
      { suggestions: [{ instead: 'Creature — Elf' }] },
    ]);
  });

  it('is none where nothing is near', () => {
    expect(problemsIn('Frobnicate the widget.', instant)).toMatchObject([
      { code: 'unread', words: 'Frobnicate the widget', suggestions: [] },
    ]);
  });
});

describe('The place of a problem', () => {
  it.each([
    ['after a reminder', 'Flying (It flies.), frobnicate', { line: 1, column: 21 }],
    ['after lines of reminders', '(It flies.)\nFlying\n  Frobnicate it.', { line: 3, column: 3 }],
    ['in a mode', 'Choose one —\n• Draw a card.\n• Frobnicate it.', { line: 3, column: 3 }],
    ['at the end', 'When this creature enters,', { line: 1, column: 27 }],
  ])('is where it stands in the text as it was written: %s', (_, text, place) => {
    expect(problemsIn(text)).toMatchObject([{ code: 'unread', place }]);
  });

  it('is told from 1', () => {
    expect(told('Flying\nFrobnicate it.', instant)).toEqual(['Line 2, column 1: “Frobnicate it” is not understood.']);
  });
});

describe('What a card lacks', () => {
  it.each([
    ['no size', { typeLine: 'Creature — Elf' }],
    ['no size', { typeLine: 'Artifact — Vehicle', power: '1' }],
    ['no loyalty', { typeLine: 'Legendary Planeswalker — Jace' }],
    ['no defense', { typeLine: 'Battle — Siege' }],
  ])('is told: %s', (code, more) => {
    expect(problemsIn('Flying', more)).toMatchObject([{ code, words: more.typeLine }]);
  });

  it('stands beside what is not understood', () => {
    expect(problemsIn('Flyng', { typeLine: 'Creature — Elf' })).toMatchObject([
      { code: 'no size' },
      { code: 'unread' },
    ]);
  });

  it('is text, where there is none: that stops no card', () => {
    expect(told('')).toEqual(['There is no text to read.']);
    expect(told('(It flies.)')).toEqual(['There is no text to read.']);
    expect(told('Flying')).toEqual([]);
  });

  it('is a cost that is one', () => {
    expect(problemsIn('Flying', { ...creature, manaCost: '{Z}' })).toMatchObject([{ code: 'cost', words: '{Z}' }]);
    expect(problemsIn('{Z}: Draw a card.')).toMatchObject([
      { code: 'cost', words: '{Z}', place: { line: 1, column: 1 } },
    ]);
  });

  it('is English', () => {
    expect(told('飞行')).toEqual(['Line 1, column 1: “飞行” is not English: this card is read as English.']);
  });
});

describe('X (107.3)', () => {
  it('must be defined', () => {
    expect(problemsIn('Flying\nWhen this creature enters, draw X cards.')).toMatchObject([
      { code: 'no X', words: 'X', place: { line: 2, column: 33 } },
    ]);
  });

  it.each([
    ['Draw X cards.', { ...instant, manaCost: '{X}{U}' }],
    ['Draw X cards, where X is the number of creatures you control.', instant],
    ['{X}, {T}: Draw X cards.', creature],
    ['When this creature enters, you may pay {X}. If you do, draw X cards.', creature],
    ['−X: You gain X life.', { typeLine: 'Legendary Planeswalker — Jace', loyalty: '3' }],
  ])('is defined: %s', (text, more) => {
    expect(problemsIn(text, more)).toEqual([]);
  });

  it('is how many a player chooses, where that is what X stands for (107.3f)', () => {
    const text = 'Whenever this creature attacks, you may tap X untapped Goblins you control. If you do, draw X cards.';
    const [ability] = abilitiesOf(text);
    const chosen = { kind: 'count', of: { kind: 'var', name: 'chosen' } };
    expect(ability).toMatchObject({
      actions: [{ do: 'may', actions: [{ do: 'choose', min: 0 }, { do: 'tap' }, { do: 'draw', count: chosen }] }],
    });
  });
});

describe('Words for problems', () => {
  const codes = Object.keys(languages.en?.problems.tell ?? {});
  it.each(Object.keys(languages))('are there for every code: %s', (lang) => {
    expect(Object.keys(languages[lang]?.problems.tell ?? {})).toEqual(codes);
  });
  it('say the face of a card that has several', () => {
    const problem = { code: 'no loyalty', face: 'Back', words: '', suggestions: [] } as const;
    expect(tellProblem(problem, languages.en ?? expect.fail(), 2)).toBe('Back: A planeswalker needs a loyalty.');
    expect(tellProblem(problem, languages.zhs ?? expect.fail(), 2)).toBe('Back：鹏洛客需要忠诚值。');
    expect(tellProblem(problem, languages.ja ?? expect.fail(), 2)).toBe(
      'Back：プレインズウォーカーには忠誠度が必要です。',
    );
  });
});
