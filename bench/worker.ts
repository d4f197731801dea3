/** The program of a measuring process: makes a suite ready, says so, and measures whenever it is asked to. */
import type { Result, Suite } from './measure.ts';

/** A suite as commits before this file had it: measures at once, and again when called again. */
type OlderSuite = () => readonly Result[];

export function serve(module: Readonly<Record<string, Suite | OlderSuite>>): void {
  const [make] = Object.values(module);
  if (make === undefined) throw new Error('the file of the suite exports nothing');
  const made = make();
  const measure = typeof made === 'function' ? made : (make as OlderSuite);
  process.on('message', () => process.send?.(measure()));
  process.send?.('ready');
}
