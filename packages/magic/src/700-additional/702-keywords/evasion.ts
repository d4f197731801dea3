/** Keywords that say what can block what (702, 509.1b). The rules of combat read them (`500-turn/combat/509.1b-evasion.ts`). */
import type { Keywords } from './keyword.ts';

export const evasion: Keywords = {
  flying: { rule: '702.9' },
  intimidate: { rule: '702.13' },
  landwalk: { rule: '702.14' },
  reach: { rule: '702.17' },
  shadow: { rule: '702.28' },
  horsemanship: { rule: '702.31' },
  fear: { rule: '702.36' },
  menace: { rule: '702.111' },
  skulk: { rule: '702.118' },
};
