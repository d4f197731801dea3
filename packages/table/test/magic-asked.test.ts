/** What a person is asked in a game of Magic, and in which words. */
import { describe, expect, test } from 'vitest';
import { asked, english, idOf, named, opened, seated, shown } from './position.ts';

const cards = `cards:
  - {name: Ogre, mana_cost: "{2}{R}", type_line: Creature — Ogre, power: "5", toughness: "3", oracle_text: "Trample"}
  - {name: Imp, mana_cost: "{R}", type_line: Creature — Imp, power: "1", toughness: "1", oracle_text: "Flying"}
  - {name: Wall, mana_cost: "{1}", type_line: Creature — Wall, power: "0", toughness: "4", oracle_text: "Defender"}
  - {name: Rager, mana_cost: "{R}", type_line: Creature — Orc, power: "2", toughness: "2", oracle_text: "This creature attacks each combat if able."}
  - {name: Pick, mana_cost: "{0}", type_line: Instant, oracle_text: "Choose one —\\n• You gain 3 life.\\n• Target creature gets +2/+2 until end of turn."}
  - {name: Bomb, mana_cost: "{0}", type_line: Artifact, oracle_text: "{1}, {T}: This artifact deals 1 damage to any target."}
  - {name: Costly, mana_cost: "{1}{R}", type_line: Instant, oracle_text: "You gain 1 life."}
  - {name: Veil, mana_cost: "{3}{R}", type_line: Creature — Imp, power: "4", toughness: "4", oracle_text: "Morph {R}"}
`;

const position = (ann: string, rest = 'Bob: {}'): string => `${cards}players:\n  Ann: ${ann}\n  ${rest}\n`;

describe('with priority', () => {
  test('each thing that can be done is offered once, with what it costs', () => {
    const all = shown(
      position(
        '{hand: [Mountain, Costly], battlefield: [{card: Mountain, as: land, count: 2}, Bomb, {card: Veil, face-down: morph}]}',
      ),
    );
    const { actions, pass } = asked(all, 'priority');
    const offers = actions.map(({ kind, words, cost, forMana }) => ({ kind, words, cost, forMana }));
    expect(pass).toEqual({ action: 'pass' });
    expect(offers).toContainEqual({ kind: 'playLand', words: 'Play Mountain', cost: null, forMana: false });
    expect(offers).toContainEqual({ kind: 'cast', words: 'Cast Costly', cost: '{1}{R}', forMana: false });
    expect(offers.filter(({ kind }) => kind === 'turnUp')).toMatchObject([{ cost: null, forMana: false }]);
    expect(offers.filter(({ forMana }) => forMana)).toMatchObject([{ kind: 'activate' }, { kind: 'activate' }]);
    expect(offers.filter(({ kind, forMana }) => kind === 'activate' && !forMana)).toHaveLength(1);
  });

  test('what an action would tap is told before it is done', () => {
    const sitting = seated(
      position('{hand: [Costly], battlefield: [Mountain, {card: Forest, tapped: true}, Swamp, Bomb]}'),
    );
    const snapshot = sitting.snapshot();
    const { actions } = asked(snapshot, 'priority');
    const cast = actions.find(({ kind }) => kind === 'cast');
    expect(sitting.preview(cast?.answer ?? null)?.toSorted()).toEqual(
      [idOf(snapshot, 'Mountain'), idOf(snapshot, 'Swamp')].toSorted(),
    );
    expect(sitting.preview({ action: 'pass' })).toEqual([]);
    expect(sitting.preview({ action: 'playLand', card: 9999 })).toBeNull();
    expect(named(sitting.snapshot(), 'Mountain').tapped).toBe(false);
  });
});

describe('choices', () => {
  test('modes are told by what they do (700.2)', () => {
    const lab = opened(position('{hand: [Pick], battlefield: [Imp, Wall]}'));
    const cast = asked(lab.snapshot('all', english), 'priority').actions.find(({ kind }) => kind === 'cast');
    lab.answer(cast?.answer ?? null, String);
    const { options, min, max } = asked(lab.snapshot('all', english), 'options');
    expect([min, max]).toEqual([1, 1]);
    expect(options.map(({ words }) => words)).toEqual([
      expect.stringContaining('gain 3 life'),
      expect.stringContaining('+2/+2'),
    ]);
    lab.answer([1], String);
    const targets = asked(lab.snapshot('all', english), 'entities');
    expect(targets).toMatchObject({ targets: true, min: 1, max: 1, from: [expect.anything(), expect.anything()] });
  });

  test('who can attack whom, who cannot and why, and who must (508.1)', () => {
    const sitting = seated(
      position('{battlefield: [Ogre, {card: Imp, tapped: true}, Wall, Rager, Bomb]}', 'Bob: {battlefield: [Imp]}'),
      { autoPass: true, stops: { mine: [], theirs: [] } },
    );
    const snapshot = sitting.snapshot();
    const question = asked(snapshot, 'attackers');
    const [ogre, wall, rager] = ['Ogre', 'Wall', 'Rager'].map((name) => idOf(snapshot, name));
    expect(question.able).toEqual([
      { creature: ogre, attacked: [1] },
      { creature: rager, attacked: [1] },
    ]);
    expect(question.unable.map(({ creature }) => creature)).toContain(wall);
    expect(question.unable).toHaveLength(2);
    for (const { words, rule } of question.unable) {
      expect(words).not.toBe('');
      expect(rule).toMatch(/^\d{3}\./);
    }
    expect(question.required).toEqual([[rager, 1]]);
  });

  test('who can block what (509.1)', () => {
    const lab = opened(
      `${position('{battlefield: [Ogre, Imp]}', 'Bob: {battlefield: [Wall, {card: Imp, as: bat}, {card: Rager, tapped: true}, Bomb]}')}steps:
  - Ann attacks: {Ogre: Bob, Imp: Bob}
  - Ann passes
  - Bob passes
`,
    );
    const snapshot = lab.snapshot('all', english);
    const question = asked(snapshot, 'blockers');
    expect(question.attackers).toHaveLength(2);
    const wall = idOf(snapshot, 'Wall');
    const byWall = question.able.find(({ creature }) => creature === wall);
    expect(byWall?.attackers).toEqual([idOf(snapshot, 'Ogre')]);
    expect(question.able.find(({ creature }) => creature !== wall)?.attackers).toHaveLength(2);
    expect(question.unable.map(({ creature }) => creature)).toEqual([idOf(snapshot, 'Rager')]);
    expect(question.required).toEqual([]);
  });

  test('damage is divided sensibly to begin with: enough to kill each, the rest goes on (510.1c, 702.19b)', () => {
    const lab = opened(
      `${position('{battlefield: [Ogre]}', 'Bob: {battlefield: [Wall, Imp]}')}steps:
  - Ann attacks: {Ogre: Bob}
  - Bob blocks: {Wall: Ogre, Imp: Ogre}
  - Ann passes
  - Bob passes
`,
    );
    const snapshot = lab.snapshot('all', english);
    const question = asked(snapshot, 'divide');
    expect(question).toMatchObject({ total: 5, minEach: 0 });
    expect(question.suggested.reduce((sum, share) => sum + share, 0)).toBe(5);
    expect(lab.answer([...question.suggested], String)).toBeNull();
  });
});

describe('what was said', () => {
  test('answers in words', () => {
    const lab = opened(
      `${position('{hand: [Mountain, Pick], battlefield: [Imp, Mountain, Bomb]}', 'Bob: {battlefield: [{card: Imp, as: bat}]}')}steps:
  - Ann plays: Mountain
  - Ann casts: Pick
    modes: [2]
    targets: [Ann/Imp]
  - resolve
  - Ann activates: Bomb
    targets: [bat]
  - resolve
  - Ann attacks: {Ann/Imp: Bob}
  - Bob blocks: {}
`,
    );
    const said = lab.timeline('all', english).map(({ words }) => words);
    expect(said[0]).toBe('Play Mountain');
    expect(said[1]).toBe('Cast Pick');
    expect(said[2]).toContain('+2/+2');
    expect(said[3]).toBe('Imp');
    expect(said.filter((words) => words === english.words.table.pass).length).toBeGreaterThanOrEqual(4);
    expect(said.filter((words) => words.includes('Bomb'))).toHaveLength(1);
    expect(said).toContain('Imp → Bob');
  });
});
