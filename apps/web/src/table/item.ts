/** What every thing on the table that can be pointed at has: its ids, its light, and what clicks and the focus do. */
import type { EntityId } from '@rulewright/kernel';
import { useWords } from '../store/settings.ts';
import type { Light } from './answering.ts';
import { useBoard, useTable } from './board.ts';
import type { AnyShown } from './game.ts';
import { labelOf } from './label.ts';

const RANK: readonly Light[] = ['aiming', 'aim', 'can', 'minor', 'chosen'];

/** The light of a pile is that of the member that a click would pick. */
const useLight = (ids: readonly EntityId[]): Light | undefined =>
  useBoard(({ lights }) => RANK.find((light) => ids.some((id) => lights.get(id) === light)));

/** How many of a pile have been chosen. */
export const useChosen = (ids: readonly EntityId[]): number =>
  useBoard(({ lights }) => ids.reduce((n, id) => n + (lights.get(id) === 'chosen' ? 1 : 0), 0));

const useMarked = (ids: readonly EntityId[]): 'why' | 'pay' | 'looked' | undefined =>
  useBoard(({ highlighted, previewed, looked }) => {
    if (ids.some((id) => highlighted.has(id))) return 'why';
    if (ids.some((id) => previewed.has(id))) return 'pay';
    return looked !== null && ids.includes(looked) ? 'looked' : undefined;
  });

/** What is read out of an object, or of so many equal ones. */
export function useLabel(object: AnyShown | undefined, light: Light | undefined, count = 1): string {
  const pack = useWords();
  const { game } = useTable();
  return useBoard(({ snapshot }) => (object === undefined ? '' : labelOf(game, object, snapshot, pack, light, count)));
}

/** The props of the button that stands for one thing, or for a pile of equal ones. */
export function useItem(ids: readonly EntityId[]) {
  const board = useTable();
  const light = useLight(ids);
  const marked = useMarked(ids);
  const [first] = ids;
  const target = (): EntityId | undefined => {
    const { lights } = board.store.getState();
    for (const wanted of RANK) {
      const found = ids.find((id) => lights.get(id) === wanted);
      if (found !== undefined) return wanted === 'chosen' ? ids.findLast((id) => lights.get(id) === 'chosen') : found;
    }
    return first;
  };
  return {
    light,
    props: {
      type: 'button',
      tabIndex: -1,
      'data-item': '',
      'data-entities': ids.join(' '),
      'data-light': light,
      'data-marked': marked,
      onClick: () => {
        const id = target();
        if (id === undefined) return;
        board.look(id);
        board.pick(id);
      },
      // A long press, or the other button of the mouse.
      onContextMenu: (event: { preventDefault(): void }) => {
        const id = target();
        const { inspect } = board.acts();
        if (id === undefined || inspect === undefined) return;
        event.preventDefault();
        board.look(id);
        inspect(id);
      },
      onPointerEnter: () => first !== undefined && board.look(target() ?? first),
      onFocus: () => first !== undefined && board.look(target() ?? first),
    },
  } as const;
}
