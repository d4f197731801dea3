/** Reads answers line by line, from a terminal or from a pipe. */
import { createInterface } from 'node:readline';

export interface Lines {
  /** The next line, or null at the end of input. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function linesFrom(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Lines {
  const terminal = input.isTTY === true;
  const reader = createInterface(terminal ? { input, output, terminal } : { input });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(prompt) {
      if (terminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else output.write(prompt);
      const next = await lines.next();
      if (next.done === true) {
        output.write('\n');
        return null;
      }
      // What comes from a pipe is not on the screen yet.
      if (!terminal) output.write(`${next.value}\n`);
      return next.value;
    },
    close: () => reader.close(),
  };
}
