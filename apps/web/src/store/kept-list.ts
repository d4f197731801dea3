/**
 * A list of things on this device that the page shows whole. What was deleted last can come back. What another window of the app
 * changes is shown here at once, so that nobody works on what is not so any more.
 */
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { onDevice, type StorageFault } from './device.ts';

interface Thing {
  readonly id: string;
}

interface Listed<T> {
  /** In their order; null until they are loaded. */
  readonly all: readonly T[] | null;
  /** Why the last change is not kept on the device. */
  readonly fault: StorageFault | null;
  /** How many things on the device are no such things (any more). They are left as they are. */
  readonly unreadable: number;
  /** The last that was deleted, as long as it can come back. */
  readonly deleted: T | null;
}

interface Kind<T> {
  /** Where it is on the device. */
  readonly name: string;
  /** What is on the device as such a thing; null if it is none (any more). */
  read(value: unknown): T | null;
  order(a: T, b: T): number;
  /** What is kept of a thing, as when it says when it was kept. */
  stamp?(thing: T): T;
}

export interface KeptList<T> {
  readonly use: UseBoundStore<StoreApi<Listed<T>>>;
  /** Once; later calls wait for the first. */
  load(): Promise<void>;
  /** All that there are, as far as they are loaded. */
  now(): readonly T[];
  put(thing: T): Promise<void>;
  remove(id: string): Promise<void>;
  undo(): Promise<T | null>;
  /** What was deleted last is gone for good. */
  forget(): void;
}

export function keptList<T extends Thing>({ name, read, order, stamp = (thing) => thing }: Kind<T>): KeptList<T> {
  const device = onDevice<T>(name);
  const use = create<Listed<T>>(() => ({ all: null, fault: null, unreadable: 0, deleted: null }));
  const now = (): readonly T[] => use.getState().all ?? [];
  const windows = new BroadcastChannel(`rulewright-${name}`);
  windows.onmessage = ({ data: id }: MessageEvent<unknown>) => {
    if (typeof id === 'string' && use.getState().all !== null) void again(id);
  };
  /** As it is on the device now. */
  const again = async (id: string): Promise<void> => {
    const thing = read(await device.get(id));
    const others = now().filter((one) => one.id !== id);
    use.setState({ all: thing === null ? others : [thing, ...others].sort(order) });
  };
  /** What stood in the way of a change; the other windows hear of what is kept. */
  const changed = async (id: string, done: Promise<StorageFault | null>): Promise<void> => {
    const fault = await done;
    use.setState({ fault });
    if (fault === null) windows.postMessage(id);
  };
  let loading: Promise<void> | null = null;
  const load = (): Promise<void> => {
    loading ??= device.all().then((found) => {
      const all = found
        .map(read)
        .filter((thing) => thing !== null)
        .sort(order);
      use.setState({ all, unreadable: found.length - all.length });
    });
    return loading;
  };
  const put = async (thing: T): Promise<void> => {
    await load();
    const stamped = stamp(thing);
    const others = now().filter(({ id }) => id !== thing.id);
    use.setState({ all: [stamped, ...others].sort(order) });
    await changed(stamped.id, device.put(stamped));
  };
  return {
    use,
    load,
    now,
    put,
    async remove(id) {
      const all = now();
      use.setState({
        all: all.filter((thing) => thing.id !== id),
        deleted: all.find((thing) => thing.id === id) ?? null,
      });
      await changed(id, device.remove(id));
    },
    async undo() {
      const { deleted } = use.getState();
      use.setState({ deleted: null });
      if (deleted !== null) await put(deleted);
      return deleted;
    },
    forget: () => use.setState({ deleted: null }),
  };
}
