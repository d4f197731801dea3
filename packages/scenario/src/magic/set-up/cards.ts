// The cards of a scenario: those it brings as text, those of the user's file, the bundled ones; and the blank ones that fill libraries.
import { inOrder } from '@rulewright/cards';
import { bundled, type CardFinder, type Found, ImportedCards, importCard } from '@rulewright/cards/magic';
import type { Card } from '@rulewright/language/magic';
import { unsupported as missingConcepts } from '@rulewright/magic';
import { type AbilityText, en, tellProblem } from '@rulewright/text/magic';
import { type Answer, answersIn, foldName, type ObjectSetup } from '../../parse/index.ts';
import { fail, unsupported } from '../../run/play.ts';
import { unknownCard } from '../../shared/unknown-card.ts';
import { type MagicScenario, objectsOf } from '../scenario.ts';
import { predefinedCard, rulesTexts } from '../words/rules-texts.ts';

/** No type, no cost, no text. */
export const blankCard: Card = { name: 'Blank', layout: 'normal', faces: [{ name: 'Blank', types: [] }] };

/** How many blank cards lie below the named ones. */
export const BLANK_CARDS = 40;

/** On a name clash the scenario's own card wins, then the user's file, then the bundled cards. */
export class ScenarioCards {
  readonly #finder: CardFinder;
  readonly #used = new Map<string, Extract<Found, { readonly card: Card }>>();

  readonly #tokens = new Set<Card>();

  constructor(scenario: MagicScenario, extra?: CardFinder) {
    const own = new ImportedCards();
    for (const { line, name, fields } of scenario.cards) {
      const card = importCard(fields);
      if (card === null) fail(line, `"${name}" is not a card to play with`);
      else if ('problem' in card) fail(line, `the card "${name}" ${card.problem}`);
      else if (!own.add(card)) fail(line, `there are two cards called "${name}"`);
    }
    this.#finder = extra === undefined ? inOrder(own, bundled) : inOrder(own, extra, bundled);
  }

  /** The card that a set-up names. An unknown one fails the scenario at its line, one that cannot be read is unsupported. */
  of({ card: name, line }: ObjectSetup): Card {
    const known = this.#used.get(foldName(name));
    if (known !== undefined) return known.card;
    const found = this.#finder.find(name) ?? this.#finder.find(name.split('//')[0] ?? '');
    if (found === undefined && foldName(name) === foldName(blankCard.name)) return blankCard;
    if (found === undefined) return this.#token(name) ?? fail(line, unknownCard(name, this.#finder));
    if ('refusals' in found) {
      const [first] = found.problems();
      return unsupported(line, `${name} cannot be read: ${first === undefined ? '' : tellProblem(first, en)}`);
    }
    const [missing] = missingConcepts(found.card);
    if (missing !== undefined) return unsupported(line, `${found.card.name} cannot be played yet: ${missing}`);
    this.#used.set(foldName(name), found);
    return found.card;
  }

  /** A token that the rules describe (111.10), if no card has its name. */
  #token(name: string): Card | undefined {
    const card = predefinedCard(name);
    if (card === undefined) return undefined;
    this.#tokens.add(card);
    this.#used.set(foldName(name), { card, texts: () => [], lines: () => [] });
    return card;
  }

  isToken(card: Card): boolean {
    return this.#tokens.has(card);
  }

  /** All cards that the scenario is played with, each once. */
  all(scenario: MagicScenario): readonly Card[] {
    const found = new Map<string, Card>([[foldName(blankCard.name), blankCard]]);
    for (const setup of scenario.players.flatMap(objectsOf)) {
      const card = this.of(setup);
      found.set(foldName(card.name), card);
    }
    // 201.4: any card there is can be named.
    const chosen = scenario.steps.flatMap((step) => answersIn(step)?.answers ?? []).flatMap(wordsIn);
    for (const name of chosen) {
      if (found.has(foldName(name))) continue;
      const known = this.#finder.find(name);
      if (known !== undefined) found.set(foldName(name), 'card' in known ? known.card : nameOnly(name));
    }
    return [...found.values()];
  }

  /** The words of the abilities of these cards. */
  texts(): readonly AbilityText[] {
    return [...rulesTexts(), ...[...this.#used.values()].flatMap((found) => found.texts())];
  }
}

const nameOnly = (name: string): Card => ({ name, layout: 'normal', faces: [{ name, types: [] }] });

/** The words of an answer; some are names of cards. */
const wordsIn = (answer: Answer): readonly string[] =>
  answer.kind === 'word' ? [answer.text] : answer.kind === 'list' ? answer.items.flatMap(wordsIn) : [];
