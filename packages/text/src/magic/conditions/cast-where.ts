/** Conditions about who cast this or another object, from where and when. */
import type { Condition, Selector, Zone } from '@rulewright/language/magic';
import { Unclear } from '../../grammar/meaning.ts';
import { rulesOf } from '../categories/index.ts';
import { allOf, you } from '../nouns/selectors.ts';
import { ANYWHERE, NOT_FROM_OWN_HAND } from '../nouns/spells-cast.ts';
import { cast } from './how-cast.ts';

export const castWhere = rulesOf();
const { rule } = castWhere;

/** 400.3: a hand, a graveyard or a library has only the cards of the player whose it is; "your hand" is not another player's. */
const castFromOwn = (what: Selector, from: Zone, by: ByYou = {}): Condition =>
  cast(
    what,
    { kind: 'wasCast', from, own: true, ...by },
    allOf([
      { kind: 'castFrom', zones: [from], ...by },
      { kind: 'ownedBy', who: you },
    ]),
  );
/** 601.2a: "you cast it" says who did; "it was cast" does not. */
interface ByYou {
  readonly byYou?: true;
}
const BY_YOU: ByYou = { byYou: true };
const castFromExile = (what: Selector, by: ByYou = {}): Condition =>
  cast(what, { kind: 'wasCast', from: 'exile', ...by }, { kind: 'castFrom', zones: ['exile'], ...by });
const castElsewhere = (what: Selector, by: ByYou = {}): Condition =>
  cast(
    what,
    {
      kind: 'all',
      of: [
        { kind: 'wasCast', ...by },
        { kind: 'not', of: { kind: 'wasCast', from: 'hand', own: true } },
      ],
    },
    allOf([{ kind: 'castFrom', zones: ANYWHERE, ...by }, NOT_FROM_OWN_HAND]),
  );
rule({
  name: 'condition.wasCast',
  of: 'Condition',
  slots: { what: 'CastThing' },
  en: '{what} was cast',
  mean: ({ what }) => cast(what, { kind: 'wasCast' }, { kind: 'castFrom', zones: ANYWHERE }),
});
/** 601.2a: another player could have cast what is yours now. */
const castByYou = (what: Selector): Condition =>
  cast(what, { kind: 'wasCast', ...BY_YOU }, { kind: 'castFrom', zones: ANYWHERE, ...BY_YOU });
rule({
  name: 'condition.youCast',
  of: 'Condition',
  slots: { what: 'CastThing' },
  en: 'you cast {what}',
  mean: ({ what }) => castByYou(what),
});
rule({
  name: 'condition.youDidntCast',
  of: 'Condition',
  slots: { what: 'CastThing' },
  en: "you didn't cast {what}",
  mean: ({ what }) => ({ kind: 'not', of: castByYou(what) }),
});
/** A spell resolves in the phase it was cast in (500.2), so that is where it is asked. */
const castInMainPhase = (what: Selector, by: ByYou = {}): Condition => {
  if (what.kind !== 'this') throw new Unclear('when another object was cast');
  const then: readonly Condition[] = [
    { kind: 'turnOf', who: you },
    { kind: 'step', steps: ['main1', 'main2'] },
  ];
  return { kind: 'all', of: [{ kind: 'wasCast', ...by }, ...then] };
};
rule({
  name: 'condition.castInMainPhase',
  of: 'Condition',
  slots: { what: 'CastThing' },
  en: '{what} was cast during your main phase',
  mean: ({ what }) => castInMainPhase(what),
});
rule({
  name: 'condition.youCastInMainPhase',
  of: 'Condition',
  slots: { what: 'CastThing' },
  en: 'you cast {what} during your main phase',
  mean: ({ what }) => castInMainPhase(what, BY_YOU),
});
rule({
  name: 'condition.wasntCast',
  of: 'Condition',
  slots: { what: 'CastThing' },
  en: "{what} wasn't cast",
  mean: ({ what }) => ({ kind: 'not', of: cast(what, { kind: 'wasCast' }, { kind: 'castFrom', zones: ANYWHERE }) }),
});
rule({
  name: 'condition.castFrom',
  of: 'Condition',
  slots: { what: 'CastThing', z: 'Zone' },
  en: '{what} was cast from your {z}',
  mean: ({ what, z }) => castFromOwn(what, z),
});
rule({
  name: 'condition.youCastFrom',
  of: 'Condition',
  slots: { what: 'CastThing', z: 'Zone' },
  en: 'you cast {what} from your {z}',
  mean: ({ what, z }) => castFromOwn(what, z, BY_YOU),
});
rule({
  name: 'condition.castFromAny',
  of: 'Condition',
  slots: { what: 'CastThing', z: 'Zone' },
  en: '{what} was cast from a {z}',
  mean: ({ what, z }) => cast(what, { kind: 'wasCast', from: z }, { kind: 'castFrom', zones: [z] }),
});
rule({
  name: 'condition.castFromExile',
  of: 'Condition',
  slots: { what: 'CastThing' },
  en: '{what} was cast from exile',
  mean: ({ what }) => castFromExile(what),
});
rule({
  name: 'condition.youCastFromExile',
  of: 'Condition',
  slots: { what: 'CastThing' },
  en: 'you cast {what} from exile',
  mean: ({ what }) => castFromExile(what, BY_YOU),
});
rule({
  name: 'condition.notCastFrom',
  of: 'Condition',
  slots: { what: 'CastThing', z: 'Zone' },
  en: "you didn't cast {what} from your {z}",
  mean: ({ what, z }) => ({
    kind: 'not',
    of: castFromOwn(what, z, BY_YOU),
  }),
});
rule({
  name: 'condition.castFromElsewhere',
  of: 'Condition',
  slots: { what: 'CastThing' },
  en: [
    '{what} was cast from anywhere other than your hand',
    "{what} was cast from anywhere other than its owner's hand",
  ],
  mean: ({ what }) => castElsewhere(what),
});
rule({
  name: 'condition.youCastFromElsewhere',
  of: 'Condition',
  slots: { what: 'CastThing' },
  en: 'you cast {what} from anywhere other than your hand',
  mean: ({ what }) => castElsewhere(what, BY_YOU),
});
