// Abilities by their words: a fragment of the English text, in which the object itself has many names.
/** An ability, and a text that says it. */
interface AbilityText {
  readonly ability: object;
  readonly text: string;
}

/** What is left of an ability on the stack. */
interface Effect {
  readonly targets?: unknown;
  readonly actions: unknown;
  readonly modes?: unknown;
}

const SELF = '{this}';

export class AbilityWords {
  readonly #byAbility = new Map<string, string[]>();
  readonly #byEffect = new Map<string, string[]>();
  readonly #byInstead = new Map<string, string[]>();
  readonly #names: readonly string[];
  readonly #self: RegExp;

  /**
   * `names` are the cards' own names; each stands for the object itself in a fragment, as do "this" and one of the nouns that the game
   * has for objects.
   */
  constructor(texts: readonly AbilityText[], names: readonly string[], nouns: readonly string[]) {
    this.#self = new RegExp(`\\bthis (?:${nouns.join('|')})\\b`, 'g');
    this.#names = names.map((name) => name.toLowerCase()).toSorted((a, b) => b.length - a.length);
    for (const { ability, text } of texts) {
      const words = [this.#plain(text.replace(/^"(.*)"$/, '$1'))];
      add(this.#byAbility, keyOf(ability), words);
      if ('actions' in ability) add(this.#byEffect, effectKey(ability), words);
      for (const instead of insteadsIn(ability)) add(this.#byInstead, JSON.stringify(instead), words);
    }
  }

  /** Whether the words of the ability have this in them. */
  has(ability: object, fragment: string): boolean {
    return this.#has(this.#byAbility.get(keyOf(ability)), fragment);
  }

  /** The same of an ability on the stack, of which only the effect is left. */
  effectHas(effect: Effect, fragment: string): boolean {
    return this.#has(this.#byEffect.get(effectKey(effect)), fragment);
  }

  /** The same of what happens instead of an event. */
  replacementHas(instead: object, fragment: string): boolean {
    return this.#has(this.#byInstead.get(JSON.stringify(instead)), fragment);
  }

  /** How well the words of the ability have this in them: at their beginning 3, elsewhere 2, inside quotation marks 1. */
  likeness(ability: object, fragment: string): number {
    const wanted = this.#plain(fragment);
    const texts = wanted === SELF ? [] : (this.#byAbility.get(keyOf(ability)) ?? []);
    if (texts.some((words) => words.startsWith(wanted))) return 3;
    if (texts.some((words) => words.replace(/"[^"]*"/g, '""').includes(wanted))) return 2;
    return texts.some((words) => words.includes(wanted)) ? 1 : 0;
  }

  /** A name alone is no text. */
  #has(texts: readonly string[] | undefined, fragment: string): boolean {
    const wanted = this.#plain(fragment);
    return wanted !== SELF && (texts ?? []).some((words) => words.includes(wanted));
  }

  /** Whether any ability here has these words: if not, they are no text that could be meant. */
  knows(fragment: string): boolean {
    const wanted = this.#plain(fragment);
    return [...this.#byAbility.values()].some((all) => all.some((words) => words.includes(wanted)));
  }

  #plain(text: string): string {
    let plain = text.toLowerCase().replaceAll('’', "'").replaceAll('−', '-').replace(this.#self, SELF);
    for (const name of this.#names) plain = plain.replaceAll(name, SELF);
    return plain.replace(/\s+/g, ' ').trim();
  }
}

function add(map: Map<string, string[]>, key: string, words: readonly string[]): void {
  map.set(key, [...(map.get(key) ?? []), ...words]);
}

/** Whose effect gives an ability is none of its words. */
const keyOf = (node: unknown): string =>
  JSON.stringify(node, (_key, value) => (value?.kind === 'granter' ? { kind: 'granter' } : value));

const effectKey = ({ targets, actions, modes }: Effect): string => keyOf([targets ?? [], actions, modes ?? null]);

/** What an ability says happens instead of something, wherever in it. */
function insteadsIn(node: unknown): readonly object[] {
  if (typeof node !== 'object' || node === null) return [];
  const { instead } = node as { readonly instead?: unknown };
  const own = typeof instead === 'object' && instead !== null ? [instead] : [];
  return [...own, ...Object.values(node).flatMap(insteadsIn)];
}
