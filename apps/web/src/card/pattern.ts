/** Patterns behind the glyphs: one path each, drawn from a number. */

/** A row of numbers from 0 to 1 that a seed begins (mulberry32). */
function numbers(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let t = Math.imul(at ^ (at >>> 15), at | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Next = () => number;
const n = (value: number): string => value.toFixed(1);

const rays = (next: Next): string => {
  const [x, y, count] = [20 + 60 * next(), -10 + 50 * next(), 9 + Math.floor(8 * next())];
  return Array.from({ length: count }, (_, i) => {
    const at = (2 * Math.PI * i) / count;
    const wide = Math.PI / count / 1.6;
    const point = (turn: number): string => `${n(x + 130 * Math.cos(turn))} ${n(y + 130 * Math.sin(turn))}`;
    return `M${n(x)} ${n(y)}L${point(at - wide)}L${point(at + wide)}Z`;
  }).join('');
};

const circle = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

const dots = (next: Next): string =>
  Array.from({ length: 14 }, () => circle(100 * next(), 70 * next(), 1 + 7 * next() * next())).join('');

const rings = (next: Next): string => {
  const [x, y] = [15 + 70 * next(), 10 + 50 * next()];
  return [1, 2, 3, 4]
    .map((i) => `${circle(x, y, 13 * i)}${circle(x, y, 13 * i - 5).replaceAll(' 0 1 0 ', ' 0 1 1 ')}`)
    .join('');
};

const hills = (next: Next): string =>
  [34, 48, 58]
    .map((base) => {
      const [a, b] = [base - 24 * next(), base - 16 * next()];
      return `M-2 72V${n(base)}C20 ${n(a)} 34 ${n(a)} 52 ${n(base)}S84 ${n(b)} 102 ${n(base - 4)}V72Z`;
    })
    .join('');

const peaks = (next: Next): string =>
  [0, 1, 2]
    .map(() => {
      const [x, top, wide] = [100 * next(), 8 + 30 * next(), 24 + 24 * next()];
      return `M${n(x - wide)} 72L${n(x)} ${n(top)}L${n(x + wide)} 72Z`;
    })
    .join('');

const waves = (next: Next): string =>
  [18, 36, 54]
    .map((base) => {
      const high = 4 + 6 * next();
      const y = base + 6 * next();
      return `M-2 ${n(y)}q13 ${n(-high)} 26 0t26 0t26 0t26 0v7q-13 ${n(high)} -26 0t-26 0t-26 0t-26 0Z`;
    })
    .join('');

const bands = (next: Next): string =>
  Array.from({ length: 5 }, (_, i) => {
    const x = -30 + 32 * i + 10 * next();
    const wide = 5 + 9 * next();
    return `M${n(x)} 72L${n(x + 40)} -2h${n(wide)}L${n(x + wide)} 72Z`;
  }).join('');

const shards = (next: Next): string =>
  Array.from({ length: 7 }, () => {
    const [x, y] = [100 * next(), 70 * next()];
    const spread = (): number => 40 * next() - 20;
    return `M${n(x)} ${n(y)}l${n(spread())} ${n(spread())}l${n(spread())} ${n(spread())}Z`;
  }).join('');

const SCENES = [hills, peaks, waves];
const ALL = [rays, dots, rings, bands, shards, waves, hills, rays];

/** Lands have a view, other cards anything. */
export function patternOf(seed: number, land: boolean): string {
  const kinds = land ? SCENES : ALL;
  return (kinds[(seed >>> 7) % kinds.length] ?? rays)(numbers(seed));
}
