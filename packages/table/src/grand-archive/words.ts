/** The words that a table of Grand Archive speaks with. */
import type { Phase } from '@rulewright/grand-archive';
import type { Ability, Restriction } from '@rulewright/language/grand-archive';
import type { Words } from '@rulewright/text';
import type { SpokenWords } from '../speech.ts';

export interface GrandArchiveWords extends Words {
  readonly steps: Readonly<Record<Phase, string>>;
  ability(ability: Ability): string;
  /** What stands in a bubble, and why its text does not exist. */
  restriction(restriction: Restriction): string;
  locked(restriction: Restriction): string;
  readonly table: SpokenWords['table'] & {
    readonly beforeTheGame: string;
    readonly turn: (number: number, whose: string, step: string) => string;
    readonly abilityOf: (source: string) => string;
    readonly activate: (card: string) => string;
    readonly materialize: (card: string) => string;
    readonly takeBack: (card: string) => string;
    readonly noMaterialize: string;
    readonly use: (source: string, ability: string) => string;
    readonly attack: (unit: string) => string;
    readonly glimpsed: (top: string, bottom: string) => string;
    readonly starcall: (card: string) => string;
    readonly aethercall: (card: string, weapon: string) => string;
  };
}

const listed = (items: readonly string[]): string => items.join(', ');
const spelled = (code: string): string => code.replace(/([A-Z])/g, ' $1').toLowerCase();

export const en: GrandArchiveWords = {
  steps: {
    start: 'start of the game',
    wakeUp: 'wake up phase',
    materialize: 'materialize phase',
    recollection: 'recollection phase',
    draw: 'draw phase',
    main: 'main phase',
    attackDeclaration: 'attack declaration',
    retaliation: 'retaliation step',
    damage: 'damage step',
    endCombat: 'end of combat',
    end: 'end phase',
    cleanup: 'clean-up',
  },
  prompts: {},
  why: {},
  values: {},
  terms: {},
  events: {},
  none: 'none',
  listed,
  about: (names, reason) => `${listed(names)}: ${reason}`,
  reasons: {},
  options: {},
  sentences: (names, events) =>
    events.flatMap((event, at) =>
      event.kind === 'turn' && typeof event.number === 'number'
        ? [{ at, words: `— Turn ${event.number} —` }]
        : typeof event.object === 'number'
          ? [{ at, words: `${names.of(event.object as never)}: ${spelled(event.kind)}` }]
          : [],
    ),
  ability: (ability) => (ability.kind === 'keyword' ? ability.keyword : spelled(ability.kind)),
  effect: () => '',
  condition: () => '',
  selector: () => '',
  restriction: (r) => ('atLeast' in r ? `${spelled(r.kind)} ${r.atLeast}+` : spelled(r.kind)),
  locked: (r) => `${spelled(r.kind)} is not met`,
  table: {
    you: 'You',
    aCard: 'a card',
    yes: 'yes',
    no: 'no',
    pass: 'pass',
    won: 'You win.',
    lost: 'You lose.',
    drawn: 'The game is a draw.',
    undone: (reason, rule) => `Undone: ${reason}${rule === undefined ? '' : ` (${rule})`}.`,
    beforeTheGame: 'Before the game',
    turn: (number, whose, step) => `Turn ${number} · ${whose} · ${step}`,
    abilityOf: (source) => `${source}'s ability`,
    activate: (card) => `Activate ${card}`,
    materialize: (card) => `Materialize ${card}`,
    takeBack: (card) => `Take ${card} to your hand`,
    noMaterialize: 'Materialize nothing',
    use: (source, ability) => `${source}: ${ability}`,
    attack: (unit) => `Attack with ${unit}`,
    glimpsed: (top, bottom) => `top: ${top}; bottom: ${bottom}`,
    starcall: (card) => `Starcall ${card}`,
    aethercall: (card, weapon) => `Aethercall ${card} into ${weapon}`,
  },
};

export const languages: Readonly<Record<string, GrandArchiveWords>> = { en, zhs: en };
