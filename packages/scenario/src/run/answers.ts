// Reads an answer of the scenario as an answer to the decision that it meets, one table entry per kind of decision.
import {
  type ChooseEntities,
  type ChooseNumber,
  type ChooseOptions,
  type ChooseOrder,
  type Decision,
  type Divide,
  decides,
  type EntityId,
  type Option,
} from '@rulewright/kernel';
import { type Answer, foldName, type Ref, type Share } from '../parse/index.ts';
import { isUnknownName, meansAnother, tried } from './courses.ts';
import { type AnswerReader, illegal, type Play, Stopped, type Understood } from './play.ts';
import { candidateOf, candidatesOf, entityOf, refText } from './refs.ts';
import { decisionText } from './words.ts';

/** The reading of an answer; one that says nothing about what is asked is illegal. */
export function readAnswer(play: Play, decision: Decision, answer: Answer): Understood {
  const found = play.playing.answers[decision.kind]?.read(play, decision, answer);
  return found ?? illegal(answer.line, `${answerText(answer)} is no answer: ${decisionText(play, decision)}`);
}

/** The answers to parts of this decision so far. */
export const gatheredFor = ({ gathered }: Play, decision: Decision): readonly Answer[] =>
  gathered !== null && gathered.decision === decision ? gathered.answers : [];

/** "Yes" to a choice of several is agreed to; which of them is answered next. */
export function isAgreement(decision: Decision, answer: Answer): boolean {
  if (answer.kind !== 'yesNo' || !answer.yes) return false;
  if ('from' in decision) {
    const { from, min, prompt } = decision as ChooseEntities;
    // Targets that there have to be are nothing to agree to.
    return from.length > 1 && !(prompt === 'targets' && min > 0);
  }
  return decision.kind === 'number' && (decision as ChooseNumber).max > 1;
}

/** For the kinds of decision that any game asks. */
export const commonAnswers = {
  yesNo: { read: readYesNo },
  number: { read: readNumber },
  entities: { read: readEntities },
  order: { read: readOrder },
  divide: { read: readDivision },
  options: { read: readOptions },
  word: { read: readWord },
} satisfies Record<string, AnswerReader<Play, never>>;

/** A word that names nothing here and says nothing to what is asked after "yes" is a mistake, and no "yes". */
function isUnknown(play: Play, decision: Decision, answer: Answer): boolean {
  if (!isUnknownName(play, answer)) return false;
  const game = tried(play, true);
  const next = game.state.decision;
  if (next === null || decides(next) !== decides(decision)) return true;
  try {
    return play.playing.answers[next.kind]?.read({ ...play, game }, next, answer) === undefined;
  } catch (error) {
    if (error instanceof Stopped) return true;
    throw error;
  }
}

/** "Any number of times" is asked for time after time. */
function asksAgain(play: Play, decision: Decision): boolean {
  const next = tried(play, true).state.decision;
  return (
    next !== null &&
    next.kind === decision.kind &&
    next.prompt === decision.prompt &&
    decides(next) === decides(decision)
  );
}

/** A reference answers the question and the choice that follows if it is answered with yes. */
function readYesNo(play: Play, decision: Decision, answer: Answer): Understood | undefined {
  switch (answer.kind) {
    case 'yesNo':
      return { answer: answer.yes };
    case 'number':
      if (answer.value === 0) return { answer: false };
      return { answer: true, rest: asksAgain(play, decision) ? { ...answer, value: answer.value - 1 } : answer };
    case 'list':
      return answer.items.length === 0 ? { answer: false } : { answer: true, rest: answer };
    default:
      if (isUnknown(play, decision, answer)) return undefined;
      return { answer: !meansAnother(play, decision, answer), rest: answer };
  }
}

function readNumber(_play: Play, decision: ChooseNumber, answer: Answer): Understood | undefined {
  if (answer.kind === 'number') return { answer: answer.value };
  if (answer.kind !== 'yesNo') return undefined;
  if (!answer.yes) return { answer: 0 };
  return decision.max === 1 ? { answer: 1 } : undefined;
}

function readEntities(play: Play, { from, min }: ChooseEntities, answer: Answer): Understood | undefined {
  if (answer.kind === 'yesNo') {
    if (!answer.yes) return { answer: [] };
    return from.length === 1 ? { answer: from } : undefined;
  }
  // Scry and its kin ask for what goes away; the rest stays where it is.
  if (answer.kind === 'topBottom') {
    return { answer: candidatesOf(play, answer.bottom, from), rest: answer };
  }
  if (answer.kind === 'number' && answer.value === 0 && min === 0) return { answer: [] };
  const refs = refsIn(answer);
  return refs && { answer: candidatesOf(play, refs, from) };
}

/** The references that an answer consists of, if it does. */
export function refsIn(answer: Answer): readonly Ref[] | undefined {
  if (answer.kind === 'word') return answer.ref && [answer.ref];
  if (answer.kind !== 'list') return undefined;
  const refs = answer.items.map((item) => (item.kind === 'word' ? item.ref : undefined));
  return refs.every((ref) => ref !== undefined) ? refs : undefined;
}

/** What is named comes first, in that order; the others follow as they are. */
export function readOrder(
  play: Play,
  decision: ChooseOrder,
  answer: Answer,
  /** Whether the item with this index is meant by other words. */
  isSaid: (index: number, words: string) => boolean = () => false,
): Understood | undefined {
  const { items, labels } = decision;
  const named = answer.kind === 'topBottom' ? answer.top : answer.kind === 'list' ? answer.items : [answer];
  const first: number[] = [];
  for (const name of named) {
    const index = indexOf(play, items, labels, name, first) ?? indexSaid(items, name, first, isSaid);
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
  return meant === undefined ? undefined : free.find((i) => items[i] === meant);
}

function indexSaid(
  items: readonly EntityId[],
  name: Answer | Ref,
  taken: readonly number[],
  isSaid: (index: number, words: string) => boolean,
): number | undefined {
  if (name.kind !== 'word') return undefined;
  return items.map((_, i) => i).find((i) => !taken.includes(i) && isSaid(i, name.text));
}

function readDivision(play: Play, { among, total }: Divide, answer: Answer): Understood | undefined {
  if (answer.kind === 'number' && among.length === 1) return { answer: [answer.value] };
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

function readOptions(play: Play, decision: ChooseOptions, answer: Answer): Understood | undefined {
  if (answer.kind === 'yesNo' && !answer.yes) return { answer: [] };
  return chosenOptions(answer, (item) => optionIndex(play, decision.options, item));
}

/** Every item of the answer means an option. */
export function chosenOptions(answer: Answer, indexOf: (item: Answer) => number | undefined): Understood | undefined {
  const items = answer.kind === 'list' ? answer.items : [answer];
  const chosen = items.map(indexOf);
  return chosen.every((index) => index !== undefined) ? { answer: chosen } : undefined;
}

/** The words that an option answers to, by its label or a hint. */
export type OptionWords = (label: string) => readonly string[];

const itself: OptionWords = (label) => [foldName(label)];

export function optionIndex(
  play: Play,
  options: readonly Option[],
  answer: Answer,
  wordsFor: OptionWords = itself,
  hintWords: OptionWords = wordsFor,
): number | undefined {
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

/** Words are chosen from a list that has them in one spelling. */
function readWord(play: Play, decision: Decision, answer: Answer): Understood | undefined {
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
