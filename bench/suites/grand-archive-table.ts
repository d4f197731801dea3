/**
 * Grand Archive as the table grows: one event and what the game looks at after it, and what a player sees. Champions, allies that change
 * others, and as many plain objects as are asked for.
 */
import { bundledCards } from '@rulewright/cards/grand-archive';
import { asPlayer, begin, happen, type ObjectId, type PlayerId, run, view, zoneObjects } from '@rulewright/kernel';
