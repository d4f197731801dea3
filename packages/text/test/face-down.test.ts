/** Face-down cards: costs that are reduced, what cannot be turned up, who may look. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, spell } from './reading.ts';

const you = { kind: 'you' };

describe('face-down cards', () => {
  it('reduces a cost that stands before', () => {
    const times = {
      kind: 'count',
      of: {
        kind: 'each',
        where: {
          kind: 'all',
          of: [
            { kind: 'type', type: 'land' },
            { kind: 'controlledBy', who: you },
          ],
        },
      },
    };
    const cost = [{ kind: 'mana', mana: '{7}', less: { mana: '{1}', times } }];
    expect(abilitiesOf('Morph {7}. This cost is reduced by {1} for each land you control.')).toEqual([
      { kind: 'keyword', keyword: 'morph', cost },
    ]);
    const [ability] = abilitiesOf(
      'At the beginning of your upkeep, sacrifice this creature unless you pay {7}. This cost is reduced by {1} for each land you control.',
    );
    expect(ability).toMatchObject({ actions: [{ do: 'pay', cost }] });
  });

  it('knows whether something could be turned up', () => {
    expect(abilitiesOf("{1}: Turn target creature face up. If you can't, exile it.")).toMatchObject([
      {
        actions: [
          { do: 'turnUp', as: 'done' },
          {
            do: 'if',
            condition: { kind: 'not', of: { kind: 'did', name: 'done' } },
            then: [{ do: 'move', what: { kind: 'var', name: 'target' }, to: { zone: 'exile' } }],
          },
        ],
      },
    ]);
    expect(abilitiesOf("Creatures you control can't be turned face up.")).toMatchObject([
      { effects: [{ kind: 'cant', action: 'beTurnedUp' }] },
    ]);
  });

  it('lets players look', () => {
    const what = {
      kind: 'all',
      of: [
        { kind: 'faceDown' },
        { kind: 'permanent' },
        { kind: 'controlledBy', who: { kind: 'players', which: 'opponents' } },
      ],
    };
    expect(abilitiesOf('You may look at face-down permanents your opponents control any time.')).toEqual([
      { kind: 'static', effects: [{ kind: 'may', action: 'lookAtFaceDown', who: you, what }] },
    ]);
  });

  it('counts what somebody gained control of', () => {
    const [ability] = abilitiesOf(
      'When this creature enters, gain control of all artifacts until end of turn. You gain 2 life for each permanent you gained control of this way.',
    );
    expect(ability).toMatchObject({
      actions: [
        { do: 'let', name: 'gained this way' },
        { do: 'effect' },
        {
          do: 'gainLife',
          amount: {
            kind: 'times',
            of: [2, { kind: 'count', of: { kind: 'filter', of: { name: 'gained this way' } } }],
          },
        },
      ],
    });
  });

  it('finds things in two places', () => {
    expect(
      abilitiesOf('{T}: Exile two target artifacts from the battlefield and/or creature cards from graveyards.'),
    ).toMatchObject([{ targets: [{ zones: ['battlefield', 'graveyard'], min: 2, max: 2 }] }]);
  });

  it('tells who turns what up, and what is face down', () => {
    expect(abilitiesOf('Whenever you turn a creature face up, draw a card.')).toMatchObject([
      { on: { on: 'turnUp', what: { kind: 'type', type: 'creature' }, who: you } },
    ]);
    expect(abilitiesOf('Whenever a creature that was turned face up this turn dies, draw a card.')).toMatchObject([
      { on: { on: 'move', what: { of: [{}, { kind: 'history', event: { on: 'turnUp' } }] } } },
    ]);
    expect(
      abilitiesOf('As long as enchanted creature is face down, it has haste.', { type: 'Enchantment — Aura' }),
    ).toMatchObject([{ condition: { kind: 'matches', where: { kind: 'faceDown' } } }]);
    expect(abilitiesOf('{T}: Add {C}{C}. Spend this mana only to turn creatures face up.')).toMatchObject([
      {
        actions: [
          {
            restriction: {
              kind: 'all',
              of: [
                { kind: 'forCost', of: 'turn up' },
                { kind: 'type', type: 'creature' },
              ],
            },
          },
        ],
      },
    ]);
    expect(abilitiesOf('Destroy all creatures with no name.', spell)).toMatchObject([
      { actions: [{ what: { where: { kind: 'all', of: [{ kind: 'type' }, { kind: 'nameless' }] } } }] },
    ]);
  });

  it('speaks of what was manifested', () => {
    expect(abilitiesOf('Manifest dread, then put two +1/+1 counters on that creature.', spell)).toMatchObject([
      {
        actions: [
          { do: 'manifestDread', as: 'manifested' },
          { do: 'counters', on: { kind: 'var', name: 'manifested' } },
        ],
      },
    ]);
    expect(abilitiesOf('Manifest dread.', spell)).toEqual([{ kind: 'spell', actions: [{ do: 'manifestDread' }] }]);
    expect(abilitiesOf('Investigate once for each Forest you control.', spell)).toMatchObject([
      { actions: [{ do: 'repeat', times: { kind: 'count' } }] },
    ]);
  });
});
