/** Magic in this app: what its table shows and asks. The page imports types only; the engine's worker imports the rest. */
import type { MagicQuestion } from '@rulewright/table/magic';

export {
  type AskAttackers,
  type AskBlockers,
  type AskPayment,
  type MagicPlayerShown as PlayerShown,
  type MagicQuestion as Question,
  type MagicSettings as Settings,
  type MagicShown as Shown,
  type MagicSnapshot as Snapshot,
  type MagicSpeech as Speech,
  type MagicTypes,
  magicTable,
  speechIn,
  type TextLine,
} from '@rulewright/table/magic';

export type AskPriority = Extract<MagicQuestion, { readonly kind: 'priority' }>;
