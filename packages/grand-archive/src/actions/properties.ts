/** Properties: objects and cards become distant, fostered, ephemeral, … (properties and states). */
import { type ObjectId, objectRow } from '@rulewright/kernel';
import type { Property } from '@rulewright/language/grand-archive';
import { forbidden } from '../effects/restrictions.ts';
import { propertyEvent } from '../events/make.ts';
import { characteristics, isType } from '../parts-of-a-card/characteristics.ts';
import { UNIT } from '../parts-of-a-card/words.ts';
import { Flag, type G } from '../state.ts';
import { FIELD } from '../zones/zones.ts';
import { followedBy, isThere } from './found.ts';
import { type ActionOf, type Acts, emit, type Outcome, type Run, UnsupportedAction } from './run.ts';

/** Loaded is what an object with cards under it is: nobody becomes it by words. */
const flags: Readonly<Record<Exclude<Property, 'loaded'>, number>> = {
  brewed: Flag.brewed,
  distant: Flag.distant,
  empowered: Flag.empowered,
  ephemeral: Flag.ephemeral,
  fostered: Flag.fostered,
  imbued: Flag.imbued,
  kindled: Flag.kindled,
  prepared: Flag.prepared,
  preserved: Flag.preserved,
  suppressed: Flag.suppressed,
};

function flagOf(property: Property): number {
  if (property === 'loaded') throw new UnsupportedAction('becoming loaded');
  return flags[property];
}

export const flagsOf = (properties: readonly Property[] | undefined): number =>
  (properties ?? []).reduce((bits, property) => bits | flagOf(property), 0);

/** Distant 1: a property of units. Fostered 4: an ally can become fostered only once. What is so already does not become it (3). */
function canBecome(g: G, id: ObjectId, property: Property): boolean {
  const row = objectRow(g.state, id);
  if ((row.flags & flagOf(property)) !== 0) return false;
  if (property !== 'distant' && property !== 'fostered') return true;
  if (row.zone !== FIELD || !isType(characteristics(g, id), UNIT)) return false;
  return property !== 'distant' || forbidden(g, 'becomeDistant', id) === null;
}

function become(run: Run, action: ActionOf<'become'>): Outcome {
  const { g, ctx } = run;
  const flag = flagOf(action.property);
  const those = followedBy(run, action.what).filter((id) => isThere(g, id));
  const changing =
    action.not === true
      ? those.filter((id) => (objectRow(g.state, id).flags & flag) !== 0)
      : those.filter((id) => canBecome(g, id, action.property));
  return emit(changing.map((object) => propertyEvent(object, flag, action.not !== true, { cause: ctx.source })));
}

export const properties: Acts<'become'> = { become };
