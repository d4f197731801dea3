/** What the cards of the toy game do when they are played, and instead of what happens. */
import {
  ask,
  type ChooseEntities,
  type ChooseOptions,
  type ChooseOrder,
  call,
  type Divide,
  done,
  type EntityId,
  emit,
  type Game,
  type GameEvent,
  isMove,
  moveEvent,
  type ObjectId,
  type PlayerId,
  type Procedure,
  pickEvent,
  picked,
  procedure,
  type RuleSet,
  rollEvent,
  rolled,
  scatterEvent,
  shuffleEvent,
  type YesNo,
  zoneObjects,
} from '../index.ts';
import { DISCARD, HAND, HOARD, LIBRARY, TABLE } from './cards.ts';
import { type ArrangeEvent, type DrawEvent, draw, moveTo, type ScoreEvent, score } from './events/kinds.ts';
import { other, type ToyGame } from './state.ts';

interface Effect {
  readonly player: PlayerId;
  readonly source: ObjectId;
}
/** What chance has brought. */
interface Luck {
  readonly luck: readonly GameEvent[];
}
const HEADS = 2;

export const effects: readonly Procedure[] = [
  procedure<ToyGame, Effect>('sort', {
    order(g, d, answer) {
      const items = zoneObjects(g, LIBRARY, d.player).slice(0, 3);
      if (items.length < 2) return done(null);
      const decision: ChooseOrder = { kind: 'order', player: d.player, rule: '4.1', prompt: 'sort', items };
      if (answer === undefined) return ask(decision);
      const order = (answer as readonly number[]).flatMap((i) => items[i] ?? []);
      return emit([{ kind: 'arrange', player: d.player, order } as ArrangeEvent]);
    },
  }),
  procedure<ToyGame, Effect>('divide', {
    divide(g, d, answer) {
      const among = g.state.players.map((p) => p.id);
      const decision: Divide = {
        kind: 'divide',
        player: d.player,
        rule: '4.2',
        prompt: 'divide',
        among,
        total: 3,
        minEach: 0,
      };
      if (answer === undefined) return ask(decision);
      return emit(among.map((p, i) => score(p, (answer as readonly number[])[i] ?? 0)));
    },
  }),
  procedure<ToyGame, Effect>('gamble', {
    shuffle(_, d, answer) {
      const decision: YesNo = { kind: 'yesNo', player: d.player, rule: '4.3', prompt: 'shuffle', about: d.source };
      if (answer === undefined) return ask(decision);
      return emit(answer === true ? [shuffleEvent(d.player, LIBRARY)] : []);
    },
    draw: (_, d) => emit([draw(d.player)]),
  }),
  procedure<ToyGame, Effect & Luck>('flip', {
    flip: (_, d) => emit([rollEvent(d.player, 'coin', 2)], { store: 'luck' }),
    score: (_, d) => emit(rolled(d.luck).map((result) => score(d.player, result === HEADS ? 1 : 0))),
  }),
  procedure<ToyGame, Effect & Luck>('rob', {
    pick(g, d) {
      const robbed = other(g, d.player);
      return emit([pickEvent(robbed, 'discard', zoneObjects(g, HAND, robbed))], { store: 'luck' });
    },
    discard: (_, d) => emit(picked(d.luck).map((id) => moveTo(id as ObjectId, DISCARD))),
  }),
  procedure<ToyGame, Effect & Luck>('wash', {
    move: (g, d) =>
      emit(
        zoneObjects(g, DISCARD, d.player).map((id) => moveTo(id, LIBRARY)),
        { store: 'luck' },
      ),
    scatter(_, d) {
      const washed = d.luck.flatMap((e) => (isMove(e) ? (e.became ?? []) : []));
      return emit([scatterEvent(d.player, LIBRARY, washed)]);
    },
  }),
  procedure<ToyGame, Effect>('fill', {
    fill(g, d, answer) {
      const from = zoneObjects(g, HAND, d.player);
      const max = Math.min(2, from.length);
      const decision: ChooseEntities = {
        kind: 'entities',
        player: d.player,
        rule: '4.7',
        prompt: 'fill',
        from,
        min: 0,
        max,
      };
      if (answer === undefined) return max === 0 ? done(null) : ask(decision);
      return emit((answer as readonly ObjectId[]).map((id) => moveEvent(id, HOARD, { keeper: d.source })));
    },
  }),
  procedure<ToyGame, Effect>('attach', {
    attach(g, d, answer) {
      const from = zoneObjects(g, TABLE, d.player).filter((id) => id !== d.source);
      const decision: ChooseEntities = {
        kind: 'entities',
        player: d.player,
        rule: '4.4',
        prompt: 'host',
        from,
        min: 1,
        max: 1,
      };
      if (from.length === 0) return done(null);
      if (answer === undefined) return ask(decision);
      return emit([{ kind: 'attach', object: d.source, to: (answer as readonly EntityId[])[0] } as GameEvent]);
    },
  }),
  procedure<ToyGame, Effect>('modes', {
    choose(g, d, answer) {
      const options = [{ label: 'clear' }, { label: 'show' }, { label: 'look' }];
      const decision: ChooseOptions = {
        kind: 'options',
        player: d.player,
        rule: '4.5',
        prompt: 'mode',
        options,
        min: 1,
        max: 1,
      };
      if (answer === undefined) return ask(decision);
      return emit(modeEvents(g, d.player, (answer as readonly number[])[0] ?? 0));
    },
  }),
  /** The result is what happens instead of the draw. */
  procedure<ToyGame, { event: DrawEvent }>('detour', {
    choose(g, { event }, answer) {
      const top = zoneObjects(g, LIBRARY, event.player)[0];
      const decision: YesNo = { kind: 'yesNo', player: event.player, rule: '4.6', prompt: 'detour' };
      if (answer === undefined && top !== undefined) return ask(decision);
      return done(answer === true && top !== undefined ? [moveTo(top, DISCARD)] : [event]);
    },
  }),
];

function modeEvents(g: Game, player: PlayerId, mode: number): readonly GameEvent[] {
  const notes = (id: ObjectId): GameEvent =>
    ({ kind: 'note', object: id, key: 'seenBy', value: [player] }) as GameEvent;
  if (mode === 0) return zoneObjects(g, TABLE, player).map((id) => moveTo(id, DISCARD));
  if (mode === 1) return [{ kind: 'reveal', objects: zoneObjects(g, HAND, player) } as GameEvent];
  return zoneObjects(g, HAND, other(g, player)).map(notes);
}

export const instead: Readonly<Record<string, (event: GameEvent) => ReturnType<RuleSet['replace']>>> = {
  well: (e) => [score((e as DrawEvent).player, 1)],
  flood: (e) => [{ ...(e as DrawEvent), count: (e as DrawEvent).count * 2 } as DrawEvent],
  detour: (event) => call('detour', { event }),
  crown: (e) => [{ ...(e as ScoreEvent), amount: (e as ScoreEvent).amount + 1 } as ScoreEvent],
};
