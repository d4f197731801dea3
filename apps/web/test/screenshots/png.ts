/** Makes a picture small: 256 colours are enough for a page, and a third of the size. */
import { deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLORS = 256;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, one after the other. */
  readonly data: Uint8Array;
}

export function smaller(png: Buffer): Buffer {
  const pixels = decode(png);
  const palette = paletteOf(pixels.data);
  const packed = encode(pixels, palette);
  return packed.length < png.length ? packed : png;
}

function* chunks(png: Buffer): Iterable<{ readonly type: string; readonly data: Buffer }> {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

/** Eight bits per channel, with or without transparency, which pages do not have: what browsers write. */
function decode(png: Buffer): Pixels {
  let [width, height, channels] = [0, 0, 3];
  const parts: Buffer[] = [];
  for (const { type, data } of chunks(png)) {
    if (type === 'IHDR') {
      [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
      channels = data[9] === 6 ? 4 : 3;
    } else if (type === 'IDAT') parts.push(data);
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) unfilter(raw, rows, y, stride, channels);
  if (channels === 3) return { width, height, data: rows };
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) data.set(rows.subarray(i * 4, i * 4 + 3), i * 3);
  return { width, height, data };
}

function unfilter(raw: Buffer, rows: Uint8Array, y: number, stride: number, channels: number): void {
  const filter = raw[y * (stride + 1)] ?? 0;
  const from = y * (stride + 1) + 1;
  const to = y * stride;
  for (let x = 0; x < stride; x++) {
    const left = x >= channels ? (rows[to + x - channels] ?? 0) : 0;
    const up = y > 0 ? (rows[to + x - stride] ?? 0) : 0;
    const corner = x >= channels && y > 0 ? (rows[to + x - stride - channels] ?? 0) : 0;
    const before = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
    rows[to + x] = (raw[from + x] ?? 0) + before;
  }
}

function paeth(a: number, b: number, c: number): number {
  const [da, db, dc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return da <= db && da <= dc ? a : db <= dc ? b : c;
}

interface Box {
  readonly colors: readonly (readonly [color: number, count: number])[];
  readonly weight: number;
  readonly shift: number;
  readonly range: number;
}

const channel = (color: number, shift: number): number => (color >> shift) & 255;

function boxOf(colors: Box['colors']): Box {
  let best = { shift: 0, range: -1 };
  for (const shift of [16, 8, 0]) {
    let [low, high] = [255, 0];
    for (const [color] of colors) {
      const value = channel(color, shift);
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    if (high - low > best.range) best = { shift, range: high - low };
  }
  return { colors, weight: colors.reduce((sum, [, count]) => sum + count, 0), ...best };
}

/** Median cut: the box with the most to say is cut in two until there are enough. */
function paletteOf(data: Uint8Array): readonly number[] {
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += 3) {
    const color = ((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const boxes = [boxOf([...counts])];
  while (boxes.length < COLORS) {
    const worth = (box: Box): number => (box.colors.length < 2 ? -1 : box.range * Math.sqrt(box.weight));
    const at = boxes.reduce((best, box, i) => (worth(box) > worth(boxes[best] ?? box) ? i : best), 0);
    const box = boxes[at];
    if (box === undefined || box.colors.length < 2) break;
    const sorted = [...box.colors].sort(([a], [b]) => channel(a, box.shift) - channel(b, box.shift));
    let half = 1;
    for (let seen = sorted[0]?.[1] ?? 0; half < sorted.length - 1 && seen < box.weight / 2; half++)
      seen += sorted[half]?.[1] ?? 0;
    boxes.splice(at, 1, boxOf(sorted.slice(0, half)), boxOf(sorted.slice(half)));
  }
  return boxes.map(({ colors }) => meanOf(colors));
}

function meanOf(colors: Box['colors']): number {
  // A colour that most of the box has stays exactly what it is.
  const [most] = [...colors].sort(([, a], [, b]) => b - a);
  const all = colors.reduce((sum, [, count]) => sum + count, 0);
  if (most !== undefined && most[1] * 2 > all) return most[0];
  const mean = (shift: number): number =>
    Math.round(colors.reduce((sum, [color, count]) => sum + channel(color, shift) * count, 0) / all);
  return (mean(16) << 16) | (mean(8) << 8) | mean(0);
}

function encode({ width, height, data }: Pixels, palette: readonly number[]): Buffer {
  const nearest = new Map<number, number>();
  const indexOf = (color: number): number => {
    const known = nearest.get(color);
    if (known !== undefined) return known;
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    palette.forEach((other, i) => {
      const distance = [16, 8, 0].reduce((sum, s) => sum + (channel(color, s) - channel(other, s)) ** 2, 0);
      if (distance < least) [best, least] = [i, distance];
    });
    nearest.set(color, best);
    return best;
  };
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3;
      const color = ((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0);
      rows[y * (width + 1) + 1 + x] = indexOf(color);
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const table = Buffer.from(palette.flatMap((color) => [channel(color, 16), channel(color, 8), channel(color, 0)]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', table),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = (c & 1) === 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (CRC[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE((crc ^ 0xffffffff) >>> 0, body.length + 4);
  return whole;
}
