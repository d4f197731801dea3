/**
 * The greatest number of requirements that a declaration can obey without breaking a restriction (508.1d, 509.1c): branch
 * and bound over the creatures that requirements or restrictions of the whole concern. Usually there are none.
 *
 * All that the later creatures need to know about the earlier ones is how many stand against each opposite where the number
 * matters (up to a number that is as good as more), and whether one stands alone; of two ways to get there, the worse is dropped.
 */
import {
  type Candidate,
  type Choices,
  type Declaration,
  hasRequirements,
  isLimited,
  limitBroken,
  NOTHING,
  type Opposite,
} from './declaration.ts';

export interface Best {
  readonly obeyed: number;
  readonly declaration: Declaration;
}

/** One thing a creature can do: what it is declared against, and how many of its own requirements that obeys. */
interface Play {
  readonly chosen: readonly number[];
  readonly obeyed: number;
}

/** A creature in the search. */
interface Mover {
  readonly index: number;
  readonly candidate: Candidate;
  readonly plays: readonly Play[];
}

/** A way to declare the creatures so far. */
interface Way {
  /** By opposite: how many stand against it, up to where more makes no difference; 0 where the number does not matter. */
  readonly counts: readonly number[];
  /** How many creatures are declared, up to where more makes no difference. */
  readonly declared: number;
  /** The only one declared may not be alone. */
  readonly lonely: boolean;
  readonly obeyed: number;
  readonly play: Play | null;
  readonly before: Way | null;
}

/**
 * Nobody has to pay in order to obey: options that cost something count only where `paying` has chosen them. Without
 * requirements the answer is to declare nothing.
 */
export function mostRequirements(c: Choices, paying: Declaration | null): Best {
  const nothing = c.candidates.map(() => NOTHING);
  if (!hasRequirements(c)) return { obeyed: 0, declaration: nothing };
  const options = possible(c, paying);
  const movers = moversOf(c, options);
  const way = new Search(c, movers).best();
  const declaration: (readonly number[])[] = nothing;
  let at: Way | null = way;
  for (let i = movers.length - 1; i >= 0 && at !== null; i--) {
    const mover = movers[i];
    if (mover !== undefined && at.play !== null) declaration[mover.index] = at.play.chosen;
    at = at.before;
  }
  return { obeyed: way.obeyed, declaration };
}

/** Each creature's options, without those that cost what nobody pays and those that too few creatures have. */
function possible(c: Choices, paying: Declaration | null): readonly (readonly number[])[] {
  const free = c.candidates.map((x, i) =>
    x.priced.length === 0
      ? x.options
      : x.options.filter((o) => !x.priced.includes(o) || paying?.[i]?.includes(o) === true),
  );
  const able = c.opposites.map((_, o) => free.reduce((n, options) => n + (options.includes(o) ? 1 : 0), 0));
  return free.map((options) => options.filter((o) => (able[o] ?? 0) >= (c.opposites[o]?.fewest?.count ?? 1)));
}

const numberMatters = (o: Opposite | undefined): boolean => o !== undefined && (isLimited(o) || o.wanted > 0);

/** More than this is as good or bad as this. */
const enough = (o: Opposite | undefined): number => Math.max(2, o?.fewest?.count ?? 0, (o?.most?.count ?? 0) + 1);

/** The creatures that matter; those with requirements first, then those that can only help. */
function moversOf(c: Choices, options: readonly (readonly number[])[]): readonly Mover[] {
  const loneliness = c.candidates.some((x) => x.notAlone !== null);
  const movers: Mover[] = [];
  c.candidates.forEach((candidate, index) => {
    const own = options[index] ?? NOTHING;
    const concerned = loneliness || candidate.requirements.length > 0 || own.some((o) => numberMatters(c.opposites[o]));
    if (concerned && own.length > 0) movers.push({ index, candidate, plays: playsOf(c, candidate, own) });
  });
  return movers.sort(
    (a, b) => Number(b.candidate.requirements.length > 0) - Number(a.candidate.requirements.length > 0),
  );
}

/** The plays worth trying: of those that differ only in opposites where the number does not matter, one of the best. */
function playsOf(c: Choices, candidate: Candidate, options: readonly number[]): readonly Play[] {
  const best = new Map<string, Play>();
  const every = candidate.requirements.map((_, i) => i);
  const visit = (from: number, chosen: readonly number[], unmet: readonly number[]): void => {
    const play = { chosen, obeyed: every.length - unmet.length };
    const key = chosen.length === 0 ? 'none' : chosen.filter((o) => numberMatters(c.opposites[o])).join();
    const known = best.get(key);
    if (known === undefined || known.obeyed < play.obeyed) best.set(key, play);
    if (chosen.length >= candidate.capacity) return;
    for (let at = from; at < options.length; at++) {
      const option = options[at] as number;
      const left = unmet.filter((r) => candidate.requirements[r]?.includes(option) !== true);
      const pointless = left.length === unmet.length && !numberMatters(c.opposites[option]);
      if (chosen.length === 0 || !pointless) visit(at + 1, [...chosen, option], left);
    }
  };
  visit(0, NOTHING, every);
  return [...best.values()];
}

class Search {
  readonly #opposites: readonly Opposite[];
  readonly #movers: readonly Mover[];
  /** By position: the most that the creatures from there on can obey by themselves. */
  readonly #rest: number[];
  readonly #wanted: number;
  readonly #most: number;
  /** Some creature may not be declared alone, so that any other may be of help to it. */
  readonly #company: boolean;
  /** By position and situation: the best way found to get there. */
  readonly #seen: Map<string, number>[];
  #best: Way | null = null;

  constructor({ opposites, most }: Choices, movers: readonly Mover[]) {
    this.#opposites = opposites;
    this.#movers = movers;
    this.#most = most?.count ?? Number.POSITIVE_INFINITY;
    this.#wanted = opposites.reduce((n, o) => n + o.wanted, 0);
    this.#company = movers.some((m) => m.candidate.notAlone !== null);
    this.#rest = new Array<number>(movers.length + 1).fill(0);
    for (let i = movers.length - 1; i >= 0; i--) {
      const most = (movers[i] as Mover).plays.reduce((n, p) => Math.max(n, p.obeyed), 0);
      this.#rest[i] = most + (this.#rest[i + 1] as number);
    }
    this.#seen = movers.map(() => new Map<string, number>());
  }

  best(): Way {
    const nobody: Way = {
      counts: this.#opposites.map(() => 0),
      declared: 0,
      lonely: false,
      obeyed: 0,
      play: null,
      before: null,
    };
    this.#visit(0, nobody);
    return this.#best ?? nobody;
  }

  #visit(at: number, way: Way): void {
    const mover = this.#movers[at];
    if (mover === undefined) {
      this.#finish(way);
      return;
    }
    if (this.#best !== null && way.obeyed + (this.#rest[at] ?? 0) + this.#wanted <= this.#best.obeyed) return;
    const situation = `${way.counts.join()}/${way.declared}${way.lonely}`;
    const seen = this.#seen[at] as Map<string, number>;
    if ((seen.get(situation) ?? -1) >= way.obeyed) return;
    seen.set(situation, way.obeyed);
    for (const play of this.#inOrder(mover, way)) {
      if (play.chosen.length > 0 && way.declared >= this.#most) continue;
      this.#visit(at + 1, this.#extend(way, mover.candidate, play));
    }
  }

  #finish(way: Way): void {
    if (way.lonely) return;
    let obeyed = way.obeyed;
    for (let i = 0; i < this.#opposites.length; i++) {
      const count = way.counts[i] ?? 0;
      const opposite = this.#opposites[i] as Opposite;
      if (limitBroken(opposite, count) !== null) return;
      if (count > 0) obeyed += opposite.wanted;
    }
    if (this.#best === null || obeyed > this.#best.obeyed) this.#best = { ...way, obeyed };
  }

  /** The most promising plays first. A creature without requirements of its own only helps where help is needed. */
  #inOrder(mover: Mover, way: Way): readonly Play[] {
    const useful =
      mover.candidate.requirements.length > 0 || this.#company
        ? mover.plays
        : mover.plays.filter((p) => p.chosen.length === 0 || this.#promise(p, way) > 0);
    return useful.length < 2
      ? useful
      : useful.toSorted((a, b) => b.obeyed * 4 + this.#promise(b, way) - a.obeyed * 4 - this.#promise(a, way));
  }

  /** What a play does for opposites: blocks what must be blocked, joins a creature that may not block alone. */
  #promise(play: Play, way: Way): number {
    let promise = way.lonely && play.chosen.length > 0 ? 1 : 0;
    for (const o of play.chosen) {
      const opposite = this.#opposites[o] as Opposite;
      const count = way.counts[o] ?? 0;
      if (count === 0) promise += opposite.wanted > 0 ? opposite.wanted * 4 : opposite.fewest === null ? 0 : -1;
      else if (count < (opposite.fewest?.count ?? 1)) promise += 2;
    }
    return promise;
  }

  #extend(way: Way, candidate: Candidate, play: Play): Way {
    const { chosen } = play;
    const obeyed = way.obeyed + play.obeyed;
    if (chosen.length === 0) return { ...way, obeyed, play, before: way };
    const counts = way.counts.slice();
    for (const o of chosen) {
      const opposite = this.#opposites[o];
      if (numberMatters(opposite)) counts[o] = Math.min(enough(opposite), (counts[o] ?? 0) + 1);
    }
    const lonely = way.declared === 0 && candidate.notAlone !== null;
    const cap = Number.isFinite(this.#most) ? Math.max(2, this.#most) : 2;
    return { counts, declared: Math.min(cap, way.declared + 1), lonely, obeyed, play, before: way };
  }
}
