// Reads an answer of the scenario as an answer to the decision that it meets, one table entry per kind of decision.
import type {
  ChooseEntities,
  ChooseNumber,
  ChooseOptions,
  ChooseOrder,
  Decision,
  Divide,
  Answer as EngineAnswer,
  EntityId,
  Option,
} from '@rulewright/kernel';
import { replacementHas, triggerHas } from '../magic/answers/orders.ts';
import { severalTargets } from '../magic/answers/several-targets.ts';
import { type Answer, foldName, type Ref, type Share } from '../parse/index.ts';
import { meansAnother } from './courses.ts';
import { illegal, type Play } from './play.ts';
import { candidateOf, candidatesOf, entityOf, refText } from './refs.ts';
import { decisionText } from './words.ts';

export interface Reading {
  readonly answer: EngineAnswer;
  /** What is left to answer the choice that a "may" leads to. */
  readonly rest?: Answer;
  /** The rest is wrong if what is asked next cannot be answered with it. */
  readonly mustFit?: boolean;
}

type Read<D extends Decision> = (play: Play, decision: D, answer: Answer) => Reading | undefined;

/** The reading of an answer; one that says nothing about what is asked is illegal. */
export function readAnswer(play: Play, decision: Decision, answer: Answer): Reading {
  const read = readers[decision.kind] as Read<Decision> | undefined;
  const found = read?.(play, decision, answer);
  return found ?? illegal(answer.line, `${answerText(answer)} is no answer: ${decisionText(play.game, decision)}`);
}

/** "Yes" to a choice of several is agreed to; which of them is answered next. */
export function isAgreement(decision: Decision, answer: Answer): boolean {
  if (answer.kind !== 'yesNo' || !answer.yes) return false;
  if (decision.kind === 'entities' || decision.kind === 'targets') return (decision as ChooseEntities).from.length > 1;
  return decision.kind === 'number' && (decision as ChooseNumber).max > 1;
}

const readers: Readonly<Record<string, unknown>> = {
  yesNo: readYesNo,
  number: readNumber,
  entities: readEntities,
  targets: readEntities,
  order: readOrder,
  divide: readDivision,
  assignDamage: readDivision,
  options: readOptions,
  word: readWord,
} satisfies Record<string, unknown>;

/** A reference answers the question and the choice that follows if it is answered with yes. */
function readYesNo(play: Play, decision: Decision, answer: Answer): Reading | undefined {
  switch (answer.kind) {
    case 'yesNo':
      return { answer: answer.yes };
    case 'number':
      return answer.value === 0 ? { answer: false } : { answer: true, rest: answer };
    case 'list':
      return answer.items.length === 0 ? { answer: false } : { answer: true, rest: answer };
    default:
      return { answer: !meansAnother(play, decision, answer), rest: answer };
  }
}

function readNumber(_play: Play, decision: ChooseNumber, answer: Answer): Reading | undefined {
  if (answer.kind === 'number') return { answer: answer.value };
  if (answer.kind !== 'yesNo') return undefined;
  if (!answer.yes) return { answer: 0 };
  return decision.max === 1 ? { answer: 1 } : undefined;
}

function readEntities(play: Play, decision: ChooseEntities, answer: Answer): Reading | undefined {
  const { from, min } = decision;
  if (answer.kind === 'yesNo') {
    // 115.7d: declining new targets leaves them; the present ones are named first.
    if (!answer.yes) return { answer: decision.prompt === 'new-targets' ? from.slice(0, min) : [] };
    return from.length === 1 ? { answer: from } : undefined;
  }
  // Scry and its kin ask for what goes away; the rest stays where it is.
  if (answer.kind === 'topBottom') {
    return { answer: candidatesOf(play, answer.bottom, from), rest: answer };
  }
  if (answer.kind === 'number' && answer.value === 0 && min === 0) return { answer: [] };
  const several = severalTargets(play, decision, answer);
  if (several !== undefined) return several;
  const refs = refsIn(answer);
  // New targets of several kinds are asked for one kind after the other; those that left no choice are not asked for.
  if (decision.prompt === 'new-targets' && refs !== undefined && refs.length > decision.max) {
    return newTargets(play, decision, answer, refs);
  }
  // What is cast one after another may be named all at once.
  if (decision.prompt === 'cast-next' && answer.kind === 'list' && answer.items.length > 1) {
    const rest = { ...answer, items: answer.items.slice(1) };
    return refs && { answer: candidatesOf(play, refs.slice(0, 1), from), rest };
  }
  return refs && { answer: candidatesOf(play, refs, from) };
}

function newTargets(play: Play, { from, max }: ChooseEntities, answer: Answer, refs: readonly Ref[]): Reading {
  const taken: EntityId[] = [];
  let last = -1;
  refs.forEach((ref, i) => {
    const id = taken.length < max ? candidateOf(play, ref, from, taken) : undefined;
    if (id === undefined) return;
    taken.push(id);
    last = i;
  });
  const rest = answer.kind === 'list' ? answer.items.slice(last + 1) : [];
  return { answer: taken, ...(rest.length > 0 && { rest: { kind: 'list', line: answer.line, items: rest } }) };
}

/** The references that an answer consists of, if it does. */
export function refsIn(answer: Answer): readonly Ref[] | undefined {
  if (answer.kind === 'word') return answer.ref && [answer.ref];
  if (answer.kind !== 'list') return undefined;
  const refs = answer.items.map((item) => (item.kind === 'word' ? item.ref : undefined));
  return refs.every((ref) => ref !== undefined) ? refs : undefined;
}

/** What is named comes first, in that order; the others follow as they are. */
function readOrder(play: Play, decision: ChooseOrder, answer: Answer): Reading | undefined {
  const { items, labels } = decision;
  const named = answer.kind === 'topBottom' ? answer.top : answer.kind === 'list' ? answer.items : [answer];
  const first: number[] = [];
  for (const name of named) {
    const index = indexOf(play, items, labels, name, first);
    if (index === undefined) return undefined;
    first.push(index);
  }
  return { answer: [...first, ...items.map((_, i) => i).filter((i) => !first.includes(i))] };
}

/** Items may be alike (several abilities of one source): each name takes another one. */
function indexOf(
  play: Play,
  items: readonly EntityId[],
  labels: readonly string[] | undefined,
  name: Answer | Ref,
  taken: readonly number[],
): number | undefined {
  const ref = name.kind === 'word' ? name.ref : name.kind === 'player' || name.kind === 'ref' ? name : undefined;
  const free = items.map((_, i) => i).filter((i) => !taken.includes(i));
  if (name.kind === 'word' && labels !== undefined) {
    const byLabel = free.find((i) => foldName(labels[i] ?? '').includes(foldName(name.text)));
    if (byLabel !== undefined) return byLabel;
  }
  const ids = free.map((i) => items[i] as EntityId);
  const meant = ref && candidateOf(play, ref, ids);
  if (meant !== undefined) return free.find((i) => items[i] === meant);
  return name.kind === 'word' ? free.find((i) => triggerHas(play, i, name.text)) : undefined;
}

function readDivision(play: Play, decision: Divide, answer: Answer): Reading | undefined {
  const { among, total } = decision;
  if (answer.kind === 'number' && among.length === 1) return { answer: [answer.value] };
  // "You may have it assign its combat damage as though it weren't blocked": what it attacks is last.
  if (answer.kind === 'yesNo' && decision.prompt === 'assign-damage' && (answer.yes || among.length === 2)) {
    const all = answer.yes ? among.length - 1 : 0;
    return { answer: among.map((_, i) => (i === all ? total : 0)) };
  }
  if (answer.kind !== 'division') return undefined;
  return { answer: sharesAmong(play, among, answer.shares, `of ${total}`) };
}

/** One amount per entity; a share for something else is illegal. */
export function sharesAmong(
  play: Play,
  among: readonly EntityId[],
  shares: readonly Share[],
  what: string,
): readonly number[] {
  const amounts = among.map(() => 0);
  const taken: EntityId[] = [];
  for (const { to, amount, line } of shares) {
    const id = candidateOf(play, to, among, taken) ?? entityOf(play, to);
    const index = among.indexOf(id);
    if (index < 0) {
      if (amount === 0) continue;
      return illegal(line, `${refText(to)} gets no share ${what}`);
    }
    taken.push(id);
    amounts[index] = amount;
  }
  return amounts;
}

function readOptions(play: Play, decision: ChooseOptions, answer: Answer): Reading | undefined {
  // "You may have it … If you don't, …": the first is done, or the second.
  if (answer.kind === 'yesNo' && decision.prompt === 'either' && decision.options.length === 2)
    return { answer: [answer.yes ? 0 : 1] };
  if (answer.kind === 'yesNo' && !answer.yes) return { answer: [] };
  // Mana of several colours is asked for one by one, and may be named at once.
  if (decision.prompt === 'mana') {
    const [first, ...rest] = manaNamed(answer);
    const index = rest.length === 0 || first === undefined ? undefined : optionIndex(play, decision.options, first);
    if (index !== undefined) return { answer: [index], rest: { kind: 'list', items: rest, line: answer.line } };
  }
  const pile = pileIndex(decision, answer);
  if (pile !== undefined) return { answer: [pile] };
  const items = answer.kind === 'list' ? answer.items : [answer];
  const chosen: number[] = [];
  for (const item of items) {
    const index = optionIndex(play, decision.options, item) ?? replacementIndex(play, decision, item);
    if (index === undefined) return widestSearch(decision, answer);
    chosen.push(index);
  }
  return { answer: chosen };
}

/** One of two piles answers to the cards in it. */
function pileIndex({ prompt, options, max }: ChooseOptions, answer: Answer): number | undefined {
  const names = refsIn(answer)?.map((ref) => foldName(ref.kind === 'player' ? ref.player : ref.name));
  if (prompt !== 'either' || max !== 1 || answer.kind !== 'list' || names === undefined) return undefined;
  const holdsAll = ({ hints = [] }: Option): boolean => {
    const left = hints.map(foldName);
    return names.every((name) => left.includes(name) && left.splice(left.indexOf(name), 1));
  };
  // An empty pile is the one without cards.
  const fits = names.length === 0 ? ({ hints = [] }: Option): boolean => hints.length === 0 : holdsAll;
  const [only, second] = options.filter(fits);
  return only === undefined || second !== undefined ? undefined : options.indexOf(only);
}

/** What is to be found says where it is looked for: in all the zones that may be searched. */
function widestSearch({ options }: ChooseOptions, answer: Answer): Reading | undefined {
  const zonesOf = ({ hints = [] }: Option): number => hints.filter((hint) => SEARCHED.includes(hint)).length;
  const widest = options.reduce((most, option) => Math.max(most, zonesOf(option)), 0);
  if (widest < 2 || refsIn(answer) === undefined) return undefined;
  return { answer: [options.findIndex((option) => zonesOf(option) === widest)], rest: answer };
}
const SEARCHED: readonly string[] = ['library', 'graveyard', 'hand', 'sideboard'];

function replacementIndex(play: Play, { options }: ChooseOptions, answer: Answer): number | undefined {
  if (answer.kind !== 'word') return undefined;
  const found = options.findIndex((_, i) => replacementHas(play, i, answer.text));
  return found < 0 ? undefined : found;
}

/** One answer for each mana: a list of colours, `"{U}{B}"`, or how many of each. */
function manaNamed(answer: Answer): readonly Answer[] {
  const { line } = answer;
  const word = (text: string): Answer => ({ kind: 'word', line, text });
  if (answer.kind === 'list') return answer.items;
  if (answer.kind === 'word') return (answer.text.match(/\{[^{}]+\}/g) ?? [answer.text]).map(word);
  if (answer.kind !== 'division') return [answer];
  return answer.shares.flatMap(({ to, amount }) => Array.from({ length: amount }, () => word(refText(to))));
}

function optionIndex(play: Play, options: readonly Option[], answer: Answer): number | undefined {
  if (answer.kind === 'number') {
    const byLabel = options.findIndex(({ label }) => label === String(answer.value));
    return byLabel >= 0 ? byLabel : answer.value - 1;
  }
  if (answer.kind !== 'word') return undefined;
  const word = foldName(answer.text);
  const exact = options.findIndex(({ label }) => wordsFor(label).includes(word));
  if (exact >= 0) return exact;
  if (answer.ref !== undefined) {
    const entities = options.flatMap(({ entity }) => (entity === undefined ? [] : [entity]));
    const meant = candidateOf(play, answer.ref, entities);
    const byEntity = options.findIndex(({ entity }) => entity !== undefined && entity === meant);
    if (byEntity >= 0) return byEntity;
  }
  const hinted = options.filter(({ hints }) => hints?.some((hint) => hintWords(hint).includes(word)));
  const [only, second] = hinted;
  if (only !== undefined && second === undefined) return options.indexOf(only);
  const fragment = options.findIndex(({ label }) => foldName(label).includes(word));
  return fragment >= 0 ? fragment : optionSaying(options, word);
}

/** The option that has words of the answer which no other has. */
function optionSaying(options: readonly Option[], answer: string): number | undefined {
  const padded = ` ${answer} `;
  const isSaid = (word: string): boolean => padded.includes(` ${word} `) || ` ${word} `.includes(padded);
  const said = options.map(({ hints }) => (hints ?? []).map(foldName).filter(isSaid));
  const own = said.map((words, i) =>
    words.some((word) => said.every((others, j) => i === j || !others.includes(word))),
  );
  const first = own.indexOf(true);
  return first >= 0 && own.indexOf(true, first + 1) < 0 ? first : undefined;
}

/** A token answers to its name with and without the word, mana to its symbols and colour. */
const hintWords = (hint: string): readonly string[] => [...wordsFor(hint), foldName(hint.replace(/ Token$/, ''))];

const colorOfSymbol: Readonly<Record<string, string>> = {
  '{w}': 'white',
  '{u}': 'blue',
  '{b}': 'black',
  '{r}': 'red',
  '{g}': 'green',
  '{c}': 'colorless',
};

/** Mana may be named by its symbols or by its colour. */
function wordsFor(label: string): readonly string[] {
  const folded = foldName(label);
  const color = colorOfSymbol[folded.slice(0, 3)];
  const oneColor = color !== undefined && folded === folded.slice(0, 3).repeat(folded.length / 3);
  const symbol = Object.keys(colorOfSymbol).find((key) => colorOfSymbol[key] === folded);
  return [folded, ...(oneColor ? [color] : []), ...(symbol === undefined ? [] : [symbol])];
}

/** Words are chosen from a list that has them in one spelling. */
function readWord(play: Play, decision: Decision, answer: Answer): Reading | undefined {
  if (answer.kind !== 'word') return undefined;
  const known = play.game.rules.decisions[decision.kind]?.answers(play.game, decision) ?? [];
  const found = known.find((word) => typeof word === 'string' && foldName(word) === foldName(answer.text));
  return { answer: found ?? answer.text };
}

export function answerText(answer: Answer): string {
  switch (answer.kind) {
    case 'yesNo':
      return answer.yes ? 'yes' : 'no';
    case 'number':
      return String(answer.value);
    case 'word':
      return `"${answer.text}"`;
    case 'list':
      return `[${answer.items.map(answerText).join(', ')}]`;
    case 'division':
      return `{${answer.shares.map(({ to, amount }) => `${refText(to)}: ${amount}`).join(', ')}}`;
    case 'topBottom':
      return `{top: [${answer.top.map(refText).join(', ')}], bottom: [${answer.bottom.map(refText).join(', ')}]}`;
  }
}
