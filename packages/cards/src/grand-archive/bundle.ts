/** The cards that come with the engine, in the card language: facts, numbers and what their abilities do. */
import type { Card } from '@rulewright/language/grand-archive';

export const bundle: readonly Card[] = [
  {
    slug: 'blightroot',
    name: 'Blightroot',
    faces: [
      {
        name: 'Blightroot',
        types: ['item'],
        token: true,
        classes: ['cleric'],
        elements: ['norm'],
        subtypes: ['Herb', 'Catalyst', 'Root'],
        cost: { kind: 'reserve', amount: 1 },
        abilities: [
          {
            kind: 'activated',
            cost: [{ kind: 'sacrifice', what: { kind: 'is', what: { kind: 'this' } }, count: 1 }],
            actions: [
              {
                do: 'effect',
                effects: [
                  {
                    kind: 'modify',
                    what: { kind: 'champion', of: { kind: 'you' } },
                    changes: [{ kind: 'add', stat: 'level', amount: 1 }],
                  },
                ],
                duration: { kind: 'endOfTurn' },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'blitz-charger',
    name: 'Blitz Charger',
    faces: [
      {
        name: 'Blitz Charger',
        types: ['ally'],
        classes: ['tamer'],
        elements: ['fire'],
        subtypes: ['Animal', 'Horse'],
        cost: { kind: 'reserve', amount: 3 },
        life: 1,
        power: 3,
      },
    ],
  },
  {
    slug: 'fraysia',
    name: 'Fraysia',
    faces: [
      {
        name: 'Fraysia',
        types: ['item'],
        token: true,
        classes: ['cleric'],
        elements: ['norm'],
        subtypes: ['Herb', 'Adjuvant', 'Flower'],
        cost: { kind: 'reserve', amount: 1 },
        abilities: [
          {
            kind: 'activated',
            cost: [{ kind: 'sacrifice', what: { kind: 'is', what: { kind: 'this' } }, count: 1 }],
            actions: [{ do: 'recover', who: { kind: 'you' }, amount: 1 }],
          },
        ],
      },
    ],
  },
  {
    slug: 'gales-mare',
    name: "Gale's Mare",
    faces: [
      {
        name: "Gale's Mare",
        types: ['ally'],
        classes: ['tamer'],
        elements: ['wind'],
        subtypes: ['Animal', 'Horse'],
        cost: { kind: 'reserve', amount: 3 },
        life: 3,
        power: 2,
      },
    ],
  },
  {
    slug: 'giant-tortoise',
    name: 'Giant Tortoise',
    faces: [
      {
        name: 'Giant Tortoise',
        types: ['ally'],
        classes: ['tamer'],
        elements: ['water'],
        subtypes: ['Animal', 'Turtle'],
        cost: { kind: 'reserve', amount: 4 },
        life: 6,
        power: 1,
      },
    ],
  },
  {
    slug: 'lorraine-wandering-warrior',
    name: 'Lorraine, Wandering Warrior',
    faces: [
      {
        name: 'Lorraine, Wandering Warrior',
        types: ['champion'],
        classes: ['warrior'],
        elements: ['norm'],
        subtypes: ['Human'],
        cost: { kind: 'memory', amount: 1 },
        level: 1,
        life: 20,
        abilities: [
          {
            kind: 'triggered',
            on: { on: 'enter', what: { kind: 'is', what: { kind: 'this' } } },
            keyword: 'on enter',
            actions: [
              {
                do: 'choose',
                from: {
                  kind: 'each',
                  where: {
                    kind: 'all',
                    of: [
                      { kind: 'type', type: 'weapon' },
                      { kind: 'card' },
                      { kind: 'stat', stat: 'memoryCost', is: { op: '=', to: 0 } },
                      { kind: 'ownedBy', who: { kind: 'you' } },
                    ],
                  },
                  zones: ['materialDeck'],
                },
                as: 'chosen',
              },
              { do: 'materialize', what: { kind: 'var', name: 'chosen' } },
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'lost-spirit',
    name: 'Lost Spirit',
    faces: [
      {
        name: 'Lost Spirit',
        types: ['champion'],
        classes: ['spirit'],
        elements: ['norm'],
        cost: { kind: 'memory', amount: 0 },
        level: 0,
        life: 15,
        abilities: [
          {
            kind: 'triggered',
            on: { on: 'enter', what: { kind: 'is', what: { kind: 'this' } } },
            keyword: 'on enter',
            actions: [{ do: 'draw', who: { kind: 'you' }, count: 7 }],
          },
        ],
      },
    ],
  },
  {
    slug: 'manaroot',
    name: 'Manaroot',
    faces: [
      {
        name: 'Manaroot',
        types: ['item'],
        token: true,
        classes: ['cleric'],
        elements: ['norm'],
        subtypes: ['Herb', 'Adjuvant', 'Root'],
        cost: { kind: 'reserve', amount: 1 },
        abilities: [
          {
            kind: 'activated',
            cost: [{ kind: 'sacrifice', what: { kind: 'is', what: { kind: 'this' } }, count: 1 }],
            actions: [
              {
                do: 'effect',
                effects: [
                  {
                    kind: 'modify',
                    what: { kind: 'champion', of: { kind: 'you' } },
                    changes: [{ kind: 'add', stat: 'level', amount: 1 }],
                  },
                ],
                duration: { kind: 'endOfTurn' },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'razorvine',
    name: 'Razorvine',
    faces: [
      {
        name: 'Razorvine',
        types: ['item'],
        token: true,
        classes: ['cleric'],
        elements: ['norm'],
        subtypes: ['Herb', 'Catalyst', 'Leaf'],
        cost: { kind: 'reserve', amount: 1 },
        abilities: [
          {
            kind: 'activated',
            cost: [{ kind: 'sacrifice', what: { kind: 'is', what: { kind: 'this' } }, count: 1 }],
            actions: [
              {
                do: 'choose',
                from: {
                  kind: 'each',
                  where: { kind: 'all', of: [{ kind: 'card' }, { kind: 'ownedBy', who: { kind: 'you' } }] },
                  zones: ['hand'],
                },
                as: 'chosen',
              },
              {
                do: 'move',
                what: { kind: 'var', name: 'chosen' },
                to: { zone: 'mainDeck', position: 'bottom' },
                as: 'put',
              },
              {
                do: 'if',
                condition: { kind: 'did', name: 'put' },
                then: [{ do: 'draw', who: { kind: 'you' }, count: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'reckless-slash',
    name: 'Reckless Slash',
    faces: [
      {
        name: 'Reckless Slash',
        types: ['attack'],
        classes: ['warrior'],
        elements: ['norm'],
        subtypes: ['Sword'],
        cost: { kind: 'reserve', amount: 2 },
        power: 3,
      },
    ],
  },
  {
    slug: 'silvershine',
    name: 'Silvershine',
    faces: [
      {
        name: 'Silvershine',
        types: ['item'],
        token: true,
        classes: ['cleric'],
        elements: ['norm'],
        subtypes: ['Herb', 'Catalyst', 'Flower'],
        cost: { kind: 'reserve', amount: 1 },
        abilities: [
          {
            kind: 'activated',
            cost: [{ kind: 'sacrifice', what: { kind: 'is', what: { kind: 'this' } }, count: 1 }],
            actions: [{ do: 'recover', who: { kind: 'you' }, amount: 1 }],
          },
        ],
      },
    ],
  },
  {
    slug: 'spirit-of-fire',
    name: 'Spirit of Fire',
    faces: [
      {
        name: 'Spirit of Fire',
        types: ['champion'],
        classes: ['spirit'],
        elements: ['fire'],
        cost: { kind: 'memory', amount: 0 },
        level: 0,
        life: 15,
        abilities: [
          {
            kind: 'triggered',
            on: { on: 'enter', what: { kind: 'is', what: { kind: 'this' } } },
            keyword: 'on enter',
            actions: [{ do: 'draw', who: { kind: 'you' }, count: 7 }],
          },
        ],
      },
    ],
  },
  {
    slug: 'spirit-of-water',
    name: 'Spirit of Water',
    faces: [
      {
        name: 'Spirit of Water',
        types: ['champion'],
        classes: ['spirit'],
        elements: ['water'],
        cost: { kind: 'memory', amount: 0 },
        level: 0,
        life: 15,
        abilities: [
          {
            kind: 'triggered',
            on: { on: 'enter', what: { kind: 'is', what: { kind: 'this' } } },
            keyword: 'on enter',
            actions: [{ do: 'draw', who: { kind: 'you' }, count: 7 }],
          },
        ],
      },
    ],
  },
  {
    slug: 'springleaf',
    name: 'Springleaf',
    faces: [
      {
        name: 'Springleaf',
        types: ['item'],
        token: true,
        classes: ['cleric'],
        elements: ['norm'],
        subtypes: ['Herb', 'Adjuvant', 'Leaf'],
        cost: { kind: 'reserve', amount: 1 },
        abilities: [
          {
            kind: 'activated',
            cost: [{ kind: 'sacrifice', what: { kind: 'is', what: { kind: 'this' } }, count: 1 }],
            actions: [
              {
                do: 'choose',
                from: {
                  kind: 'each',
                  where: { kind: 'all', of: [{ kind: 'card' }, { kind: 'ownedBy', who: { kind: 'you' } }] },
                  zones: ['hand'],
                },
                as: 'chosen',
              },
              {
                do: 'move',
                what: { kind: 'var', name: 'chosen' },
                to: { zone: 'mainDeck', position: 'bottom' },
                as: 'put',
              },
              {
                do: 'if',
                condition: { kind: 'did', name: 'put' },
                then: [{ do: 'draw', who: { kind: 'you' }, count: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    slug: 'training-sword',
    name: 'Training Sword',
    faces: [
      {
        name: 'Training Sword',
        types: ['weapon'],
        supertypes: ['regalia'],
        classes: ['warrior'],
        elements: ['norm'],
        subtypes: ['Sword'],
        cost: { kind: 'memory', amount: 0 },
        power: 1,
        durability: 2,
      },
    ],
  },
];
