/** What words agree with: the feature of a phrase, and the form that a part has by it. */
import type { Form, Grammar, Wording } from './grammar.ts';
import type { Feature, Language } from './language.ts';
import type { Tree } from './tree.ts';

/** What a part that is not read yet has. */
export const UNSAID: Feature = 'sg';

export function formOf(language: Language, form: Form, own: number, agreements: readonly Feature[]): number {
  switch (form.from) {
    case 'fixed':
      return form.form;
    case 'own':
      return own;
    case 'noun':
      return language.nounForm(agreements[form.slot] ?? UNSAID);
    case 'verb':
      return language.verbForm(agreements[form.slot] ?? UNSAID);
  }
}

/** A phrase without agreement of its own has that of its form: nouns asked for as several are several. */
export function agreementOf(
  { agreementSlot, feature }: Wording,
  form: number,
  agreements: readonly Feature[],
): Feature {
  if (agreementSlot >= 0) return agreements[agreementSlot] ?? UNSAID;
  return feature ?? (form === 1 ? 'pl' : 'sg');
}

export function wordingOf(grammar: Grammar, tree: Tree, usual: boolean): Wording {
  const all = grammar.wordings.get(tree.rule) ?? [];
  const found = usual ? all.find((wording) => fits(wording, tree)) : all[tree.wording];
  if (found === undefined) throw new Error(`${tree.rule.name} has no such wording in ${grammar.language.code}`);
  return found;
}

/** A wording fits if it has exactly the parts that are there. */
function fits(wording: Wording, tree: Tree): boolean {
  const slots = new Set(wording.steps.flatMap((step) => (step.kind === 'slot' ? [step.slot] : [])));
  return tree.kids.every((kid, slot) => (kid !== undefined) === slots.has(slot));
}

/** Feature may come from a part that stands later in the text, so all of it is found before anything is printed. */
export function kidAgreements(grammar: Grammar, tree: Tree, wording: Wording, form: number): readonly Feature[] {
  const agreements: Feature[] = tree.kids.map(() => 'sg');
  for (const step of wording.steps) {
    if (step.kind !== 'slot') continue;
    const kid = tree.kids[step.slot];
    if (kid !== undefined)
      agreements[step.slot] = agreementOfTree(grammar, kid, formOf(grammar.language, step.form, form, agreements));
  }
  return agreements;
}

export function agreementOfTree(grammar: Grammar, tree: Tree, form: number): Feature {
  const { terminal } = tree.rule;
  if (terminal !== undefined) return terminal.agreement?.(tree.value ?? '') ?? 'sg';
  const wording = wordingOf(grammar, tree, false);
  return agreementOf(wording, form, wording.agreementSlot < 0 ? [] : kidAgreements(grammar, tree, wording, form));
}
