import { expect, it } from 'vitest';
import { abilitiesOf } from './reading.ts';

it('counts whom one or more creatures dealt damage to', () => {
  const [ability] = abilitiesOf(
    'Whenever one or more Wolves you control deal combat damage to one or more of your opponents, you may draw cards equal to the number of opponents dealt damage this way.',
  );
  expect(ability).toMatchObject({ oneOrMore: { to: 'damaged' } });
  expect(JSON.stringify(ability)).toContain(
    '{"kind":"count","of":{"kind":"filter","of":{"kind":"var","name":"damaged"},"where":{"kind":"player","which":"opponents"}}}',
  );
});
it('returns an Aura attached to a player', () => {
  const [ability] = abilitiesOf('When this creature dies, return it to the battlefield attached to you.');
  expect(ability).toMatchObject({ actions: [{ do: 'move', to: { attachedTo: { kind: 'you' } } }] });
});
it('says of the first of two with articles of their own what is not said of the second', () => {
  const [ability] = abilitiesOf(
    'Search your library for an artifact card with a mana ability or a Forest card, put it into your hand, then shuffle.',
    { type: 'Sorcery' },
  );
  expect(ability).toMatchObject({
    actions: [
      {
        what: {
          kind: 'any',
          of: [
            { of: [{ type: 'artifact' }, { kind: 'card' }, { kind: 'manaAbility' }] },
            { of: [{ type: 'Forest' }, { kind: 'card' }] },
          ],
        },
      },
      {},
      {},
    ],
  });
});
it('chooses cards whose numbers come to a total', () => {
  const [ability] = abilitiesOf(
    'When this creature enters, return any number of creature cards with total mana value 3 or less from your graveyard to your hand.',
  );
  expect(ability).toMatchObject({
    actions: [
      { do: 'choose', min: 0, together: { kind: 'total', stat: 'manaValue', is: { op: '≤', to: 3 } } },
      { do: 'move', to: { zone: 'hand' } },
    ],
  });
});
it('gives an emblem two abilities of which the first has no full stop', () => {
  const [ability] = abilitiesOf(
    'You get an emblem with "Untap all lands you control during each opponent\'s untap step" and "You draw a card during each opponent\'s draw step."',
    { type: 'Sorcery' },
  );
  expect(ability).toMatchObject({
    actions: [
      {
        do: 'emblem',
        abilities: [
          { kind: 'static', effects: [{ action: 'untapToo', opponents: true }] },
          { kind: 'static', effects: [{ action: 'drawToo', who: { kind: 'you' } }] },
        ],
      },
    ],
  });
});
