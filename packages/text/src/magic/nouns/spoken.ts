/** What Magic's things can be called when they are spoken of again, and players that only Magic speaks of so. */
import { that } from '../../prose/references.ts';
import { definite } from '../../prose/things.ts';
import { rulesOf } from '../categories/index.ts';
import { self } from './selectors.ts';

export const spoken = rulesOf();
const { rule, lexicon } = spoken;

const KINDS =
  'creature permanent card spell token artifact enchantment land planeswalker battle ability source copy'.split(' ');
lexicon({
  of: 'SpokenKind',
  en: Object.fromEntries(KINDS.map((word) => [word, `<${word}>`])),
  mean: (word) => [word],
});
rule({ name: 'spokenKind.subtype', of: 'SpokenKind', slots: { t: 'Subtype' }, en: '{t}', mean: ({ t }) => [t] });
rule({
  name: 'spokenKind.typeCard',
  of: 'SpokenKind',
  slots: { t: 'CardType' },
  en: '{t#sg} <card>',
  mean: ({ t }) => [t, 'card'],
});
rule({
  name: 'spokenKind.permanentCard',
  of: 'SpokenKind',
  en: 'permanent <card>',
  mean: () => ['permanent card', 'card'],
});
rule({
  name: 'spokenKind.typeSpell',
  of: 'SpokenKind',
  slots: { t: 'CardType' },
  en: '{t#sg} <spell>',
  mean: ({ t }) => [t, 'spell'],
});
rule({
  name: 'spokenKind.typeToken',
  of: 'SpokenKind',
  slots: { t: 'CardType' },
  en: '{t#sg} <token>',
  mean: ({ t }) => [t, 'token'],
});
// By what was done to them; cards are spoken of in `libraries.ts`.
const DONE =
  'sacrificed discarded revealed chosen returned destroyed countered copied created tapped exiled blighted'.split(' ');
lexicon({ of: 'Participle', en: Object.fromEntries(DONE.map((word) => [word, word])), mean: (word) => word });
const OBJECTS = 'creature permanent artifact enchantment land planeswalker token spell'.split(' ');
lexicon({
  of: 'SpokenObject',
  en: Object.fromEntries(OBJECTS.map((word) => [word, `<${word}>`])),
  mean: (word) => word,
});
rule({ name: 'spokenObject.subtype', of: 'SpokenObject', slots: { t: 'Subtype' }, en: '{t}', mean: ({ t }) => t });
/** Of the event at hand. */
rule({
  name: 'things.thatDied',
  of: 'Thing',
  slots: { k: 'SpokenKind' },
  en: 'the {k#sg} that died',
  agreement: 'sg',
  mean: ({ k }, d) => definite(that(k, d)),
});

rule({
  name: 'things.bothOfThem',
  of: 'Thing',
  en: 'both of them',
  agreement: 'pl',
  mean: (_, d) => definite(d.refer({ several: true })),
});
/** The player that an Aura enchants. */
rule({
  name: 'players.enchanted',
  of: 'Player',
  en: 'enchanted player',
  agreement: 'sg',
  mean: (_, d) => d.mentionPlayer({ kind: 'host', of: self }),
});
/** Damage "to a player or planeswalker" is answered for by a player. */
rule({
  name: 'players.orController',
  of: 'Player',
  en: [
    "that player or that planeswalker's controller",
    "that player or that permanent's controller",
    "that player or that creature's controller",
    "that planeswalker's controller or that player",
  ],
  agreement: 'sg',
  mean: (_, d) => {
    const of = d.refer({ kind: 'anything' });
    const isPlayer = { kind: 'player' } as const;
    return d.mentionPlayer({
      kind: 'union',
      of: [
        { kind: 'filter', of, where: isPlayer },
        { kind: 'controller', of: { kind: 'filter', of, where: { kind: 'not', of: isPlayer } } },
      ],
    });
  },
});
