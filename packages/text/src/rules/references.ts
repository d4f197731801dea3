/** What was spoken of before: it, them, that creature, those cards; and whose: its, their, that creature's. */
import type { Selector } from '@rulewright/language';
import { rulesOf } from './categories.ts';
import { type Discourse, you } from './discourse.ts';
import { definite } from './things.ts';

export const references = rulesOf();
const { rule } = references;

rule({
  name: 'things.it',
  of: 'Thing',
  en: 'it',
  agreement: 'sg',
  mean: (_, d) => definite(d.refer({ several: false })),
});
rule({
  name: 'things.them',
  of: 'Thing',
  en: ['them', 'they'],
  agreement: 'pl',
  mean: (_, d) => definite(d.refer({ several: true })),
});
rule({
  name: 'things.eachOfThem',
  of: 'Thing',
  en: 'each of them',
  agreement: 'sg',
  mean: (_, d) => definite(d.refer({ several: true })),
});
/** How things are called again: by their kind, the permanent that was a creature too. */
const SPOKEN =
  'creature permanent card spell token artifact enchantment land planeswalker ability source Aura Equipment Vehicle'.split(
    ' ',
  );
const that = (kind: string, d: Discourse): Selector =>
  d.maybe({ kind, several: false, notSelf: true }) ?? d.refer({ kind, several: false });
for (const kind of SPOKEN) {
  rule({
    name: `things.that.${kind}`,
    of: 'Thing',
    en: [`that ${kind}`, `the ${kind}`],
    agreement: 'sg',
    mean: (_, d) => definite(that(kind, d)),
  });
  rule({
    name: `things.those.${kind}`,
    of: 'Thing',
    en: [`those <${kind}#pl>`, `the <${kind}#pl>`],
    agreement: 'pl',
    mean: (_, d) => definite(d.refer({ kind, several: true })),
  });
  rule({
    name: `things.eachOfThose.${kind}`,
    of: 'Thing',
    en: `each of those <${kind}#pl>`,
    agreement: 'sg',
    mean: (_, d) => definite(d.refer({ kind, several: true })),
  });
}
/** "That Elf", "that creature card": by its more special name. */
rule({
  name: 'things.that.subtype',
  of: 'Thing',
  slots: { t: 'Subtype' },
  en: ['that {t#sg}', 'the {t#sg}'],
  agreement: 'sg',
  mean: ({ t }, d) => definite(that(t, d)),
});
rule({
  name: 'things.those.subtype',
  of: 'Thing',
  slots: { t: 'Subtype' },
  en: 'those {t#pl}',
  agreement: 'pl',
  mean: ({ t }, d) => definite(d.refer({ kind: t, several: true })),
});

// Whose, of objects
rule({ name: 'whose.its', of: 'ThingsWhose', en: 'its', mean: (_, d) => d.refer({ several: false }) });
rule({ name: 'whose.theirThings', of: 'ThingsWhose', en: 'their', mean: (_, d) => d.refer({ several: true }) });
rule({
  name: 'whose.of',
  of: 'ThingsWhose',
  slots: { t: 'Thing' },
  en: ["{t}'s", "{t}'"],
  mean: ({ t }, d) => d.pick(t),
});

// Whose, of players
rule({ name: 'whose.your', of: 'Whose', en: 'your', mean: () => you });
rule({ name: 'whose.their', of: 'Whose', en: 'their', mean: (_, d) => d.refer({ player: true }) });
rule({ name: 'whose.players', of: 'Whose', slots: { p: 'Player' }, en: ["{p}'s", "{p}'"], mean: ({ p }) => p });
