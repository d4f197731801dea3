/** A game in the terminal against a bot. */

import { type Bot, type BotKind, bots } from '@rulewright/bots';
import { type CardFinder, type Deck, findCard } from '@rulewright/cards';
import {
  type Answer,
  asPlayer,
  type Decision,
  type Derivation,
  decides,
  decisionKind,
  fork,
  isPlayer,
  type ObjectId,
  type PlayerId,
  type Refusal,
  rowAt,
  step,
  view,
  visibleEvents,
} from '@rulewright/kernel';
import {
  BATTLEFIELD,
  characteristics,
  concede,
  EXILE,
  explainEvent,
  explainLegality,
  explainLife,
  forViewer,
  type G,
  GRAVEYARD,
  HAND,
  newGame,
  STACK,
  topOfStack,
  usefulActions,
} from '@rulewright/magic';
import { type Names, reason, render, type Words } from '@rulewright/text';
import { cardsOf } from '../decks.ts';
import { drawBoard, shownIn } from './board.ts';
import type { Lines } from './lines.ts';
import { type Item, type Menu, menuFor } from './menu.ts';
import { namesFor } from './names.ts';
import { filled, type Paint, padded, paintMana } from './paint.ts';
import { cardSheet, objectSheet, whyNot, whyOf } from './sheet.ts';

interface Sitting {
  readonly me: PlayerId;
  readonly bot: Bot;
  readonly words: Words;
  readonly paint: Paint;
  readonly width: number;
  readonly lines: Lines;
  readonly write: (text: string) => void;
  /** Pass without asking where there is nothing else to do. */
  readonly autoPass: boolean;
}

export interface TerminalGame extends Omit<Sitting, 'me' | 'bot'> {
  readonly mine: Deck;
  readonly theirs: Deck;
  readonly finder: CardFinder;
  readonly bot: BotKind;
  readonly seed: number;
  readonly first: 'me' | 'bot' | 'random';
}

/** Plays a game until it is over or the player leaves. */
export async function playAtTable({ mine, theirs, finder, bot, seed, first, ...at }: TerminalGame): Promise<void> {
  const { table } = at.words;
  const g = newGame({
    players: [
      { name: table.you, deck: cardsOf(mine, finder) },
      { name: 'Bot', deck: cardsOf(theirs, finder) },
    ],
    seed,
    first: first === 'random' ? seed % 2 : first === 'me' ? 0 : 1,
  });
  at.write(`${table.welcome(mine.name, theirs.name, seed)}\n`);
  await new Table(g, { ...at, me: asPlayer(0), bot: bots[bot](seed) }).play();
}

type Said = { readonly answer: Answer } | 'again' | 'leave';

const PASS: Answer = { action: 'pass' };

/** How many are explained at once. */
const LAST_EVENTS = 3;

class Table {
  #g: G;
  readonly #at: Sitting;
  #autoPass: boolean;
  #withMana = false;
  /** Passing until something happens; the turn in which that was asked for. */
  #passingSince: number | null = null;
  /** What has happened since the player last looked. */
  #news: string[] = [];
  #drawn = '';

  constructor(g: G, at: Sitting) {
    this.#g = g;
    this.#at = at;
    this.#autoPass = at.autoPass;
  }

  /** Plays until the game is over or the player leaves. */
  async play(): Promise<void> {
    for (;;) {
      const { decision } = this.#g.state;
      if (decision === null) break;
      if (decides(decision) !== this.#at.me) {
        this.#take(this.#at.bot.answer(this.#g, decision));
        continue;
      }
      const forced = this.#forced(decision);
      if (forced !== undefined) {
        this.#take(forced);
        continue;
      }
      this.#passingSince = null;
      this.#show();
      const said = await this.#ask(decision);
      if (said === 'leave') return;
      if (said !== 'again') this.#take(said.answer);
    }
    this.#show();
    this.#say(this.#outcome());
  }

  get #names(): Names {
    return namesFor(this.#g, this.#at.me, this.#at.words.table);
  }

  /** The answer that need not be asked for. */
  #forced(decision: Decision): Answer | undefined {
    if (decision.kind === 'priority') return this.#mayPassBy(decision) ? PASS : undefined;
    const answers = decisionKind(this.#g, decision).answers(this.#g, decision);
    return answers?.length === 1 ? answers[0] : undefined;
  }

  #mayPassBy(decision: Decision): boolean {
    const { turn } = this.#g.state.game;
    const top = topOfStack(this.#g);
    const { me } = this.#at;
    if (this.#passingSince !== null) {
      const myTurnCame = turn.active === me && turn.number !== this.#passingSince;
      if (top === undefined && !(myTurnCame && turn.step === 'main1')) return true;
    }
    if (!this.#autoPass || usefulActions(this.#g, decision.player).length > 0) return false;
    return top === undefined || characteristics(this.#g, top).controller === me;
  }

  #take(answer: Answer): void {
    const asked = this.#g.state.decision;
    const { refusal, undone, events } = step(this.#g, answer);
    const seen = visibleEvents(this.#g, this.#at.me, events);
    this.#news.push(...this.#at.words.sentences(this.#names, seen).map(({ words }) => words));
    const mine = asked !== null && decides(asked) === this.#at.me;
    if (refusal !== null && mine) this.#news.push(this.#refusal(refusal, undone));
  }

  #refusal(refusal: Refusal, undone: boolean): string {
    const { table } = this.#at.words;
    return (undone ? table.undone : table.refused)(reason(this.#at.words, refusal), refusal.rule);
  }

  #say(...lines: readonly string[]): void {
    for (const line of lines) this.#at.write(`${line}\n`);
  }

  #show(): void {
    const { paint, words, width, me } = this.#at;
    for (const sentence of this.#news) {
      const turn = sentence.startsWith('—');
      for (const line of filled(sentence, width, ' ')) this.#say(paint(turn ? 'bold' : 'cyan', line));
    }
    this.#news = [];
    const { title, body } = drawBoard(this.#g, me, words, paint, width);
    if (body !== this.#drawn) this.#say(paint('dim', '─'.repeat(width)), title, body);
    else this.#say(title);
    this.#drawn = body;
  }

  async #ask(decision: Decision): Promise<Said> {
    const { words, paint, lines } = this.#at;
    const menu = menuFor({ g: this.#g, names: this.#names, words, withMana: this.#withMana }, decision);
    const about = decision.about === undefined ? '' : `${this.#names.of(decision.about)}: `;
    this.#say(` ${paint('bold', `${about}${words.prompts[decision.prompt]?.ask ?? decision.prompt}`)}`);
    this.#list(menu.items);
    if (menu.others !== undefined) {
      this.#say(paint('dim', '   >'));
      this.#list(menu.others);
    }
    for (;;) {
      const line = await lines.ask(`${paint('dim', ` [${menu.hint}]`)} > `);
      if (line === null) {
        this.#say(words.table.endOfInput);
        return 'leave';
      }
      const said = this.#understand(decision, menu, line.trim());
      if (said !== null) return said;
    }
  }

  #list(items: readonly Item[]): void {
    const { paint } = this.#at;
    items.forEach(({ text }, i) => {
      this.#say(`   ${paint('bold', String(i + 1).padStart(2))}  ${paintMana(text, paint)}`);
    });
  }

  /** Null if the same question stands. */
  #understand(decision: Decision, menu: Menu, text: string): Said | null {
    const command = this.#commands[text.toLowerCase()];
    if (command !== undefined && !(decision.kind === 'word' && text.length > 1)) return command(decision);
    if (text.startsWith('?')) {
      this.#explain(decision, menu, text.slice(1).trim());
      return null;
    }
    const answer = menu.read(text);
    if (answer === undefined) {
      this.#say(` ${this.#at.words.table.notUnderstood(text)}`);
      return null;
    }
    const refusal = decisionKind(this.#g, decision).check(this.#g, decision, answer);
    if (refusal === null) return { answer };
    this.#say(` ${this.#refusal(refusal, false)}`);
    this.#tell(explainLegality(this.#g, this.#at.me, answer).because.flatMap((d) => d.because));
    return null;
  }

  readonly #commands: Readonly<Record<string, (decision: Decision) => Said | null>> = {
    q: () => {
      this.#say(this.#at.words.table.quit);
      return 'leave';
    },
    c: () => {
      concede(this.#g, this.#at.me);
      return 'again';
    },
    u: () => this.#undo(),
    b: () => {
      this.#drawn = '';
      return 'again';
    },
    m: () => {
      this.#withMana = !this.#withMana;
      return 'again';
    },
    a: () => {
      this.#autoPass = !this.#autoPass;
      this.#say(` ${this.#at.words.table.autoPass(this.#autoPass)}`);
      return 'again';
    },
    p: (decision) => {
      if (decision.kind !== 'priority') return null;
      this.#passingSince = this.#g.state.game.turn.number;
      return { answer: PASS };
    },
    w: () => {
      this.#sayWhyItHappened();
      return null;
    },
    h: () => {
      for (const [key, meaning] of this.#at.words.table.help) this.#say(`   ${padded(key, 12)} ${meaning}`);
      return null;
    },
  };

  /** Back to before the spell or ability that is being announced. */
  #undo(): Said | null {
    const before = this.#g.state.checkpoint;
    if (before === null) {
      this.#say(` ${this.#at.words.table.nothingToUndo}`);
      return null;
    }
    this.#g = { ...this.#g, state: fork(before) };
    return 'again';
  }

  #explain(decision: Decision, menu: Menu, about: string): void {
    const { words, paint, width } = this.#at;
    if (about === '') {
      const why = words.prompts[decision.prompt]?.why ?? decision.prompt;
      this.#say(...filled(`${why} (${words.table.rule(decision.rule)})`, width, ' '));
      return;
    }
    const player = this.#g.state.players.find((p) => p.name.toLowerCase() === about.toLowerCase());
    if (player !== undefined) {
      this.#tell([explainLife(this.#g, player.id)]);
      return;
    }
    const entity = /^\d+$/.test(about) ? menu.items[Number(about) - 1]?.entity : this.#find(about);
    const card = entity === undefined ? findCard(about) : undefined;
    if (entity !== undefined && !isPlayer(entity)) {
      this.#say(...objectSheet(this.#g, entity, this.#names, words, paint, width));
      this.#sayWhy(entity);
    } else if (card !== undefined) this.#say(...cardSheet(card, words, paint, width));
    else this.#say(` ${words.table.unknownCard(about)}`);
  }

  /** Where each of its values comes from, if it is more than what is printed, and why it cannot be used now. */
  #sayWhy(id: ObjectId): void {
    const facts = [...whyOf(this.#g, id), ...whyNot(this.#g, id, this.#at.me)];
    if (facts.length > 0) this.#say(` ${this.#at.paint('dim', this.#at.words.table.why)}`);
    this.#tell(facts);
  }

  /** Why the last events happened that were worth a sentence. */
  #sayWhyItHappened(): void {
    const { log } = this.#g.state;
    const told: Derivation[] = [];
    for (let i = log.length - 1; i >= log.first && told.length < LAST_EVENTS; i--) {
      const seen = visibleEvents(
        this.#g,
        this.#at.me,
        [rowAt(log, i)].filter((e) => e !== undefined),
      );
      if (this.#at.words.sentences(this.#names, seen).length === 0) continue;
      const why = explainEvent(this.#g, i, this.#at.me);
      // What moved as part of another event is told with that one.
      if (why !== null && !why.because.some((d) => d.code === 'consequence-of')) told.unshift(why);
    }
    this.#tell(told);
  }

  /** Facts as the player may know them. */
  #tell(facts: readonly Derivation[]): void {
    const { me, words } = this.#at;
    for (const fact of facts) {
      for (const line of render(forViewer(this.#g, me, fact), words, this.#names.of)) this.#say(`   ${line}`);
    }
  }

  /** Something on the table that the player sees, by the beginning of its name. */
  #find(name: string) {
    const { me } = this.#at;
    const seen = view(this.#g, me);
    const zones = [STACK, BATTLEFIELD, HAND, GRAVEYARD, EXILE];
    const all = zones.flatMap((zone) => seen.players.flatMap((p) => shownIn(seen, zone, p.id)));
    const wanted = name.toLowerCase();
    const found =
      all.find((o) => o.name.toLowerCase() === wanted) ?? all.find((o) => o.name.toLowerCase().startsWith(wanted));
    return found?.id;
  }

  #outcome(): string {
    const { over } = this.#g.state;
    const { table } = this.#at.words;
    if (over === null || over.draw) return table.drawn;
    return over.winners.includes(this.#at.me) ? table.won : table.lost;
  }
}
