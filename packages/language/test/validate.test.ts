import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ability, type Action, type Card, isCard, LIMITS, validateCard } from '../src/magic/index.ts';

const bear: Card = {
  name: 'Bear',
  layout: 'normal',
  faces: [{ name: 'Bear', cost: '{1}{G}', types: ['creature'], subtypes: ['Bear'], power: 2, toughness: 2 }],
};

/** The bear with another ability. */
function withAbility(ability: unknown): unknown {
  return { ...bear, faces: [{ ...bear.faces[0], abilities: [ability] }] };
}

function withActions(actions: readonly unknown[], more: object = {}): unknown {
  return withAbility({ kind: 'spell', actions, ...more });
}

function withCost(cost: unknown): unknown {
  return { ...bear, faces: [{ ...bear.faces[0], cost }] };
}

const found = (data: unknown) => validateCard(data).map(({ code, path }) => `${code} ${path}`);

const boundIt = { kind: 'var', name: 'it' };
const creatureTarget = { name: 'it', what: { kind: 'type', type: 'creature' } };
const destroyIt = { do: 'destroy', what: boundIt };
const returnIt = { do: 'move', what: boundIt, to: { zone: 'hand' } };
const inAbility = 'faces[0].abilities[0]';

describe('A card', () => {
  it('is accepted when every node is known and whole', () => {
    expect(validateCard(bear)).toEqual([]);
    expect(isCard(bear)).toBe(true);
    expect(found(withActions([destroyIt], { targets: [creatureTarget] }))).toEqual([]);
  });

  it('is refused when it is not an object at all', () => {
    for (const data of [null, undefined, 7, 'card', [], true]) expect(found(data)).toEqual(['wrong-type ']);
    expect(isCard(null)).toBe(false);
  });

  it('needs its keys', () => {
    expect(found({})).toEqual(['missing-key ', 'missing-key ', 'missing-key ']);
    expect(found({ ...bear, faces: [] })).toEqual(['too-few faces']);
    expect(found({ ...bear, faces: [{ name: 'Bear', types: [] }] })).toEqual(['too-few faces[0].types']);
  });

  it('may not have keys that mean nothing', () => {
    expect(found({ ...bear, text: 'Flying' })).toEqual(['unknown-key text']);
    expect(found(JSON.parse('{"__proto__": {"name": "Bear"}, "name": "Bear"}'))).toContain('unknown-key __proto__');
    expect(found(withActions([{ do: 'draw', who: { kind: 'you' }, count: 1, whose: 1 }]))).toEqual([
      `unknown-key ${inAbility}.actions[0].whose`,
    ]);
  });

  it('says where it stands in a bigger file', () => {
    expect(validateCard({ ...bear, layout: 'sideways' }, 'cards[3]')).toEqual([
      { code: 'unknown-word', path: 'cards[3].layout', message: expect.stringContaining('sideways') },
    ]);
  });

  it('has types, subtypes and colours that are spelled as the rules spell them', () => {
    const face = {
      ...bear.faces[0],
      types: ['Creature'],
      subtypes: ['bear'],
      supertypes: ['Legendary'],
      colors: ['G'],
    };
    expect(found({ ...bear, faces: [face] })).toEqual([
      'unknown-word faces[0].colors[0]',
      'unknown-word faces[0].supertypes[0]',
      'unknown-word faces[0].types[0]',
      'bad-text faces[0].subtypes[0]',
    ]);
  });

  it('has whole numbers', () => {
    for (const power of [1.5, Number.NaN, Number.POSITIVE_INFINITY, '2']) {
      expect(found({ ...bear, faces: [{ ...bear.faces[0], power }] })).toEqual(['wrong-type faces[0].power']);
    }
    expect(found({ ...bear, faces: [{ ...bear.faces[0], power: 1e9 }] })).toEqual(['out-of-range faces[0].power']);
    expect(found({ ...bear, faces: [{ ...bear.faces[0], loyalty: -1 }] })).toEqual(['out-of-range faces[0].loyalty']);
    expect(found({ ...bear, faces: [{ ...bear.faces[0], loyalty: 'X' }] })).toEqual([]);
  });
});

describe('A mana cost', () => {
  it.each([
    '{0}',
    '{W}',
    '{2}{R}{R}',
    '{X}{X}{G}',
    '{W/U}',
    '{2/W}',
    '{C/R}',
    '{G/P}',
    '{S}',
    '{C}',
    '{W/U/P}',
    '{15}',
  ])('may be %s', (cost) => expect(found(withCost(cost))).toEqual([]));

  it.each(['R', '{r}', '{}', '{2', '{W}{', '{W/W}', '{U/W}', '{3/W}', '{T}', '{Q}', '{Y}', '{02}', '{1} {G}', '{P}'])(
    'may not be %s',
    (cost) => expect(found(withCost(cost))).toEqual(['bad-symbols faces[0].cost']),
  );

  it('is absent rather than empty', () => {
    expect(found(withCost(''))).toEqual(['bad-text faces[0].cost']);
  });

  it('is not what is added to a pool: mana has no generic or hybrid type', () => {
    const add = (mana: string) => withActions([{ do: 'mana', mana: { kind: 'fixed', mana } }]);
    expect(found(add('{G}{G}{C}'))).toEqual([]);
    for (const mana of ['{1}', '{W/U}', '{X}', '{S}']) {
      expect(found(add(mana))).toEqual([`bad-symbols ${inAbility}.actions[0].mana.mana`]);
    }
  });
});

describe('A node', () => {
  it('of an unknown kind is refused by its tag', () => {
    expect(found(withAbility({ kind: 'magical' }))).toEqual([`unknown-kind ${inAbility}.kind`]);
    expect(found(withActions([{ do: 'explode' }]))).toEqual([`unknown-kind ${inAbility}.actions[0].do`]);
    expect(found(withActions([{ what: boundIt }]))).toEqual([`missing-key ${inAbility}.actions[0]`]);
    expect(found(withActions([{ do: 5 }]))).toEqual([`unknown-kind ${inAbility}.actions[0].do`]);
  });

  it('cannot borrow its kind from what every object has', () => {
    for (const kind of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(found(withAbility({ kind }))).toEqual([`unknown-kind ${inAbility}.kind`]);
    }
  });

  it('is found however deep it lies', () => {
    const where = { kind: 'all', of: [{ kind: 'not', of: { kind: 'power', is: { op: '!=', to: 3 } } }] };
    expect(found(withActions([{ do: 'destroy', what: { kind: 'each', where } }]))).toEqual([
      `unknown-word ${inAbility}.actions[0].what.where.of[0].of.is.op`,
    ]);
  });

  it('may have a word where others have a value, but only that word', () => {
    const discard = (count: unknown) => withActions([{ do: 'discard', who: { kind: 'you' }, count }]);
    expect(found(discard('hand'))).toEqual([]);
    expect(found(discard({ kind: 'x' }))).toEqual([]);
    expect(found(discard('some'))).toEqual([`unknown-word ${inAbility}.actions[0].count`]);
    expect(found(discard(null))).toEqual([`wrong-type ${inAbility}.actions[0].count`]);
  });

  it('that is a permission is told apart by its action', () => {
    const may = (effect: object) => withAbility({ kind: 'static', effects: [{ kind: 'may', ...effect }] });
    expect(found(may({ action: 'noMaximumHandSize', who: { kind: 'you' } }))).toEqual([]);
    expect(found(may({ action: 'fly' }))).toEqual([`unknown-kind ${inAbility}.effects[0].action`]);
    expect(found(may({ action: 'extraLands', who: { kind: 'you' } }))).toEqual([`missing-key ${inAbility}.effects[0]`]);
  });

  it('names zones and steps that exist', () => {
    expect(found(withActions([{ do: 'move', what: { kind: 'this' }, to: { zone: 'limbo' } }]))).toEqual([
      `unknown-word ${inAbility}.actions[0].to.zone`,
    ]);
    expect(
      found(withAbility({ kind: 'triggered', on: { on: 'beginning', step: 'tea' }, actions: [] satisfies Action[] })),
    ).toEqual([`unknown-word ${inAbility}.on.step`]);
  });
});

describe('A variable', () => {
  const unbound = (path: string) => [`unbound-variable ${inAbility}.${path}`];
  const creatures = { kind: 'each', where: { kind: 'type', type: 'creature' } };

  it('is bound by a target of the same ability', () => {
    expect(found(withActions([destroyIt]))).toEqual(unbound('actions[0].what.name'));
    expect(found(withActions([destroyIt], { targets: [creatureTarget] }))).toEqual([]);
  });

  it('is bound for later targets by earlier ones', () => {
    const same = { name: 'same', what: { kind: 'sharesColor', with: boundIt }, notAlso: ['it'] };
    expect(found(withActions([], { targets: [creatureTarget, same] }))).toEqual([]);
    expect(found(withActions([], { targets: [same, creatureTarget] }))).toEqual([
      ...unbound('targets[0].what.with.name'),
      ...unbound('targets[0].notAlso[0]'),
    ]);
  });

  it('of one ability means nothing in another', () => {
    const first = { kind: 'spell', targets: [creatureTarget], actions: [destroyIt] };
    const second = { kind: 'spell', actions: [destroyIt] };
    expect(found({ ...bear, faces: [{ ...bear.faces[0], abilities: [first, second] }] })).toEqual([
      'unbound-variable faces[0].abilities[1].actions[0].what.name',
    ]);
  });

  it('of one mode means nothing in another', () => {
    const choices = [{ targets: [creatureTarget], actions: [destroyIt] }, { actions: [destroyIt] }];
    expect(found(withActions([], { modes: { min: 1, max: 1, choices } }))).toEqual(
      unbound('modes.choices[1].actions[0].what.name'),
    );
  });

  it('is bound by what an action chooses, finds or makes, from then on', () => {
    const choose = { do: 'choose', from: creatures, as: 'it' };
    expect(found(withActions([choose, destroyIt]))).toEqual([]);
    expect(found(withActions([destroyIt, choose]))).toEqual(unbound('actions[0].what.name'));
    expect(found(withActions([{ do: 'choose', from: boundIt, as: 'it' }]))).toEqual(unbound('actions[0].from.name'));
  });

  it('holds a number as well', () => {
    const gain = { do: 'gainLife', who: { kind: 'you' }, amount: { kind: 'var', name: 'n' } };
    expect(found(withActions([{ do: 'let', name: 'n', value: 2 }, gain]))).toEqual([]);
    expect(found(withActions([gain]))).toEqual(unbound('actions[0].amount.name'));
  });

  it('of a loop ends with the loop', () => {
    const loop = { do: 'forEach', in: creatures, as: 'it', actions: [destroyIt] };
    expect(found(withActions([loop]))).toEqual([]);
    expect(found(withActions([loop, destroyIt]))).toEqual(unbound('actions[1].what.name'));
  });

  it('that an optional part binds can be used afterwards', () => {
    const may = { do: 'may', name: 'chosen', actions: [{ do: 'choose', from: creatures, as: 'it' }] };
    const gain = { do: 'gainLife', who: { kind: 'you' }, amount: 1 };
    const pay = { do: 'pay', cost: [], else: [destroyIt] };
    const onlyIf = { do: 'forEach', in: { kind: 'players', which: 'each', where: { kind: 'did', name: 'chosen' } } };
    expect(found(withActions([may, pay, { ...onlyIf, as: 'player', actions: [gain] }]))).toEqual([]);
    expect(found(withActions([{ ...onlyIf, as: 'player', actions: [gain] }]))).toEqual(
      unbound('actions[0].in.where.name'),
    );
  });

  it('is bound by a cost for what is done, but not for the targets chosen before it is paid', () => {
    const sacrifice = { kind: 'sacrifice', what: { kind: 'type', type: 'creature' }, count: 1, as: 'it' };
    const activated = { kind: 'activated', cost: [sacrifice], actions: [returnIt] };
    expect(found(withAbility(activated))).toEqual([]);
    const targets = [{ name: 'other', what: { kind: 'sharesColor', with: boundIt } }];
    expect(found(withAbility({ ...activated, targets }))).toEqual(unbound('targets[0].what.with.name'));
  });

  it('is bound by an additional cost for the abilities after it', () => {
    const cost = [{ kind: 'sacrifice', what: { kind: 'type', type: 'creature' }, count: 1, as: 'it' }];
    const abilities = [
      { kind: 'additionalCost', cost },
      { kind: 'spell', actions: [returnIt] },
    ];
    expect(found({ ...bear, faces: [{ ...bear.faces[0], abilities }] })).toEqual([]);
  });

  it('is seen by a delayed trigger but not by an ability given to an object', () => {
    const targets = [creatureTarget];
    const trigger = { kind: 'triggered', on: { on: 'beginning', step: 'end' }, actions: [destroyIt] };
    expect(found(withActions([{ do: 'delayed', trigger }], { targets }))).toEqual([]);
    const change = { kind: 'gain', ability: trigger };
    const effects = [{ kind: 'modify', what: boundIt, changes: [change] }];
    expect(found(withActions([{ do: 'effect', effects, duration: { kind: 'endOfTurn' } }], { targets }))).toEqual(
      unbound('actions[0].effects[0].changes[0].ability.actions[0].what.name'),
    );
  });
});

describe('Hostile data', () => {
  it('cannot be too deep', () => {
    let filter: object = { kind: 'permanent' };
    for (let i = 0; i < 100_000; i++) filter = { kind: 'not', of: filter };
    const problems = validateCard(withActions([{ do: 'destroy', what: { kind: 'each', where: filter } }]));
    expect(problems.map((problem) => problem.code)).toEqual(['too-deep']);
  });

  it('cannot go round in circles', () => {
    const of: unknown[] = [];
    const filter = { kind: 'all', of };
    of.push(filter, filter);
    const problems = validateCard(withActions([{ do: 'destroy', what: { kind: 'each', where: filter } }]));
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(LIMITS.problems);
  });

  it('cannot be too big', () => {
    const draw = { do: 'draw', who: { kind: 'you' }, count: 1 };
    expect(validateCard(withActions(new Array(1_000_000).fill(draw))).map(({ code }) => code)).toEqual(['too-big']);
    expect(found({ ...bear, name: 'x'.repeat(1_000_000) })).toEqual(['too-big name']);
    const keys = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`key${i}`, i]));
    expect(found({ ...bear, ...keys })).toEqual(['too-big ']);
  });

  it('cannot fill the report', () => {
    const problems = validateCard(withActions(new Array(10_000).fill({ do: 'x'.repeat(10_000) })));
    expect(problems.length).toBe(LIMITS.problems);
    for (const problem of problems) expect(problem.message.length).toBeLessThan(2000);
  });

  it('is answered, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (data) => {
        expect(validateCard(data).length).toBeGreaterThan(0);
      }),
    );
  });

  it('is answered wherever it stands in a card', () => {
    const kinds = fc.constantFrom('spell', 'static', 'all', 'any', 'not', 'move', 'if', 'var', 'each', 'modify', 'may');
    const node = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 6 }, fc.jsonValue(), tie('object'), fc.array(tie('tree'), { maxLength: 3 })),
      object: fc.dictionary(
        fc.constantFrom('kind', 'do', 'on', 'of', 'what', 'where', 'who', 'actions', 'effects', 'name', 'to'),
        fc.oneof(kinds, tie('tree')),
        { maxKeys: 6 },
      ),
    })).tree;
    fc.assert(
      fc.property(node, (data) => {
        for (const card of [data, withAbility(data), withActions([data])]) {
          for (const problem of validateCard(card)) expect(problem.path).toBeTypeOf('string');
        }
      }),
    );
  });
});

it('A card that is accepted can be used as one', () => {
  const data: unknown = withActions([{ do: 'draw', who: { kind: 'you' }, count: 1 }]);
  if (!isCard(data)) throw new Error('refused');
  const abilities: readonly Ability[] = data.faces[0].abilities ?? [];
  expect(abilities[0]?.kind).toBe('spell');
});
