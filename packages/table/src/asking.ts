/** A decision in the form in which a person is asked: one entry per kind that any game has; games have their own besides. */
import {
  type ChooseEntities,
  type ChooseNumber,
  type ChooseOptions,
  type ChooseOrder,
  type ChooseWord,
  type Decision,
  type Divide,
  decides,
  decisionKind,
  type Game,
} from '@rulewright/kernel';
import type { Look, Own, TableGame } from './game.ts';
import type { AskEntities, CommonQuestion } from './question.ts';
import { optionWords, saidWords } from './said.ts';
import type { Question, TableTypes } from './snapshot.ts';
import { askedIn } from './speech.ts';

export function questionOf<T extends TableTypes>(game: TableGame<T>, look: Look<T>, decision: Decision): Question<T> {
  const { words } = look.speech;
  const asked = decides(decision);
  const ask = game.questions[decision.kind];
  const own =
    ask === undefined
      ? ((common[decision.kind] ?? listed) as CommonAsk<Decision>)(game, look, decision)
      : ask(look, decision as never);
  return {
    player: asked,
    ...(asked === decision.player ? {} : { forPlayer: decision.player }),
    words: askedIn(words, decision.prompt),
    why: words.prompts[decision.prompt]?.why ?? '',
    rule: decision.rule,
    prompt: decision.prompt,
    ...(decision.about === undefined ? {} : { about: decision.about }),
    ...own,
  } as Question<T>;
}

/** The words that can be said now and begin so, or have a word that does. */
export function wordsFor(g: Game, decision: Decision, beginning: string, most = 20): readonly string[] {
  const wanted = beginning.trim().toLowerCase();
  const all = (decisionKind(g, decision).answers(g, decision) ?? []) as readonly string[];
  const first = all.filter((w) => w.toLowerCase().startsWith(wanted));
  const later = all.filter((w) => !first.includes(w) && w.toLowerCase().includes(` ${wanted}`));
  return [...first, ...later].slice(0, most);
}

type CommonAsk<D extends Decision> = {
  of<T extends TableTypes>(game: TableGame<T>, look: Look<T>, decision: D): Own<CommonQuestion>;
}['of'];

/** A choice among entities; those of a game's own kinds are asked alike. */
export const entitiesOf = (d: ChooseEntities, targets: boolean): Own<AskEntities> => ({
  kind: 'entities',
  targets,
  from: d.from,
  min: d.min,
  max: d.max,
  together: d.together !== undefined,
});

const entities: CommonAsk<ChooseEntities> = (_, __, d) => entitiesOf(d, false);

const number: CommonAsk<ChooseNumber> = (_, __, d) => ({ kind: 'number', min: d.min, max: d.max });

const options: CommonAsk<ChooseOptions> = (game, look, d) => ({
  kind: 'options',
  options: d.options.map(({ entity }, i) => ({
    words: optionWords(game, look, d, i),
    ...(entity === undefined ? {} : { entity }),
  })),
  min: d.min,
  max: d.max,
  repeat: d.repeat === true,
});

const order: CommonAsk<ChooseOrder> = (_, { names }, d) => ({
  kind: 'order',
  items: d.items.map((entity, i) => ({ words: d.labels?.[i] ?? names.of(entity), entity })),
});

const divide: CommonAsk<Divide> = (_, __, d) => ({
  kind: 'divide',
  among: d.among,
  total: d.total,
  minEach: d.minEach,
  suggested: d.among.map((_id, i) => (i === 0 ? d.total - d.minEach * (d.among.length - 1) : d.minEach)),
});

const word: CommonAsk<ChooseWord> = (_, __, d) => ({ kind: 'word', domain: d.domain, except: d.except });

/** Any decision that can list its answers. */
const listed: CommonAsk<Decision> = (game, look, d) => {
  const kind = decisionKind(look.g, d);
  const answers = kind.answers(look.g, d) ?? [kind.sample(look.g, d, () => 0)];
  return {
    kind: 'listed',
    answers: answers.map((answer) => ({ answer, words: saidWords(game, look, d, answer) })),
  };
};

const common: Readonly<Record<string, CommonAsk<never>>> = {
  entities,
  yesNo: () => ({ kind: 'yesNo' }),
  number,
  options,
  order,
  divide,
  word,
};
