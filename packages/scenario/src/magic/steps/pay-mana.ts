// Paying with exactly the mana that the scenario names: mana abilities are activated until the pool has it.
import { type ChooseOptions, type Decision, fork, type PlayerId, step } from '@rulewright/kernel';
import {
  castingDecisions,
  characteristics,
  type G,
  isType,
  MANA_LETTERS,
  type PaymentAnswer,
  type PaymentDecision,
  TypeBit,
} from '@rulewright/magic';
import { submit } from '../../run/decide.ts';
import { illegal } from '../../run/play.ts';
import type { ManaSymbol } from '../mana.ts';
import type { MagicPlay } from '../play.ts';

export function payExactly(
  play: MagicPlay,
  decision: PaymentDecision,
  mana: readonly ManaSymbol[],
  line: number,
): void {
  const { spend, missing } = fromPool(play.game, decision.player, mana);
  if (missing === undefined) {
    submit(play, { spend }, line);
    return;
  }
  const way = wayToMake(play.game, decision, missing) ?? illegal(line, `there is no way to make {${missing}}`);
  for (const answer of way) submit(play, answer, line);
}

/** The mana in the pool that is to be spent, and the first that is not there yet. */
function fromPool(
  game: G,
  player: PlayerId,
  mana: readonly ManaSymbol[],
): { readonly spend: readonly number[]; readonly missing: ManaSymbol | undefined } {
  const pool = game.state.game.totals[player]?.mana ?? [];
  const spend: number[] = [];
  for (const symbol of mana) {
    const at = pool.findIndex(
      ({ type, snow }, i) => !spend.includes(i) && (symbol === 'S' ? snow : MANA_LETTERS[type] === symbol),
    );
    if (at < 0) return { spend, missing: symbol };
    spend.push(at);
  }
  return { spend, missing: undefined };
}

type Way = readonly Parameters<typeof submit>[1][];

/** The answers that activate the first mana ability which makes such mana. */
function wayToMake(game: G, decision: PaymentDecision, symbol: ManaSymbol): Way | undefined {
  const before = amountOf(game, decision.player, symbol);
  for (const answer of leastUsefulFirst(game, decision)) {
    const trial: G = { ...game, state: fork(game.state) };
    const way: Parameters<typeof submit>[1][] = [answer];
    if (step(trial, answer).refusal !== null) continue;
    for (let choice = manaChoice(trial, symbol); choice !== undefined; choice = manaChoice(trial, symbol)) {
      if (step(trial, choice).refusal !== null) break;
      way.push(choice);
    }
    if (trial.state.decision?.kind === 'payment' && amountOf(trial, decision.player, symbol) > before) return way;
  }
  return undefined;
}

type Activation = Extract<PaymentAnswer, { readonly activate: unknown }>;

/** What gives one type of mana goes before what gives several, creatures come late, and what the mana is for comes last. */
function leastUsefulFirst(game: G, decision: PaymentDecision): readonly Activation[] {
  const answers = (castingDecisions.payment.answers(game, decision) ?? []) as readonly PaymentAnswer[];
  const found = answers.filter((answer): answer is Activation => 'activate' in answer);
  const usefulness = ({ activate: { object, index } }: Activation): number => {
    const c = characteristics(game, object);
    const ability = c.abilities[index];
    const ways = found.filter((other) => other.activate.object === object).length;
    const choices = JSON.stringify(ability).includes('"fixed"') ? ways : ways + 5;
    return choices + (isType(c, TypeBit.creature) ? 10 : 0) + (decision.purpose?.object === object ? 20 : 0);
  };
  return found.toSorted((a, b) => usefulness(a) - usefulness(b));
}

const words: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** Which mana an ability makes is asked while it is activated. */
function manaChoice({ state }: G, symbol: ManaSymbol): readonly number[] | undefined {
  const decision: Decision | null = state.decision;
  if (decision?.kind !== 'options' || decision.prompt !== 'mana') return undefined;
  const { options } = decision as ChooseOptions;
  const index = options.findIndex(({ label }) => label === words[symbol] || label.startsWith(`{${symbol}}`));
  return index < 0 ? undefined : [index];
}

function amountOf({ state }: G, player: PlayerId, symbol: ManaSymbol): number {
  const pool = state.game.totals[player]?.mana ?? [];
  return pool.filter(({ type, snow }) => (symbol === 'S' ? snow : MANA_LETTERS[type] === symbol)).length;
}
