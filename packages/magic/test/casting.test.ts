import { hash } from '@rulewright/kernel';
import type { Ability, Filter } from '@rulewright/language/magic';
import { describe, expect, test } from 'vitest';
import { BATTLEFIELD, EXILE, GRAVEYARD, HAND, STACK } from '../src/400-zones/400-zones.ts';
import { castWays } from '../src/600-effects/index.ts';
import {
  ann,
  anyTarget,
  artifact,
  ben,
  card,
  creature,
  damage,
  gain,
  instant,
  isCreature,
  keyword,
  mana,
  sorcery,
  Table,
  targetCreature,
  you,
} from './casting-table.ts';

describe('casting a spell', () => {
  test('moves the card to the stack, pays for it and gives its controller priority again', () => {
    const t = new Table({ ann: { hand: ['Bear'], battlefield: ['Forest', 'Forest'] } }).cast('Bear');
    expect(t.zone('Bear')).toBe(STACK);
    expect(t.isTapped('Forest') && t.isTapped('Forest#2')).toBe(true);
    expect(t.pool(ann)).toBe('');
    expect(t.asked).toMatchObject({ kind: 'priority', player: ann });
    expect(t.entry()).toMatchObject({ kind: 'spell', source: t.id('Bear'), effect: null, from: HAND });
    expect(t.resolve().zone('Bear')).toBe(BATTLEFIELD);
  });

  test('follows the steps of 601.2 in order', () => {
    const t = new Table({ ann: { hand: ['Bolt'], battlefield: ['Mountain'] } }).cast('Bolt').answer([ben]);
    const steps = ['move', 'announce', 'targeted', 'tap', 'activate', 'mana', 'spendMana', 'cast'];
    expect(t.happened.slice(-steps.length)).toEqual(steps);
    expect(t.targets()).toEqual([[ben]]);
  });

  test('is refused to a player who cannot pay, and nothing changes', () => {
    const t = new Table({ ann: { hand: ['Bear'], battlefield: ['Mountain', 'Mountain'] } });
    const before = hash(t.g.state);
    expect(t.tryCast('Bear')).toEqual({ code: 'cannot-pay', rule: '601.2g' });
    expect(hash(t.g.state)).toBe(before);
    expect(t.canCast('Bear')).toBe(false);
  });

  test('is refused for a card that is not in hand', () => {
    const t = new Table({ ann: { graveyard: ['Bolt'], battlefield: ['Mountain'] } });
    expect(t.tryCast('Bolt')).toMatchObject({ code: 'not-in-zone' });
  });

  test('without a mana cost cannot be paid for (118.6)', () => {
    const t = new Table({ ann: { hand: ['Nameless'] } }, card({ name: 'Nameless', types: ['creature'] }));
    expect(t.tryCast('Nameless')).toEqual({ code: 'cannot-pay', rule: '118.6' });
  });

  test('of mana cost {0} costs nothing but is cast all the same (118.5a)', () => {
    const t = new Table({ ann: { hand: ['Trinket'] } }, card({ name: 'Trinket', cost: '{0}', types: ['artifact'] }));
    expect(t.cast('Trinket').zone('Trinket')).toBe(STACK);
  });

  test('is not for the player without priority', () => {
    const t = new Table({ ann: {}, ben: { hand: ['Bolt'], battlefield: ['Mountain'] } });
    expect(t.asked.player).toBe(ann);
    expect(t.tryCast('Bolt')).toMatchObject({ code: 'not-in-zone' });
  });

  test('takes any JSON as an answer and refuses what is no action', () => {
    const t = new Table({});
    for (const answer of [
      null,
      7,
      'pass',
      [],
      {},
      { action: 'fly' },
      { action: 'cast' },
      { action: 'cast', card: 'x' },
    ]) {
      expect(t.try(answer)).not.toBeNull();
    }
    expect(t.try({ action: 'toString' })).not.toBeNull();
    expect(t.try({ action: 'activate', object: 99999, index: 0 })).toMatchObject({ code: 'not-in-zone' });
    expect(t.try({ action: 'pass', pay: 'never' })).not.toBeNull();
  });
});

describe('timing (117.1a, 307.1)', () => {
  const lands = ['Mountain', 'Forest', 'Forest', 'Island', 'Island'];

  test('a creature or sorcery is cast only in its controller’s main phase with an empty stack', () => {
    const main = new Table({ ann: { hand: ['Insight', 'Bear', 'Bolt'], battlefield: lands } });
    expect([main.canCast('Insight'), main.canCast('Bear'), main.canCast('Bolt')]).toEqual([true, true, true]);
    main.cast('Bolt').answer([ben]);
    expect(main.tryCast('Insight')).toEqual({ code: 'wrong-timing', rule: '117.1a' });
    expect(main.tryCast('Bear')).toMatchObject({ code: 'wrong-timing' });
    const upkeep = new Table({ ann: { hand: ['Insight', 'Bear', 'Bolt'], battlefield: lands }, step: 'upkeep' });
    expect([upkeep.canCast('Insight'), upkeep.canCast('Bear'), upkeep.canCast('Bolt')]).toEqual([false, false, true]);
  });

  test('an instant or a card with flash is cast in another player’s turn', () => {
    const flashy = creature('Ambusher', '{G}', keyword('flash'));
    const t = new Table(
      { ann: { hand: ['Bear', 'Bolt', 'Ambusher'], battlefield: lands }, active: ben },
      flashy,
    ).pass();
    expect(t.asked.player).toBe(ann);
    expect([t.canCast('Bear'), t.canCast('Bolt'), t.canCast('Ambusher')]).toEqual([false, true, true]);
  });

  test('an effect lets a player cast spells as though they had flash', () => {
    const permission = artifact('Orrery', {
      kind: 'static',
      effects: [{ kind: 'may', action: 'flash', who: you, what: { kind: 'all', of: [{ kind: 'spell' }, isCreature] } }],
    });
    const hand = ['Bear', 'Insight'];
    const t = new Table({ ann: { hand, battlefield: ['Orrery', ...lands] }, active: ben }, permission).pass();
    expect([t.canCast('Bear'), t.canCast('Insight')]).toEqual([true, false]);
  });

  test('an effect that says a player cannot cast a spell wins', () => {
    const silence = artifact('Silencer', {
      kind: 'static',
      effects: [{ kind: 'cant', action: 'cast', what: { kind: 'players', which: 'opponents' }, by: isCreature }],
    });
    const t = new Table(
      { ann: { hand: ['Bear', 'Insight'], battlefield: lands }, ben: { battlefield: ['Silencer'] } },
      silence,
    );
    expect(t.tryCast('Bear')).toMatchObject({ code: 'forbidden', rule: '101.2' });
    expect(t.canCast('Insight')).toBe(true);
  });
});

describe('targets (115, 601.2c)', () => {
  test('are asked for, and an illegal one is refused with its reason', () => {
    const t = new Table({
      ann: { hand: ['Bolt'], battlefield: ['Mountain'] },
      ben: { battlefield: ['Bear', 'Shadow', 'Forest'] },
    }).cast('Bolt');
    expect(t.asked).toMatchObject({ kind: 'targets', player: ann, rule: '601.2c', from: [ann, ben, t.id('Bear')] });
    expect(t.try([t.id('Shadow')])).toMatchObject({ code: 'hexproof', rule: '702.11b' });
    expect(t.try([t.id('Forest')])).toMatchObject({ code: 'illegal-target' });
    expect(t.try([t.stack[0] ?? -1])).toMatchObject({ code: 'targets-itself', rule: '115.5' });
    expect(t.try([ben, ann])).toMatchObject({ code: 'wrong-count' });
    expect(t.answer([t.id('Bear')]).targets()).toEqual([[t.id('Bear')]]);
  });

  const red: Filter = { kind: 'color', color: 'red' };
  test.each<[string, Ability, string]>([
    ['hexproof', { kind: 'keyword', keyword: 'hexproof' }, '702.11b'],
    ['hexproof from red', { kind: 'keyword', keyword: 'hexproof', what: red }, '702.11d'],
    ['shroud', { kind: 'keyword', keyword: 'shroud' }, '702.18a'],
    ['protection from red', { kind: 'keyword', keyword: 'protection', what: red }, '702.16b'],
  ])('what has %s is refused with its rule', (_, ability, rule) => {
    const t = new Table(
      { ann: { hand: ['Bolt'], battlefield: ['Mountain'] }, ben: { battlefield: ['Bear', 'Guarded'] } },
      creature('Guarded', '{1}', ability),
    ).cast('Bolt');
    expect(t.try([t.id('Guarded')])).toMatchObject({ rule });
  });

  test('that are the only choice are taken without asking', () => {
    const slay = instant('Slay', '{B}', { kind: 'spell', targets: [targetCreature], actions: [damage(9)] });
    const t = new Table(
      { ann: { hand: ['Slay'], battlefield: ['Swamp'] }, ben: { battlefield: ['Bear', 'Shadow'] } },
      slay,
    );
    t.cast('Slay');
    expect(t.asked.kind).toBe('priority');
    expect(t.targets()).toEqual([[t.id('Bear')]]);
  });

  test('must exist for the spell to be cast', () => {
    const slay = instant('Slay', '{B}', { kind: 'spell', targets: [targetCreature], actions: [damage(9)] });
    const t = new Table({ ann: { hand: ['Slay'], battlefield: ['Swamp'] }, ben: { battlefield: ['Shadow'] } }, slay);
    expect(t.tryCast('Slay')).toEqual({ code: 'no-legal-targets', rule: '601.2c' });
    expect(t.canCast('Slay')).toBe(false);
  });

  test('may be none where the text says "up to"', () => {
    const tides = instant('Tides', '{U}', {
      kind: 'spell',
      targets: [{ ...targetCreature, min: 0, max: 2 }],
      actions: [{ do: 'tap', what: { kind: 'var', name: 'target' } }],
    });
    const side = { hand: ['Tides'], battlefield: ['Island', 'Bear', 'Elf'] };
    expect(new Table({ ann: side }, tides).cast('Tides').answer([]).targets()).toEqual([[]]);
    const empty = new Table({ ann: { hand: ['Tides'], battlefield: ['Island'] } }, tides).cast('Tides');
    expect(empty.targets()).toEqual([[]]);
  });

  test('of one spell are different for one instance of the word, but may be the same for two', () => {
    const pair: typeof targetCreature = { ...targetCreature, min: 2, max: 2 };
    const both = instant('Both', '{R}', { kind: 'spell', targets: [pair], actions: [damage(1)] });
    const each = instant('Each', '{R}', {
      kind: 'spell',
      targets: [
        { ...targetCreature, name: 'a' },
        { ...targetCreature, name: 'b' },
      ],
      actions: [damage(1, 'a'), damage(1, 'b')],
    });
    const t = new Table({ ann: { hand: ['Both', 'Each'], battlefield: ['Mountain', 'Bear'] } }, both, each);
    expect(t.tryCast('Both')).toMatchObject({ code: 'no-legal-targets' });
    expect(t.cast('Each').targets()).toEqual([[t.id('Bear')], [t.id('Bear')]]);
  });

  test('"another target" is a different one', () => {
    const duel = instant('Duel', '{R}', {
      kind: 'spell',
      targets: [
        { ...targetCreature, name: 'a' },
        { ...targetCreature, name: 'b', notAlso: ['a'] },
      ],
      actions: [damage(1, 'a'), damage(1, 'b')],
    });
    const t = new Table({ ann: { hand: ['Duel'], battlefield: ['Mountain', 'Bear', 'Elf'] } }, duel);
    t.cast('Duel').answer([t.id('Elf')]);
    expect(t.targets()).toEqual([[t.id('Elf')], [t.id('Bear')]]);
    const one = new Table({ ann: { hand: ['Duel'], battlefield: ['Mountain', 'Bear'] } }, duel);
    expect(one.tryCast('Duel')).toMatchObject({ code: 'no-legal-targets' });
  });

  test('of an Aura spell come from its enchant ability (303.4a)', () => {
    const aura = card({
      name: 'Strength',
      cost: '{R}',
      types: ['enchantment'],
      subtypes: ['Aura'],
      abilities: [{ kind: 'keyword', keyword: 'enchant', what: isCreature }],
    });
    const t = new Table({ ann: { hand: ['Strength'], battlefield: ['Mountain', 'Bear', 'Elf'] } }, aura);
    t.cast('Strength').answer([t.id('Elf')]);
    expect(t.entry().targets[0]).toMatchObject({ spec: { name: 'host' }, chosen: [t.id('Elf')] });
    expect(t.resolve().zone('Strength')).toBe(BATTLEFIELD);
  });

  test('among which something is divided each get at least one (601.2d)', () => {
    const forks = sorcery('Forks', '{R}', {
      kind: 'spell',
      targets: [{ ...anyTarget, min: 1, max: 3, divide: 3 }],
      actions: [{ do: 'damage', to: { kind: 'var', name: 'target' }, amount: 3, divided: 'target' }],
    });
    const t = new Table({ ann: { hand: ['Forks'], battlefield: ['Mountain'] }, ben: { battlefield: ['Bear'] } }, forks);
    t.cast('Forks').answer([ben, t.id('Bear')]);
    expect(t.asked).toMatchObject({ kind: 'divide', rule: '601.2d', total: 3, minEach: 1 });
    expect(t.try([3, 0])).toMatchObject({ code: 'share-too-small' });
    t.answer([1, 2]).resolve();
    expect(t.life(ben)).toBe(19);
    expect(t.zone('Bear')).toBe(GRAVEYARD);
  });
});

describe('announcing choices (601.2b)', () => {
  const charm = instant('Charm', '{W}', {
    kind: 'spell',
    actions: [],
    modes: {
      min: 1,
      max: 1,
      choices: [
        { actions: [gain(4)] },
        { targets: [targetCreature], actions: [damage(2)] },
        { targets: [{ name: 'target', what: { kind: 'type', type: 'enchantment' } }], actions: [] },
      ],
    },
  });

  test('only modes that would be legal can be chosen (700.2a)', () => {
    const t = new Table({ ann: { hand: ['Charm'], battlefield: ['Plains', 'Bear'] } }, charm).cast('Charm');
    expect(t.asked).toMatchObject({ kind: 'options', prompt: 'modes', options: [{ label: '1' }, { label: '2' }] });
    t.answer([1]);
    expect(t.entry().modes).toEqual([1]);
    expect(t.targets()).toEqual([[t.id('Bear')]]);
  });

  test('the only legal mode is taken', () => {
    const t = new Table({ ann: { hand: ['Charm'], battlefield: ['Plains'] } }, charm).cast('Charm');
    expect(t.entry().modes).toEqual([0]);
    expect(t.resolve().life(ann)).toBe(24);
  });

  test('X is announced, up to what can be paid', () => {
    const blaze = sorcery('Blaze', '{X}{R}', {
      kind: 'spell',
      targets: [anyTarget],
      actions: [{ do: 'damage', amount: { kind: 'x' }, to: { kind: 'var', name: 'target' } }],
    });
    const t = new Table({ ann: { hand: ['Blaze'], battlefield: ['Mountain', 'Forest', 'Forest', 'Elf'] } }, blaze);
    t.cast('Blaze');
    expect(t.asked).toMatchObject({ kind: 'number', prompt: 'x', min: 0, max: 3 });
    t.answer(2, [ben]).resolve();
    expect(t.life(ben)).toBe(18);
    expect(t.isTapped('Elf')).toBe(false);
  });

  test('kicker is an optional additional cost, offered if it can be paid', () => {
    const kicked = creature('Kicker', '{G}', {
      kind: 'additionalCost',
      optional: true,
      name: 'kicker',
      cost: [mana('{1}')],
    });
    const rich = new Table({ ann: { hand: ['Kicker'], battlefield: ['Forest', 'Forest'] } }, kicked).cast('Kicker');
    expect(rich.asked).toMatchObject({ kind: 'yesNo', prompt: 'optional-cost', cost: 'kicker' });
    rich.answer(true);
    expect(rich.entry().paid).toEqual({ kicker: 1 });
    expect(rich.isTapped('Forest#2')).toBe(true);
    const poor = new Table({ ann: { hand: ['Kicker'], battlefield: ['Forest'] } }, kicked).cast('Kicker');
    expect(poor.entry().paid).toEqual({});
  });

  test('a cost that may be paid any number of times is a number', () => {
    const multi = creature('Multi', '{G}', {
      kind: 'additionalCost',
      optional: true,
      repeat: true,
      name: 'multikicker',
      cost: [mana('{1}')],
    });
    const t = new Table({ ann: { hand: ['Multi'], battlefield: ['Forest', 'Forest', 'Forest'] } }, multi).cast('Multi');
    expect(t.asked).toMatchObject({ kind: 'number', max: 2 });
    expect(t.answer(2).entry().paid).toEqual({ multikicker: 2 });
  });
});

describe('additional and alternative costs (118.8, 118.9)', () => {
  const rite = sorcery(
    'Rite',
    '{B}',
    { kind: 'additionalCost', cost: [{ kind: 'sacrifice', what: isCreature, count: 1, as: 'victim' }] },
    {
      kind: 'spell',
      actions: [
        { do: 'gainLife', who: you, amount: { kind: 'stat', stat: 'power', of: { kind: 'var', name: 'victim' } } },
      ],
    },
  );

  test('an additional cost must be payable', () => {
    const t = new Table({ ann: { hand: ['Rite'], battlefield: ['Swamp'] } }, rite);
    expect(t.tryCast('Rite')).toEqual({ code: 'cannot-pay', rule: '118.3' });
  });

  test('what it is paid with is chosen and remembered', () => {
    const t = new Table({ ann: { hand: ['Rite'], battlefield: ['Swamp', 'Bear', 'Elf'] } }, rite).cast('Rite');
    expect(t.asked).toMatchObject({ kind: 'entities', prompt: 'cost-sacrifice' });
    const bear = t.id('Bear');
    t.answer([bear]);
    expect(t.zone('Bear')).toBe(GRAVEYARD);
    expect(t.entry().locals).toEqual({ victim: [bear] });
    expect(t.resolve().life(ann)).toBe(22);
  });

  const pitch = instant(
    'Pitch',
    '{4}{U}',
    {
      kind: 'alternativeCost',
      name: 'pitch',
      cost: [
        { kind: 'life', amount: 1 },
        { kind: 'discard', what: { kind: 'card' }, count: 1 },
      ],
    },
    { kind: 'spell', actions: [gain(5)] },
  );

  test('an alternative cost is picked by its name, and the card does not pay for itself', () => {
    const alone = new Table({ ann: { hand: ['Pitch'] } }, pitch);
    expect(alone.tryCast('Pitch', { method: 'pitch' })).toMatchObject({ code: 'cannot-pay', rule: '118.3' });
    const t = new Table({ ann: { hand: ['Pitch', 'Bear'] } }, pitch);
    expect(t.tryCast('Pitch')).toMatchObject({ code: 'cannot-pay' });
    expect(castWays(t.g, ann, t.id('Pitch')).map((w) => w.method)).toEqual([null, 'pitch']);
    t.cast('Pitch', { method: 'pitch' });
    expect(t.zone('Bear')).toBe(GRAVEYARD);
    expect(t.life(ann)).toBe(19);
    expect(t.entry().paid).toEqual({ pitch: 1 });
  });

  test('flashback casts a card from the graveyard', () => {
    const flashback = sorcery(
      'Echo',
      '{R}',
      { kind: 'alternativeCost', name: 'flashback', zone: 'graveyard', cost: [mana('{1}')] },
      { kind: 'spell', actions: [gain(1)] },
    );
    const t = new Table({ ann: { graveyard: ['Echo'], battlefield: ['Forest'] } }, flashback);
    expect(t.legal()).toContainEqual({ action: 'cast', card: t.id('Echo'), method: 'flashback' });
    t.cast('Echo');
    expect(t.entry()).toMatchObject({ from: GRAVEYARD, paid: { flashback: 1 } });
  });

  test('a spell cast without paying its mana cost has an X of 0 (107.3b)', () => {
    const omni = artifact('Omni', {
      kind: 'static',
      effects: [
        {
          kind: 'may',
          action: 'play',
          who: you,
          what: { kind: 'not', of: { kind: 'type', type: 'land' } },
          zones: ['hand'],
          free: true,
        },
      ],
    });
    const blaze = sorcery('Blaze', '{X}{R}', {
      kind: 'spell',
      actions: [{ do: 'gainLife', who: you, amount: { kind: 'x' } }],
    });
    const t = new Table({ ann: { hand: ['Blaze', 'Forest'], battlefield: ['Omni'] } }, omni, blaze);
    t.cast('Blaze', { method: 'free' });
    expect(t.entry().x).toBe(0);
    expect(t.resolve().life(ann)).toBe(20);
  });

  test('a card may be cast from exile by an effect’s permission', () => {
    const door = artifact('Door', {
      kind: 'static',
      effects: [{ kind: 'may', action: 'play', who: you, what: { kind: 'ownedBy', who: you }, zones: ['exile'] }],
    });
    const t = new Table({ ann: { hand: [], battlefield: ['Door', 'Mountain', { card: 'Bolt', zone: EXILE }] } }, door);
    expect(t.canCast('Bolt')).toBe(true);
    t.cast('Bolt').answer([ben]);
    expect(t.entry().from).toBe(EXILE);
  });
});

describe('the total cost (601.2f, 118.7)', () => {
  const changed = (name: string, change: { readonly more?: string; readonly less?: string }) =>
    artifact(name, { kind: 'static', effects: [{ kind: 'cost', of: 'spell', what: isCreature, ...change }] });
  const cheap = (name: string, less: string) => changed(name, { less });
  const beast = creature('Beast', '{2}{G}{G}');

  test.each([
    ['{1}', 3],
    ['{3}', 2],
    ['{G}', 3],
    ['{U}', 3],
    ['{G}{G}{G}', 1],
  ])('a reduction of %s leaves {2}{G}{G} at %i mana', (less, left) => {
    const lands = Array.from({ length: 4 }, () => 'Forest');
    const t = new Table({ ann: { hand: ['Beast'], battlefield: ['Herald', ...lands] } }, cheap('Herald', less), beast);
    t.cast('Beast');
    const tapped = ['Forest', 'Forest#2', 'Forest#3', 'Forest#4'].filter((name) => t.isTapped(name));
    expect(tapped.length).toBe(left);
  });

  test('an increase makes a spell dearer, and applies before reductions', () => {
    const tax = changed('Tax', { more: '{2}' });
    const lands = (n: number) => Array.from({ length: n }, () => 'Forest');
    const dear = (n: number, ...others: readonly string[]) =>
      new Table(
        { ann: { hand: ['Bear', 'Insight'], battlefield: [...others, ...lands(n)] } },
        tax,
        cheap('Herald', '{3}'),
      );
    expect(dear(3, 'Tax').tryCast('Bear')).toMatchObject({ code: 'cannot-pay' });
    expect(dear(4, 'Tax').canCast('Bear')).toBe(true);
    expect(dear(1, 'Tax', 'Herald').canCast('Bear')).toBe(true);
  });
});

describe('spells of several faces', () => {
  test('either half of a split card can be cast, and only that half exists on the stack', () => {
    const split = {
      name: 'Fire // Ice',
      layout: 'split' as const,
      faces: [
        { name: 'Fire', cost: '{R}', types: ['instant'], abilities: [{ kind: 'spell' as const, actions: [gain(1)] }] },
        { name: 'Ice', cost: '{U}', types: ['instant'], abilities: [{ kind: 'spell' as const, actions: [gain(5)] }] },
      ] as const,
    };
    const t = new Table({ ann: { hand: ['Fire // Ice'], battlefield: ['Island'] } }, split);
    const id = t.id('Fire // Ice');
    expect(t.legal().filter((a) => a.action === 'cast')).toEqual([{ action: 'cast', card: id, face: 1 }]);
    t.answer({ action: 'cast', card: id, face: 1 }).resolve();
    expect(t.life(ann)).toBe(25);
  });
});
