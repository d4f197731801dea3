// Words that point take what makes sense by its sort (608.2c); where two things fit alike, they are refused.
import { describe, expect, test } from 'vitest';
import { abilitiesOf, compile, spell } from './reading.ts';

const THIS = { kind: 'this' };
const EVENT = { kind: 'event', role: 'object' };
const HOST = { kind: 'host', of: THIS };
const named = (name: string) => ({ kind: 'var', name });

/** What gets the counter, is changed or goes elsewhere last. */
function pointed(text: string, made = {}): unknown {
  const found: unknown[] = [];
  JSON.stringify(abilitiesOf(text, made).at(-1), (_, value) => {
    if (value?.do === 'counters') found.push(value.on);
    if (value?.kind === 'modify' || value?.do === 'move' || value?.do === 'tap') found.push(value.what);
    return value;
  });
  return found.at(-1);
}

describe('what cannot be said of one thing is said of another', () => {
  test.each([
    // Not what was sacrificed or discarded
    [
      'Whenever this creature attacks, you may sacrifice an artifact. If you do, it gets +1/+1 until end of turn.',
      THIS,
    ],
    ['Whenever this creature attacks, you may discard a card. If you do, put a +1/+1 counter on it.', THIS],
    ['When this creature enters, you may sacrifice another creature. If you do, put two +1/+1 counters on it.', THIS],
    ['{1}, Sacrifice another creature: Put a +1/+1 counter on this creature. It gains haste until end of turn.', THIS],
    // Not the spell
    ['Whenever you cast a spell that targets this creature, put a +1/+1 counter on it.', THIS],
    ['Whenever a player casts a spell that targets this creature, it gets +2/+0 until end of turn.', THIS],
    // Not this object once it is gone
    [
      '{T}, Sacrifice this creature: Create a 1/1 white Soldier creature token. It gains haste until end of turn.',
      named('token'),
    ],
    // What was exiled is the card in exile
    ['When this creature enters, exile target creature and put a time counter on it.', named('exiled')],
    // Not this object, which was sacrificed for it
    [
      'Whenever another creature dies, you may sacrifice this creature. If you do, return that card to the battlefield.',
      EVENT,
    ],
    ["Whenever a creature other than this creature dies, return that card to its owner's hand.", EVENT],
  ])('%s', (text, meant) => expect(pointed(text)).toEqual(meant));

  test('nor of the creature that died by what the enchanted one did', () => {
    const text =
      'Enchant creature\nWhenever a creature dealt damage by enchanted creature this turn dies, put a +1/+1 counter on that creature.';
    expect(pointed(text, { type: 'Enchantment — Aura', cost: '{B}' })).toEqual(HOST);
  });
});

describe('what can be said of it still is', () => {
  test.each([
    [
      "Whenever this creature attacks, you may sacrifice an artifact. If you do, return it to its owner's hand.",
      named('sacrificed'),
    ],
    ["{1}, Sacrifice another creature: Return it to its owner's hand.", named('sacrificed')],
    ['Whenever another creature you control attacks, put a +1/+1 counter on it.', EVENT],
    ['Whenever another creature enters, it gains haste until end of turn.', EVENT],
  ])('%s', (text, meant) => expect(pointed(text)).toEqual(meant));
});

const refusal = (text: string): unknown => {
  const result = compile(text, spell);
  return 'refusals' in result ? result.refusals.map((each) => ('detail' in each ? each.detail : each.reason)) : [];
};

describe('where two fit alike', () => {
  test.each([
    'Target creature fights another target creature. It gains trample until end of turn.',
    "Target creature you control fights target creature you don't control. Put a +1/+1 counter on that creature.",
    'Exchange control of target creature you control and target creature an opponent controls. Untap it.',
  ])('%s', (text) => expect(refusal(text)).toEqual(['which of the two?']));

  test.each([
    "Target creature you control fights target creature you don't control. Put a +1/+1 counter on the creature you control.",
    'Exchange control of target artifact and target creature. Tap that artifact.',
    'Target creature deals 2 damage to another target creature. Tap it.',
  ])('but not here: %s', (text) => expect(refusal(text)).toEqual([]));
});
