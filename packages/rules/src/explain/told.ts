/** An explanation as somebody may read it: it names nothing that this one could not point at. */
import { type Derivation, derivation, type Game, type Seen } from '@rulewright/kernel';

/** Facts that are public although the objects they speak of are not: how many cards are in a hand. */
const PUBLIC_FACTS: ReadonlySet<string> = new Set(['counted']);

/** That there is something which is not for them. */
export const hiddenFact = (g: Game): Derivation => derivation('hidden', { rules: [g.rules.hiding] });

/** What is not for those eyes is left out; a fact about nothing but that becomes "hidden". */
export function told(seen: Seen, d: Derivation): Derivation {
  const objects = d.objects.filter((id) => seen.knows(id));
  if (objects.length < d.objects.length && !PUBLIC_FACTS.has(d.code)) return hiddenFact(seen.g);
  return { ...d, objects, because: d.because.map((part) => told(seen, part)) };
}
