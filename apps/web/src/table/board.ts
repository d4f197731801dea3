/**
 * What the person at the table is doing: the snapshot that is shown, the answer in the making, what is looked at and
 * pointed out. One store per table; components subscribe to what concerns them alone.
 */
import type { Answer, EntityId, ObjectId, PlayerId } from '@rulewright/kernel';
import type { Asking, Why } from '@rulewright/table';
import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Draft, Light, Offer } from './answering.ts';
import { drafting } from './draft.ts';
import { type AnySnapshot, type GameTable, isCommon } from './game.ts';
import { share } from './share.ts';

/** What the table needs of whoever runs the game. */
export interface Acts {
  answer(answer: Answer): void;
  /** Somebody wants to know why. */
  why(asking: Asking): void;
  /** Reasons for what is looked at, to be shown beside it. */
  reasons(asking: Asking): Promise<readonly Why[]>;
  /** What would be used up to pay for an action. */
  preview?(answer: Answer): Promise<readonly ObjectId[] | null>;
  /** Words that begin so. */
  words?(domain: string, prefix: string): Promise<readonly string[]>;
  /** Somebody wants to see this closely: narrow screens have no room for it all the time. */
  inspect?(entity: EntityId): void;
  /** Spells and abilities on the stack that are let through without asking. */
  yieldTo?(object: ObjectId): void;
}

export interface ZoneOpen {
  readonly zone: string;
  readonly player: PlayerId;
}

export interface BoardState {
  readonly snapshot: AnySnapshot;
  readonly draft: Draft;
  readonly lights: ReadonlyMap<number, Light>;
  readonly menu: { readonly entity: EntityId; readonly offers: readonly Offer[] } | null;
  /** What the person points at or has the focus on. */
  readonly looked: EntityId | null;
  /** What an explanation speaks of. */
  readonly highlighted: ReadonlySet<number>;
  /** What would be used up for the action that is looked at. */
  readonly previewed: ReadonlySet<number>;
  readonly open: ZoneOpen | null;
  readonly spread: ReadonlySet<string>;
  /** Costs are paid step by step. */
  readonly byHand: boolean;
}

const NOTHING: ReadonlySet<number> = new Set();

const settled = (ids: readonly number[]): ReadonlySet<number> => (ids.length === 0 ? NOTHING : new Set(ids));

function makeBoard(game: GameTable, snapshot: AnySnapshot, acts: () => Acts) {
  const { begin, lightsOf, pick, pairUp, answerOf } = drafting(game);
  const usedUp = ({ question }: AnySnapshot): ReadonlySet<number> =>
    settled(question === null ? [] : game.usedUp(question));
  const store = createStore<BoardState>(() => {
    const draft = begin(snapshot.question);
    return {
      snapshot,
      draft,
      lights: lightsOf(snapshot.question, draft),
      menu: null,
      looked: null,
      highlighted: NOTHING,
      previewed: usedUp(snapshot),
      open: null,
      spread: new Set(),
      byHand: false,
    };
  });
  const { getState: now, setState: set } = store;

  const setDraft = (draft: Draft): void => set({ draft, lights: lightsOf(now().snapshot.question, draft), menu: null });

  const send = (answer: Answer): void => {
    const { byHand, snapshot: shown } = now();
    set({ menu: null, previewed: NOTHING });
    const acting = shown.question?.kind === 'priority' && byHand;
    acts().answer(acting && game.paidByHand !== undefined ? game.paidByHand(answer) : answer);
  };

  const previewOf = async (id: EntityId | null): Promise<void> => {
    const { snapshot: shown } = now();
    const q = shown.question;
    if (!isCommon(q) || q.kind !== 'priority') return;
    const own = q.actions.filter((a) => a.entity === id && game.isPaid(a));
    const [only] = own;
    const used = only === undefined || own.length > 1 ? null : await acts().preview?.(only.answer);
    if (now().looked === id && now().snapshot === shown) set({ previewed: settled(used ?? []) });
  };

  return {
    game,
    store,
    acts,
    /** Another snapshot: an answer in the making stays only if the same is still asked. */
    show(next: AnySnapshot): void {
      const { snapshot: old, draft: before } = now();
      const shown = share(old, next);
      if (shown === old) return;
      const same = shown.question !== null && shown.question === old.question && shown.at === old.at;
      const draft = same ? before : begin(shown.question);
      set({
        snapshot: shown,
        draft,
        lights: lightsOf(shown.question, draft),
        ...(same ? {} : { menu: null }),
        previewed: usedUp(shown),
      });
    },
    pick(id: EntityId): void {
      const { snapshot: shown, draft } = now();
      const picked = shown.question === null ? null : pick(shown.question, draft, id);
      if (picked === null) {
        acts().inspect?.(id);
        return;
      }
      if ('draft' in picked) setDraft(picked.draft);
      else if ('answer' in picked) send(picked.answer);
      else set({ menu: { entity: id, offers: picked.offers } });
    },
    pair(from: number, to: number): void {
      const { snapshot: shown, draft } = now();
      const paired = shown.question === null ? null : pairUp(shown.question, draft, from, to);
      if (paired !== null) setDraft(paired);
    },
    setDraft,
    send,
    isReady: ({ snapshot: shown, draft }: BoardState): boolean =>
      shown.question !== null && answerOf(shown.question, draft) !== undefined,
    /** "Done" or "Pass"; false while the answer is not complete. */
    done(): boolean {
      const { snapshot: shown, draft } = now();
      const answer = shown.question === null ? undefined : answerOf(shown.question, draft);
      if (answer === undefined) return false;
      set({ menu: null, previewed: NOTHING });
      acts().answer(answer);
      return true;
    },
    /** Starts the answer anew. */
    clear(): void {
      setDraft(begin(now().snapshot.question));
    },
    look(id: EntityId | null): void {
      if (now().looked === id) return;
      set({ looked: id });
      void previewOf(id);
    },
    highlight(ids: readonly number[]): void {
      set({ highlighted: settled(ids) });
    },
    openZone(open: ZoneOpen | null): void {
      set({ open });
    },
    closeMenu(): void {
      set({ menu: null });
    },
    toggleSpread(key: string): void {
      const spread = new Set(now().spread);
      if (!spread.delete(key)) spread.add(key);
      set({ spread });
    },
    setByHand(byHand: boolean): void {
      set({ byHand });
    },
  };
}

export type Board = ReturnType<typeof makeBoard>;

/** The board of a page, which keeps what the person is doing from one snapshot to the next. */
export function useBoardOf(game: GameTable, snapshot: AnySnapshot, acts: Acts): Board {
  const [board] = useState(() => makeBoard(game, snapshot, () => acts));
  useLayoutEffect(() => board.show(snapshot), [board, snapshot]);
  return board;
}

export const BoardContext = createContext<Board | null>(null);

export function useTable(): Board {
  const board = useContext(BoardContext);
  if (board === null) throw new Error('there is no table here');
  return board;
}

export const useBoard = <T>(select: (state: BoardState) => T): T => useStore(useTable().store, select);
