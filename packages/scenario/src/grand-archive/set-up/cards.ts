// The cards of a scenario: those it brings as text, those of the user's file, the bundled ones; and the blank ones that fill main decks.
import { inOrder } from '@rulewright/cards';
import {
  bundled,
  bundledCards,
  type CardFinder,
  type Found,
  ImportedCards,
  importCard,
} from '@rulewright/cards/grand-archive';
import { unsupported as missingConcepts } from '@rulewright/grand-archive';
import type { Card } from '@rulewright/language/grand-archive';
import { foldName, type ObjectSetup } from '../../parse/index.ts';
import { fail, unsupported } from '../../run/play.ts';
import { unknownCard } from '../../shared/unknown-card.ts';
import type { GrandArchiveScenario } from '../scenario.ts';
import { objectsOf } from './fields.ts';

/** No type, no cost, no text. */
export const blankCard: Card = { slug: 'blank', name: 'Blank', faces: [{ name: 'Blank', types: [] }] };

/** How many blank cards lie below the named ones. */
export const BLANK_CARDS = 40;

type Readable = Extract<Found, { readonly card: Card }>;

/** On a name clash the scenario's own card wins, then the user's file, then the bundled cards. */
export class ScenarioCards {
  readonly #finder: CardFinder;
  readonly #own = new ImportedCards();
  readonly #used = new Map<string, Readable>();

  constructor(scenario: GrandArchiveScenario, extra?: CardFinder) {
    for (const { line, name, fields } of scenario.cards) {
      const card = importCard(fields);
      if (card === null) fail(line, `"${name}" is not a card to play with`);
      else if ('problem' in card) fail(line, `the card "${name}" ${card.problem}`);
      else if (!this.#own.add(card)) fail(line, `there are two cards called "${name}"`);
    }
    this.#finder = extra === undefined ? inOrder(this.#own, bundled) : inOrder(this.#own, extra, bundled);
  }

  of({ card: name, line }: Pick<ObjectSetup, 'card' | 'line'>): Card {
    const known = this.#used.get(foldName(name));
    if (known !== undefined) return known.card;
    const found = this.#finder.find(name);
    if (found === undefined && foldName(name) === foldName(blankCard.name)) return blankCard;
    if (found === undefined) return fail(line, unknownCard(name, this.#finder));
    if ('refusals' in found) return unsupported(line, `${name} cannot be read: ${found.problems().join('; ')}`);
    const [missing] = missingConcepts(found.card);
    if (missing !== undefined) return unsupported(line, `${found.card.name} cannot be played yet: ${missing}`);
    this.#used.set(foldName(name), found);
    return found.card;
  }

  /** All cards that the scenario is played with, each once: those it names, its own, and tokens that they may summon. */
  all(scenario: GrandArchiveScenario): readonly Card[] {
    const found = new Map<string, Card>([[blankCard.slug, blankCard]]);
    const add = (card: Card): void => {
      if (!found.has(card.slug)) found.set(card.slug, card);
    };
    for (const setup of scenario.players.flatMap(objectsOf)) add(this.of(setup));
    for (const { line, statuses } of scenario.players) for (const card of statuses) add(this.of({ card, line }));
    for (const { line, name } of scenario.cards) add(this.of({ card: name, line }));
    for (const card of bundledCards) if (isSummoned(card)) add(card);
    return [...found.values()];
  }

  /** The words of the abilities of these cards. */
  texts(): readonly { readonly ability: object; readonly text: string }[] {
    return [...this.#used.values()].flatMap((found) => found.texts());
  }
}

const OUTSIDE: ReadonlySet<string> = new Set(['mastery', 'status']);

/** Tokens, masteries and statuses come from outside of the decks. */
const isSummoned = ({ faces: [front] }: Card): boolean =>
  front.token === true || front.types.some((type) => OUTSIDE.has(type));
