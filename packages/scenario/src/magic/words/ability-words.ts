// Abilities by their words: a fragment of the English text, in which the object itself has many names.
import { type Ability, type Effect, type Replacement, walk } from '@rulewright/language/magic';
import type { AbilityText } from '@rulewright/text/magic';

/** "This creature", "this spell" and their kin are the object itself. */
const THIS =
  /\bthis (?:creature|artifact|enchantment|land|planeswalker|battle|permanent|spell|card|token|aura|equipment|vehicle|saga|class|case|room|siege|fortification|spacecraft)\b/g;

const SELF = '{this}';

export class AbilityWords {
  readonly #byAbility = new Map<string, string[]>();
  readonly #byEffect = new Map<string, string[]>();
  readonly #byInstead = new Map<string, string[]>();
  readonly #names: readonly string[];

  /** `names` are the cards' own names; each stands for the object itself in a fragment. */
  constructor(texts: readonly AbilityText[], names: readonly string[]) {
    this.#names = names.map((name) => name.toLowerCase()).toSorted((a, b) => b.length - a.length);
    for (const { ability, text } of texts) {
      const words = [this.#plain(text.replace(/^"(.*)"$/, '$1'))];
      add(this.#byAbility, keyOf(ability), words);
      if ('actions' in ability) add(this.#byEffect, effectKey(ability), words);
      walk(ability, (node) => {
        if (typeof node.instead === 'object') add(this.#byInstead, JSON.stringify(node.instead), words);
        return undefined;
      });
    }
  }

  /** Whether the words of the ability have this in them. */
  has(ability: Ability, fragment: string): boolean {
    return this.#has(this.#byAbility.get(keyOf(ability)), fragment);
  }

  /** The same of an ability on the stack, of which only the effect is left. */
  effectHas(effect: Effect, fragment: string): boolean {
    return this.#has(this.#byEffect.get(effectKey(effect)), fragment);
  }

  /** The same of what happens instead of an event. */
  replacementHas(instead: Replacement, fragment: string): boolean {
    return this.#has(this.#byInstead.get(JSON.stringify(instead)), fragment);
  }

  /** How well the words of the ability have this in them: at their beginning 3, elsewhere 2, inside quotation marks 1. */
  likeness(ability: Ability, fragment: string): number {
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
    let plain = text.toLowerCase().replaceAll('’', "'").replaceAll('−', '-').replace(THIS, SELF);
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
