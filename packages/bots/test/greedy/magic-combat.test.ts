/** Which attacks and blocks the bot that looks ahead thinks of, and which it declares without much thought for whoever it is. */
import { step } from '@rulewright/kernel';
import { describe, expect, test } from 'vitest';
import { attacksFor, blocksFor, declaration } from '../../src/magic/greedy/combat.ts';
import { ANN, BOB, type Permanent, Position } from './magic-position.ts';

type Field = Readonly<Record<string, Permanent>>;
type Pairs = readonly (readonly number[])[];

const named = (p: Position, pairs: Pairs): string =>
  pairs
    .map(([who = -1]) => p.name(who as never))
    .toSorted()
    .join(' ');

/** The sets that are thought of, and the one that is declared at once. */
function attacks(ann: Field, bob: Field): { readonly sets: readonly string[]; readonly usual: string | null } {
  const p = new Position({ field: ann }, { field: bob }, { step: 'attackers' });
  const of = (answer: unknown): string => named(p, (answer as { readonly attacks: Pairs }).attacks);
  const usual = declaration(p.g, p.decision);
  return { sets: attacksFor(p.g, ANN).map(of).toSorted(), usual: usual === null ? null : of(usual) };
}

/** Ann attacks with everything; what Bob thinks of. */
function blocks(
  ann: Field,
  bob: Field,
  life = 20,
): { readonly sets: readonly string[]; readonly usual: string | null } {
  const p = new Position({ field: ann }, { field: bob, life }, { step: 'attackers' });
  const all = [...Object.keys(ann)].map((name) => [p.id(name), BOB]);
  expect(step(p.g, { attacks: all }).refusal).toBeNull();
  while (p.decision.kind === 'priority') step(p.g, { action: 'pass' });
  expect(p.decision.kind).toBe('blockers');
  const of = (answer: unknown): string =>
    (answer as { readonly blocks: Pairs }).blocks
      .map((pair) => pair.map((id) => p.name(id as never)).join('>'))
      .toSorted()
      .join(' ');
  const usual = declaration(p.g, p.decision);
  return { sets: blocksFor(p.g, BOB).map(of).toSorted(), usual: usual === null ? null : of(usual) };
}

const BEAR: Permanent = { pt: '2/2' };
const COG: Permanent = { types: ['artifact'] };

describe('an attack', () => {
  test('with none, with all and with each that is safe is thought of', () => {
    expect(attacks({ One: BEAR, Two: BEAR }, {})).toEqual({ sets: ['', 'One', 'One Two', 'Two'], usual: 'One Two' });
  });

  test('of what cannot attack is not thought of', () => {
    const field = { One: BEAR, Sick: { pt: '2/2', sick: true }, Tapped: { pt: '2/2', flags: 1 }, Cog: COG };
    expect(attacks(field, {})).toEqual({ sets: ['', 'One'], usual: 'One' });
  });

  /** Whether one goes at another by itself. */
  test.each<readonly [string, Permanent, Permanent, boolean]>([
    ['into a greater creature', BEAR, { pt: '3/3' }, false],
    ['into one that would not survive it and cannot kill', BEAR, { pt: '1/1' }, true],
    ['into one like itself: a fair trade', BEAR, BEAR, true],
    ['into one that costs less to lose', { pt: '3/2' }, { pt: '2/1' }, false],
    ['into one worth more that dies too', { pt: '2/2' }, { pt: '2/2', has: 'reach' }, true],
    ['past one that is tapped', BEAR, { pt: '3/3', flags: 1 }, true],
    [
      'over one that does not fly, which is not looked at so closely',
      { pt: '2/2', has: 'flying' },
      { pt: '3/3' },
      false,
    ],
    ['with what cannot be destroyed', { pt: '2/2', has: 'indestructible' }, { pt: '5/5' }, true],
    ['into what cannot be destroyed', { pt: '3/3' }, { pt: '3/3', has: 'indestructible' }, false],
    ['with first strike into what it kills first', { pt: '2/2', has: 'first strike' }, { pt: '3/2' }, true],
    ['with double strike into what it kills first', { pt: '2/2', has: 'double strike' }, { pt: '3/2' }, true],
    ['with first strike into what it does not kill', { pt: '2/2', has: 'first strike' }, { pt: '3/3' }, false],
    ['first strike on both sides', { pt: '2/2', has: 'first strike' }, { pt: '4/2', has: 'first strike' }, true],
    ['into first strike', BEAR, { pt: '2/1', has: 'first strike' }, false],
    ['deathly touch into something great', { pt: '1/1', has: 'deathtouch' }, { pt: '5/5' }, true],
    ['into deathly touch', { pt: '5/5' }, { pt: '1/1', has: 'deathtouch' }, false],
    ['deathly touch without power kills nothing', { pt: '0/1', has: 'deathtouch' }, { pt: '1/1' }, false],
    ['into what has no power', BEAR, { pt: '0/9' }, true],
    ['into what has less than none', BEAR, { pt: '-3/9', has: 'deathtouch' }, true],
    ['wounded, into what would now kill it', { pt: '2/4', damage: 3 }, { pt: '1/4' }, false],
  ])('%s', (_, attacker, defender, goes) => {
    expect(attacks({ It: attacker }, { Wall: defender }).usual).toBe(goes ? 'It' : '');
  });

  test('leaves out the careless, takes the fair trade, and what risks nothing by itself', () => {
    const { sets, usual } = attacks(
      { Great: { pt: '4/4' }, Fair: BEAR, Careless: { pt: '2/1', has: 'lifelink, haste, trample' } },
      { Wall: { pt: '2/2' } },
    );
    expect(usual).toBe('Fair Great');
    expect(sets).toEqual(['', 'Careless Fair Great', 'Fair', 'Fair Great', 'Great']);
  });

  test('takes what must attack along, though it dies', () => {
    const must: Permanent = {
      pt: '1/1',
      abilities: [{ kind: 'static', effects: [{ kind: 'must', what: { kind: 'this' }, action: 'attack' }] }],
    };
    // The safe attack may not be declared without it, and no answer of habit remains.
    expect(attacks({ It: must }, { Wall: { pt: '5/5' } })).toEqual({ sets: ['It'], usual: null });
    expect(attacks({ It: must, Great: { pt: '6/6' } }, { Wall: { pt: '5/5' } })).toEqual({
      sets: ['Great It'],
      usual: null,
    });
    expect(attacks({ It: must }, {})).toEqual({ sets: ['It'], usual: 'It' });
  });
});

describe('a block', () => {
  test.each<readonly [string, Permanent, Permanent, boolean]>([
    ['that kills and lives', BEAR, { pt: '2/3' }, true],
    ['that trades like for like', BEAR, BEAR, true],
    ['that trades up', { pt: '3/2' }, { pt: '2/1' }, true],
    ['that trades down', { pt: '2/1' }, { pt: '3/2' }, false],
    ['that kills nothing and loses nothing', BEAR, { pt: '0/4' }, true],
    ['that only loses', { pt: '3/3' }, BEAR, false],
  ])('%s', (_, attacker, blocker, done) => {
    expect(blocks({ It: attacker }, { Guard: blocker }).usual).toBe(done ? 'Guard>It' : '');
  });

  test('the least that does it blocks, the worst attacker first', () => {
    expect(
      blocks({ Small: { pt: '1/1' }, Large: { pt: '3/3' } }, { Giant: { pt: '6/6' }, Guard: { pt: '4/4' } }).usual,
    ).toBe('Giant>Small Guard>Large');
  });

  test('a sure block is taken before a trade, and a trade before a wall', () => {
    expect(
      blocks({ It: { pt: '3/3' } }, { Wall: { pt: '0/6' }, Trade: { pt: '3/1' }, Sure: { pt: '3/9' } }).usual,
    ).toBe('Sure>It');
    expect(blocks({ It: { pt: '3/3' } }, { Wall: { pt: '0/6' }, Trade: { pt: '3/1' } }).usual).toBe('Trade>It');
  });

  test('whoever would die throws something in the way, of the strongest first', () => {
    const coming = { Six: { pt: '6/6' }, Four: { pt: '4/4' } };
    const guards = { Guard: { pt: '1/1' } };
    expect(blocks(coming, guards, 11)).toEqual({ sets: ['', 'Guard>Six'], usual: '' });
    expect(blocks(coming, guards, 10)).toEqual({ sets: ['', 'Guard>Six'], usual: 'Guard>Six' });
    expect(blocks(coming, { ...guards, Other: { pt: '1/1' } }, 10).usual).toBe('Guard>Six');
    expect(blocks(coming, { ...guards, Other: { pt: '1/1' } }, 4).usual).toBe('Guard>Six Other>Four');
    expect(blocks(coming, { ...guards, Other: { pt: '1/1' } }, 11).sets).toEqual(['', 'Guard>Six Other>Four']);
  });

  test('who cannot block that one is not sent', () => {
    const coming = { Bird: { pt: '3/3', has: 'flying' }, Bear: BEAR };
    expect(blocks(coming, { Guard: { pt: '4/4' } })).toEqual({ sets: ['', 'Guard>Bear'], usual: 'Guard>Bear' });
  });
});
