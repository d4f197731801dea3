/** What the table of Grand Archive shows and asks. */
export type {
  AskGlimpse,
  AskMaterialize,
  GrandArchivePlayerShown as PlayerShown,
  GrandArchiveQuestion as Question,
  GrandArchiveShown as Shown,
  GrandArchiveSnapshot as Snapshot,
  GrandArchiveTypes,
  TextLine,
} from '@rulewright/table/grand-archive';
