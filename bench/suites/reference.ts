/** How fast the machine is, whatever the engine does. */
import { type Measure, median, timeEach } from '../measure.ts';
import { REFERENCE_STEPS, referenceWork } from '../reference-work.ts';

const ROUNDS = 5;

export function reference(): Measure {
  const time = (rounds: number) => timeEach(rounds, () => () => referenceWork(REFERENCE_STEPS));
  time(3);
  return () => {
    const { wall, cpu } = time(ROUNDS);
    return [{ what: 'reference work', unit: 'ms', value: median(wall) / 1000, cpu: median(cpu) / 1000 }];
  };
}
