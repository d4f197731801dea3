/** A progress bar on a terminal; nothing where nobody watches. */

const WIDTH = 30;
/** Not more often than the eye can see. */
const EVERY_MS = 100;

export interface Progress {
  at(part: number, words: string): void;
  end(): void;
}

export function progressOn(stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) return { at: () => {}, end: () => {} };
  let last = 0;
  return {
    at(part, words) {
      const now = Date.now();
      if (now - last < EVERY_MS) return;
      last = now;
      const full = Math.round(WIDTH * Math.min(1, part));
      stream.write(
        `\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${Math.floor(100 * Math.min(1, part))}% ${words}\u001b[K`,
      );
    },
    end() {
      stream.write('\r\u001b[K');
    },
  };
}
