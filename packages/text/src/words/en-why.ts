/** The facts of derivations that any game has, in English, by code. */
import type { Fact, Words } from './words.ts';

const at =
  (i: number) =>
  (f: Fact): string =>
    f.names[i] ?? 'something';
export const first = at(0);
export const second = at(1);
const all = (f: Fact): string => (f.names.length === 0 ? 'nothing' : f.names.join(', '));
export const origin = (f: Fact): string => `${f.show('value')} ${f.show('is')}`;

/** "layer 7c: Anthem: power 2 → 3". */
export const layer = (f: Fact): string => `layer ${f.data.layer}: ${first(f)}: ${change(f)}`;

export function change(f: Fact): string {
  const { gained, lost } = f.data;
  if (!Array.isArray(gained) || !Array.isArray(lost)) return `${f.show('value')} ${f.show('from')} → ${f.show('to')}`;
  const parts = [
    ...(gained.length > 0 ? [`gains ${f.show('gained')}`] : []),
    ...(lost.length > 0 ? [`loses ${f.show('lost')}`] : []),
  ];
  return parts.join('; ') || `${f.show('value')} in another order`;
}

const SEVERAL: ReadonlySet<string> = new Set([
  'types',
  'subtypes',
  'supertypes',
  'colors',
  'abilities',
  'elements',
  'classes',
]);

/** What is said alike of every game. */
export const commonWhy: Words['why'] = {
  value: (f) =>
    Array.isArray(f.data.is) && f.data.is.length === 0
      ? `${first(f)}: no ${f.show('value')}`
      : `${first(f)}: ${f.show('value')} ${SEVERAL.has(String(f.data.value)) ? 'are' : 'is'} ${f.show('is')}`,
  'value-last-known': (f) =>
    `${first(f)} is gone; as it last existed, ${f.show('value')} ${SEVERAL.has(String(f.data.value)) ? 'were' : 'was'} ${f.show('is')}`,
  hidden: () => 'something that you cannot see',
  'origin-printed': (f) => `printed on the card: ${origin(f)}`,
  'origin-token': (f) => `the token was created with ${origin(f)}`,
  'origin-copy': (f) =>
    `it is a copy, with ${origin(f)}${f.names.length > 1 ? ` (because of ${f.names.slice(1).join(', ')})` : ''}`,
  'origin-controller': (f) => `controlled from the beginning by ${f.show('is')}`,
  'timestamp-order': (f) =>
    `effects of one layer apply in the order of their timestamps (this one: ${f.show('timestamp')})`,
  dependency: (f) => `it depends on an effect of ${all(f)}, which therefore applies first, whatever the timestamps`,
  'dependency-loop': (f) =>
    `effects of ${all(f)} depend on one another, so that their timestamps decide (this one: ${f.show('timestamp')})`,
  ceased: (f) =>
    `does not apply: ${first(f)}: ${f.show('effect')}; it depends on ${f.names.slice(1).join(', ') || 'another effect'}, which applies first and makes it cease`,
  'not-in-force': (f) =>
    `does not apply: ${first(f)}: ${f.show('effect')}; its condition is not true: ${f.show('condition')}`,
  'by-static-ability': (f) => `a static ability of ${first(f)}: ${f.show('effect')}`,
  'by-resolved': (f) => `${first(f)} has resolved: ${f.show('effect')}`,
  'condition-holds': (f) => `its condition is true: ${f.show('condition')}`,
  counted: (f) => `${f.show('count')} counted: ${f.show('what')}${f.names.length === 0 ? '' : ` (${all(f)})`}`,
  legal: (f) => `legal${f.names.length === 0 ? '' : `: ${f.names.at(-1)}`}`,
  illegal: (f) => `not legal now${f.names.length === 0 ? '' : `: ${f.names.at(-1)}`}`,
  activations: (f) => `activated abilities of ${first(f)}`,
  'no-activated-ability': (f) => `${first(f)} has no activated ability`,
  'legal-ability': (f) => `may be activated: ${f.show('ability')}`,
  'illegal-ability': (f) => `may not be activated: ${f.show('ability')}`,
  'nothing-asked': () => 'there is nothing to decide',
  'not-your-decision': () => 'another player decides now',
  restriction: (f) => `${first(f)} says: ${f.show('effect')}`,
  requirement: (f) => `${first(f)} says: ${f.show('effect')}`,
  permission: (f) => `an effect allows it: ${f.show('effect')}`,
  'from-hand': () => 'it is in the hand',
  'targets-exist': (f) => `there are legal targets: ${all(f)}`,
  'fits-question': (f) => `it fits the question: ${f.show('prompt')}`,
  triggers: (f) => `triggered abilities of ${first(f)}`,
  'no-triggered-ability': (f) => `${first(f)} has no triggered ability`,
  triggered: (f) => `triggers on ${f.show('event')}: ${f.show('ability')}`,
  'not-triggered': (f) => `does not trigger on ${f.show('event')}: ${f.show('ability')}`,
  'triggers-again': (f) => `an additional time because of ${first(f)}`,
  'triggers-not': (f) => `not at all because of ${first(f)}`,
  'other-event': (f) => `it waits for ${f.show('waitsFor')}, not for ${f.show('event')}`,
  'not-functioning': (f) => `the ability does not work where ${first(f)} is`,
  'event-part-differs': (f) => `the event is not the right one: ${f.show('part')}`,
  'intervening-if': (f) => `its "if" is not true: ${f.show('condition')}`,
  'triggered-enough': (f) => `it has triggered often enough this turn (${f.show('times')})`,
  event: (f) => `${f.show('event')}${'amount' in f.data ? ` ${f.show('amount')}` : ''}: ${all(f)}`,
  'caused-by': (f) => `caused by ${first(f)}`,
  'replaced-by': (f) => `changed by a replacement effect${f.names.length === 0 ? '' : ` of ${first(f)}`}`,
  'consequence-of': () => 'it follows from this',
  'follows-from': () => 'it happened because of this',
  'made-trigger': (f) => `an ability of ${first(f)} triggered`,
  'mandatory-loop': (f) =>
    `a loop of mandatory actions that nothing ends (${f.show('length')} at a time): abilities of ${all(f)}`,
  'loop-unproven': (f) =>
    `after ${f.show('after')} resolutions in a row, with nobody acting, no end is in sight: abilities of ${all(f)}`,
  'too-much': (f) =>
    `one instruction would have come to ${f.show('amount')} of something, and at most ${f.show('most')} is played`,
};
