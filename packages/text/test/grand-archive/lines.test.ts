import { describe, expect, it } from 'vitest';
import { ofAction, ofAlly, refused } from './reading.ts';

const you = { kind: 'you' };
const itself = { kind: 'is', what: { kind: 'this' } };

describe('The lines of a card', () => {
  it('are keywords, with what they need', () => {
    expect(ofAlly('Floating Memory')).toEqual([{ kind: 'keyword', keyword: 'floating memory' }]);
    expect(ofAlly('Hindered, Taunt')).toEqual([
      { kind: 'keyword', keyword: 'hindered' },
      { kind: 'keyword', keyword: 'taunt' },
    ]);
    expect(ofAlly('Pride 3 (It refuses orders below level 3.)')).toEqual([
      { kind: 'keyword', keyword: 'pride', amount: 3 },
    ]);
    expect(ofAction('Ephemerate — (2)')).toEqual([
      { kind: 'keyword', keyword: 'ephemerate', cost: [{ kind: 'reserve', amount: 2 }] },
    ]);
  });

  it('stand behind bubbles', () => {
    expect(ofAlly('[Class Bonus] [Level 2+] Stealth')).toEqual([
      {
        kind: 'restricted',
        by: [{ kind: 'class' }, { kind: 'level', atLeast: 2 }],
        abilities: [{ kind: 'keyword', keyword: 'stealth' }],
      },
    ]);
    expect(ofAlly('[Nettle Bonus] Stealth')).toMatchObject([{ by: [{ kind: 'champion', name: 'Nettle' }] }]);
    expect(ofAlly('[Fire Bonus] Stealth')).toMatchObject([{ by: [{ kind: 'element', element: 'fire' }] }]);
  });

  it('begin with what triggers them', () => {
    expect(ofAlly('On Enter: Draw a card into your memory.')).toEqual([
      {
        kind: 'triggered',
        keyword: 'on enter',
        on: { on: 'enter', what: itself },
        actions: [{ do: 'draw', who: you, count: 1, into: 'memory' }],
      },
    ]);
    expect(ofAlly('On Hit: If Meadow Scout is distant, recover 2.')).toMatchObject([
      { keyword: 'on hit', actions: [{ do: 'if', then: [{ do: 'recover', amount: 2 }] }] },
    ]);
  });

  it('cost something', () => {
    expect(ofAlly('(2), REST: Target ally gets +1 POWER until end of turn.')).toMatchObject([
      {
        kind: 'activated',
        cost: [{ kind: 'reserve', amount: 2 }, { kind: 'rest' }],
        targets: [{ what: { kind: 'type', type: 'ally' } }],
        actions: [{ do: 'effect', duration: { kind: 'endOfTurn' } }],
      },
    ]);
  });

  it('are instructions of an action, each line by itself', () => {
    expect(ofAction('Target unit becomes distant.\n\n[Class Bonus] Draw a card.')).toMatchObject([
      { kind: 'spell', actions: [{ do: 'become', property: 'distant' }] },
      { kind: 'restricted', abilities: [{ kind: 'spell', actions: [{ do: 'draw' }] }] },
    ]);
    expect(refused('Draw a card.')).toEqual(['unclear: Draw a card']);
  });

  it('write symbols in one way or another', () => {
    const text = 'Meadow Scout gets +1POWER.';
    expect(ofAlly(text)).toEqual(ofAlly('Meadow Scout gets +1[POWER].'));
    expect(ofAlly(text)).toEqual(ofAlly('Meadow Scout gets +1 POWER.'));
  });

  it('are refused where a word is not known', () => {
    expect(refused('On Enter: Juggle a card.')).toEqual(['unread: Juggle a card']);
  });
});
