import { describe, expect, test } from 'vitest';
import { abilitiesOf, compile, spell } from './reading.ts';

const actionsOf = (text: string) => {
  const [ability] = abilitiesOf(text, spell);
  return ability?.kind === 'spell' ? ability.actions : [];
};
const targetsOf = (text: string) => {
  const [ability] = abilitiesOf(text, spell);
  return ability?.kind === 'spell' ? ability.targets : [];
};

describe('tokens', () => {
  test('what they are, how many and how they enter', () => {
    expect(actionsOf('Create two tapped 3/2 blue and red Otter Pirate artifact creature tokens with haste.')).toEqual([
      {
        do: 'token',
        token: {
          name: 'Otter Pirate Token',
          colors: ['blue', 'red'],
          types: ['artifact', 'creature'],
          subtypes: ['Otter', 'Pirate'],
          power: 3,
          toughness: 2,
          abilities: [{ kind: 'keyword', keyword: 'haste' }],
        },
        count: 2,
        tapped: true,
      },
    ]);
  });

  test('predefined ones are known by name', () => {
    expect(actionsOf('Create three Food tokens.')).toEqual([{ do: 'token', token: 'Food', count: 3 }]);
    expect(actionsOf('Create a Royal Role token attached to target creature.')).toMatchObject([
      { do: 'token', token: 'Royal Role', attachedTo: { kind: 'var', name: 'target' } },
    ]);
  });

  test('a name of its own, X for its size', () => {
    expect(actionsOf('Create Old Bo, a legendary 4/4 green Bear creature token.')).toMatchObject([
      { token: { name: 'Old Bo', supertypes: ['legendary'] } },
    ]);
    expect(
      actionsOf('Create an X/X green Ooze creature token, where X is the number of lands you control.'),
    ).toMatchObject([{ token: { power: { kind: 'count' }, toughness: { kind: 'count' } } }]);
  });

  test('what is said of them afterwards is part of them or refers to them', () => {
    expect(
      actionsOf('Create a 1/1 green Bear creature token. It has "Sacrifice this creature: Add {C}."'),
    ).toMatchObject([{ token: { abilities: [{ kind: 'activated' }] } }]);
    expect(actionsOf('Create a 1/1 green Bear creature token. Put a +1/+1 counter on it.')).toMatchObject([
      { as: 'token' },
      { do: 'counters', on: { kind: 'var', name: 'token' } },
    ]);
  });

  test('copies with exceptions', () => {
    expect(
      actionsOf("Create a token that's a copy of target creature, except it isn't legendary and it has flying."),
    ).toMatchObject([
      {
        do: 'copyToken',
        changes: [{ kind: 'removeTypes', supertypes: ['legendary'] }, { kind: 'gain' }],
      },
    ]);
  });
});

describe('damage and life', () => {
  test('divided damage is divided among the targets', () => {
    expect(targetsOf('Test Card deals 5 damage divided as you choose among one or two target creatures.')).toEqual([
      { name: 'target', what: { kind: 'type', type: 'creature' }, min: 1, max: 2, divide: 5 },
    ]);
  });

  test('damage to two, and damage that cannot be prevented', () => {
    expect(actionsOf('Test Card deals 4 damage to target creature and 1 damage to you.')).toMatchObject([
      { do: 'damage', amount: 4 },
      { do: 'damage', amount: 1, to: { kind: 'you' } },
    ]);
    expect(actionsOf("Test Card deals 2 damage to any target. The damage can't be prevented.")).toMatchObject([
      { unpreventable: true },
    ]);
  });

  test('what is counted for each of those it is dealt to', () => {
    expect(
      actionsOf('Test Card deals damage to each player equal to the number of creatures they control.'),
    ).toMatchObject([{ amount: { of: { where: { of: [{}, { who: { kind: 'var', name: 'it' } }] } } } }]);
  });

  test('what was lost this way', () => {
    expect(actionsOf('Each opponent loses 2 life. You gain life equal to the life lost this way.')).toMatchObject([
      { do: 'loseLife', as: 'lost' },
      { do: 'gainLife', amount: { kind: 'var', name: 'lost' } },
    ]);
  });
});

describe('counters, permanents and control', () => {
  test('up to one target is at most one', () => {
    expect(targetsOf('Put a +1/+1 counter on up to one target creature.')).toMatchObject([{ min: 0, max: 1 }]);
  });

  test('counters are distributed', () => {
    expect(actionsOf('Distribute four oil counters among any number of target artifacts.')).toEqual([
      { do: 'counters', on: { kind: 'var', name: 'target' }, counter: 'oil', count: 4, divided: 'target' },
    ]);
  });

  test('a player sacrifices what they choose, or what is named', () => {
    expect(actionsOf('Target player sacrifices two artifacts.')).toMatchObject([{ do: 'sacrifice', count: 2 }]);
    expect(actionsOf('Target player sacrifices all artifacts they control.')).toMatchObject([
      { do: 'sacrificeObjects', who: { kind: 'var', name: 'target' } },
    ]);
  });

  test('for a while or for good', () => {
    expect(actionsOf('Gain control of target artifact until end of turn.')).toMatchObject([
      { do: 'effect', duration: { kind: 'endOfTurn' } },
    ]);
    expect(actionsOf('Gain control of target artifact.')).toMatchObject([{ duration: { kind: 'forever' } }]);
  });
});

describe('becoming', () => {
  test('types replace the old ones, unless they stay', () => {
    const becomes = (text: string) => actionsOf(text)[0];
    expect(becomes('Target enchantment becomes a 4/4 Spirit creature until end of turn.')).toMatchObject({
      effects: [{ changes: [{ kind: 'types', types: ['creature'], set: true }, { kind: 'setPT' }] }],
    });
    const still = becomes("Target land becomes a 4/4 Spirit creature until end of turn. It's still a land.");
    expect(still).toMatchObject({ effects: [{ changes: [{ kind: 'types', types: ['creature'] }, {}] }] });
    expect(JSON.stringify(still)).not.toContain('"set":');
  });

  test('a name in quotation marks is not the object that has the ability', () => {
    expect(JSON.stringify(abilitiesOf('Creatures you control have "{T}: Tap Test Card."'))).toContain(
      '{"do":"tap","what":{"kind":"granter"}}',
    );
    expect(JSON.stringify(abilitiesOf('Test Card has "{T}: Untap Test Card."'))).toContain(
      '{"do":"untap","what":{"kind":"this"}}',
    );
    expect(compile('Create a 1/1 white Soldier creature token with "{T}: Tap Test Card."')).toMatchObject({
      refusals: [{ reason: 'unclear' }],
    });
  });
});

describe('mana', () => {
  test('of any colour, by choice, for each, and for some things only', () => {
    const mana = (text: string) => {
      const [ability] = abilitiesOf(text);
      return ability?.kind === 'activated' ? ability.actions[0] : undefined;
    };
    expect(mana('{T}: Add two mana in any combination of {G} and/or {W}.')).toEqual({
      do: 'mana',
      mana: { kind: 'anyColor', amount: 2, combination: true, among: ['green', 'white'] },
    });
    expect(mana('{T}: Add {G} for each Elf you control.')).toMatchObject({ mana: { kind: 'times', mana: '{G}' } });
    expect(mana('{T}: Add {U}. Spend this mana only to cast artifact spells.')).toMatchObject({
      restriction: { kind: 'all', of: [{ kind: 'type', type: 'artifact' }, { kind: 'spell' }] },
    });
  });
});

describe('several, and each of several', () => {
  test('players who are targets count their own', () => {
    expect(actionsOf('Any number of target players each mill half their library, rounded down.')).toMatchObject([
      { do: 'mill', count: { kind: 'half', of: { of: { where: { who: { kind: 'var', name: 'it' } } } } } },
    ]);
  });

  test('targets for each opponent are controlled by different players', () => {
    expect(targetsOf('For each opponent, tap up to one target artifact that player controls.')).toMatchObject([
      { min: 0, max: { kind: 'count' }, together: { kind: 'different', what: 'controllers' } },
    ]);
  });

  test('one of two acts, two that fight, and that much', () => {
    expect(actionsOf('Sacrifice a creature or discard a card.')).toMatchObject([
      { do: 'either', options: [[{ do: 'sacrifice' }], [{ do: 'discard' }]] },
    ]);
    expect(targetsOf('Two target Goats fight each other.')).toMatchObject([{}, { notAlso: ['target'] }]);
    expect(compile('Put a charge counter on target artifact. You gain that much life.', spell)).toMatchObject({
      refusals: [{ reason: 'unclear' }],
    });
  });
});
