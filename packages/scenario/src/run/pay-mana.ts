// Paying with exactly the mana that the scenario names: mana abilities are activated until the pool has it.
import { type ChooseOptions, type Decision, fork, type PlayerId, step } from '@rulewright/kernel';
import { castingDecisions, type G, MANA_LETTERS, type PaymentAnswer, type PaymentDecision } from '@rulewright/magic';
import type { ManaSymbol } from '../parse/index.ts';
import { submit } from './decide.ts';
import { illegal, type Play } from './play.ts';

export function payExactly(play: Play, decision: PaymentDecision, mana: readonly ManaSymbol[], line: number): void {
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
  for (const answer of castingDecisions.payment.answers(game, decision) ?? []) {
    if (!('activate' in (answer as PaymentAnswer))) continue;
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
