/** A game in the terminal against a bot: a sitting at a table, drawn as text and answered by lines. */
import { type Answer, asPlayer, type EntityId, isPlayer } from '@rulewright/kernel';
import { type LogLine, type Question, refusedIn, Sitting, type SittingOptions, type Why } from '@rulewright/table';
import { drawBoard } from './board.ts';
import { type Drawing, type Item, type Menu, nameOf, objectOf, type TerminalGame, type TerminalTypes } from './game.ts';
import type { Lines } from './lines.ts';
import { menuFor } from './menu.ts';
import { filled, type Paint, padded } from './paint.ts';

/** Where the game is shown, and who is asked. */
export interface Terminal {
  readonly paint: Paint;
  readonly width: number;
  readonly lines: Lines;
  readonly write: (text: string) => void;
}

export interface TerminalSitting<T extends TerminalTypes> extends Omit<SittingOptions<T>, 'me' | 'settings'> {
  readonly terminal: Terminal;
  /** Pass without asking where there is nothing else to do. */
  readonly autoPass: boolean;
}

/** Plays a game until it is over or the player leaves. The player has the first seat. */
export async function playAtTable<T extends TerminalTypes>(
  game: TerminalGame<T>,
  { terminal, autoPass, ...options }: TerminalSitting<T>,
): Promise<void> {
  const { start, speech } = options;
  const [mine, theirs] = start.players.map(({ deck }) => deck.name);
  terminal.write(`${speech.words.table.welcome(mine ?? '', theirs ?? '', start.seed)}\n`);
  const settings = { ...game.table.passing.settings, autoPass };
  const sitting = new Sitting(game.table, { ...options, me: asPlayer(0), settings });
  await new Table(game, sitting, speech, terminal).play();
}

type Said = 'answered' | 'asked again' | 'leaves';

/** How many are explained at once. */
const LAST_EVENTS = 3;

class Table<T extends TerminalTypes> {
  readonly #game: TerminalGame<T>;
  readonly #sitting: Sitting<T>;
  readonly #speech: T['speech'];
  readonly #words: T['speech']['words'];
  readonly #at: Terminal;
  #withMinor = false;
  /** How many lines of the log the player has read. */
  #read = 0;
  #drawn = '';

  constructor(game: TerminalGame<T>, sitting: Sitting<T>, speech: T['speech'], at: Terminal) {
    this.#game = game;
    this.#sitting = sitting;
    this.#speech = speech;
    this.#words = speech.words;
    this.#at = at;
  }

  async play(): Promise<void> {
    for (;;) {
      const drawing = this.#show();
      const { question, over } = drawing.snapshot;
      if (question === null) {
        if (over !== null) this.#say(over.words);
        return;
      }
      if ((await this.#ask(drawing, question)) === 'leaves') return;
    }
  }

  #say(...lines: readonly string[]): void {
    for (const line of lines) this.#at.write(`${line}\n`);
  }

  /** What has happened since the player last looked, and the table if it looks different now. */
  #show(): Drawing<T> {
    const { paint, width } = this.#at;
    const drawing: Drawing<T> = {
      snapshot: this.#sitting.snapshot(),
      speech: this.#speech,
      words: this.#words,
      paint,
      width,
    };
    const { lines } = this.#sitting;
    for (const line of lines.slice(this.#read)) this.#sayNews(line);
    this.#read = lines.length;
    const body = drawBoard(this.#game, drawing);
    if (body !== this.#drawn) this.#say(paint('dim', '─'.repeat(width)));
    this.#say(paint('bold', drawing.snapshot.turn.words));
    if (body !== this.#drawn) this.#say(body);
    this.#drawn = body;
    return drawing;
  }

  #sayNews({ words, kind }: LogLine): void {
    const { paint, width } = this.#at;
    const turn = kind === 'turn';
    for (const line of filled(turn ? `— ${words} —` : words, width, ' '))
      this.#say(paint(turn ? 'bold' : 'cyan', line));
  }

  async #ask(drawing: Drawing<T>, question: Question<T>): Promise<Said> {
    const { paint, lines } = this.#at;
    const menu = menuFor(this.#game, drawing, question, this.#withMinor);
    const about = question.about === undefined ? '' : nameOf(drawing, question.about);
    this.#say(` ${paint('bold', about === '' ? question.words : `${about}: ${question.words}`)}`);
    this.#list(menu.items);
    if (menu.others !== undefined) {
      this.#say(paint('dim', '   >'));
      this.#list(menu.others);
    }
    if (menu.note !== undefined) this.#say(...filled(menu.note, this.#at.width, '   '));
    for (;;) {
      const line = await lines.ask(`${paint('dim', ` [${menu.hint}]`)} > `);
      if (line === null) {
        this.#say(this.#words.table.endOfInput);
        return 'leaves';
      }
      const said = this.#understand(drawing, question, menu, line.trim());
      if (said !== null) return said;
    }
  }

  #list(items: readonly Item[]): void {
    const { paint } = this.#at;
    items.forEach(({ text }, i) => {
      this.#say(`   ${paint('bold', String(i + 1).padStart(2))}  ${this.#game.symbols(text, paint)}`);
    });
  }

  /** Null if the same question stands. */
  #understand(drawing: Drawing<T>, question: Question<T>, menu: Menu, text: string): Said | null {
    const command = this.#commands[text.toLowerCase()];
    if (command !== undefined) return command(question);
    if (text.startsWith('?')) {
      this.#explain(drawing, menu, text.slice(1).trim());
      return null;
    }
    const answer = menu.read(text);
    if (answer === undefined) {
      this.#say(` ${this.#words.table.notUnderstood(text)}`);
      return null;
    }
    return this.#answer(answer);
  }

  #answer(answer: Answer): Said | null {
    const refusal = this.#sitting.answer(answer);
    if (refusal === null) return 'answered';
    this.#say(` ${this.#words.table.refused(refusedIn(this.#words, refusal), refusal.rule)}`);
    // That it is not legal was just said: what follows is why.
    this.#tell(this.#sitting.why({ answer }).flatMap(({ because }) => because.flatMap((why) => why.because)));
    return null;
  }

  readonly #commands: Readonly<Record<string, (question: Question<T>) => Said | null>> = {
    q: () => {
      this.#say(this.#words.table.quit);
      return 'leaves';
    },
    c: () => {
      if (this.#sitting.concede()) return 'answered';
      this.#say(` ${this.#words.table.notUnderstood('c')}`);
      return null;
    },
    u: () => this.#undo(),
    b: () => {
      this.#drawn = '';
      return 'asked again';
    },
    m: () => {
      this.#withMinor = !this.#withMinor;
      return 'asked again';
    },
    a: () => {
      const { settings } = this.#sitting;
      const autoPass = !settings.autoPass;
      this.#say(` ${this.#words.table.autoPass(autoPass)}`);
      this.#sitting.settings = { ...settings, autoPass };
      return 'asked again';
    },
    p: ({ kind }) => {
      if (kind !== 'priority') return null;
      this.#sitting.passUntil('my-turn');
      return 'answered';
    },
    w: () => {
      const told = this.#sitting.lines.filter(({ kind }) => kind === 'event').slice(-LAST_EVENTS);
      this.#tell(told.flatMap(({ event }) => this.#sitting.why({ event })));
      return null;
    },
    h: () => {
      for (const [key, meaning] of this.#words.table.help) this.#say(`   ${padded(key, 12)} ${meaning}`);
      return null;
    },
  };

  #undo(): Said | null {
    if (!this.#sitting.undo()) {
      this.#say(` ${this.#words.table.nothingToUndo}`);
      return null;
    }
    this.#read = Math.min(this.#read, this.#sitting.lines.length);
    return 'answered';
  }

  #explain(drawing: Drawing<T>, menu: Menu, about: string): void {
    const { table } = this.#words;
    if (about === '') {
      for (const { words, rules } of this.#sitting.why('question'))
        this.#say(...filled(`${words} (${rules.map(table.rule).join(', ')})`, this.#at.width, ' '));
      return;
    }
    const entity = /^\d+$/.test(about) ? menu.items[Number(about) - 1]?.entity : this.#find(drawing, about);
    if (entity !== undefined && isPlayer(entity)) {
      this.#tell(this.#sitting.why({ of: entity }));
      return;
    }
    const object = entity === undefined ? undefined : objectOf(drawing, entity);
    if (object !== undefined) {
      this.#say(...this.#game.sheet(drawing, object));
      this.#sayWhy(object.id);
      return;
    }
    this.#say(...(this.#game.card(drawing, about) ?? [` ${table.unknownCard(about)}`]));
  }

  /** Where each of its values comes from, if it is more than what is printed, and why it cannot be used now. */
  #sayWhy(of: EntityId): void {
    const facts = this.#sitting.why({ of });
    if (facts.length > 0) this.#say(` ${this.#at.paint('dim', this.#words.table.why)}`);
    this.#tell(facts);
  }

  #tell(facts: readonly Why[], depth = 0): void {
    for (const { words, rules, because } of facts) {
      this.#say(`   ${'  '.repeat(depth)}${words}${rules.length === 0 ? '' : ` [${rules.join(', ')}]`}`);
      this.#tell(because, depth + 1);
    }
  }

  /** A player, or something on the table that is seen, by the beginning of its name. */
  #find(drawing: Drawing<T>, name: string): EntityId | undefined {
    const wanted = name.toLowerCase();
    const { players, objects } = drawing.snapshot;
    const player = players.find((p) => p.name.toLowerCase() === wanted);
    if (player !== undefined) return player.id;
    const all = Object.values(objects);
    const named = (is: (called: string) => boolean) => all.find((o) => is(o.name.toLowerCase()));
    return (named((called) => called === wanted) ?? named((called) => called.startsWith(wanted)))?.id;
  }
}
