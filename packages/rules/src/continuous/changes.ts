/** The changes of characteristics that any game has, in the layers that it has for them. */
import type { PlayerId, State } from '@rulewright/kernel';
import type { CoreChange } from '@rulewright/language';
import { Facet } from '../evaluate/concept.ts';
import { select } from '../evaluate/evaluate.ts';
import type { AnyFamilies } from '../evaluate/families.ts';
import type { Node } from '../evaluate/vocabulary.ts';
import type { CommonGame } from '../game.ts';
import { UnsupportedAction } from '../program/run.ts';
import { isKeyword } from './dependency.ts';
import { playersMeant } from './durations.ts';
import type { Draft } from './effect.ts';
import type { ChangeTable } from './rules.ts';

/** Nobody who has left gets control of anything. */
function hasLeft(s: State, player: PlayerId): boolean {
  const standing = s.players[player]?.standing;
  return standing === 'lost' || standing === 'drew';
}

/** It listens, acts or can be activated; a plain keyword does not. */
const isActive = (g: CommonGame, ability: Node): boolean =>
  !isKeyword(ability) || g.rules.continuous.meaningOf(ability).length > 0;

function lose(g: CommonGame, draft: Draft, keyword: string): void {
  const { belongsTo } = g.rules.continuous;
  draft.abilities = draft.abilities.filter((a) => !belongsTo(a, keyword));
}

/** It has that keyword, and having it twice is like having it once. */
const isNothingNew = (g: CommonGame, { abilities }: Draft, keyword: string): boolean =>
  g.rules.continuous.isRedundant?.(keyword) === true && abilities.some((a) => isKeyword(a) && a.keyword === keyword);

const endsEffects = ({ keyword }: { readonly keyword: string }, { rules }: CommonGame): boolean =>
  rules.continuous.standsForEffects?.(keyword) === true;

const ofAbilities = (): number => Facet.ability;

/** The name under which an effect keeps who gets control by it. */
const CONTROLLER = { kind: 'var', name: 'effect.controller' } as const;

export const coreChanges = (layers: {
  readonly copy: number;
  readonly control: number;
  readonly ability: number;
}): ChangeTable<CoreChange<AnyFamilies>, CommonGame> => ({
  copyOf: {
    layer: layers.copy,
    fix(_g, _ctx, { kind }) {
      throw new UnsupportedAction(`an effect with ${kind}`);
    },
    apply() {
      throw new Error('copy effects are kept as copiable values on the object');
    },
  },
  thisAbility: {
    layer: layers.copy,
    apply() {
      throw new Error('an exception of a copy effect is part of the copiable values');
    },
  },
  name: {
    layer: layers.copy,
    apply(_g, draft, c) {
      draft.name = c.name;
    },
  },
  controller: {
    layer: layers.control,
    selectors: (c) => [c.who],
    fix(g, ctx, c, locals) {
      if (c.who.kind === 'you') return c;
      locals[CONTROLLER.name] = playersMeant(g, c.who, ctx);
      return { ...c, who: CONTROLLER };
    },
    apply(g, draft, c, ctx) {
      const [who] = select(g, c.who, ctx);
      if (who !== undefined && !hasLeft(g.state, who as PlayerId)) draft.controller = who as PlayerId;
    },
  },
  gain: {
    layer: layers.ability,
    writes: ofAbilities,
    grants: (g, c) => isActive(g, c.ability),
    apply(g, draft, c, ctx) {
      const { givenBy, meaningOf } = g.rules.continuous;
      const ability = givenBy(g, c.ability, ctx);
      if (isKeyword(ability) && isNothingNew(g, draft, ability.keyword)) return;
      const meaning = isKeyword(ability) ? meaningOf(ability, draft.abilities) : [];
      draft.abilities = [...draft.abilities, ability, ...meaning];
    },
  },
  lose: {
    layer: layers.ability,
    writes: ofAbilities,
    takes: endsEffects,
    apply: (g, draft, c) => lose(g, draft, c.keyword),
  },
  cantHave: {
    layer: layers.ability,
    writes: ofAbilities,
    takes: endsEffects,
    apply: (g, draft, c) => lose(g, draft, c.keyword),
  },
  loseAll: {
    layer: layers.ability,
    writes: ofAbilities,
    takes: () => true,
    grants: () => true,
    apply(_g, draft) {
      draft.abilities = [];
    },
  },
});
