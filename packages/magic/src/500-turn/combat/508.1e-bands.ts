/** Which attackers are banded with which (508.1e, 702.22c): one band after the other, those with banding first. */
import { ask, type ChooseEntities, done, type EntityId, go, type ObjectId, procedure } from '@rulewright/kernel';
import { type Bandable, bandable } from '../../700-additional/702-keywords/banding.ts';
import type { G } from '../../state.ts';

export type Bands = readonly (readonly ObjectId[])[];

interface Banding {
  readonly attacks: readonly (readonly [ObjectId, EntityId])[];
  readonly bands?: Bands;
  /** What is attacked by creatures that have not been asked about. */
  readonly waiting?: readonly EntityId[];
  /** How many of the bands that could be formed against the first of them were declined. */
  readonly declined?: number;
  readonly leaders?: readonly ObjectId[];
}

export const declareBands = procedure<G, Banding>('declareBands', {
  leaders_508_1e(g, data, answer) {
    const { bands = [], waiting = [...new Set(data.attacks.map(([, target]) => target))], declined = 0 } = data;
    const [target, ...later] = waiting;
    if (target === undefined) return done(bands);
    const now = { ...data, bands, waiting, declined };
    const band = possible(g, now);
    if (band === undefined) return go('leaders_508_1e', { ...now, waiting: later, declined: 0 });
    if (answer === undefined) return ask(question(g, 'band', band.leaders, band.leaders.length), now);
    const leaders = answer as readonly ObjectId[];
    return leaders.length === 0
      ? go('leaders_508_1e', { ...now, declined: declined + 1 })
      : go('others_508_1e', { ...now, leaders });
  },
  others_508_1e(g, data, answer) {
    const { bands = [], leaders = [] } = data;
    const band = possible(g, data);
    if (answer === undefined && band !== undefined && band.others.length > 0)
      return ask(question(g, 'band-others', band.others, band.mostOthers));
    const together = [...leaders, ...((answer ?? []) as readonly ObjectId[])];
    const more = together.length > 1 ? [...bands, together] : bands;
    // One that is alone is in no band: the same is not offered again.
    const declined = (data.declined ?? 0) + (together.length > 1 ? 0 : 1);
    return go('leaders_508_1e', { ...data, bands: more, declined, leaders: [] });
  },
});

/** The next band that could be formed against what is attacked now. */
function possible(g: G, { attacks, bands = [], waiting = [], declined = 0 }: Banding): Bandable | undefined {
  const taken = new Set(bands.flat());
  const free = attacks.flatMap(([id, target]) => (target === waiting[0] && !taken.has(id) ? [id] : []));
  return bandable(g, free)[declined];
}

const question = (g: G, prompt: string, from: readonly ObjectId[], max: number): ChooseEntities => ({
  kind: 'entities',
  player: g.state.game.turn.active,
  rule: '508.1e',
  prompt,
  from,
  min: 0,
  max,
});
