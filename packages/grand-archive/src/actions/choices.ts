/** Choices made while resolving (resolution 5, 6), and what is bound or noted for later. */
import {
  type EntityId,
  isObject,
  NOWHERE,
  type Note,
  noteEvent,
  objectRow,
  type PlayerId,
  pickEvent,
  picked,
  rollEvent,
  rolled,
} from '@rulewright/kernel';
import { joinWords } from '../vocabulary/chosen-words.ts';
import { value } from '../vocabulary/evaluate.ts';
import { FIELD } from '../zones/zones.ts';
import { playerOf } from './found.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  bind,
  chooseEntities,
  chooseNumber,
  chooseOption,
  chooseWord,
  chooseYesNo,
  countOf,
  DONE,
  emit,
  entitiesOf,
  type Outcome,
  type Run,
} from './run.ts';
import { isOfNumbers, wordsFor, wordsIn } from './words.ts';

const RULE = 'effects.2';

/** What can be chosen still exists. */
const candidates = (run: Run, action: ActionOf<'choose'>): readonly EntityId[] => [
  ...new Set(entitiesOf(run, action.from).filter((id) => !isObject(id) || objectRow(run.g.state, id).zone !== NOWHERE)),
];

/** As many can be chosen as the effect asks for, and at least one. */
export const canChoose = (run: Run, action: ActionOf<'choose'>): boolean =>
  playerOf(run, action.who) !== undefined &&
  candidates(run, action).length >= Math.max(1, action.min === undefined ? 1 : countOf(run, action.min));

function choose(run: Run, action: ActionOf<'choose'>): Outcome {
  const min = action.min === undefined ? 1 : countOf(run, action.min);
  const max = action.max === undefined ? Math.max(1, min) : countOf(run, action.max);
  const player = playerOf(run, action.who);
  if (player === undefined) return bind(action.as, []);
  const from = candidates(run, action);
  if (action.random === true) {
    if (run.work === null) return emit([pickEvent(player, 'choose', from, max)], { work: { at: 'random' } });
    return bind(action.as, picked(run.happened));
  }
  const { together } = action;
  const chosen = chooseEntities(run, player, { rule: RULE, prompt: 'choose', from, min, max, together });
  return chosen === undefined ? ASKED : bind(action.as, chosen);
}

/** A chosen word or number: bound for this effect, and noted on the source for its other abilities (ability tracking 1). */
function remember({ g, ctx: { source } }: Run, key: string, chosen: string | number): Outcome {
  const bound = { [key]: chosen };
  if (!isObject(source) || objectRow(g.state, source).zone !== FIELD) return { is: 'done', bind: bound };
  return emit([noteEvent(source, key, chosen)], { bind: bound });
}

/** A number is one; several words are one text. */
const asChosen = ({ domain }: ActionOf<'chooseWord'>, words: readonly string[]): string | number =>
  isOfNumbers(domain) && words.length === 1 ? Number(words[0]) : joinWords(words);

/** Some words, one after another; a random one comes up by chance. */
function word(run: Run, action: ActionOf<'chooseWord'>): Outcome {
  const player = playerOf(run, action.who);
  if (player === undefined) return DONE;
  const open = wordsFor(run.g, action, run.ctx);
  const count = Math.min(open.length, action.count === undefined ? 1 : countOf(run, action.count));
  if (count === 0) return DONE;
  if (action.random === true) {
    if (run.work === null)
      return emit([rollEvent(player, 'word', open.length)], { work: { at: 'random', chosen: [] } });
    const before = run.work.chosen as readonly string[];
    const left = open.filter((w) => !before.includes(w));
    const [n = 1] = rolled(run.happened);
    const chosen = [...before, left[n - 1] ?? ''];
    if (chosen.length === count) return remember(run, action.key, asChosen(action, chosen));
    return emit([rollEvent(player, 'word', left.length - 1)], { work: { at: 'random', chosen } });
  }
  const chosen: string[] = [];
  while (chosen.length < count) {
    const left = open.filter((w) => !chosen.includes(w));
    const next = chooseOne(run, player, action, left);
    if (next === undefined) return ASKED;
    if (next === '') break;
    chosen.push(next);
  }
  return remember(run, action.key, asChosen(action, chosen));
}

/** So many words can be shown; from longer lists one is named. */
const MOST_SHOWN = 32;

/** Where "up to" so many words are chosen, the player may stop. */
function chooseOne(
  run: Run,
  player: PlayerId,
  { domain, upTo }: ActionOf<'chooseWord'>,
  open: readonly string[],
): string | undefined {
  const asked = { rule: 'naming.7', prompt: domain };
  if (upTo === true) {
    const more = chooseYesNo(run, player, { rule: RULE, prompt: 'another-word' });
    if (more !== true) return more === undefined ? undefined : '';
  }
  if (open.length <= MOST_SHOWN) {
    const index = chooseOption(run, player, asked, open);
    return index === undefined ? undefined : open[index];
  }
  const except = wordsIn(run.g, domain).filter((w) => !open.includes(w));
  return chooseWord(run, player, { ...asked, domain, except });
}

/** On the object whose ability it is. What is noted as it enters is bound too, to go with it. */
function note(run: Run, action: ActionOf<'note'>): Outcome {
  const noted: Note =
    action.objects === undefined ? value(run.g, action.value ?? 0, run.ctx) : entitiesOf(run, action.objects);
  return emit([noteEvent(run.ctx.source, action.key, noted)], { bind: { [action.key]: noted } });
}

function number(run: Run, action: ActionOf<'chooseNumber'>): Outcome {
  const player = playerOf(run, action.who);
  if (player === undefined) return DONE;
  const [min, max] = [countOf(run, action.min), countOf(run, action.max)];
  const chosen = chooseNumber(run, player, { rule: RULE, prompt: 'number', min, max });
  return chosen === undefined ? ASKED : remember(run, action.key, chosen);
}

export const choices: Acts<'let' | 'choose' | 'chooseWord' | 'chooseNumber' | 'note'> = {
  let: (run, action) =>
    bind(
      action.name,
      action.objects === undefined ? value(run.g, action.value ?? 0, run.ctx) : entitiesOf(run, action.objects),
    ),
  choose,
  chooseWord: word,
  chooseNumber: number,
  note,
};
