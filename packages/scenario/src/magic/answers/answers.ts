// Answers to what Magic asks: on top of what answers mean in any game, the ways in which its questions are split and its
// options are called.
import type { ChooseEntities, ChooseOptions, ChooseOrder, Divide, EntityId, Option } from '@rulewright/kernel';
import { type Answer, foldName, type Ref } from '../../parse/index.ts';
import { chosenOptions, commonAnswers, optionIndex, readOrder, refsIn } from '../../run/answers.ts';
import type { AnswerReader, Understood } from '../../run/play.ts';
import { candidateOf, candidatesOf, refText } from '../../run/refs.ts';
import type { MagicPlay } from '../play.ts';
import { damageTogether } from './damage-together.ts';
import { leadingTo, withConsent } from './leading-to.ts';
import { replacementHas, triggerHas } from './orders.ts';
import { severalTargets } from './several-targets.ts';

const entities: AnswerReader<MagicPlay, ChooseEntities> = {
  read(play, decision, answer) {
    const { from, min, max, prompt } = decision;
    // 115.7d: declining new targets leaves them; the present ones are named first.
    if (prompt === 'new-targets' && answer.kind === 'yesNo' && !answer.yes) return { answer: from.slice(0, min) };
    const several = severalTargets(play, decision, answer);
    if (several !== undefined) return several;
    const refs = refsIn(answer);
    // New targets of several kinds are asked for one kind after the other; those that left no choice are not asked for.
    if (prompt === 'new-targets' && refs !== undefined && refs.length > max) {
      return newTargets(play, decision, answer, refs);
    }
    // What is cast one after another may be named all at once.
    if (prompt === 'cast-next' && answer.kind === 'list' && answer.items.length > 1) {
      const rest = { ...answer, items: answer.items.slice(1) };
      return refs && { answer: candidatesOf(play, refs.slice(0, 1), from), rest };
    }
    return commonAnswers.entities.read(play, decision, answer);
  },
};

function newTargets(play: MagicPlay, { from, max }: ChooseEntities, answer: Answer, refs: readonly Ref[]): Understood {
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

const order: AnswerReader<MagicPlay, ChooseOrder> = {
  read: (play, decision, answer) => readOrder(play, decision, answer, (index, words) => triggerHas(play, index, words)),
};

const division: AnswerReader<MagicPlay, Divide> = {
  read(play, decision, answer) {
    const { among, total, prompt } = decision;
    // "You may have it assign its combat damage as though it weren't blocked": what it attacks is last.
    if (answer.kind === 'yesNo' && prompt === 'assign-damage' && (answer.yes || among.length === 2)) {
      const all = answer.yes ? among.length - 1 : 0;
      return { answer: among.map((_, i) => (i === all ? total : 0)) };
    }
    return damageTogether(play, decision, answer) ?? commonAnswers.divide.read(play, decision, answer);
  },
};

/** One of several things is done, or paid. */
const COURSES: ReadonlySet<string> = new Set(['either', 'cost-either']);

const options: AnswerReader<MagicPlay, ChooseOptions> = {
  read(play, decision, answer) {
    // "You may have it … If you don't, …": the first is done, or the second.
    if (answer.kind === 'yesNo' && COURSES.has(decision.prompt) && decision.options.length === 2)
      return { answer: [answer.yes ? 0 : 1] };
    if (answer.kind === 'yesNo' && !answer.yes) return { answer: [] };
    const led = leadingTo(play, decision, answer);
    if (led !== undefined) return led;
    const indexOf = (item: Answer): number | undefined =>
      optionIndex(play, decision.options, item, wordsFor, hintWords);
    // Mana of several colours is asked for one by one, and may be named at once.
    if (decision.prompt === 'mana') {
      const whole = answer.kind === 'word' ? decision.options.findIndex(({ label }) => label === answer.text) : -1;
      if (whole >= 0) return { answer: [whole] };
      const [first, ...rest] = manaNamed(answer);
      const index = rest.length === 0 || first === undefined ? undefined : indexOf(first);
      if (index !== undefined) return { answer: [index], rest: { kind: 'list', items: rest, line: answer.line } };
    }
    const pile = pileIndex(decision, answer);
    if (pile !== undefined) return { answer: [pile] };
    const chosen = chosenOptions(answer, (item) => indexOf(item) ?? replacementIndex(play, decision, item));
    if (chosen !== undefined) return decision.prompt === 'replacement' ? withConsent(play, chosen, answer) : chosen;
    return widestSearch(decision, answer);
  },
};

export const magicAnswers: Readonly<Record<string, AnswerReader<MagicPlay>>> = {
  ...commonAnswers,
  entities,
  targets: entities,
  order,
  divide: division,
  assignDamage: division,
  options,
};

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
function widestSearch({ options }: ChooseOptions, answer: Answer): Understood | undefined {
  const zonesOf = ({ hints = [] }: Option): number => hints.filter((hint) => SEARCHED.includes(hint)).length;
  const widest = options.reduce((most, option) => Math.max(most, zonesOf(option)), 0);
  if (widest < 2 || refsIn(answer) === undefined) return undefined;
  return { answer: [options.findIndex((option) => zonesOf(option) === widest)], rest: answer };
}
const SEARCHED: readonly string[] = ['library', 'graveyard', 'hand', 'sideboard'];

function replacementIndex(play: MagicPlay, { options }: ChooseOptions, answer: Answer): number | undefined {
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
