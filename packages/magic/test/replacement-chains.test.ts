/** Replacement effects that feed each other inside one event, as long as there are effects (614.5): never deeper in the program. */
import { decisionKind, load, save, step } from '@rulewright/kernel';
import type { Ability, Card } from '@rulewright/language/magic';
import { expect, test } from 'vitest';
import type { Pool } from '../src/100-game/108-pool.ts';
import type { G, Magic } from '../src/state.ts';
import { ann, artifact, gain, instant, Table, you } from './casting-table.ts';

const lifeToCard: Ability = {
  kind: 'replacement',
  on: { on: 'gainLife', who: you },
  instead: { kind: 'instead', actions: [{ do: 'draw', who: you, count: 1 }] },
};
const cardToLife: Ability = {
  kind: 'replacement',
  on: { on: 'draw', who: you },
  instead: { kind: 'instead', actions: [gain(1)] },
};
const moreLife: Ability = {
  kind: 'replacement',
  on: { on: 'gainLife', who: you },
  instead: { kind: 'change', amount: { kind: 'add', of: [{ kind: 'amount' }, 1] } },
};

const PAIRS = 150;
const cards: readonly Card[] = [
  artifact('Well', lifeToCard),
  artifact('Spring', cardToLife),
  artifact('Brook', moreLife),
  instant('Sip', '{0}', { kind: 'spell', actions: [gain(1)] }),
];
const many = (name: string): readonly string[] => Array.from({ length: PAIRS }, () => name);

/** Plays a spell out; whoever is asked takes the first that is offered. */
function sipped(battlefield: readonly string[]): { readonly life: number; readonly deepest: number } {
  const table = new Table({ ann: { hand: ['Sip'], battlefield } }, ...cards);
  let deepest = 0;
  table.cast('Sip');
  for (let i = 0; i < 5000; i++) {
    const { decision, frame } = table.g.state;
    if (decision === null || (decision.kind === 'priority' && table.stack.length === 0)) break;
    let depth = 0;
    for (let f = frame; f !== null; f = f.below) depth++;
    deepest = Math.max(deepest, depth);
    const first =
      decision.kind === 'priority'
        ? { action: 'pass' }
        : decisionKind(table.g, decision).sample(table.g, decision, () => 0);
    expect(step(table.g, first).refusal).toBeNull();
    if (i % 100 === 0)
      table.g = load<Magic, Pool, G['rules']>(table.g.rules, table.g.pool, JSON.parse(JSON.stringify(save(table.g))));
  }
  return { life: table.life(ann), deepest };
}

test('each effect replaces what is done instead by another, and each of them once', () => {
  const { life, deepest } = sipped([...many('Well'), ...many('Spring')]);
  expect(deepest).toBeGreaterThan(PAIRS);
  expect(life).toBe(21);
});

test('an event is changed by as many effects as there are', () => {
  expect(sipped(many('Brook')).life).toBe(20 + 1 + PAIRS);
});
