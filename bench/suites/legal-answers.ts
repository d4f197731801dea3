/** What a player with priority may do, with 40 permanents in play and 7 cards in hand, right after something has changed. */
import { asPlayer, decisionKind, happen, type ObjectId, objectRow, zoneObjects } from '@rulewright/kernel';
import { BATTLEFIELD, Flag, type G, type MagicEvent } from '@rulewright/magic';
import { forked, positionToPlay } from '../games.ts';
import { atMost, type Measure, median, percentile, type Times, timeEach } from '../measure.ts';

const PERMANENTS = [
  'Forest',
  'Arbor Elf',
  'Mountain',
  'Flinthoof Boar',
  'Rootbound Crag',
  'Furnace Whelp',
  'Forest',
  'Deadly Recluse',
  'Mountain',
  'Elvish Visionary',
];

const HANDS = [
  ['Searing Spear', 'Titanic Growth', 'Thragtusk', 'Forest', 'Centaur Courser', 'Rancor', 'Flames of the Firebrand'],
  ['Serra Angel', 'Unsummon', 'Pacifism', 'Island', 'Divination', 'Oblivion Ring', 'Essence Scatter'],
  [
    'Mountain',
    'Goblin Arsonist',
    'Acidic Slime',
    'Volcanic Strength',
    'Searing Spear',
    'Evolving Wilds',
    'Thundermaw Hellkite',
  ],
];

const SAMPLES = 12_000;
const WARM_UP = 4000;

function answersOf(g: G): readonly unknown[] {
  const { decision } = g.state;
  if (decision === null) throw new Error('nothing is asked');
  return decisionKind(g, decision).answers(g, decision) ?? [];
}

/** A land of the player is tapped, or untapped if it is: what was worked out before does not hold any more. */
function change(g: G, i: number): void {
  const permanents = zoneObjects(g, BATTLEFIELD, asPlayer(0));
  const object = permanents[(i * 2) % permanents.length] as ObjectId;
  const tapped = (objectRow(g.state, object).flags & Flag.tapped) !== 0;
  happen(g, { kind: tapped ? 'untap' : 'tap', object } as MagicEvent);
}

export function legalAnswers(): Measure {
  const tables = HANDS.map((hand) => positionToPlay({ players: 2, permanents: PERMANENTS, count: 40, hand }));
  let found = 0;
  const sample = (samples: number): Times =>
    timeEach(samples, (i) => {
      const g = forked(tables[i % tables.length] as G);
      change(g, i);
      return () => {
        found += answersOf(g).length;
      };
    });
  sample(WARM_UP);
  return () => {
    found = 0;
    const { wall } = sample(SAMPLES);
    return [
      {
        what: 'legal answers of priority, 40 permanents, 7 cards in hand',
        unit: 'µs',
        value: median(wall),
        bar: atMost(20),
        more: { p95: percentile(wall, 0.95), p99: percentile(wall, 0.99), answers: found / SAMPLES },
      },
    ];
  };
}
