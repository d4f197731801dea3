/** Cards that replacement effects put into a library at the same time: their owner arranges them (401.4). */
import {
  type Answer,
  type ArrangeEvent,
  ask,
  type ChooseOrder,
  type Directive,
  done,
  emit,
  isObject,
  type ObjectId,
  objectRow,
  type PlayerId,
  type Procedure,
  procedure,
  type Replaced,
  zoneObjects,
} from '@rulewright/kernel';
import type { G } from '../state.ts';
import { LIBRARY } from './400-zones.ts';

type After = Replaced['after'][number];

interface Arranging {
  readonly player: PlayerId;
  readonly end: 'top' | 'bottom';
  /** As they were before they were put there. */
  readonly cards: readonly ObjectId[];
}

const ARRANGE = 'arrangeLibrary';

/** What follows when all that happens at the same time has happened. */
export const arrangedThen = (g: G, card: ObjectId, end: 'top' | 'bottom'): After => {
  const input: Arranging = { player: objectRow(g.state, card).owner, end, cards: [card] };
  return { procedure: ARRANGE, input };
};

export const isArranging = ({ procedure: name }: After): boolean => name === ARRANGE;

/** Those that go to the same place are arranged together. */
export function joinArranging(earlier: After, later: After): After | null {
  if (!isArranging(earlier) || !isArranging(later)) return null;
  const [a, b] = [earlier.input as Arranging, later.input as Arranging];
  if (a.player !== b.player || a.end !== b.end) return null;
  const input: Arranging = { ...a, cards: [...a.cards, ...b.cards] };
  return { procedure: ARRANGE, input };
}

/** What a card is that was put into the library, if it is there. */
function placed(g: G, card: ObjectId): readonly ObjectId[] {
  const row = objectRow(g.state, card);
  const now = row.zone === LIBRARY ? row.id : row.after;
  return isObject(now) && objectRow(g.state, now).zone === LIBRARY ? [now] : [];
}

const arrangeLibrary: Procedure = procedure<G, Arranging>(ARRANGE, {
  choose_401_4(g, d, answer: Answer | undefined): Directive {
    const cards = d.cards.flatMap((card) => placed(g, card));
    if (cards.length < 2) return done(undefined);
    if (answer === undefined) {
      const decision: ChooseOrder = {
        kind: 'order',
        player: d.player,
        rule: '401.4',
        prompt: `library-${d.end}`,
        items: cards,
      };
      return ask(decision);
    }
    const chosen = (answer as readonly number[]).flatMap((at) => cards[at] ?? []);
    const others = zoneObjects(g, LIBRARY, d.player).filter((id) => !cards.includes(id));
    const order = d.end === 'top' ? [...chosen, ...others] : [...others, ...chosen];
    const arranged: ArrangeEvent = { kind: 'arrange', player: d.player, zone: LIBRARY, order, rule: '401.4' };
    return emit([arranged]);
  },
  arranged() {
    return done(undefined);
  },
});

export const arrangingProcedures = { arrangeLibrary } as const;
