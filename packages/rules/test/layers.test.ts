// Continuous effects through another game's table of layers.
import { Aspect, type ObjectId } from '@rulewright/kernel';
import { addEffect, writeObject } from '@rulewright/kernel/write';
import { expect, test } from 'vitest';
import { begin, context } from '../src/index.ts';
import { ANN, being, card, modify, table } from './layers-game.ts';

const each = (where: object, zones?: readonly string[]) => ({ kind: 'each', where, ...(zones && { zones }) });
const is = (type: string) => ({ kind: 'is', type });
const of = (element: string) => ({ kind: 'of', element });
const [FIRE, NORM] = ['fire', 'norm'].map((element) => ({ kind: 'element', element }));
const THIS = { kind: 'this' };

test('what sets a number comes before what adds, in whichever order they began', () => {
  const doubling = card('doubling', [modify(each(is('ally')), { kind: 'double' })]);
  const setting = card('setting', [modify(each(is('ally')), { kind: 'setPower', to: 5 })]);
  const { g, ids } = table([doubling, setting, card('ally', [], { types: ['ally'] })]);
  expect(being(g, ids[2] as ObjectId).power).toBe(10);
});

test('counters come after what effects add and before what they swap', () => {
  const { g, ids } = table([card('self', [modify(THIS, { kind: 'swap' }), modify(THIS, { kind: 'double' })])]);
  const [id] = ids as [ObjectId];
  writeObject(g.state, id, { counters: { strength: 1 } }, Aspect.counters);
  expect(being(g, id)).toMatchObject({ power: 3, life: 3 });
});

test('an effect goes on in its layer although its ability is lost in a later one', () => {
  const lantern = card('lantern', [modify(each(of('fire'), ['grave']), NORM as { kind: string })], { types: ['item'] });
  const breaking = card('breaking', [modify(each(is('item')), { kind: 'loseAll' })]);
  const { g, ids } = table([lantern, breaking], [card('ember', [], { element: 'fire' })]);
  const [source, , ember] = ids as [ObjectId, ObjectId, ObjectId];
  expect(being(g, source).abilities).toEqual([]);
  expect(being(g, ember).element).toBe('norm');
});

test('in one layer, what depends on another effect waits for it', () => {
  const spreading = card('spreading', [modify(each(is('ally')), { kind: 'type', type: 'beast' })]);
  const making = card('making', [modify(each(is('stone')), { kind: 'type', type: 'ally' })]);
  const { g, ids } = table([spreading, making, card('stone', [], { types: ['stone'] })]);
  expect(being(g, ids[2] as ObjectId).types).toEqual(['stone', 'ally', 'beast']);
});

test('what a resolving ability begins is fixed on what it finds then', () => {
  const { g, ids } = table([card('source'), card('early')]);
  const [source, early] = ids as [ObjectId, ObjectId];
  const ctx = context(source, ANN);
  const [event] = begin(g, ctx, [modify(each(of('norm')), FIRE as { kind: string })], { kind: 'endOfTurn' });
  if (event === undefined) throw new Error('nothing has begun');
  expect(event.effect.objects).toEqual([source, early]);
  addEffect(g, event.effect);
  expect(being(g, early).element).toBe('fire');
});
