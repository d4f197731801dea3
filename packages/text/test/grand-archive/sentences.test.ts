import { describe, expect, it } from 'vitest';
import { ofAction, ofAlly, refused } from './reading.ts';

const you = { kind: 'you' };
const champion = { kind: 'champion', of: you };
const fire = { kind: 'element', element: 'fire' };

describe('Effects', () => {
  it('put cards of the top away and speak of the rest', () => {
    const text =
      'Look at the top three cards of your deck. You may reveal an ally card from among them and put it into your hand. Put the rest on the bottom of your deck in any order.';
    expect(ofAction(text)).toMatchObject([
      {
        kind: 'spell',
        actions: [
          { do: 'let', objects: { kind: 'top', of: you, count: 3 } },
          { do: 'look' },
          { do: 'may', actions: [{ do: 'choose' }, { do: 'reveal' }, { do: 'move', to: { zone: 'hand' } }] },
          { do: 'move', to: { zone: 'mainDeck', position: 'bottom', order: 'chosen' } },
        ],
      },
    ]);
  });

  it('do something else under a restriction inside a sentence', () => {
    expect(ofAction('Deal 2 damage to target unit. Class Bonus: Deal 4 damage to that unit instead.')).toMatchObject([
      {
        actions: [
          {
            do: 'if',
            condition: { kind: 'restriction', by: { kind: 'class' } },
            then: [{ do: 'damage', amount: 4 }],
            else: [{ do: 'damage', amount: 2 }],
          },
        ],
      },
    ]);
  });

  it('hang on what was paid or done', () => {
    expect(ofAlly('On Enter: You may pay (2). If you do, draw a card.')).toMatchObject([
      {
        actions: [{ do: 'pay', cost: [{ kind: 'reserve', amount: 2 }], optional: true, then: [{ do: 'draw' }] }],
      },
    ]);
    const [ability] = ofAlly(
      'On Attack: You may discard a card. If you do, draw a card into your memory. If the discarded card was a fire element card, recover 2.',
    );
    expect(ability).toMatchObject({
      actions: [
        {
          do: 'may',
          actions: [
            { do: 'discard', as: 'discarded' },
            { do: 'draw', into: 'memory' },
          ],
        },
        { do: 'if', condition: { kind: 'matches', what: { kind: 'var', name: 'discarded' }, where: fire } },
      ],
    });
  });

  it('prevent damage, and speak of how much it was', () => {
    const text =
      'The next time damage would be dealt to your champion this turn, prevent that damage. Glimpse X, where X is the amount of damage prevented this way.';
    expect(ofAction(text)).toMatchObject([
      {
        actions: [
          {
            do: 'effect',
            effects: [
              {
                kind: 'replace',
                on: { on: 'damage', to: { kind: 'is', what: champion } },
                uses: 1,
                instead: { kind: 'prevent', actions: [{ do: 'glimpse', count: { kind: 'amount' } }] },
              },
            ],
          },
        ],
      },
    ]);
  });

  it('last for the attack, if they are of the attack', () => {
    expect(ofAlly('On Attack: This attack gets +2 POWER.')).toMatchObject([
      { actions: [{ do: 'effect', duration: { kind: 'attack' } }] },
    ]);
    expect(ofAction("Target unit's attacks get -3 POWER until end of turn.")).toMatchObject([
      { actions: [{ effects: [{ what: { kind: 'attacksOf' } }], duration: { kind: 'endOfTurn' } }] },
    ]);
  });

  it('wait for a later time', () => {
    expect(ofAction('Draw two cards. At the beginning of the next end phase, discard your hand.')).toMatchObject([
      {
        actions: [
          { do: 'draw', count: 2 },
          {
            do: 'delayed',
            trigger: { on: { on: 'beginning', step: 'end' }, actions: [{ do: 'discard', count: 'all' }] },
          },
        ],
      },
    ]);
  });

  it('are chosen among several', () => {
    expect(ofAction('Choose one—\n• Draw a card.\n• Target ally gains stealth until end of turn.')).toMatchObject([
      { modes: { min: 1, max: 1, choices: [{ actions: [{ do: 'draw' }] }, { targets: [{ name: 'target' }] }] } },
    ]);
  });
});

describe('What a pronoun means', () => {
  it('is what was spoken of, and the champion is a person', () => {
    expect(
      ofAction(
        'Put a quest counter on your champion. If your champion has three or more quest counters on them, draw a card.',
      ),
    ).toMatchObject([
      {
        actions: [
          { do: 'counters', on: champion },
          { do: 'if', condition: { value: { kind: 'counters', on: champion } } },
        ],
      },
    ]);
  });

  it('is refused where nothing was spoken of', () => {
    expect(refused('On Enter: Draw a card. That ally gains stealth until end of turn.', { types: ['item'] })).toEqual([
      expect.stringContaining('unclear'),
    ]);
  });

  it('is the card that another ability banished', () => {
    expect(
      ofAlly('On Enter: Banish a card from your graveyard.\n\nOn Leave: Return the banished card to your hand.'),
    ).toMatchObject([
      { actions: [{ do: 'choose' }, { do: 'banish', note: 'banished' }] },
      { actions: [{ do: 'move', what: { kind: 'noted', key: 'banished' }, to: { zone: 'hand' } }] },
    ]);
  });
});

describe('Nouns', () => {
  it('have types that no list knows yet', () => {
    expect(ofAction('Destroy target Gryphon ally.')).toMatchObject([
      {
        targets: [
          {
            what: {
              kind: 'all',
              of: [
                { kind: 'subtype', type: 'Gryphon' },
                { kind: 'type', type: 'ally' },
              ],
            },
          },
        ],
      },
    ]);
  });

  it('count what is told apart once for each difference', () => {
    expect(ofAlly('Meadow Scout gets +1 POWER for each ally you control with different reserve costs.')).toMatchObject([
      { effects: [{ changes: [{ kind: 'add', stat: 'power', amount: { kind: 'different', what: 'reserveCosts' } }] }] },
    ]);
  });
});

describe('Names and types', () => {
  it('are a mastery only if no word of them is a type', () => {
    expect(ofAction('Put a sheen counter on your Fractured Memories.')).toMatchObject([
      { actions: [{ do: 'counters', on: { kind: 'mastery', name: 'Fractured Memories' } }] },
    ]);
    expect(ofAction('Put a sheen counter on your Undertow.')).toMatchObject([
      { actions: [{ do: 'counters', on: { kind: 'mastery', name: 'Undertow' } }] },
    ]);
    expect(refused('Put a sheen counter on your Sword.', { types: ['action'] })).not.toHaveLength(0);
    expect(refused('Put a sheen counter on your Grandfathers.', { types: ['action'] })).not.toHaveLength(0);
    expect(refused('Put a sheen counter on your Silver Sword.', { types: ['action'] })).not.toHaveLength(0);
  });

  it('are set with what is not named kept', () => {
    expect(
      ofAction('Target item becomes a Cleric Fractal phantasia with reservable and loses all other abilities.'),
    ).toMatchObject([
      {
        actions: [
          {
            do: 'effect',
            effects: [
              {
                changes: [
                  { kind: 'types', types: ['phantasia'], classes: ['cleric'], subtypes: ['Fractal'], set: true },
                  { kind: 'loseAll' },
                  { kind: 'gain', ability: { keyword: 'reservable' } },
                ],
              },
            ],
            duration: { kind: 'forever' },
          },
        ],
      },
    ]);
  });

  it('are true of later things where something has or is them', () => {
    expect(ofAction('Until end of turn, allies you control have vigor.')).toMatchObject([
      { actions: [{ do: 'effect', effects: [{ future: true }] }] },
    ]);
    expect(ofAction('Allies you control gain vigor until end of turn.')).not.toMatchObject([
      { actions: [{ effects: [{ future: true }] }] },
    ]);
    expect(ofAlly('Other allies you control have vigor.')).not.toMatchObject([{ effects: [{ future: true }] }]);
  });

  it('choose an amount of counters to pay in no cost', () => {
    expect(refused('Remove any amount of buff counters from Meadow Scout: Draw a card.')).not.toHaveLength(0);
  });
});
