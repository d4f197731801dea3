/** Conspiracies with hidden agenda (702.106, 905.4a). */
import { findCard } from '@rulewright/cards/magic';
import { asPlayer, objectRow, seenBy, step, view, visibleEvents, zoneObjects } from '@rulewright/kernel';
import type { Card } from '@rulewright/language/magic';
import { expect, it } from 'vitest';
import { COMMAND, characteristics, formats, type G, newGame } from '../src/index.ts';

const ANN = asPlayer(0);
const BOB = asPlayer(1);
const deck: readonly Card[] = Array.from(
  { length: 40 },
  (_, i) => findCard(i < 20 ? 'Grizzly Bears' : 'Forest') as Card,
);
const agenda: Card = {
  name: 'Quiet Plan',
  layout: 'normal',
  faces: [
    {
      name: 'Quiet Plan',
      types: ['conspiracy'],
      abilities: [
        { kind: 'keyword', keyword: 'hidden agenda' },
        {
          kind: 'static',
          effects: [
            {
              kind: 'modify',
              what: { kind: 'each', zones: ['hand'], where: { kind: 'chosenName', key: 'name' } },
              changes: [{ kind: 'colors', colors: ['red'], set: true }],
            },
          ],
        },
      ],
    },
  ],
};

/** Ann names a card, and both keep their hands. */
function game(name: string): G {
  const format = formats.conspiracy;
  const players = [
    { name: 'Ann', deck, command: [agenda] },
    { name: 'Bob', deck },
  ];
  const g = newGame({ players, seed: 7, first: 0, ...(format === undefined ? {} : { format }) });
  expect(g.state.decision).toMatchObject({ kind: 'word', player: ANN, rule: '702.106a' });
  step(g, name);
  while (g.state.decision?.kind === 'yesNo') step(g, false);
  return g;
}
const agendaIn = (g: G) => zoneObjects(g, COMMAND, ANN)[0] ?? (-1 as never);
const turnUp = (g: G) => ({ action: 'turnUp', object: agendaIn(g), method: 'hidden agenda' });
const redCards = (g: G): number =>
  view(g, ANN)
    .zones.flatMap((z) => z.objects ?? [])
    .filter((o) => 'colors' in o && String(o.colors) === 'red').length;

it('begins face down, and nothing that it says works', () => {
  const g = game('Grizzly Bears');
  expect(characteristics(g, agendaIn(g)).name).toBe('');
  expect(redCards(g)).toBe(0);
});

it('is turned face up by its controller any time, and the name is known then', () => {
  const g = game('Grizzly Bears');
  step(g, turnUp(g));
  expect(characteristics(g, agendaIn(g)).name).toBe('Quiet Plan');
  expect(redCards(g)).toBeGreaterThan(0);
  expect(objectRow(seenBy(g, BOB).g.state, agendaIn(g)).notes.name).toBe('Grizzly Bears');
});

it('keeps the name from the others until then', () => {
  const [a, b] = [game('Grizzly Bears'), game('Forest')];
  expect(view(a, BOB)).toEqual(view(b, BOB));
  expect(objectRow(seenBy(a, BOB).g.state, agendaIn(a)).notes.name).toBeUndefined();
  expect(objectRow(seenBy(a, ANN).g.state, agendaIn(a)).notes.name).toBe('Grizzly Bears');
  const told = (g: G) =>
    visibleEvents(
      g,
      BOB,
      g.state.log.chunks.flat().filter((e) => e.kind === 'note'),
    );
  expect(told(a)).toEqual(told(b));
});
