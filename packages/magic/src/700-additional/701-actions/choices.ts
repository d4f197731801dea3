/** Choices made while resolving (608.2d), and what is bound or noted for later. */

import {
  type EntityId,
  isObject,
  NOWHERE,
  type Note,
  noteEvent,
  type ObjectId,
  objectRow,
  type PlayerId,
  pickEvent,
  picked,
} from '@rulewright/kernel';
import { COLORS } from '@rulewright/language/magic';
import { BATTLEFIELD } from '../../400-zones/400-zones.ts';
import { hiddenPiles } from '../../400-zones/406.4-piles.ts';
import {
  type ActionOf,
  type Acts,
  ASKED,
  bind,
  chooseEntities,
  chooseNumber,
  chooseOption,
  chooseOptions,
  chooseWord,
  countOf,
  DONE,
  emit,
  entitiesOf,
  type Outcome,
  type Run,
} from '../../600-effects/608-resolve/run.ts';
import { inRange } from '../../800-multiplayer/801-range.ts';
import { value } from '../../vocabulary/evaluate.ts';
import { playerOf } from './found.ts';
import { wordsIn, wordsWithout } from './words.ts';

/** What can be chosen still exists. */
export const candidates = (run: Run, action: ActionOf<'choose'>): readonly EntityId[] => [
  ...new Set(entitiesOf(run, action.from).filter((id) => !isObject(id) || objectRow(run.g.state, id).zone !== NOWHERE)),
];

/** As many can be chosen as the effect asks for, and at least one. */
export function canChoose(run: Run, action: ActionOf<'choose'>): boolean {
  const player = playerOf(run, action.who);
  if (player === undefined) return false;
  const from = candidates(run, action).filter((id) => inRange(run.g, player, id));
  return from.length >= Math.max(1, action.min === undefined ? 1 : countOf(run, action.min));
}

function choose(run: Run, action: ActionOf<'choose'>): Outcome {
  const min = action.min === undefined ? 1 : countOf(run, action.min);
  const max = action.max === undefined ? Math.max(1, min) : countOf(run, action.max);
  const player = playerOf(run, action.who);
  if (player === undefined) return bind(action.as, []);
  // 801.5a: what is chosen has to be within the range of the player who chooses.
  const from = candidates(run, action).filter((id) => inRange(run.g, player, id));
  if (action.random === true) {
    if (run.work !== null) return bind(action.as, picked(run.happened));
    // "Any number at random": which ones is left to chance, how many is not.
    const most = Math.min(max, from.length);
    const asked = { rule: '608.2d', prompt: 'number', min: Math.min(min, most), max: most };
    const count = chooseNumber(run, player, asked);
    if (count === undefined) return ASKED;
    return emit([pickEvent(player, 'choose', from, count)], { work: { at: 'random' } });
  }
  const piles = max === 1 ? hiddenPiles(run.g, player, from) : [];
  if (piles.length > 0) return chooseByPile(run, action, player, from, piles, min);
  const chosen = chooseEntities(run, player, {
    rule: '608.2d',
    prompt: 'choose',
    from,
    min,
    max,
    together: action.together,
  });
  return chosen === undefined ? ASKED : bind(action.as, chosen);
}

/** 406.4: of a pile of face-down cards one is chosen at random; the first card of a pile stands for it. */
function chooseByPile(
  run: Run,
  action: ActionOf<'choose'>,
  player: PlayerId,
  from: readonly EntityId[],
  piles: readonly (readonly ObjectId[])[],
  min: number,
): Outcome {
  if (run.work !== null) return bind(action.as, picked(run.happened));
  const firsts = piles.flatMap(([first]) => (first === undefined ? [] : [first]));
  const offered = [...from.filter((id) => !piles.some((pile) => pile.includes(id as ObjectId))), ...firsts];
  const asked = { rule: '406.4', prompt: 'choose', from: offered, min, max: 1 };
  const chosen = offered.length === 1 && min === 1 ? offered : chooseEntities(run, player, asked);
  if (chosen === undefined) return ASKED;
  const pile = piles.find(([first]) => first === chosen[0]);
  if (pile === undefined) return bind(action.as, chosen);
  return emit([pickEvent(player, 'choose', pile, 1)], { work: { at: 'random' } });
}

/** A chosen word or number: bound for this effect, and noted on the source for its other abilities (607.2d). */
function remember(run: Run, key: string, chosen: string | number, to?: PlayerId): Outcome {
  const { source } = run.ctx;
  const bound = { [key]: chosen };
  if (objectRow(run.g.state, source).zone !== BATTLEFIELD) return { is: 'done', bind: bound };
  return emit([noteEvent(source, key, chosen, to)], { bind: bound });
}

type Chosen = string | number | undefined;
const chosenBy = <
  A extends { readonly who?: ActionOf<'choose'>['who']; readonly key: string; readonly secret?: boolean },
>(
  pick: { pick(run: Run, player: PlayerId, action: A): Chosen }['pick'],
) =>
  function act(run: Run, action: A): Outcome {
    const player = playerOf(run, action.who);
    if (player === undefined) return DONE;
    const chosen = pick(run, player, action);
    return chosen === undefined
      ? ASKED
      : remember(run, action.key, chosen, action.secret === true ? player : undefined);
  };

/** 607.2: on the object whose ability it is. What is noted as it enters is bound too, to go with it. */
function note(run: Run, action: ActionOf<'note'>): Outcome {
  const noted: Note =
    action.objects === undefined ? value(run.g, action.value ?? 0, run.ctx) : entitiesOf(run, action.objects);
  return emit([noteEvent(run.ctx.source, action.key, noted)], {
    bind: { [action.key]: noted },
  });
}

export const choices: Acts<'let' | 'choose' | 'chooseColor' | 'chooseWord' | 'chooseNumber' | 'note'> = {
  let: (run, action) =>
    bind(
      action.name,
      action.objects === undefined ? value(run.g, action.value ?? 0, run.ctx) : entitiesOf(run, action.objects),
    ),
  choose,
  chooseColor: chosenBy<ActionOf<'chooseColor'>>((run, player, action) => {
    if (action.several === true)
      return chooseOptions(run, player, { rule: '105.4', prompt: 'color' }, COLORS)
        ?.map((i) => COLORS[i])
        .join(' ');
    const { except = [] } = action;
    const open = COLORS.filter((color) => !except.includes(color));
    const index = chooseOption(run, player, { rule: '105.4', prompt: 'color' }, open);
    return index === undefined ? undefined : open[index];
  }),
  chooseWord: chosenBy<ActionOf<'chooseWord'>>((run, player, action) => {
    const { domain, where } = action;
    const except = where === undefined ? [] : wordsWithout(run.g, domain, where);
    // With no such word in the game, none is chosen.
    if (except.length > 0 && except.length === wordsIn(run.g, domain)) return '';
    return chooseWord(run, player, { rule: '608.2d', prompt: domain, domain, except });
  }),
  chooseNumber: chosenBy<ActionOf<'chooseNumber'>>((run, player, action) =>
    chooseNumber(run, player, {
      rule: '608.2d',
      prompt: 'number',
      min: countOf(run, action.min),
      max: countOf(run, action.max),
    }),
  ),
  note,
};
