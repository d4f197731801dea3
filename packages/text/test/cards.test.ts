/** Cards and zones: what the texts that move them mean. */
import { describe, expect, test } from 'vitest';
import { abilitiesOf, compile, spell } from './reading.ts';

const you = { kind: 'you' };
const bound = (name: string) => ({ kind: 'var', name });
const actionsOf = (text: string) => {
  const [ability] = abilitiesOf(text, spell);
  return ability !== undefined && 'actions' in ability ? ability.actions : [];
};

describe('destinations', () => {
  test.each([
    ["Put target permanent on the bottom of its owner's library.", { zone: 'library', position: 'bottom' }],
    ["Put target land into its owner's library third from the top.", { zone: 'library', position: 3 }],
    ['Return target Zombie card from your graveyard to the battlefield tapped.', { zone: 'battlefield', tapped: true }],
    [
      'Put target artifact card from a graveyard onto the battlefield under your control.',
      { zone: 'battlefield', controller: you },
    ],
    [
      "Return target land card from a graveyard to the battlefield under its owner's control.",
      { zone: 'battlefield', controller: { kind: 'owner', of: bound('target') } },
    ],
    [
      'Return target Bird card from your graveyard to the battlefield with two +1/+1 counters on it.',
      { zone: 'battlefield', counters: [{ counter: '+1/+1', count: 2 }] },
    ],
  ])('%s', (text, to) => {
    expect(actionsOf(text)).toEqual([{ do: 'move', what: bound('target'), to }]);
  });

  test('the top or the bottom is a choice of the player who puts it there', () => {
    expect(actionsOf('Target player puts a card from their hand on the top or bottom of their library.')).toMatchObject(
      [
        { do: 'choose', who: bound('target') },
        {
          do: 'either',
          who: bound('target'),
          options: [[{ to: { position: 'top' } }], [{ to: { position: 'bottom' } }]],
        },
      ],
    );
  });

  test('what another player puts onto the battlefield is theirs', () => {
    expect(actionsOf('Target player puts a land card from their hand onto the battlefield.').at(-1)).toMatchObject({
      to: { zone: 'battlefield', controller: bound('target') },
    });
  });
});

describe('the cards at hand', () => {
  test('one of them and the rest', () => {
    expect(
      actionsOf(
        'Look at the top six cards of your library. Put two of them into your hand and the rest into your graveyard.',
      ),
    ).toEqual([
      { do: 'let', name: 'looked', objects: { kind: 'top', of: you, count: 6 } },
      { do: 'look', what: bound('looked') },
      { do: 'choose', from: bound('looked'), min: 2, max: 2, as: 'chosen' },
      { do: 'move', what: bound('chosen'), to: { zone: 'hand' } },
      {
        do: 'move',
        what: {
          kind: 'filter',
          of: bound('looked'),
          where: { kind: 'not', of: { kind: 'is', what: bound('chosen') } },
        },
        to: { zone: 'graveyard' },
      },
    ]);
  });

  test('the rest is without all that fit', () => {
    const actions = actionsOf(
      'Reveal the top seven cards of your library. Put all Bear cards revealed this way into your hand and the rest on the bottom of your library in a random order.',
    );
    expect(actions).toMatchObject([
      { do: 'let' },
      { do: 'reveal' },
      { do: 'let', name: 'these', objects: { kind: 'filter', of: bound('revealed') } },
      { do: 'move', what: bound('these') },
      { what: { where: { of: { what: bound('these') } } }, to: { order: 'random' } },
    ]);
  });

  test('one that fits may be taken', () => {
    expect(
      actionsOf('Mill six cards. You may put a Bear card from among them onto the battlefield tapped.'),
    ).toMatchObject([
      { do: 'mill', as: 'milled' },
      {
        do: 'may',
        actions: [
          { do: 'choose', from: { kind: 'filter', of: bound('milled'), where: { type: 'Bear' } } },
          { do: 'move', to: { zone: 'battlefield', tapped: true } },
        ],
      },
    ]);
  });

  test('until one fits', () => {
    expect(
      actionsOf(
        'Reveal cards from the top of your library until you reveal an Aura card. Put that card into your hand and the rest into your graveyard.',
      ),
    ).toMatchObject([
      { do: 'revealUntil', who: you, as: 'revealed' },
      { do: 'move', what: bound('revealed'), to: { zone: 'hand' } },
      { do: 'move', what: { kind: 'filter', of: bound('all revealed') }, to: { zone: 'graveyard' } },
    ]);
  });

  test('a card of a revealed hand', () => {
    expect(
      actionsOf('Target player reveals their hand. You choose an Island card from it. That player discards that card.'),
    ).toMatchObject([
      { do: 'reveal', what: { kind: 'each', zones: ['hand'] } },
      { do: 'choose', from: { kind: 'each', zones: ['hand'] }, as: 'chosen' },
      { do: 'discardCards', what: bound('chosen') },
    ]);
  });
});

describe('searching', () => {
  test('what is found is put somewhere, then the library is shuffled', () => {
    expect(
      actionsOf('Search your library for up to three Gate cards, put them onto the battlefield tapped, then shuffle.'),
    ).toEqual([
      { do: 'search', zones: ['library'], what: { kind: 'subtype', type: 'Gate' }, min: 0, max: 3, as: 'found' },
      { do: 'move', what: bound('found'), to: { zone: 'battlefield', tapped: true } },
      { do: 'shuffle', who: you },
    ]);
  });

  test('all that a player may do belongs to the permission', () => {
    expect(
      actionsOf('You may search your library for a Wall card, reveal it, put it into your hand, then shuffle.'),
    ).toMatchObject([{ do: 'may', actions: [{ do: 'search' }, { do: 'move' }, { do: 'shuffle' }] }]);
  });
});

describe('exile', () => {
  test('until this leaves the battlefield', () => {
    const [ability] = abilitiesOf(
      'When this creature enters, exile target artifact until this creature leaves the battlefield.',
    );
    expect(ability).toMatchObject({ actions: [{ do: 'move', to: { zone: 'exile' }, until: { kind: 'this' } }] });
  });

  test('what one ability exiles another returns', () => {
    const [first, second] = abilitiesOf(
      "When this creature enters, exile target land.\nWhen this creature dies, return the exiled card to its owner's hand.",
    );
    expect(first).toMatchObject({ actions: [{ do: 'move', note: 'exiled' }] });
    expect(second).toMatchObject({ actions: [{ do: 'move', what: { kind: 'noted', key: 'exiled' } }] });
  });

  test('the exiled card of nothing is refused', () => {
    expect(compile('When this creature dies, return the exiled card to your hand.')).toMatchObject({
      refusals: [{ reason: 'unclear' }],
    });
  });

  test('its power is that of the permanent', () => {
    expect(actionsOf('Exile target artifact creature. You gain life equal to its power.')).toMatchObject([
      { do: 'move' },
      { do: 'gainLife', amount: { kind: 'stat', of: bound('target') } },
    ]);
  });

  test('a card may be played for a while', () => {
    expect(actionsOf('Exile the top nine cards of your library. You may play those cards this turn.')).toEqual([
      { do: 'move', what: { kind: 'top', of: you, count: 9 }, to: { zone: 'exile' }, as: 'exiled' },
      {
        do: 'effect',
        effects: [
          { kind: 'may', action: 'play', who: you, what: { kind: 'is', what: bound('exiled') }, zones: ['exile'] },
        ],
        duration: { kind: 'endOfTurn' },
      },
    ]);
  });

  test('spells from among them are the cards that are no lands', () => {
    const actions = actionsOf(
      'Exile the top two cards of your library. Until end of turn, you may cast Bear spells from among those cards without paying their mana costs.',
    );
    expect(actions.at(-1)).toMatchObject({
      effects: [{ what: { of: [{ kind: 'is' }, { type: 'Bear' }, { kind: 'not' }] }, zones: ['exile'], free: true }],
    });
  });
});

describe('drawing, discarding, the stack', () => {
  test('that many', () => {
    expect(actionsOf('Discard your hand, then draw that many cards.')).toEqual([
      { do: 'discard', who: you, count: 'hand', as: 'discarded' },
      { do: 'draw', who: you, count: { kind: 'count', of: bound('discarded') } },
    ]);
  });

  test('at random', () => {
    expect(actionsOf('Target player discards two cards at random.')).toMatchObject([
      { do: 'discard', count: 2, random: true },
    ]);
  });

  test('where a countered spell goes', () => {
    expect(
      actionsOf(
        "Counter target Bear spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
      ),
    ).toMatchObject([{ do: 'counter', to: { zone: 'exile' } }]);
  });

  test('a copy with new targets', () => {
    expect(actionsOf('Copy target sorcery spell. You may choose new targets for the copy.')).toMatchObject([
      { do: 'copySpell', newTargets: true },
    ]);
  });
});

describe('groups of players', () => {
  const each = { kind: 'players', which: 'each' };

  test('do together what does not hang on the one', () => {
    expect(
      actionsOf('Each player shuffles their hand and graveyard into their library, then draws five cards.'),
    ).toEqual([
      {
        do: 'let',
        name: 'these',
        objects: { kind: 'each', where: { kind: 'ownedBy', who: each }, zones: ['hand', 'graveyard'] },
      },
      { do: 'move', what: bound('these'), to: { zone: 'library' } },
      { do: 'shuffle', who: each },
      { do: 'draw', who: each, count: 5 },
    ]);
  });

  test('count for each of them what each did', () => {
    expect(actionsOf('Each player discards their hand, then draws that many cards.')).toMatchObject([
      {
        do: 'forEach',
        in: each,
        actions: [
          { do: 'discard', count: 'hand' },
          { do: 'draw', count: { kind: 'count' } },
        ],
      },
    ]);
  });

  test('choose in turn, then all of it moves at once', () => {
    expect(actionsOf('Each player may put a Wall card from their hand onto the battlefield.')).toMatchObject([
      { do: 'let', name: 'chosen of all', objects: { kind: 'union', of: [] } },
      { do: 'forEach', actions: [{ do: 'may', actions: [{ do: 'choose' }, { do: 'let', name: 'chosen of all' }] }] },
      { do: 'move', what: bound('chosen of all'), to: { zone: 'battlefield', controller: { kind: 'owner' } } },
    ]);
  });

  test('are spoken of together afterwards', () => {
    const actions = actionsOf(
      'Each opponent chooses a Wall card in their graveyard. Put those cards onto the battlefield under your control.',
    );
    expect(actions.at(-1)).toMatchObject({ do: 'move', what: bound('chosen of all') });
  });
});

describe('this way', () => {
  test('only what was done counts', () => {
    expect(
      actionsOf(
        'Look at the top card of your library. You may reveal that card. If a Wall card is revealed this way, draw a card.',
      ),
    ).toMatchObject([
      { do: 'let' },
      { do: 'look' },
      { do: 'may', actions: [{ do: 'reveal' }, { do: 'let', name: 'revealed this way' }] },
      { do: 'if', condition: { kind: 'exists', what: { kind: 'filter', of: bound('revealed this way') } } },
    ]);
  });

  test('what the other branch made is not spoken of', () => {
    expect(
      actionsOf(
        'Search your library for a Wall card, then shuffle. Put that card into your hand if you control a Wall. Otherwise, put that card on top of your library.',
      ).at(-1),
    ).toMatchObject({
      do: 'if',
      then: [{ do: 'move', what: bound('found') }],
      else: [{ do: 'move', what: bound('found'), to: { position: 'top' } }],
    });
  });

  test('a choice of zones, and whether a library was searched', () => {
    expect(
      actionsOf(
        'Search your library and/or graveyard for a Wall card, reveal it, and put it into your hand. If you search your library this way, shuffle.',
      ),
    ).toMatchObject([
      {
        do: 'either',
        options: [
          [{ zones: ['library'] }, { value: 1 }],
          [{ zones: ['graveyard'] }, { value: 0 }],
          [{}, {}],
        ],
      },
      { do: 'reveal' },
      { do: 'move' },
      { do: 'if', condition: { kind: 'did' }, then: [{ do: 'shuffle' }] },
    ]);
  });
});

describe('piles and targets', () => {
  test('an opponent separates, the player chooses', () => {
    expect(
      actionsOf(
        'Reveal the top six cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.',
      ).slice(-3),
    ).toMatchObject([
      { do: 'choose', min: 0 },
      { do: 'let' },
      {
        do: 'either',
        options: [
          [{}, {}],
          [{}, {}],
        ],
      },
    ]);
  });

  test('the target of a spell is changed', () => {
    expect(actionsOf('Change the target of target spell with a single target.')).toEqual([
      { do: 'newTargets', of: bound('target'), change: true },
    ]);
  });

  test('that spell is what the card becomes', () => {
    expect(
      actionsOf(
        'You may cast target Wall card from a graveyard without paying its mana cost. If that spell would be put into a graveyard, exile it instead.',
      ).at(-1),
    ).toMatchObject({
      effects: [{ kind: 'replace', on: { what: { what: { kind: 'became', of: bound('target') } } } }],
    });
  });
});
