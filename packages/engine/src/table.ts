/** A game as the people at it see it and answer it: snapshots and questions in words, passing, undo, bots at the other seats. */
export {
  type Asking,
  type Begun,
  type LabGame,
  type LabTypes,
  type LabWriting,
  type LogLine,
  type SeatGiven,
  type Settings,
  Sitting,
  type SittingOptions,
  type Snapshot,
  type Speech,
  type Start,
  TableError,
  type TableGame,
  type TableTypes,
} from '@rulewright/table';
