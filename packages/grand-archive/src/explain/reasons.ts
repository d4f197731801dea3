/** What stands behind a refusal: one entry per reason code, each with the facts and the objects responsible. */
import { type Derivation, derivation, type EntityId, isObject, type PlayerId, zoneObjects } from '@rulewright/kernel';
import { asPlain, type Because, type Refused, refusalFact, restrictionFacts } from '@rulewright/rules';
import { championOf } from '../card-types/champion.ts';
import { characteristics } from '../parts-of-a-card/characteristics.ts';
import { elementWords } from '../parts-of-a-card/words.ts';
import { elementsToPlay } from '../playing-cards/legality.ts';
import { context, type G } from '../state.ts';
import { holds } from '../vocabulary/evaluate.ts';
import { STACK } from '../zones/zones.ts';
import { characteristicFacts } from './characteristic.ts';
import { enabledFacts } from './players.ts';

const whyIs = (g: G, id: EntityId | undefined, value: string): readonly Derivation[] => {
  const found = id !== undefined && isObject(id) ? characteristicFacts(g, id, value) : null;
  return found === null ? [] : [found];
};

/** Why the object itself has the keyword that the code names. */
const ofObject: Because<G> = (g, { refusal, object }) => whyIs(g, object, refusal.code);
const whoControls: Because<G> = (g, { object }) => [...whyIs(g, object, 'controller'), ...whyIs(g, object, 'types')];

/** Timing, slow 1: whose turn it is, which phase, and what is on the effects stack. */
export function timingNow(g: G): Derivation {
  const { turn } = g.state.game;
  const stack = zoneObjects(g, STACK, turn.active).length;
  return derivation('timing-now', {
    rules: ['timing.slow.1'],
    objects: [turn.active],
    data: { step: turn.step, stack },
  });
}

/** Element 2: those of the card that are not enabled, and what is. */
function missingElements(g: G, { player, object }: Refused): readonly Derivation[] {
  if (object === undefined) return [];
  const missing = elementWords(characteristics(g, object).elements & ~elementsToPlay(g, player));
  return [
    ...missing.map((element) =>
      derivation('element-missing', { rules: ['element.2'], objects: [object], data: { element } }),
    ),
    enabledFacts(g, player),
  ];
}

const ofChampion = (g: G, player: PlayerId, value: string): readonly Derivation[] =>
  whyIs(g, championOf(g, player), value);

/** Pride 1: the level that it asks for, and the champion's. */
const pride: Because<G> = (g, { object, player }) => [...whyIs(g, object, 'pride'), ...ofChampion(g, player, 'level')];

/** "Activate this only …": what its text demands. */
const onlyWhen: Because<G> = (g, { object, player }) =>
  object === undefined
    ? []
    : characteristics(g, object).abilities.flatMap((ability) =>
        ability.kind === 'only' && !holds(g, ability.condition, context(object, player))
          ? [
              derivation('condition-fails', {
                rules: ['card-activation.1.6'],
                objects: [object],
                data: { condition: asPlain(ability.condition) },
              }),
            ]
          : [],
      );

const table: Readonly<Record<string, Because<G>>> = {
  'element-not-enabled': missingElements,
  'not-at-fast-speed': (g, { object }) => [timingNow(g), ...whyIs(g, object, 'speed')],
  'not-your-object': whoControls,
  'not-your-unit': whoControls,
  'does-not-obey': pride,
  'class-locked': (g, { object, player }) => [...whyIs(g, object, 'class locked'), ...ofChampion(g, player, 'classes')],
  'level-locked': (g, { object, player }) => [
    ...whyIs(g, object, 'level locked'),
    ...ofChampion(g, player, 'base-level'),
  ],
  'wrong-level': (g, { object, player }) => [...whyIs(g, object, 'base-level'), ...ofChampion(g, player, 'base-level')],
  'wrong-lineage': (g, { object, player }) => [...whyIs(g, object, 'lineage'), ...ofChampion(g, player, 'name')],
  'not-allowed-now': onlyWhen,
  'no-power': (g, { object }) => whyIs(g, object, 'power'),
  forbidden: restrictionFacts(['permission.2']),
  omnishroud: ofObject,
  spellshroud: ofObject,
};

export const reasonFact = (g: G, r: Refused): Derivation => refusalFact(table, g, r);
