/** A lab in an address: its data, compressed, in letters that addresses may have. */
import { type LabData, readLab } from './data.ts';

/** Why an address holds no lab. */
export class LinkError extends Error {
  readonly code: 'bad-link' | 'newer-link';
  constructor(code: LinkError['code'], message: string) {
    super(message);
    this.name = 'LinkError';
    this.code = code;
  }
}

/** The form of what follows; a later form gets another letter. */
const FORM = 'a';
/** What unpacks to more is not a lab but an attack. */
const MOST_BYTES = 8 << 20;

export async function packLab(data: LabData): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  return FORM + toLetters(await through(bytes, new CompressionStream('deflate-raw')));
}

export async function unpackLab(packed: string): Promise<LabData> {
  const form = packed.slice(0, 1);
  if (form !== FORM) {
    if (/^[b-z]/.test(form)) throw new LinkError('newer-link', `form ${form}`);
    throw new LinkError('bad-link', 'it does not begin as links to the lab do');
  }
  try {
    const bytes = await through(fromLetters(packed.slice(1)), new DecompressionStream('deflate-raw'));
    return readLab(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch (error) {
    throw new LinkError('bad-link', error instanceof Error ? error.message : String(error));
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  // What goes wrong here is told by the reading side too.
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => undefined);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = (stream.readable as unknown as ReadableStream<Uint8Array>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_BYTES) throw new Error('it holds too much');
    chunks.push(value);
  }
  await written;
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromLetters(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw new Error('it has characters that links do not have');
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(plain.length);
  for (let i = 0; i < plain.length; i++) bytes[i] = plain.charCodeAt(i);
  return bytes;
}
