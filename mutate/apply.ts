/** A source text with several changes in it, each made only if it is asked for. */
import type { Mutation } from './find.ts';

export interface Numbered extends Mutation {
  readonly number: number;
}

/**
 * All changes of one file at once, each behind a question that also notes that the change would make a difference there: `__mutant(7) ?
 * changed : as it was` (`switches.ts`). Changes may lie inside each other. What a change makes of its place is without the others.
 */
export function withSwitches(text: string, mutations: readonly Numbered[]): string {
  const outermostFirst = mutations.toSorted((a, b) => a.start - b.start || b.end - a.end || a.number - b.number);
  let at = 0;
  const emit = (from: number, to: number): string => {
    let out = '';
    let done = from;
    for (let next = outermostFirst[at]; next !== undefined && next.end <= to; next = outermostFirst[at]) {
      at++;
      out += text.slice(done, next.start) + switched(next, emitSame(next));
      done = next.end;
    }
    return out + text.slice(done, to);
  };
  /** The inside of a place: the other changes of the very same place first, then those within. */
  const emitSame = (outer: Numbered): string => {
    const next = outermostFirst[at];
    if (next === undefined || next.start !== outer.start || next.end !== outer.end) return emit(outer.start, outer.end);
    at++;
    return switched(next, emitSame(next));
  };
  return emit(0, text.length);
}

function switched({ number, kind, becomes, tells }: Numbered, inside: string): string {
  // The brackets keep a statement one statement, a type assertion where it was, and a number a number.
  if (kind === 'statement') return `{ if (!__mutant(${number})) { ${inside} } }`;
  switch (tells) {
    case 'always':
      return `(__mutant(${number}) ? (${becomes}) : (${inside}))`;
    case 'truth':
      return `(__mutant(${number}, true) ? ${becomes} : __asTrue(${number}, (${inside}), ${becomes}))`;
    case 'value':
      return `(__mutant(${number}, true) ? (${becomes}) : __same(${number}, (${inside}), () => (${becomes})))`;
  }
}
