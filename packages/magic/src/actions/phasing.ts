/** Permanents phase out at the word of an effect (702.26). */
import { objectRow } from '@rulewright/kernel';
import type { MagicEvent } from '../event-types.ts';
import { permanentsOf } from './found.ts';
import { type Acts, emit } from './run.ts';

export const phasing: Acts<'phaseOut'> = {
  phaseOut(run, action) {
    const objects = permanentsOf(run, action.what);
    // 702.26h: an attachment goes along with what it is attached to.
    const direct = objects.filter((id) => !objects.some((host) => host === objectRow(run.g.state, id).host));
    return emit(direct.map((object): MagicEvent => ({ kind: 'phaseOut', object, cause: run.ctx.source })));
  },
};
