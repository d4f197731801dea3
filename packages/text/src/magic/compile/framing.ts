/** The lines of a face put together: one spell ability from all instructions, what stands under a bar as the bar says. */
import type { Ability, Action, Change, Condition, Modes, Target, Value } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import type { Bar, Line } from '../abilities/line.ts';
import type { FaceFacts } from '../face-facts.ts';

interface Meant {
  readonly line: Line;
  readonly targets: readonly Target[];
}

/** What stands under a bar. */
interface Frame {
  readonly bar: Bar;
  readonly abilities: Ability[];
  size?: { readonly power: Value; readonly toughness: Value };
}

export function abilitiesOf(meant: readonly Meant[], facts: FaceFacts): readonly Ability[] {
  const plain: Meant[] = [];
  const frames: Frame[] = [];
  for (const each of meant) {
    const frame = frames.at(-1);
    const { line } = each;
    if (line.kind === 'bar') frames.push({ bar: line.bar, abilities: [] });
    else if (frame === undefined) plain.push(each);
    else if (line.kind === 'size') frame.size = { power: line.power, toughness: line.toughness };
    else if (line.kind === 'abilities') frame.abilities.push(...line.abilities);
  }
  const cut = plain.map(({ line, targets }) =>
    line.kind === 'instructions' && line.cut !== undefined
      ? { line: { kind: line.kind, actions: line.cut.actions }, targets: line.cut.targets ?? [] }
      : { line, targets },
  );
  const isCut = cut.some(({ line }, i) => line !== plain[i]?.line);
  const abilities = withSpell(plain);
  const spells = isCut ? cloven(abilities, withSpell(cut)) : abilities;
  return [...spells, ...frames.map((frame, i) => framed(frame, i === frames.length - 1 ? facts : undefined))];
}

/** Which of a face's abilities each of its lines is words of; `abilities` are those that `abilitiesOf` made of the lines, in that order. */
export function abilitiesByLine(
  meant: readonly Meant[],
  abilities: readonly Ability[],
): readonly (readonly Ability[])[] {
  const bars = meant.filter(({ line }) => line.kind === 'bar').length;
  const spell = abilities.find(({ kind }) => kind === 'spell');
  const others = abilities.filter((ability) => ability !== spell);
  const frames = others.splice(others.length - bars);
  let frame: Ability | undefined;
  const take = (count: number): readonly Ability[] => others.splice(0, count);
  return meant.map(({ line }) => {
    if (line.kind === 'bar') frame = frames.shift();
    if (frame !== undefined) return [frame];
    switch (line.kind) {
      case 'abilities':
        return take(line.abilities.length);
      case 'modal':
        return [...take(line.abilities?.length ?? 0), ...(spell === undefined ? [] : [spell])];
      case 'instructions':
        return spell === undefined ? [] : [spell];
      default:
        return [];
    }
  });
}

/** 702.148a: what the spell does if it is cast for its cleave cost. */
function cloven(abilities: readonly Ability[], cut: readonly Ability[]): readonly Ability[] {
  const ability = cut.find(({ kind }) => kind === 'spell');
  if (ability === undefined || !abilities.some(isCleave)) throw new Unclear('words in brackets without cleave');
  return abilities.map((each) => (isCleave(each) ? { ...each, ability } : each));
}
const isCleave = (ability: Ability): boolean => ability.kind === 'keyword' && ability.keyword === 'cleave';

/** The instructions of an instant or sorcery on all its lines are one spell ability (113.3a). */
function withSpell(meant: readonly Meant[]): readonly Ability[] {
  const abilities: Ability[] = [];
  const actions: Action[] = [];
  const targets: Target[] = [];
  let modes: Modes | undefined;
  let spellAt = -1;
  for (const { line, targets: chosen } of meant) {
    if (line.kind === 'abilities') abilities.push(...line.abilities);
    if (line.kind !== 'instructions' && line.kind !== 'modal') continue;
    if (line.kind === 'modal' && line.abilities !== undefined) abilities.push(...line.abilities);
    if (spellAt < 0) spellAt = abilities.length;
    if (line.kind === 'modal') modes = line.modes;
    else if (modes !== undefined) modes = followedBy(modes, line.actions);
    else if (line.all === true) actions.splice(0, actions.length, ...line.actions);
    else actions.push(...line.actions);
    targets.push(...chosen);
  }
  if (spellAt < 0) return abilities;
  const spell: Ability = {
    kind: 'spell',
    ...(targets.length > 0 ? { targets } : {}),
    actions,
    ...(modes === undefined ? {} : { modes }),
  };
  return [...abilities.slice(0, spellAt), spell, ...abilities.slice(spellAt)];
}

/** 608.2c: what is said after the modes is done after them; with one mode that is after whichever was chosen. */
function followedBy(modes: Modes, actions: readonly Action[]): Modes {
  if (modes.min !== 1 || modes.max !== 1) throw new Unclear('instructions after several modes');
  return { ...modes, choices: modes.choices.map((mode) => ({ ...mode, actions: [...mode.actions, ...actions] })) };
}

/** `last` are the facts of the face, for the last bar. */
function framed({ bar, abilities, size }: Frame, last: FaceFacts | undefined): Ability {
  if (bar.kind === 'class')
    return { kind: 'keyword', keyword: 'class level', cost: bar.cost, amount: bar.amount, abilities };
  const counter = bar.kind === 'levels' ? 'level' : 'charge';
  const counters: Value = { kind: 'counters', counter, on: { kind: 'this' } };
  const least: Condition = { kind: 'compare', value: counters, is: { op: '≥', to: bar.from } };
  const condition: Condition =
    bar.to === undefined
      ? least
      : { kind: 'all', of: [least, { kind: 'compare', value: counters, is: { op: '≤', to: bar.to } }] };
  const gained = abilities.map((ability): Change => ({ kind: 'gain', ability }));
  const body = bar.kind === 'station' ? last?.size : undefined;
  const changes: readonly Change[] =
    bar.kind === 'levels'
      ? [...(size === undefined ? [] : [{ kind: 'setPT', ...size } as const]), ...gained]
      : body === undefined
        ? gained
        : [{ kind: 'types', types: ['creature'] }, ...gained, { kind: 'setPT', ...body }];
  return { kind: 'static', effects: [{ kind: 'modify', what: { kind: 'this' }, changes }], condition };
}
