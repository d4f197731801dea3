/** Phrases that begin with phrases of their own kind ("the controller of the source of …", in languages that say the source first). */
interface Kind {
  readonly name: string;
  readonly id: number;
  readonly wordings: readonly { readonly steps: readonly Step[] }[];
}

/** As much of a step as matters here. */
type Step =
  | { readonly kind: 'slot'; readonly category: number }
  | { readonly kind: 'literal' | 'inflected' | 'capital' };

/** The kinds that can begin with themselves, over however many others; `begins` are the kinds that each can begin with. */
export function selfBeginning(begins: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  const reached = begins.map((direct) => new Set(direct));
  for (let grown = true; grown; ) {
    grown = false;
    for (const set of reached) {
      const before = set.size;
      for (const each of [...set]) for (const further of reached[each] ?? []) set.add(further);
      if (set.size > before) grown = true;
    }
  }
  return new Set(reached.flatMap((set, id) => (set.has(id) ? [id] : [])));
}

/** A phrase that is nothing but a phrase of its own kind would have readings without end. */
export function refuseCircles(kinds: readonly Kind[]): void {
  const only = kinds.map(
    ({ wordings }) =>
      new Set(
        wordings.flatMap(({ steps }) => {
          const told = steps.filter(({ kind }) => kind !== 'capital');
          const [first] = told;
          return told.length === 1 && first?.kind === 'slot' ? [first.category] : [];
        }),
      ),
  );
  const done = new Set<number>();
  const visit = (id: number, path: readonly number[]): void => {
    if (path.includes(id)) {
      const names = [...path.slice(path.indexOf(id)), id].map((each) => kinds[each]?.name);
      throw new Error(`a phrase cannot be nothing but a phrase of its own kind: ${names.join(' → ')}`);
    }
    if (done.has(id)) return;
    for (const next of only[id] ?? []) visit(next, [...path, id]);
    done.add(id);
  };
  kinds.forEach((_, id) => {
    visit(id, []);
  });
}
