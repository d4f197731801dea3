// Abilities by their words: a fragment of the English text, in which the object itself has many names.
import type { Ability, Effect } from '@rulewright/language';
import type { AbilityText } from '@rulewright/text';

/** "This creature", "this spell" and their kin are the object itself. */
const THIS =
  /\bthis (?:creature|artifact|enchantment|land|planeswalker|battle|permanent|spell|card|token|aura|equipment|vehicle|saga|class|case|room|siege|fortification|spacecraft)\b/g;

export class AbilityWords {
  readonly #byAbility = new Map<string, string[]>();
  readonly #byEffect = new Map<string, string[]>();
  readonly #names: readonly string[];

  /** `names` are the cards' own names; each stands for the object itself in a fragment. */
  constructor(texts: readonly AbilityText[], names: readonly string[]) {
    this.#names = names.map((name) => name.toLowerCase()).toSorted((a, b) => b.length - a.length);
    for (const { ability, text } of texts) {
      const words = [this.#plain(text)];
      add(this.#byAbility, JSON.stringify(ability), words);
      if ('actions' in ability) add(this.#byEffect, effectKey(ability), words);
    }
  }

  /** Whether the words of the ability have this in them. */
  has(ability: Ability, fragment: string): boolean {
    return (this.#byAbility.get(JSON.stringify(ability)) ?? []).some((words) => words.includes(this.#plain(fragment)));
  }

  /** The same of an ability on the stack, of which only the effect is left. */
  effectHas(effect: Effect, fragment: string): boolean {
    return (this.#byEffect.get(effectKey(effect)) ?? []).some((words) => words.includes(this.#plain(fragment)));
  }

  /** Whether any ability here has these words: if not, they are no text that could be meant. */
  knows(fragment: string): boolean {
    const wanted = this.#plain(fragment);
    return [...this.#byAbility.values()].some((all) => all.some((words) => words.includes(wanted)));
  }

  #plain(text: string): string {
    let plain = text.toLowerCase().replaceAll('’', "'").replaceAll('−', '-').replace(THIS, '{this}');
    for (const name of this.#names) plain = plain.replaceAll(name, '{this}');
    return plain.replace(/\s+/g, ' ').trim();
  }
}

function add(map: Map<string, string[]>, key: string, words: readonly string[]): void {
  map.set(key, [...(map.get(key) ?? []), ...words]);
}

const effectKey = ({ targets, actions, modes }: Effect): string =>
  JSON.stringify([targets ?? [], actions, modes ?? null]);
