/** Taking shortcuts (732.2): a player with priority proposes a sequence of choices, the others accept or shorten it. */
import type { Answer, Decision, Refusal } from '@rulewright/kernel';
import * as common from '@rulewright/rules';
import type { G } from '../../state.ts';

export {
  isProposal,
  type Proposal,
  Recent,
  repetition,
  type ShortcutDecision,
  type ShortcutReply,
  shortcutDecisions,
  shortcutReplies,
} from '@rulewright/rules';

/** 732.2a: the proposal; 732.2b: each other player accepts it or names where it ends; 732.2c: it is taken. */
const RULES: common.ShortcutRules = { propose: '732.2a', reply: '732.2b' };

export const proposalRefusal = (g: G, decision: Decision, answer: Answer): Refusal | null =>
  common.proposalRefusal(RULES, g, decision, answer);

export const shortcutProcedures = { shortcut: common.takeShortcut(RULES) } as const;
