/**
 * Passing: who may act and what passing does (`passing`), what is done before anybody may (`settling`), and sequences of choices that
 * players agree on (`shortcuts`). A game fills in who, what and by which rules.
 */
export { type Afterwards, activeFirst, type Passing, passingProcedure } from './passing.ts';
export { type OpenChoice, settling, settlingProcedure } from './settling.ts';
export {
  isProposal,
  type Proposal,
  proposalRefusal,
  type ShortcutDecision,
  type ShortcutReply,
  type ShortcutRules,
  shortcutDecisions,
  shortcutReplies,
  takeShortcut,
} from './shortcuts.ts';
export { playerAfter } from './turn-order.ts';
