/** How long decisions take: half of them, nearly all of them, and the one that took longest, with the game up to there. */
import type { Decision, Game, Replay } from '@rulewright/kernel';

/** The decision that took longest. */
export interface Slowest {
  readonly ms: number;
  readonly seed: number;
  /** How many decisions had been answered before. */
  readonly at: number;
  readonly kind: string;
  readonly prompt: string;
  /** How many objects there were. */
  readonly objects: number;
  /** The position: what comes next in it is what took so long. */
  readonly replay: Replay;
}

export interface Timed {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly slowest: Slowest | null;
}

/** Measures with a clock in milliseconds; for any number of games. */
export class Timing {
  readonly #clock: () => number;
  readonly #times: number[] = [];
  #slowest: (Omit<Slowest, 'replay'> & { readonly replay: Replay | null }) | null = null;
  #began = 0;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** A decision is about to be answered. */
  begin(): void {
    this.#began = this.#clock();
  }

  /** It has been, and the game has gone on to the next. */
  end(g: Game, { kind, prompt }: Decision, seed: number, at: number): void {
    const ms = this.#clock() - this.#began;
    this.#times.push(ms);
    if (ms <= (this.#slowest?.ms ?? -1)) return;
    const objects = g.state.zones.reduce((sum, ids) => sum + ids.length, 0);
    this.#slowest = { ms, seed, at, kind, prompt, objects, replay: null };
  }

  /** The game is over: if its slowest decision is the slowest of all, this is where it was. */
  keep(seed: number, replay: () => Replay): void {
    const slowest = this.#slowest;
    if (slowest === null || slowest.seed !== seed || slowest.replay !== null) return;
    const { answers, hashes, ...whole } = replay();
    const before = hashes.filter(([after]) => after <= slowest.at);
    this.#slowest = { ...slowest, replay: { ...whole, answers: answers.slice(0, slowest.at), hashes: before } };
  }

  result(): Timed {
    const sorted = Float64Array.from(this.#times).sort();
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    const slowest = this.#slowest;
    return {
      p50: at(0.5),
      p99: at(0.99),
      max: at(1),
      slowest: slowest === null || slowest.replay === null ? null : { ...slowest, replay: slowest.replay },
    };
  }
}
