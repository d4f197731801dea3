/** One of several tokens is summoned: who chooses which. */
import { rulesOf } from '../categories/index.ts';

export const summoning = rulesOf();
const { rule } = summoning;

rule({
  name: 'act.summonOneOf',
  of: 'Act',
  slots: { t: 'TokenNames' },
  en: ['<summon> a {t} token', '<summon> their choice of {t} token', '<summon> their choice of a {t} token'],
  mean:
    ({ t }) =>
    (who) => [{ do: 'summonOneOf', tokens: t, count: 1, ...(who.kind === 'you' ? {} : { who }) }],
});
rule({
  name: 'act.summonYourChoice',
  of: 'Act',
  slots: { t: 'TokenNames' },
  en: ['<summon> your choice of {t} token', '<summon> your choice of a {t} token'],
  mean:
    ({ t }) =>
    (who) => [
      { do: 'summonOneOf', tokens: t, count: 1, ...(who.kind === 'you' ? {} : { who, chooser: { kind: 'you' } }) },
    ],
});
