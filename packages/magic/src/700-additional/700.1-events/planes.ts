/** Control of planes and phenomena passes on with the turn and as players leave (901.6). */
import { objectRow } from '@rulewright/kernel';
import { becomeObject } from '@rulewright/kernel/write';
import { faceUp, PLANAR, planarController } from '../../900-variants/901-planechase/901.6-planes.ts';
import type { G } from '../../state.ts';

/** 311.5, 312.4: who is the planar controller controls what is face up. */
export function handOverPlanes(g: G): void {
  if (g.state.game.format.planes !== true) return;
  const player = planarController(g);
  for (const id of faceUp(g, PLANAR)) {
    if (objectRow(g.state, id).controller !== player) becomeObject(g, id, { controller: player, holder: player });
  }
}
