/** How a person speaks of the others and of objects at the table. */
import { type EntityId, isPlayer, NO_PLAYER, objectRow, type PlayerId, playerRow, type Seen } from '@rulewright/kernel';
import { characteristics, copiable, Flag, type G, type StackEntry, zones } from '@rulewright/magic';
import type { Names } from '@rulewright/text';
import type { MagicSpeech } from './speech.ts';

/** For one who watches or sees everything, nobody is "you". What they cannot point at is just a card. */
export function namesFor(seen: Seen<G>, speech: MagicSpeech): Names {
  const { table } = speech.words;
  const { viewer } = seen;
  const isYou = (id: PlayerId): boolean => viewer !== NO_PLAYER && id === viewer;
  const of = (id: EntityId): string => {
    if (isPlayer(id)) return isYou(id) ? table.you : playerRow(seen.g.state, id).name;
    if (!seen.knows(id)) return table.aCard;
    const { g } = seen;
    const row = objectRow(g.state, id);
    // 708.5: who may look at a face-down object knows what it is.
    if ((row.flags & Flag.faceDown) !== 0 && viewer !== NO_PLAYER && g.rules.sees(g, viewer, row))
      return speech.card(copiable(g.pool, { ...row, flags: 0 }).name);
    const { name, subtypes } = characteristics(g, id);
    if (row.kind === 'token') return speech.token(name, subtypes);
    if (name !== '') return speech.card(name);
    const entry = row.stack as StackEntry | null;
    return entry === null || entry.source === id ? table.aCard : table.abilityOf(of(entry.source));
  };
  const onStack = (id: EntityId) => {
    const entry = isPlayer(id) ? null : (objectRow(seen.g.state, id).stack as StackEntry | null);
    return entry && { source: entry.source, targets: entry.targets.flatMap((t) => t.chosen), x: entry.x };
  };
  return { of, isYou, onStack, zone: (index) => zones[index]?.name ?? '' };
}
