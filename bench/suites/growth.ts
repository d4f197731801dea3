/** One event, and what the game looks at after it, as the table grows. Twenty continuous effects are in play. */
import { asPlayer, begin, happen, type ObjectId, run, zoneObjects } from '@rulewright/kernel';
import { BATTLEFIELD, characteristics, type G, type MagicEvent } from '@rulewright/magic';
import { forked, position } from '../games.ts';
import { atMost, type Measure, median, percentile, timeEach } from '../measure.ts';

const PERMANENTS = ['Forest', 'Centaur Courser', 'Island', 'Silvercoat Lion', 'Mountain', 'Kraken Hatchling'];

const EFFECTS = [
  ...Array.from({ length: 6 }, () => 'Captain of the Watch'),
  ...Array.from({ length: 6 }, () => 'Master of the Pearl Trident'),
  ...Array.from({ length: 4 }, () => 'Flinthoof Boar'),
  ...Array.from({ length: 4 }, () => 'Arctic Aven'),
];

/** What rule 117.5 asks for before anybody gets priority. */
function settle(g: G): void {
  begin(g, 'settle', { acted: false, player: -1, triggers: [], legends: [] });
  run(g);
}

const creature = (g: G): ObjectId => zoneObjects(g, BATTLEFIELD, asPlayer(0))[2] as ObjectId;

const events: Readonly<Record<string, (g: G) => MagicEvent>> = {
  'a creature is tapped': (g) => ({ kind: 'tap', object: creature(g) }),
  'a creature is dealt damage': (g) => ({
    kind: 'damage',
    source: creature(g),
    to: creature(g),
    amount: 1,
    combat: false,
  }),
  'a token enters': () => ({
    kind: 'create',
    what: 'token',
    owner: asPlayer(0),
    to: BATTLEFIELD,
    base: { name: 'Soldier', types: ['creature'], subtypes: ['Soldier'], power: 1, toughness: 1 },
  }),
  'a creature dies': (g) => ({ kind: 'destroy', object: creature(g) }),
};

const SAMPLES = 2000;
const WARM_UP = 3000;

function table(count: number): G {
  const g = position({ players: 2, permanents: PERMANENTS, count: count - EFFECTS.length, also: EFFECTS });
  // A position has no history: as in a game, something has happened and been looked at before.
  happen(g, { kind: 'tap', object: creature(g) } as MagicEvent, { kind: 'untap', object: creature(g) } as MagicEvent);
  for (const id of zoneObjects(g, BATTLEFIELD, asPlayer(0))) characteristics(g, id);
  settle(g);
  return g;
}

/** Microseconds with few and with many permanents, measured in turn so that both meet the same conditions. */
function costs(
  small: G,
  big: G,
  event: (g: G) => MagicEvent,
  samples: number,
): readonly [few: readonly number[], many: readonly number[]] {
  const { wall } = timeEach(samples * 2, (i) => {
    const child = forked(i % 2 === 0 ? small : big);
    return () => {
      happen(child, event(child));
      settle(child);
    };
  });
  return [wall.filter((_, i) => i % 2 === 0), wall.filter((_, i) => i % 2 === 1)];
}

export function growth(): Measure {
  const [small, big] = [table(100), table(1000)];
  for (const event of Object.values(events)) costs(small, big, event, WARM_UP);
  return () =>
    Object.entries(events).flatMap(([what, event]) => {
      const [few, many] = costs(small, big, event, SAMPLES);
      return [
        { what: `${what}, 100 permanents`, unit: 'µs', value: median(few) },
        {
          what: `${what}, 1,000 permanents`,
          unit: 'µs',
          value: median(many),
          more: { p95: percentile(many, 0.95) },
        },
        {
          what: `${what}: cost with 1,000 permanents by that with 100`,
          unit: '×',
          value: median(many) / median(few),
          bar: atMost(4),
        },
      ];
    });
}
