/** Turning cards face down and face up where they lie (properties and states, facing). */
import { objectRow } from '@rulewright/kernel';
import { propertyEvent } from '../events/make.ts';
import { inTurnOrder } from '../general-rules/players.ts';
import { Flag } from '../state.ts';
import { BANISHMENT } from '../zones/zones.ts';
import { type ActionOf, type Acts, emit, type Outcome, objectsOf, type Run, UnsupportedAction } from './run.ts';

/** Public and private information 5: who knew the card keeps the knowledge. */
function turnFace(run: Run, { what, down }: ActionOf<'turnFace'>): Outcome {
  const { g, ctx } = run;
  const cards = objectsOf(run, what);
  if (cards.some((id) => objectRow(g.state, id).zone !== BANISHMENT))
    throw new UnsupportedAction('turning what is not banished face down');
  return emit(
    cards.map((id) => ({
      ...propertyEvent(id, Flag.faceDown, down, { cause: ctx.source }),
      ...(down ? { seenBy: inTurnOrder(g).filter((player) => g.rules.sees(g, player, objectRow(g.state, id))) } : {}),
    })),
  );
}

export const facing: Acts<'turnFace'> = { turnFace };
