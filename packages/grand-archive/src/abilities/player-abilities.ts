/** Abilities that players have: agility, which effects give them for a while (keywords, agility 1). */
import type { PlayerId } from '@rulewright/kernel';
import type { KeywordAbility } from '@rulewright/language/grand-archive';
import * as common from '@rulewright/rules';
import { triggerEvent } from '../events/make.ts';
import type { GrandArchiveEvent } from '../events/types.ts';
import { inTurnOrder } from '../general-rules/players.ts';
import type { G } from '../state.ts';
import { expandKeyword } from './keywords/expand.ts';

type PlayerAbility = common.PlayerAbility<KeywordAbility>;

/** The keyword abilities that effects give a player now. */
const abilitiesOf = (g: G, player: PlayerId): readonly PlayerAbility[] =>
  common.abilitiesOfPlayer(g, player, common.environment(g).onPlayers) as readonly PlayerAbility[];

export const playerHas = (g: G, player: PlayerId, keyword: string): boolean =>
  abilitiesOf(g, player).some(({ ability }) => ability.keyword === keyword);

/** Agility 1.2: as any end phase begins it triggers once for each instance that a player has. */
export const agilityTriggers = (g: G): readonly GrandArchiveEvent[] =>
  inTurnOrder(g).flatMap((player) =>
    abilitiesOf(g, player).flatMap(({ ability: agility, ctx }) =>
      agility.keyword === 'agility'
        ? expandKeyword(agility).map((ability) =>
            triggerEvent({ source: ctx.source, controller: player, ability, event: null, locals: ctx.locals }),
          )
        : [],
    ),
  );
