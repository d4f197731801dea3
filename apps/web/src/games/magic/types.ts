/** What the table of Magic shows and asks. */
export type {
  AskAttackers,
  AskBlockers,
  AskPayment,
  MagicPlayerShown as PlayerShown,
  MagicQuestion as Question,
  MagicShown as Shown,
  MagicSnapshot as Snapshot,
  MagicSpeech as Speech,
  MagicTypes,
  TextLine,
} from '@rulewright/table/magic';
