/**
 * A fixed piece of work that has nothing to do with the engine but resembles what it does: rows in pages that are copied when
 * they are written, lookups by number and by string, short lists filtered and sorted by closures, a switch over kinds. How long a
 * machine takes for it says how fast the machine is at such things. Changing it makes older figures incomparable.
 */
const PAGE = 32;
const ROWS = 640;
const KINDS = ['tap', 'untap', 'damage', 'move', 'count', 'draw'] as const;

type Kind = (typeof KINDS)[number];

interface Row {
  readonly id: number;
  readonly name: string;
  readonly owner: number;
  readonly tapped: boolean;
  readonly damage: number;
  readonly counters: Readonly<Record<string, number>>;
}

interface Change {
  readonly kind: Kind;
  readonly object: number;
  readonly amount: number;
}

function changed(row: Row, { kind, amount }: Change): Row {
  switch (kind) {
    case 'tap':
      return { ...row, tapped: true };
    case 'untap':
      return { ...row, tapped: false };
    case 'damage':
      return { ...row, damage: row.damage + amount };
    case 'move':
      return { ...row, owner: 1 - row.owner, damage: 0 };
    case 'count': {
      const name = `counter ${amount}`;
      return { ...row, counters: { ...row.counters, [name]: (row.counters[name] ?? 0) + 1 } };
    }
    case 'draw':
      return { ...row, counters: {} };
  }
}

/** So many steps take about half a second. */
export const REFERENCE_STEPS = 120_000;

/** Milliseconds that they take on a machine of the speed that figures are brought to. */
export const NOMINAL_MS = 500;

/** A number that depends on every step of the work. */
export function referenceWork(steps: number): number {
  const pages = Array.from({ length: ROWS / PAGE }, (_, at) =>
    Array.from({ length: PAGE }, (_, i): Row => {
      const id = at * PAGE + i;
      return { id, name: `card ${id % 60}`, owner: id & 1, tapped: false, damage: 0, counters: {} };
    }),
  );
  const byName = new Map<string, number[]>();
  const known = new Map<number, string>();
  let seed = 12345;
  let sum = 0;
  for (let step = 0; step < steps; step++) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    const change: Change = {
      kind: KINDS[(seed >>> 16) % KINDS.length] ?? 'tap',
      object: (seed >>> 8) % ROWS,
      amount: (seed >>> 4) & 7,
    };
    const at = Math.floor(change.object / PAGE);
    const page = (pages[at] ?? []).slice();
    const row = page[change.object % PAGE];
    if (row === undefined) continue;
    const next = changed(row, change);
    page[change.object % PAGE] = next;
    pages[at] = page;
    known.delete(change.object);

    const wanted = page.filter((r) => r.owner === next.owner && !r.tapped);
    wanted.sort((a, b) => b.damage - a.damage || a.id - b.id);
    for (const r of wanted) {
      let text = known.get(r.id);
      if (text === undefined) {
        text = `${r.name}:${r.damage}:${Object.keys(r.counters).length}`;
        known.set(r.id, text);
      }
      const list = byName.get(text);
      if (list === undefined) byName.set(text, [r.id]);
      else if (list.length < 40) list.push(r.id);
      sum = (Math.imul(sum, 31) + text.length + (list?.length ?? 0)) | 0;
    }
    if (byName.size > 4000) byName.clear();
  }
  return sum;
}
