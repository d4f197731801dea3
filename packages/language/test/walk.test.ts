import { expect, it } from 'vitest';
import { type Card, walk } from '../src/magic/index.ts';

const card: Card = {
  name: 'Rod',
  layout: 'normal',
  faces: [
    {
      name: 'Rod',
      types: ['artifact'],
      abilities: [
        {
          kind: 'activated',
          cost: [{ kind: 'tap' }],
          targets: [{ name: 'it', what: { kind: 'not', of: { kind: 'type', type: 'land' } } }],
          actions: [{ do: 'destroy', what: { kind: 'var', name: 'it' } }],
        },
      ],
    },
  ],
};

it('A walk visits every node once, outer ones first, with its path', () => {
  const paths: string[] = [];
  walk(card, (_node, path) => {
    paths.push(path);
    return undefined;
  });
  expect(paths).toEqual([
    '',
    'faces[0]',
    'faces[0].abilities[0]',
    'faces[0].abilities[0].cost[0]',
    'faces[0].abilities[0].targets[0]',
    'faces[0].abilities[0].targets[0].what',
    'faces[0].abilities[0].targets[0].what.of',
    'faces[0].abilities[0].actions[0]',
    'faces[0].abilities[0].actions[0].what',
  ]);
});

it('A walk stays out of a node when the visit says so', () => {
  const kinds: unknown[] = [];
  walk(card, (node) => {
    kinds.push(node.kind ?? node.do ?? node.name);
    return node.what === undefined;
  });
  expect(kinds).toEqual(['Rod', 'Rod', 'activated', 'tap', 'it', 'destroy']);
});

it('A walk of a list visits its nodes', () => {
  const paths: string[] = [];
  walk([{ kind: 'tap' }, { kind: 'untap' }], (_node, path) => {
    paths.push(path);
    return undefined;
  });
  expect(paths).toEqual(['[0]', '[1]']);
});
