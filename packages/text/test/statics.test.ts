import { describe, expect, test } from 'vitest';
import { abilitiesOf, compile, spell } from './reading.ts';

const self = { kind: 'this' };
const you = { kind: 'you' };
const enchantment = { type: 'Enchantment' } as const;
const only = (text: string, made: Parameters<typeof abilitiesOf>[1] = {}) => {
  const [ability, ...more] = abilitiesOf(text, made);
  expect(more).toEqual([]);
  return ability;
};

describe('static abilities', () => {
  test('changes of one subject are one effect, under a condition before or after', () => {
    const effects = [
      {
        kind: 'modify',
        what: self,
        changes: [
          { kind: 'addPT', power: 2, toughness: 0 },
          { kind: 'gain', ability: { kind: 'keyword', keyword: 'trample' } },
        ],
      },
    ];
    const condition = { kind: 'turnOf', who: you };
    const plain = 'Test Card gets +2/+0 and has trample';
    expect(only(`During your turn, ${plain}.`)).toEqual({
      kind: 'static',
      effects,
      condition,
    });
    expect(only(`${plain} as long as it's your turn.`)).toEqual({ kind: 'static', effects, condition });
  });
  test('restrictions with the other side', () => {
    expect(only("Test Card can't be blocked by Walls.")).toMatchObject({
      effects: [{ kind: 'cant', action: 'beBlocked', what: self, by: { kind: 'subtype', type: 'Wall' } }],
    });
    expect(only("Test Card can't be blocked except by Walls.")).toMatchObject({
      effects: [{ by: { kind: 'not', of: { kind: 'subtype', type: 'Wall' } } }],
    });
    expect(only("This spell can't be countered.", spell)).toEqual({
      kind: 'static',
      zones: ['stack'],
      effects: [{ kind: 'cant', action: 'beCountered', what: self }],
    });
  });
  test('players', () => {
    expect(only("You can't gain life.", enchantment)).toMatchObject({
      effects: [{ kind: 'cant', action: 'gainLife', what: you }],
    });
    expect(only('You have no maximum hand size.', enchantment)).toMatchObject({
      effects: [{ kind: 'may', action: 'noMaximumHandSize', who: you }],
    });
  });
  test('requirements', () => {
    expect(only('Test Card attacks each combat if able.')).toMatchObject({
      effects: [{ kind: 'must', action: 'attack' }],
    });
    expect(only('Target creature blocks this turn if able.', spell)).toMatchObject({
      actions: [{ do: 'effect', effects: [{ kind: 'must', action: 'block' }], duration: { kind: 'endOfTurn' } }],
    });
  });
  test('costs of spells and of this spell', () => {
    expect(only('Goblin spells you cast cost {2} less to cast.', enchantment)).toMatchObject({
      effects: [{ kind: 'cost', of: 'spell', what: { kind: 'subtype', type: 'Goblin' }, who: you, less: '{2}' }],
    });
    expect(only('This spell costs {X} less to cast, where X is your life total.', spell)).toMatchObject({
      effects: [{ kind: 'cost', less: '{1}', times: { kind: 'life', of: you } }],
    });
  });
  test('a characteristic is defined', () => {
    expect(
      only("Test Card's power and toughness are each equal to the number of Swamps and Islands you control."),
    ).toMatchObject({
      defining: true,
      effects: [{ changes: [{ kind: 'setPT' }] }],
    });
  });
  test('types and colours besides', () => {
    expect(
      only('Goblins you control are black Zombies in addition to their other colors and types.', enchantment),
    ).toMatchObject({
      effects: [
        {
          changes: [
            { kind: 'colors', colors: ['black'] },
            { kind: 'types', subtypes: ['Zombie'] },
          ],
        },
      ],
    });
  });
  test('nothing static has targets', () => {
    expect(compile('Target creature gets +1/+1.', enchantment)).toMatchObject({ refusals: [{ reason: 'unclear' }] });
  });
});

describe('replacement effects', () => {
  const enters = { on: 'move', what: { kind: 'is', what: self }, to: ['battlefield'] };
  test('entering tapped and with counters', () => {
    expect(only('Test Card enters tapped with three charge counters on it.', { type: 'Artifact' })).toEqual({
      kind: 'replacement',
      on: enters,
      instead: { kind: 'enters', tapped: true, counters: [{ counter: 'charge', count: 3 }] },
    });
    expect(only("Test Card enters tapped unless it's your turn.")).toMatchObject({
      condition: { kind: 'not', of: { kind: 'turnOf' } },
    });
  });
  test('tapped unless something is paid', () => {
    expect(
      only("As this land enters, you may pay 5 life. If you don't, it enters tapped.", { type: 'Land' }),
    ).toMatchObject({
      instead: {
        kind: 'enters',
        actions: [{ do: 'let' }, { do: 'pay', optional: true }],
        tappedIf: { kind: 'compare' },
      },
    });
  });
  test('another zone, another amount, other actions', () => {
    expect(only('If a Goblin would die, exile it instead.', enchantment)).toEqual({
      kind: 'replacement',
      on: { on: 'move', what: { kind: 'subtype', type: 'Goblin' }, from: ['battlefield'], to: ['graveyard'] },
      instead: { kind: 'change', zone: 'exile' },
    });
    expect(
      only('If a Goblin would deal damage to a player, it deals triple that damage instead.', enchantment),
    ).toEqual({
      kind: 'replacement',
      on: { on: 'damage', source: { kind: 'subtype', type: 'Goblin' }, to: { kind: 'player' } },
      instead: { kind: 'change', amount: { kind: 'times', of: [3, { kind: 'amount' }] } },
    });
    expect(only('If an opponent would draw a card, you gain 1 life instead.', enchantment)).toMatchObject({
      on: { on: 'draw', who: { kind: 'players', which: 'opponents' } },
      instead: { kind: 'instead', actions: [{ do: 'gainLife', who: you, amount: 1 }] },
    });
  });
  test('prevention always, for a turn, and of the next damage', () => {
    expect(only('Prevent all noncombat damage that would be dealt to you by red sources.', enchantment)).toEqual({
      kind: 'replacement',
      on: { on: 'damage', combat: false, to: { kind: 'is', what: you }, source: { kind: 'color', color: 'red' } },
      instead: { kind: 'prevent' },
    });
    expect(only('Prevent the next 5 damage that would be dealt to target creature this turn.', spell)).toMatchObject({
      actions: [{ effects: [{ kind: 'replace', instead: { kind: 'prevent', amount: 5, shield: true } }] }],
    });
  });
  test('a source is chosen and must stay what it was', () => {
    expect(
      only(
        'The next time a green source of your choice would deal damage to you this turn, prevent that damage.',
        spell,
      ),
    ).toMatchObject({
      actions: [
        { do: 'choose', from: { kind: 'sources' } },
        {
          effects: [
            { uses: 1, on: { source: { kind: 'all', of: [{ kind: 'color', color: 'green' }, { kind: 'is' }] } } },
          ],
        },
      ],
    });
  });
});

test('what is chosen as it enters changes what it is', () => {
  expect(only('As this creature enters, it becomes your choice of 4/1 or 1/4.')).toMatchObject({
    kind: 'replacement',
    instead: { kind: 'enters', choice: [[{ kind: 'setPT', power: 4, toughness: 1 }], [{ power: 1, toughness: 4 }]] },
  });
});

test('another player chooses the blocks', () => {
  const text =
    'Whenever this creature attacks, you choose which creatures block this combat and how those creatures block.';
  expect(only(text)).toMatchObject({
    actions: [
      {
        do: 'effect',
        effects: [{ kind: 'may', action: 'chooseBlocks', who: you }],
        duration: { kind: 'endOfCombat' },
      },
    ],
  });
});
