// Random games, asked why at every turn: the verdicts are those of the rules, every fact has words, and nothing hidden is named.
import { randomBot } from '@rulewright/bots/magic';
import { bundled, decks } from '@rulewright/cards/magic';
import {
  type Answer,
  checkAnswer,
  type Decision,
  type Derivation,
  decides,
  type GameEvent,
  isPlayer,
  type MoveEvent,
  NOWHERE,
  type ObjectId,
  objectRow,
  type PlayerId,
  rowAt,
  rowsOf,
  seenBy,
  step,
  zoneObjects,
} from '@rulewright/kernel';
import {
  BATTLEFIELD,
  canAttack,
  characteristics,
  explain,
  explainEvent,
  explainLegality,
  type G,
  HAND,
  LIBRARY,
  newGame,
  type StackEntry,
} from '@rulewright/magic';
import { cardsOf } from '@rulewright/table/magic';
import { languages, render } from '@rulewright/text/magic';
import { expect, test } from 'vitest';

const everyPart = (d: Derivation): readonly Derivation[] => [d, ...d.because.flatMap(everyPart)];

const isHiddenIn = (zone: number | undefined, owner: PlayerId, viewer: PlayerId): boolean =>
  zone === LIBRARY || (zone === HAND && owner !== viewer);

/** It lies where the viewer does not see it; or it is gone from such a place to another. */
function isHidden(g: G, viewer: PlayerId, id: ObjectId): boolean {
  const { zone, owner, stack } = objectRow(g.state, id);
  if (zone !== NOWHERE) return isHiddenIn(zone, owner, viewer);
  if (stack !== null) return false;
  const isMove = (e: GameEvent): e is MoveEvent => e.kind === 'move';
  const last = [...rowsOf(g.state.log)].findLast((e): e is MoveEvent => isMove(e) && e.object === id);
  if (last === undefined) return false;
  return isHiddenIn(last.from, owner, viewer) && isHiddenIn(last.to, owner, viewer);
}

/** Told to a player in every language. */
function tell(g: G, viewer: PlayerId, d: Derivation | null): void {
  if (d === null) return;
  for (const part of everyPart(d)) {
    for (const id of part.objects) {
      if (!isPlayer(id) && isHidden(g, viewer, id)) throw new Error(`${part.code} names a hidden card`);
    }
  }
  const nameOf = (id: Derivation['objects'][number]): string =>
    isPlayer(id) ? (g.state.players[id]?.name ?? '') : characteristics(g, id).name;
  for (const words of Object.values(languages)) {
    expect(render(d, words, nameOf).filter((line) => /undefined|\[object|NaN/.test(line))).toEqual([]);
    const codes = everyPart(d).map(({ code }) => code);
    expect(codes.filter((code) => (words.why[code] ?? words.reasons[code]) === undefined)).toEqual([]);
  }
  // Beside rules, symbols and what cards are called, Japanese has no other letters.
  const japanese = languages.ja ?? expect.fail();
  const lines = render(d, japanese, () => '札').map((line) =>
    line.replace(/ \[[^\]]*\]$|[「『][^「『」』]*[」』]|\{[^}]*\}/gu, ''),
  );
  expect(lines.filter((line) => /[A-Za-z]{2}/.test(line))).toEqual([]);
}

const answersTo = (g: G, decision: Decision, given: Answer): readonly Answer[] => {
  if (decision.kind === 'attackers') return [given, { attacks: [] }];
  if (decision.kind === 'blockers') return [given, { blocks: [] }];
  if (decision.kind !== 'priority') return [given, [], true, 99];
  const hand = zoneObjects(g, HAND, decision.player);
  return [
    given,
    ...hand.map((card) => ({ action: 'cast', card }) as const),
    ...hand.map((card) => ({ action: 'playLand', card }) as const),
  ];
};

function askWhy(g: G, decision: Decision, given: Answer): void {
  const player = decides(decision);
  const eyes = g.state.players.map(({ id }) => seenBy(g, id));
  for (const answer of answersTo(g, decision, given)) {
    const why = explainLegality(eyes[player] ?? seenBy(g, player), answer);
    expect(why.code).toBe(checkAnswer(g, answer) === null ? 'legal' : 'illegal');
    tell(g, player, why);
  }
  for (const id of zoneObjects(g, BATTLEFIELD, player)) {
    expect(explain(seenBy(g, 'all'), id, 'attack')?.code).toBe(canAttack(g, id) === null ? 'legal' : 'illegal');
    for (const what of ['power', 'abilities', 'types', 'attack', 'block', 'activate', 'state-based', 'triggers'])
      for (const seen of eyes) tell(g, seen.viewer, explain(seen, id, what));
  }
}

/** What has just triggered is explained as triggered, as long as its source is where it was. */
function askWhyItTriggered(g: G, from: number): void {
  for (let at = from; at < g.state.log.length; at++) {
    const event = rowAt(g.state.log, at) as { readonly kind: string; readonly stack?: StackEntry } | undefined;
    const entry = event?.kind === 'create' ? event.stack : undefined;
    if (entry?.kind !== 'triggered' || objectRow(g.state, entry.source).zone !== BATTLEFIELD) continue;
    const why = explain(seenBy(g, 'all'), entry.source, 'triggers');
    expect(why?.because.map((d) => d.code)).toContain('triggered');
  }
}

test.each([1, 2, 3])('game %i', (seed) => {
  const [mine, theirs] = [decks[(2 * seed) % decks.length], decks[(2 * seed + 1) % decks.length]];
  if (mine === undefined || theirs === undefined) throw new Error('there are no decks');
  const g = newGame({
    players: [
      { name: 'Ann', deck: cardsOf(mine, bundled) },
      { name: 'Bob', deck: cardsOf(theirs, bundled) },
    ],
    seed,
  });
  const bot = randomBot(seed);
  for (let i = 0; i < 400; i++) {
    const { decision } = g.state;
    if (decision === null) break;
    const answer = bot.answer(g, decision);
    if (i % 5 === 0) askWhy(g, decision, answer);
    const from = g.state.log.length;
    step(g, answer);
    askWhyItTriggered(g, from);
    for (const { id } of g.state.players) {
      const seen = seenBy(g, id);
      for (let at = from; at < g.state.log.length; at++) tell(g, id, explainEvent(seen, at));
    }
  }
  expect(g.state.log.length).toBeGreaterThan(300);
});
