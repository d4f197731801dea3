import type { Filter, Selector, SpellAbility } from '@rulewright/language/magic';
import { describe, expect, test } from 'vitest';
import { abilitiesOf, compile, spell } from './reading.ts';

const creature: Filter = { kind: 'type', type: 'creature' };
const artifact: Filter = { kind: 'type', type: 'artifact' };
const mine: Filter = { kind: 'controlledBy', who: { kind: 'you' } };
const self: Selector = { kind: 'this' };
const all = (...of: readonly Filter[]): Filter => ({ kind: 'all', of });
const any = (...of: readonly Filter[]): Filter => ({ kind: 'any', of });
const not = (of: Filter): Filter => ({ kind: 'not', of });
const bound = (name: string): Selector => ({ kind: 'var', name });

/** What a spell that destroys this targets. */
function targetOf(noun: string): unknown {
  const [ability] = abilitiesOf(`Destroy ${noun}.`, spell) as readonly SpellAbility[];
  return ability?.targets?.[0]?.what;
}
const actionsOf = (text: string) => (abilitiesOf(text, spell)[0] as SpellAbility).actions;

describe('adjectives', () => {
  test('one of several', () => {
    expect(targetOf('target white, blue, or tapped creature')).toEqual(
      all(any({ kind: 'color', color: 'white' }, { kind: 'color', color: 'blue' }, { kind: 'tapped' }), creature),
    );
  });
  test('several together', () => {
    expect(targetOf('target nonartifact, nonblack creature')).toEqual(
      all(not(artifact), not({ kind: 'color', color: 'black' }), creature),
    );
  });
  test('said once for several kinds of things', () => {
    expect(targetOf('target untapped artifact or creature')).toEqual(
      any(all(not({ kind: 'tapped' }), artifact), all(not({ kind: 'tapped' }), creature)),
    );
  });
  test('one that may or may not belong to all is refused', () => {
    expect(compile('Destroy target red artifact or creature.', spell)).toMatchObject({
      refusals: [{ reason: 'unclear' }],
    });
  });
});

describe('nouns', () => {
  test('types of a spell are not things of their own', () => {
    const [ability] = abilitiesOf('Counter target artifact or creature spell.', spell) as readonly SpellAbility[];
    expect(ability?.targets?.[0]).toEqual({
      name: 'target',
      what: all(any(artifact, creature), { kind: 'spell' }),
      zones: ['stack'],
    });
  });
  test('types of a creature', () => {
    expect(targetOf('target Elf or Goblin creature')).toEqual(
      all(any({ kind: 'subtype', type: 'Elf' }, { kind: 'subtype', type: 'Goblin' }), creature),
    );
  });
  test('cards that are nowhere are not on the battlefield', () => {
    expect(compile('Destroy all creature cards.', spell)).toMatchObject({ refusals: [{ reason: 'unclear' }] });
  });
});

describe('additions', () => {
  test('what only creatures have is said of the last of several', () => {
    expect(targetOf('target artifact or creature with flying')).toEqual(
      any(artifact, all(creature, { kind: 'keyword', keyword: 'flying' })),
    );
  });
  test('whose it is, is said of all', () => {
    expect(targetOf('target artifact or creature you control')).toEqual(all(any(artifact, creature), mine));
  });
  test('what follows a value belongs to it', () => {
    expect(targetOf('target creature with power less than the number of Elves you control')).toEqual(
      all(creature, {
        kind: 'power',
        is: {
          op: '<',
          to: { kind: 'count', of: { kind: 'each', where: all({ kind: 'subtype', type: 'Elf' }, mine) } },
        },
      }),
    );
  });
  test('the greatest of all that are described', () => {
    expect(targetOf('target creature you control with the greatest power')).toEqual(
      all(creature, mine, {
        kind: 'power',
        is: { op: '=', to: { kind: 'greatest', stat: 'power', of: { kind: 'each', where: all(creature, mine) } } },
      }),
    );
  });
  test('a thing is compared with itself', () => {
    expect(targetOf('target creature with toughness greater than its power')).toMatchObject({
      of: [creature, { kind: 'where', condition: { value: { stat: 'toughness', of: bound('it') } } }],
    });
  });
  test('what happened this turn', () => {
    expect(targetOf('target creature that attacked this turn')).toEqual(
      all(creature, { kind: 'history', event: { on: 'attack' } }),
    );
  });
  test('targets of targets are permanents', () => {
    const [ability] = abilitiesOf('Counter target spell that targets an artifact.', spell) as readonly SpellAbility[];
    expect(ability?.targets?.[0]?.what).toEqual(
      all({ kind: 'spell' }, { kind: 'targets', where: all(artifact, { kind: 'permanent' }) }),
    );
  });
});

describe('which things', () => {
  test('others than this object, than the targets before, than what was spoken of', () => {
    const [ability] = abilitiesOf('Other creatures you control have haste.');
    expect(ability).toMatchObject({
      effects: [{ what: { where: all(creature, mine, not({ kind: 'is', what: self })) } }],
    });
    const [two] = abilitiesOf('Tap target creature. Untap another target creature.', spell) as readonly SpellAbility[];
    expect(two?.targets?.[1]).toMatchObject({ name: 'target2', notAlso: ['target'] });
    expect(actionsOf('Tap target creature. Destroy each other creature.')[1]).toEqual({
      do: 'destroy',
      what: { kind: 'each', where: all(creature, not({ kind: 'is', what: bound('target') })) },
    });
  });
  test('any number of targets', () => {
    const [ability] = abilitiesOf('Tap any number of target creatures.', spell) as readonly SpellAbility[];
    expect(ability?.targets).toEqual([{ name: 'target', what: creature, min: 0 }]);
  });
  test('targets that fit together', () => {
    const [ability] = abilitiesOf(
      'Exile up to three target cards from a single graveyard.',
      spell,
    ) as readonly SpellAbility[];
    expect(ability?.targets).toEqual([
      { name: 'target', what: { kind: 'card' }, zones: ['graveyard'], min: 0, max: 3, sameOwner: true },
    ]);
  });
  test('objects and players in one', () => {
    const [ability] = abilitiesOf(
      "Test Card deals 2 damage to target opponent or planeswalker. That player or that planeswalker's controller draws a card.",
      spell,
    ) as readonly SpellAbility[];
    expect(ability?.targets?.[0]?.what).toEqual(
      any({ kind: 'player', which: 'opponents' }, { kind: 'type', type: 'planeswalker' }),
    );
    expect(ability?.actions[1]).toMatchObject({ do: 'draw', who: { kind: 'union' } });
  });
  test('a group that is spoken of again is the same things', () => {
    const group: Selector = { kind: 'each', where: all(creature, mine) };
    expect(actionsOf('Creatures you control get +1/+1 until end of turn. Untap them.')).toEqual([
      { do: 'let', name: 'those', objects: group },
      expect.objectContaining({ do: 'effect' }),
      { do: 'untap', what: bound('those') },
    ]);
  });
  test('each of a group has its own numbers', () => {
    const [always] = abilitiesOf('Each creature gets +1/+1 for each Aura attached to it.', { type: 'Enchantment' });
    expect(always).toMatchObject({
      effects: [{ changes: [{ power: { of: { where: { of: [{}, { kind: 'attachedTo', what: bound('it') }] } } } }] }],
    });
    expect(
      actionsOf('Each creature you control gets +X/+0 until end of turn, where X is its toughness.'),
    ).toMatchObject([{ do: 'forEach', actions: [{ do: 'effect' }] }]);
  });
});

describe('references', () => {
  test('the controller of a target that an opponent controls', () => {
    expect(actionsOf('Tap target creature an opponent controls. That player mills a card.')[1]).toEqual({
      do: 'mill',
      who: { kind: 'controller', of: bound('target') },
      count: 1,
    });
  });
  test('what was sacrificed for a spell', () => {
    const abilities = abilitiesOf(
      "As an additional cost to cast this spell, sacrifice a creature.\nYou gain life equal to the sacrificed creature's toughness.",
      spell,
    );
    expect(abilities).toEqual([
      { kind: 'additionalCost', cost: [{ kind: 'sacrifice', what: creature, count: 1, as: 'sacrificed' }] },
      {
        kind: 'spell',
        actions: [
          {
            do: 'gainLife',
            who: { kind: 'you' },
            amount: { kind: 'stat', stat: 'toughness', of: bound('sacrificed') },
          },
        ],
      },
    ]);
  });
  test('nothing that it could be', () => {
    expect(compile('Draw a card. Destroy it.', spell)).toMatchObject({ refusals: [{ reason: 'unclear' }] });
  });
});
