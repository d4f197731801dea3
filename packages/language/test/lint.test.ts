// What nobody can have meant is found in meanings that are valid node by node.
import { expect, test } from 'vitest';
import { nonsenseOn } from '../src/magic/index.ts';

const spell = (ability: object) => ({ faces: [{ abilities: [{ kind: 'spell', ...ability }] }] });
const found = (card: object): readonly string[] => nonsenseOn(card).map(({ code }) => code);

const drawOne = { do: 'draw', who: { kind: 'you' }, count: 1 };
const ofChosenColor = { do: 'destroy', what: { kind: 'each', where: { kind: 'chosenColor', key: 'color' } } };
const destroy = (name: string) => ({ do: 'destroy', what: { kind: 'var', name } });

test('a choice that is spoken of is made somewhere on the card', () => {
  expect(found(spell({ actions: [ofChosenColor] }))).toEqual(['never-chosen']);
  expect(found(spell({ actions: [{ do: 'chooseColor', key: 'color' }, ofChosenColor] }))).toEqual([]);
});

test('a target is spoken of', () => {
  const targets = [{ name: 'target', what: { kind: 'type', type: 'creature' } }];
  expect(found(spell({ targets, actions: [drawOne] }))).toEqual(['idle-target']);
  expect(found(spell({ targets, actions: [destroy('target')] }))).toEqual([]);
});

test('a target is looked for where things of its kind are', () => {
  const target = (zones?: readonly string[]) => [{ name: 'target', what: { kind: 'spell' }, ...(zones && { zones }) }];
  expect(found(spell({ targets: target(), actions: [destroy('target')] }))).toEqual(['wrong-place']);
  expect(found(spell({ targets: target(['stack']), actions: [destroy('target')] }))).toEqual([]);
});

test('nothing is asked to be something and not to be it', () => {
  const creature = { kind: 'type', type: 'creature' };
  const both = { kind: 'all', of: [creature, { kind: 'not', of: creature }] };
  expect(found(spell({ actions: [{ do: 'destroy', what: { kind: 'each', where: both } }] }))).toEqual([
    'contradiction',
  ]);
});

test('a comparison has an outcome that is not written there', () => {
  const ifMore = (value: unknown, to: number) =>
    spell({ actions: [{ do: 'if', condition: { kind: 'compare', value, is: { op: '≥', to } }, actions: [drawOne] }] });
  const count = { kind: 'count', of: { kind: 'each', where: { kind: 'permanent' } } };
  expect(found(ifMore(3, 2))).toEqual(['always']);
  expect(found(ifMore(count, 0))).toEqual(['always']);
  expect(found(ifMore(count, 1))).toEqual([]);
});
