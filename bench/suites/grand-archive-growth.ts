/** Grand Archive: one event, and what the game looks at after it, as the table grows. Twenty continuous effects are in play. */
import { characteristics, FIELD, type G, type GrandArchiveEvent } from '@rulewright/grand-archive';
import { asPlayer, begin, happen, type ObjectId, run, zoneObjects } from '@rulewright/kernel';
import { EFFECTS_AND_CHAMPIONS, grandArchiveTable } from '../grand-archive-games.ts';
import { atMost, type Measure, median, percentile, timeEach } from '../measure.ts';

/** What the game looks at before anybody gets Opportunity. */
function settle(g: G): void {
  begin(g, 'settle', { acted: false, rounds: 0 });
  run(g);
}

const field = (g: G): readonly ObjectId[] => zoneObjects(g, FIELD, asPlayer(0));

/** Objects that change nothing, with the life for a few points of damage; every eighth of those that lie there first. */
const ally = (g: G, i: number): ObjectId => field(g)[EFFECTS_AND_CHAMPIONS + 8 * (i % 8)] as ObjectId;

interface Growing {
  event(g: G, i: number): object;
  /** What is done after it, so that the table stays as big as it is. */
  after?(g: G, i: number): object;
}

const token = { kind: 'create', what: 'token', owner: asPlayer(0), to: FIELD };
const summon = (): object => ({ ...token, base: { name: 'Sprite', types: ['ally'], power: 1, life: 1 } });
const last = (g: G): object => ({ kind: 'destroy', object: field(g).at(-1) });

const events: Readonly<Record<string, Growing>> = {
  'an ally rests': {
    event: (g, i) => ({ kind: 'rest', object: ally(g, i) }),
    after: (g, i) => ({ kind: 'wake', object: ally(g, i) }),
  },
  'an ally is dealt damage': {
    event: (g, i) => ({ kind: 'damage', source: ally(g, i), to: ally(g, i), amount: 1, combat: false }),
  },
  'a token is summoned': { event: summon, after: last },
  'an ally dies': { event: last, after: summon },
};

/** So many that no ally dies of the damage. */
const SAMPLES = 40;

function now(g: G, event: object): void {
  happen(g, event as GrandArchiveEvent);
  settle(g);
}

/** A position has no history: as in a game, something has happened and been looked at before. */
function table(count: number): G {
  const g = grandArchiveTable(count);
  now(g, { kind: 'rest', object: ally(g, 0) });
  now(g, { kind: 'wake', object: ally(g, 0) });
  for (const id of field(g)) characteristics(g, id);
  return g;
}

/** Microseconds with few and with many objects, measured in turn so that both meet the same conditions. */
function costs({ event, after }: Growing): readonly [few: readonly number[], many: readonly number[]] {
  const [small, big] = [table(100), table(1000)];
  const { wall } = timeEach(SAMPLES * 2, (n) => {
    const g = n % 2 === 0 ? small : big;
    const i = Math.floor(n / 2);
    if (i > 0 && after !== undefined) now(g, after(g, i - 1));
    const next = event(g, i);
    return () => now(g, next);
  });
  return [wall.filter((_, i) => i % 2 === 0), wall.filter((_, i) => i % 2 === 1)];
}

export function grandArchiveGrowth(): Measure {
  for (const growing of Object.values(events)) costs(growing);
  return () =>
    Object.entries(events).flatMap(([what, growing]) => {
      const [few, many] = costs(growing);
      return [
        { what: `Grand Archive: ${what}, 100 objects`, unit: 'µs', value: median(few) },
        {
          what: `Grand Archive: ${what}, 1,000 objects`,
          unit: 'µs',
          value: median(many),
          more: { p95: percentile(many, 0.95) },
        },
        {
          what: `Grand Archive: ${what}: cost with 1,000 objects by that with 100`,
          unit: '×',
          value: median(many) / median(few),
          bar: atMost(4),
        },
      ];
    });
}
