/** Whole abilities and the lines of a card: activated, triggered, static, modal, keyword lists. */
import type {
  Ability,
  Action,
  Condition,
  Cost,
  Effect,
  EventPattern,
  Filter,
  Modes,
  TriggeredAbility,
  Zone,
} from '@rulewright/language/magic';
import { meantAnew, Unclear } from '../../grammar/meaning.ts';
import { compared } from '../../prose/clauses.ts';
import { speaksOf } from '../../prose/substitute.ts';
import type { TriggerEvent } from '../categories/events.ts';
import { rulesOf } from '../categories/index.ts';
import type { Telling } from '../game.ts';
import { notDoneYet } from '../sentences/if-you-do.ts';
import type { Line } from './line.ts';

export const abilities = rulesOf();
const { rule, terminal } = abilities;

/** Instructions with the targets that their noun phrases asked for. */
const effectOf = (actions: readonly Action[], d: Telling): Effect =>
  d.targets.length > 0 ? { targets: d.targets, actions } : { actions };
const modalOf = (modes: Modes): Effect => ({ actions: [], modes });

const isSelf = (filter: Filter): boolean => filter.kind === 'is' && filter.what.kind === 'this';

/** The battlefield goes without saying; so does the zone that the trigger or cost has put this object into (113.6m). */
const zonesIn = (
  zones: readonly Zone[] | undefined,
  d: Telling,
  isPutThere: boolean,
): { readonly zones?: readonly Zone[] } => {
  if (zones !== undefined) return { zones };
  const { worksIn } = d.told.line;
  return worksIn === undefined || isPutThere ? {} : { zones: worksIn };
};
const putsThis = (on: EventPattern): boolean =>
  (on.on === 'move' && ((on.to !== undefined && isSelf(on.what)) || leavesHost(on))) ||
  (on.on === 'any' && on.of.some(putsThis));
const leavesHost = ({ what, from }: Extract<EventPattern, { on: 'move' }>): boolean =>
  what.kind === 'is' && what.what.kind === 'host' && from?.includes('battlefield') === true;

/** "Return this and target card from there to the battlefield": both are there (113.6m). */
function broughtFrom({ actions = [], targets = [] }: Effect): readonly Zone[] | undefined {
  const moved = actions.flatMap((action) =>
    action.do === 'move' && action.to.zone === 'battlefield' && action.what.kind === 'union' ? [action.what.of] : [],
  );
  const names = moved
    .filter((of) => of.some(({ kind }) => kind === 'this'))
    .flatMap((of) => of.flatMap((each) => (each.kind === 'var' ? [each.name] : [])));
  return targets.find((target) => names.includes(target.name) && target.zones?.length === 1)?.zones;
}

// Activated abilities
const activated = (cost: readonly Cost[], effect: Effect, d: Telling): Ability => ({
  kind: 'activated',
  cost,
  ...zonesIn(
    broughtFrom(effect),
    d,
    cost.some((part) => part.kind === 'sacrifice' && isSelf(part.what)),
  ),
  ...effect,
});
rule({
  name: 'ability.activated',
  of: 'Ability',
  slots: { cost: 'Costs', effect: 'Effect' },
  en: '{cost}: {effect}',
  mean: (parts, d) => {
    const { cost } = parts;
    const { effect } = parts;
    return activated(cost, effectOf(effect, d), d);
  },
});
rule({
  name: 'ability.activatedRiders',
  of: 'Ability',
  slots: { cost: 'Costs', effect: 'Effect', riders: 'Riders' },
  en: '{cost}: {effect} ^{riders}',
  mean: (parts, d) => {
    const { cost } = parts;
    const { effect } = parts;
    const { riders } = parts;
    return riders(activated(cost, effectOf(effect, d), d));
  },
});
rule({
  name: 'ability.activatedModal',
  of: 'Ability',
  slots: { cost: 'Costs', modes: 'Modes' },
  en: '{cost}: {modes}',
  mean: (parts, d) => {
    const { cost } = parts;
    return activated(cost, modalOf(parts.modes), d);
  },
});
rule({
  name: 'ability.activatedModalRiders',
  of: 'Ability',
  slots: { cost: 'Costs', riders: 'Riders', list: 'ModeList' },
  en: '{cost}: choose one. ^{riders} {list}',
  mean: (parts, d) => {
    const { cost } = parts;
    const { riders } = parts;
    return riders(activated(cost, modalOf({ min: 1, max: 1, choices: parts.list }), d));
  },
});
terminal({
  name: 'cost.loyalty',
  of: 'Cost',
  first: ['#loyalty', '0'],
  scan: (tokens, at) => (tokens[at + 1]?.text === ':' ? [{ end: at + 1, value: tokens[at]?.raw ?? '' }] : []),
  print: (value) => [value],
  mean: (value) => {
    const amount = value.replace('−', '-').replace(/^\[(.*)\]$/, '$1');
    if (/^-x$/i.test(amount)) return [{ kind: 'loyalty', amount: '-X' }];
    if (!/^[+-]?\d+$/.test(amount)) throw new Unclear('loyalty of a variable amount');
    return [{ kind: 'loyalty', amount: Number(amount) }];
  },
});

// Triggered abilities
export function triggered(
  { on, oneOrMore, nth, zones }: TriggerEvent,
  stated: Condition | undefined,
  effect: Effect,
  d: Telling,
): TriggeredAbility {
  const fresh = notDoneYet(effect.actions);
  const condition: Condition | undefined =
    fresh === null ? stated : stated === undefined ? fresh : { kind: 'all', of: [stated, fresh] };
  const spoken = (name: string): boolean => speaksOf([effect, condition], name);
  const joint =
    oneOrMore === undefined
      ? {}
      : {
          oneOrMore: {
            ...(oneOrMore.per === undefined ? {} : { per: oneOrMore.per }),
            ...(spoken(oneOrMore.as) ? { as: oneOrMore.as } : {}),
            ...(oneOrMore.to !== undefined && spoken(oneOrMore.to) ? { to: oneOrMore.to } : {}),
            ...(spoken(oneOrMore.total) ? { total: oneOrMore.total } : {}),
          },
        };
  return {
    kind: 'triggered',
    on,
    ...(condition === undefined ? {} : { condition }),
    ...zonesIn(zones, d, putsThis(on)),
    ...joint,
    ...(nth === undefined ? {} : { nth }),
    ...effect,
  };
}
rule({
  name: 'ability.triggered',
  of: 'Ability',
  slots: { on: 'Trigger', effect: 'TriggeredEffect' },
  en: '{on}, {effect}',
  mean: (parts, d) => {
    const { on } = parts;
    const { effect } = parts;
    return triggered(on, undefined, effectOf(effect, d), d);
  },
});
/** Two events of which one is of several things at once: each has an ability of its own (603.2c). */
rule({
  name: 'line.triggeredTwice',
  of: 'Line',
  slots: { a: 'Event', b: 'Event', effect: 'TriggeredEffect' },
  en: ['whenever {a} and whenever {b}, {effect}', 'when {a} and whenever {b}, {effect}'],
  mean: (parts, d) => {
    const before = d.told;
    const one = (on: TriggerEvent, work: () => readonly Action[]): TriggeredAbility =>
      triggered(on, undefined, effectOf(work(), d), d);
    const first = parts.a;
    const abilities = [one(first, () => parts.effect)];
    let isJoint = first.oneOrMore !== undefined;
    d.apart(before, () => {
      const second = parts.b;
      isJoint ||= second.oneOrMore !== undefined;
      abilities.push(one(second, () => meantAnew(parts, 'effect')));
    });
    if (!isJoint) throw new Unclear('one ability with two events');
    return { kind: 'abilities', abilities };
  },
});
rule({
  name: 'ability.triggeredIf',
  of: 'Ability',
  slots: { on: 'Trigger', condition: 'Conditions', effect: 'TriggeredEffect' },
  en: '{on}, if {condition}, {effect}',
  mean: (parts, d) => {
    const { on } = parts;
    const condition = compared(d, parts.condition);
    const { effect } = parts;
    return triggered(on, condition, effectOf(effect, d), d);
  },
});
rule({
  name: 'ability.triggeredRiders',
  of: 'Ability',
  slots: { on: 'Trigger', effect: 'TriggeredEffect', riders: 'Riders' },
  en: '{on}, {effect} ^{riders}',
  mean: (parts, d) => {
    const { on } = parts;
    const { effect } = parts;
    const made = triggered(on, undefined, effectOf(effect, d), d);
    return parts.riders(made);
  },
});
rule({
  name: 'ability.triggeredIfRiders',
  of: 'Ability',
  slots: { on: 'Trigger', condition: 'Conditions', effect: 'TriggeredEffect', riders: 'Riders' },
  en: '{on}, if {condition}, {effect} ^{riders}',
  mean: (parts, d) => {
    const { on } = parts;
    const { condition } = parts;
    const { effect } = parts;
    const made = triggered(on, condition, effectOf(effect, d), d);
    return parts.riders(made);
  },
});
rule({
  name: 'ability.triggeredModal',
  of: 'Ability',
  slots: { on: 'Trigger', modes: 'Modes' },
  en: '{on}, {modes}',
  mean: (parts, d) => {
    const { on } = parts;
    return triggered(on, undefined, modalOf(parts.modes), d);
  },
});
rule({
  name: 'ability.triggeredIfModal',
  of: 'Ability',
  slots: { on: 'Trigger', condition: 'Conditions', modes: 'Modes' },
  en: '{on}, if {condition}, {modes}',
  mean: (parts, d) => {
    const { on } = parts;
    const { condition } = parts;
    return triggered(on, condition, modalOf(parts.modes), d);
  },
});

// Lines
rule({
  name: 'line.ability',
  of: 'Line',
  slots: { a: 'Ability' },
  en: '{a}',
  mean: ({ a }) => ({ kind: 'abilities', abilities: [a] }),
});
rule({
  name: 'line.abilityWord',
  of: 'Line',
  slots: { w: 'AbilityWord', a: 'Ability' },
  en: '{w} — {a}',
  mean: ({ a }) => ({ kind: 'abilities', abilities: [a] }),
});
rule({
  name: 'line.keywords',
  of: 'Line',
  slots: { k: 'Keywords' },
  en: ['{k}', '{k}.'],
  mean: (parts, d) => ({ kind: 'abilities', abilities: d.inside(() => parts.k) }),
});
const spellOnly = (d: Telling): void => {
  if (!d.isSpell) throw new Unclear('only an instant or sorcery has instructions of its own');
};
function instructions(actions: readonly Action[], d: Telling): Line {
  spellOnly(d);
  // "You may cast this card from your graveyard" is said of the card, not done by the spell.
  if (d.told.line.worksIn?.includes('graveyard') === true && JSON.stringify(actions).includes('"do":"cast"'))
    throw new Unclear('a spell that is carried out is not in a graveyard');
  return { kind: 'instructions', actions };
}
rule({
  name: 'line.instructions',
  of: 'Line',
  slots: { effect: 'Effect' },
  en: '{effect}',
  mean: (parts, d) => {
    return instructions(parts.effect, d);
  },
});
rule({
  name: 'line.instructionsWord',
  of: 'Line',
  slots: { w: 'AbilityWord', effect: 'Effect' },
  en: '{w} — {effect}',
  mean: (parts, d) => {
    return instructions(parts.effect, d);
  },
});
/** A line that changes what the lines before it say. */
rule({
  name: 'line.linked',
  of: 'Line',
  slots: { l: 'Linked' },
  en: '{l}',
  mean: (parts, d) => linked(() => parts.l(d.told.text.instructions), d),
});
rule({
  name: 'line.linkedWord',
  of: 'Line',
  slots: { w: 'AbilityWord', l: 'Linked' },
  en: '{w} — {l}',
  mean: (parts, d) => linked(() => parts.l(d.told.text.instructions), d),
});
function linked(work: () => readonly Action[], d: Telling): Line {
  spellOnly(d);
  const actions = work();
  if (d.targets.length > 0) throw new Unclear('targets that are only sometimes chosen');
  return { kind: 'instructions', actions, all: true };
}
rule({
  name: 'line.modal',
  of: 'Line',
  slots: { modes: 'Modes' },
  en: '{modes}',
  mean: (parts, d) => {
    spellOnly(d);
    return { kind: 'modal', modes: parts.modes };
  },
});
rule({
  name: 'line.modalWord',
  of: 'Line',
  slots: { w: 'AbilityWord', modes: 'Modes' },
  en: '{w} — {modes}',
  mean: (parts, d) => {
    spellOnly(d);
    return { kind: 'modal', modes: parts.modes };
  },
});

// Saga chapters (714)
const NUMERALS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
terminal({
  name: 'chapters',
  of: 'Chapters',
  first: NUMERALS,
  scan: (tokens, at) => {
    let end = at;
    while (NUMERALS.includes(tokens[end]?.text ?? '') && tokens[end + 1]?.text === ',') end += 2;
    if (!NUMERALS.includes(tokens[end]?.text ?? '') || tokens[end + 1]?.text.trim() !== '—') return [];
    const value = tokens
      .slice(at, end + 1)
      .map(({ kind, text, raw }) => (kind === 'mark' ? text : raw))
      .join('')
      .replaceAll(',', ', ');
    return [{ end: end + 1, value }];
  },
  print: (value) => [value],
  mean: (value) => value.split(', ').map((numeral) => NUMERALS.indexOf(numeral.toLowerCase()) + 1),
});
const chaptersOf = (chapters: readonly number[], effect: Effect): readonly Ability[] =>
  chapters.map((chapter) => ({ kind: 'triggered', on: { on: 'chapter', chapter }, ...effect }));
rule({
  name: 'line.chapters',
  of: 'Line',
  slots: { n: 'Chapters', effect: 'Effect' },
  en: '{n} — {effect}',
  mean: (parts, d) => {
    const { n } = parts;
    const { effect } = parts;
    return { kind: 'abilities', abilities: chaptersOf(n, effectOf(effect, d)) };
  },
});
rule({
  name: 'line.chaptersModal',
  of: 'Line',
  slots: { n: 'Chapters', modes: 'Modes' },
  en: '{n} — {modes}',
  mean: ({ n, modes }) => ({ kind: 'abilities', abilities: chaptersOf(n, modalOf(modes)) }),
});
