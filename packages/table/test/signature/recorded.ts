/** The signatures that were recorded: those of games, one file for each game that is played, and those of rulings. */
import { readFileSync, writeFileSync } from 'node:fs';
import { KINDS, type Signature } from './digest.ts';
import { RULING_KINDS } from './rulings.ts';

/** By the name of the game that was played, for each kind the digests one after the other. */
type Recorded = Readonly<Record<string, Readonly<Record<string, string>>>>;

const place = (game: string): URL => new URL(`${game}.json`, import.meta.url);

export function readSignatures(game: string): ReadonlyMap<string, Signature> {
  const all = JSON.parse(readFileSync(place(game), 'utf8')) as Recorded;
  return new Map(
    Object.entries(all).map(([name, kinds]) => [
      name,
      Object.fromEntries(KINDS.map((kind) => [kind, kinds[kind]?.split(' ') ?? []])) as unknown as Signature,
    ]),
  );
}

export function writeSignatures(game: string, all: ReadonlyMap<string, Signature>): void {
  const recorded: Recorded = Object.fromEntries(
    [...all].map(([name, kinds]) => [name, Object.fromEntries(KINDS.map((kind) => [kind, kinds[kind].join(' ')]))]),
  );
  writeFileSync(place(game), `${JSON.stringify(recorded, null, 2)}\n`);
}

/** By file and ruling, the digests of its kinds. */
type Rulings = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function readRulings(): Rulings {
  const all = JSON.parse(readFileSync(place('rulings'), 'utf8')) as Recorded;
  return new Map(Object.entries(all).map(([file, rulings]) => [file, new Map(Object.entries(rulings))]));
}

export function writeRulings(all: Rulings): void {
  const lines = [...all].map(([file, rulings]) => {
    const own = [...rulings].map(([key, digests]) => `    ${JSON.stringify(key)}: ${JSON.stringify(digests)}`);
    return `  ${JSON.stringify(file)}: {\n${own.join(',\n')}\n  }`;
  });
  writeFileSync(place('rulings'), `{\n${lines.join(',\n')}\n}\n`);
}

/** What of a ruling has changed; null if nothing has, or nothing is recorded of it. */
export function rulingDifference(was: string | undefined, is: string): string | null {
  if (was === undefined || was === is) return null;
  const [before, now] = [was.split(' '), is.split(' ')];
  return RULING_KINDS.filter((_, i) => before[i] !== now[i]).join(', ');
}
