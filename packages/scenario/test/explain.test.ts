// The engine's explanations over all rulings: they end in the values that the rules use, are plain data, and hide what is hidden.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  asPlayer,
  type Derivation,
  isPlayer,
  NOWHERE,
  type ObjectId,
  type ObjectRow,
  rowsOf,
  seenBy,
  step,
} from '@rulewright/kernel';
import {
  type Characteristics,
  characteristics,
  explain,
  explainLegality,
  type G,
  HAND,
  LIBRARY,
} from '@rulewright/magic';
import { describe, expect, test } from 'vitest';
import { explainIn, parseScenarios, playThrough } from './games.ts';

const rulings = fileURLToPath(new URL('../../../rulings', import.meta.url));
const files = readdirSync(rulings, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.yaml') && !name.startsWith('grand-archive'),
);

/** The games of a file as its scenarios leave them; of every so many of them, where the whole is a matter of minutes. */
const gamesIn = (file: string, every = 1): readonly G[] =>
  parseScenarios(readFileSync(`${rulings}/${file}`, 'utf8'), file)
    .scenarios.filter((_, i) => i % every === 0)
    .flatMap((scenario) => {
      const { play } = playThrough(scenario);
      return play === null ? [] : [play.game];
    });

const liveCards = (g: G): readonly ObjectRow[] => [...rowsOf(g.state.objects)].filter((row) => row.zone !== NOWHERE);

const used: Readonly<Record<string, (c: Characteristics) => unknown>> = {
  name: (c) => c.name,
  power: (c) => c.power,
  toughness: (c) => c.toughness,
  'base-power': (c) => c.basePower,
  'base-toughness': (c) => c.baseToughness,
  controller: (c) => c.controller,
  'mana-value': (c) => c.manaValue,
  flying: (c) => c.abilities.some((a) => a.kind === 'keyword' && a.keyword === 'flying'),
};

/** `expect` of each of hundreds of thousands of values would take most of the time. */
const isPlain = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return (
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every((v) => v === undefined || isPlain(v))
  );
};

const everyPart = (d: Derivation): readonly Derivation[] => [d, ...d.because.flatMap(everyPart)];

test.each(files)('%s: every explanation ends in the value that is used, and is plain data', (file) => {
  // What makes values is in force after the steps of few scenarios; there all are asked.
  for (const g of gamesIn(file, file.includes('613') ? 1 : 3)) {
    const seen = seenBy(g, 'all');
    for (const { id, zone } of liveCards(g)) {
      if (zone === LIBRARY) continue;
      const c = characteristics(g, id);
      for (const [value, read] of Object.entries(used)) {
        const why = explain(seen, id, value);
        if (why?.data.is !== read(c)) expect(why?.data.is, `${value} of ${c.name}`).toBe(read(c));
        if (!isPlain(why)) expect(why).toStrictEqual(JSON.parse(JSON.stringify(why)));
      }
    }
  }
});

describe('an explanation for a player', () => {
  const file = 'core/glossary-effects.yaml';

  test('says nothing of a card that the player cannot see', () => {
    for (const g of gamesIn(file)) {
      for (const { id, zone, owner } of liveCards(g)) {
        if (zone !== HAND && zone !== LIBRARY) continue;
        const stranger = g.state.players.find((p) => p.id !== owner)?.id;
        if (stranger === undefined) continue;
        expect(explain(seenBy(g, stranger), id, 'name')).toEqual({
          code: 'hidden',
          rules: ['400.2'],
          objects: [],
          data: {},
          because: [],
        });
        if (zone === HAND) expect(explain(seenBy(g, owner), id, 'name')).toEqual(explain(seenBy(g, 'all'), id, 'name'));
      }
    }
  });

  test('names only what lies open to all, or is in the own hand', () => {
    for (const g of gamesIn(file)) {
      for (const viewer of g.state.players) {
        const seen = seenBy(g, viewer.id);
        const open = (id: ObjectId): boolean => {
          const row = liveCards(g).find((r) => r.id === id);
          return row === undefined || (row.zone !== LIBRARY && (row.zone !== HAND || row.owner === viewer.id));
        };
        for (const { id } of liveCards(g)) {
          const why = explain(seen, id, 'power');
          if (why === null) continue;
          const named = everyPart(why).flatMap((d) => d.objects);
          expect(named.filter((n) => !isPlayer(n) && !open(n))).toEqual([]);
        }
      }
    }
  });
});

describe('explainIn', () => {
  const [scenario] = parseScenarios(
    `scenario: A shock
players: {Ann: {hand: [Searing Spear], battlefield: [{card: Mountain, count: 2}]}, Bob: {battlefield: [Wind Drake]}}
steps:
  - Ann casts: Searing Spear
    targets: [Wind Drake]
  - resolve
`,
    'test.yaml',
  ).scenarios;
  if (scenario === undefined) throw new Error('the scenario cannot be read');
  const codes = (d: Derivation | null): readonly string[] => (d === null ? [] : everyPart(d).map((part) => part.code));

  test('explains after any step', () => {
    const { derivation, message, nameOf } = explainIn(scenario, { of: 'Wind Drake', value: 'flying', at: 0 });
    expect(message).toBeNull();
    expect(derivation?.data).toEqual({ value: 'flying', is: true });
    expect(derivation?.objects.map(nameOf)).toEqual(['Wind Drake']);
  });

  test('explains an event by the state-based action that it follows from', () => {
    const found = [1, 2, 3, 4].map((event) => explainIn(scenario, { event }).derivation);
    const died = found.find((d) => d?.data.how === 'destroyed');
    expect(codes(died ?? null)).toContain('consequence-of');
    const sba =
      died === undefined || died === null ? undefined : everyPart(died).find((d) => d.code === 'state-based-done');
    expect(sba).toMatchObject({ rules: ['704.5g', '704.3'], data: { rule: '704.5g', toughness: 2, damage: 3 } });
  });

  test.each([
    [
      'the legend rule',
      '704.5j',
      `players:
  Ann:
    mana: "{R}{R}{R}{R}"
    battlefield: [{card: "Krenko, Mob Boss", as: old}]
    hand: [{card: "Krenko, Mob Boss", as: new}]
  Bob: {}
steps: [{Ann casts: new}, {Ann will choose: [new]}, resolve]
`,
    ],
    [
      'a token that has left the battlefield',
      '704.5d',
      `players:
  Ann: {mana: "{R}{R}{U}", hand: ["Krenko's Command", Unsummon]}
  Bob: {}
steps: [{Ann casts: "Krenko's Command"}, resolve, {Ann casts: Unsummon, targets: [Goblin Token#1]}, resolve]
`,
    ],
  ])('cites the rule of %s, and what led to it', (_, rule, text) => {
    const [scenario] = parseScenarios(`scenario: A state-based action\n${text}`, 'test.yaml').scenarios;
    if (scenario === undefined) throw new Error('the scenario cannot be read');
    const all = Array.from({ length: 6 }, (_, i) => explainIn(scenario, { event: i + 1 }).derivation);
    const done = all.find((d) =>
      d?.because.some(({ code, data }) => code === 'state-based-done' && data.rule === rule),
    );
    expect(codes(done ?? null)).toContain('follows-from');
  });

  test('names the source of a replacement effect that changed an event', () => {
    const dies = `scenario: It would die
players:
  Ann: {hand: [Searing Spear], battlefield: [{card: Mountain, count: 2}, Rest in Peace]}
  Bob: {battlefield: [Wind Drake]}
steps: [{Ann casts: Searing Spear, targets: [Wind Drake]}, resolve]
`;
    const [replaced] = parseScenarios(dies, 'test.yaml').scenarios;
    if (replaced === undefined) throw new Error('the scenario cannot be read');
    const all = Array.from({ length: 8 }, (_, i) => explainIn(replaced, { event: i + 1 }));
    const changed = all.flatMap(({ derivation, nameOf }) =>
      (derivation === null ? [] : everyPart(derivation))
        .filter((d) => d.code === 'replaced-by')
        .flatMap((d) => d.objects.map(nameOf)),
    );
    expect(changed).toContain('Rest in Peace');
  });

  test('tells of a drawn card only who drew it, if the asking player does not see it', () => {
    const draws = `scenario: A draw
players: {Ann: {library: [Serra Angel]}, Bob: {}}
steps: [{advance: {step: draw, of: Bob}}, {advance: {step: draw, of: Ann}}]
`;
    const [scenario] = parseScenarios(draws, 'test.yaml').scenarios;
    if (scenario === undefined) throw new Error('the scenario cannot be read');
    const asked = (viewer: string) =>
      Array.from({ length: 6 }, (_, i) => explainIn(scenario, { event: i + 1, viewer }))
        .filter(({ derivation }) => derivation?.data.event === 'draw')
        .map(({ derivation, nameOf }) => derivation?.objects.map(nameOf));
    expect(asked('Ann')).toEqual([['Serra Angel', 'Ann']]);
    expect(asked('Bob')).toEqual([['Ann']]);
  });

  test('says what it cannot find', () => {
    expect(explainIn(scenario, { of: 'Nobody' }).message).toContain('nothing is called Nobody');
    expect(explainIn(scenario, { of: 'Mountain', value: 'charm' }).message).toContain('nothing explains "charm"');
    expect(explainIn(scenario, { of: 'Mountain', viewer: 'Cid' }).message).toContain('there is no player "Cid"');
  });

  test('leaves out what the asking player may not know', () => {
    const hidden = explainIn(scenario, { of: 'Searing Spear', value: 'name', at: 0, viewer: 'Bob' });
    expect(hidden.derivation?.code).toBe('hidden');
    expect(explainIn(scenario, { of: 'Searing Spear', value: 'name', at: 0, viewer: 'Ann' }).derivation?.data.is).toBe(
      'Searing Spear',
    );
  });
});

describe('explainLegality', () => {
  const gameOf = (text: string): G => {
    const [scenario] = parseScenarios(`scenario: A title\n${text}`, 'test.yaml').scenarios;
    const play = scenario === undefined ? null : playThrough(scenario).play;
    if (play === null) throw new Error('the scenario cannot be played');
    return play.game;
  };
  const named = (g: G, name: string): ObjectId => {
    const row = liveCards(g).find(({ id }) => characteristics(g, id).name === name);
    if (row === undefined) throw new Error(`there is no ${name}`);
    return row.id;
  };
  const facts = (d: Derivation) => everyPart(d).map(({ code, objects }) => ({ code, objects }));

  test('names the effect that requires an attack', () => {
    const g = gameOf(
      'players: {Ann: {battlefield: [Reckless Brute, Silvercoat Lion]}, Bob: {}}\nsteps: [{advance: {step: attackers}}]\n',
    );
    const brute = named(g, 'Reckless Brute');
    const why = explainLegality(seenBy(g, asPlayer(0)), { attacks: [] });
    expect(why.code).toBe('illegal');
    expect(facts(why)).toContainEqual({ code: 'requirement-not-met', objects: [brute] });
    expect(facts(why)).toContainEqual({ code: 'requirement', objects: [brute] });
    expect(explainLegality(seenBy(g, asPlayer(0)), { attacks: [[brute, 1]] }).code).toBe('legal');
  });

  test('names the Aura that keeps a creature from attacking', () => {
    const g = gameOf(`players:
  Ann: {battlefield: [Silvercoat Lion, Wind Drake, {card: Pacifism, attached: Silvercoat Lion}]}
  Bob: {}
steps: [{advance: {step: attackers}}]
`);
    const [lion, pacifism] = [named(g, 'Silvercoat Lion'), named(g, 'Pacifism')];
    const why = explainLegality(seenBy(g, asPlayer(0)), { attacks: [[lion, 1]] });
    expect(facts(why)).toContainEqual({ code: 'forbidden', objects: [lion, pacifism] });
    expect(facts(why)).toContainEqual({ code: 'restriction', objects: [pacifism] });
  });

  const aiming = (players: string): G => {
    const g = gameOf(`players:\n${players}steps: []\n`);
    expect(step(g, { action: 'cast', card: named(g, 'Lightning Bolt') }).refusal).toBeNull();
    return g;
  };

  const byPlayers = (d: Derivation) => facts(d).filter(({ code }) => code === 'player-ability');

  test('names what gives a player the keyword for which the player cannot be targeted, and nothing else', () => {
    const g = aiming(`  Ann: {battlefield: [Mountain], hand: [Lightning Bolt]}
  Bob: {battlefield: [Spirit of the Hearth, Ivory Mask]}
`);
    const why = explainLegality(seenBy(g, asPlayer(0)), [1]);
    expect(why.code).toBe('illegal');
    expect(byPlayers(why)).toEqual([{ code: 'player-ability', objects: [1, named(g, 'Spirit of the Hearth')] }]);
  });

  test('names no ability of a player where a creature cannot be targeted', () => {
    const g = aiming(`  Ann: {battlefield: [Mountain, Spirit of the Hearth], hand: [Lightning Bolt]}
  Bob: {battlefield: [Primal Huntbeast, Spirit of the Hearth]}
`);
    const beast = named(g, 'Primal Huntbeast');
    const why = explainLegality(seenBy(g, asPlayer(0)), [beast]);
    expect(facts(why)).toContainEqual({ code: 'hexproof', objects: [beast, expect.any(Number)] });
    expect(byPlayers(why)).toEqual([]);
  });

  test('says that another player decides', () => {
    const g = gameOf('players: {Ann: {}, Bob: {}}\nsteps: []\n');
    expect(facts(explainLegality(seenBy(g, asPlayer(1)), { action: 'pass' }))).toContainEqual({
      code: 'not-your-decision',
      objects: [1],
    });
  });
});
