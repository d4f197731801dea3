/** A replay that is kept on the device, by its id. */
import { loadReplays, useReplays } from '../../store/replays.ts';

export async function replayOf(id: string): Promise<unknown> {
  await loadReplays();
  return useReplays.getState().replays?.find((kept) => kept.id === id)?.replay;
}
