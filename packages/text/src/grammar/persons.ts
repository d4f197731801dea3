/**
 * Words that go by who does it: where a rule can be said with "your" or with "their", it is "your" of what you do and "their" of what
 * anybody else does. What was read with the other word is no reading.
 */
import { agreementOfTree } from './agreement.ts';
import type { Grammar, Wording } from './grammar.ts';
import { FORMS } from './language.ts';
import type { Tree } from './tree.ts';

/** Who does what a phrase says, as far as it is known. */
type Doer = 'you' | 'others' | undefined;

/** Whether every such word of the phrase fits its doer. */
export const fitsItsDoer = (grammar: Grammar, tree: Tree): boolean =>
  grammar.language.persons === undefined || fits(grammar, tree, undefined);

function fits(grammar: Grammar, tree: Tree, doer: Doer): boolean {
  if (tree.rule.terminal !== undefined) return true;
  const wording = grammar.wordings.get(tree.rule)?.[tree.wording];
  if (wording === undefined) return true;
  const said = saidOf(grammar, wording);
  if (said !== undefined && doer !== undefined && said !== doer) return false;
  const persons = grammar.language.persons ?? {};
  /** Who has been spoken of in this phrase so far. */
  let subject: Doer;
  /** Who is a part of it. */
  let spokenOf: Doer;
  for (const step of wording.steps) {
    if (step.kind === 'literal') {
      const person = persons[step.word];
      if (said !== undefined && spokenOf !== undefined && person !== undefined && person !== spokenOf) return false;
      subject = person ?? subject;
    }
    if (step.kind !== 'slot') continue;
    const kid = tree.kids[step.slot];
    if (kid === undefined) continue;
    const category = grammar.categories[step.category];
    let does: Doer;
    if (category?.isVerb === true) {
      const { form } = step;
      if (form.from === 'own') does = doer;
      else if (form.from !== 'fixed') does = doerOf(grammar, tree.kids[form.slot]);
      else if (form.form === FORMS.s) does = 'others';
      // What nobody is said to do, the reader is told to do.
      else does = subject ?? (form.form === FORMS.base ? 'you' : doer);
    }
    if (!fits(grammar, kid, does)) return false;
    if (category?.canBeYou === true) {
      spokenOf = doerOf(grammar, kid);
      subject = spokenOf;
    }
  }
  return true;
}

const doerOf = (grammar: Grammar, kid: Tree | undefined): Doer =>
  kid === undefined ? undefined : agreementOfTree(grammar, kid, 0) === 'you' ? 'you' : 'others';

const known = new WeakMap<Wording, { readonly said: Doer }>();

/** Of whom a wording speaks, if the rule has another that is the same but for that. */
function saidOf(grammar: Grammar, wording: Wording): Doer {
  const before = known.get(wording);
  if (before !== undefined) return before.said;
  const own = personIn(grammar, wording);
  const others = (grammar.wordings.get(wording.rule) ?? []).map((other) => personIn(grammar, other));
  const isTwin = ({ person, rest }: Spoken): boolean => person !== own.person && rest === own.rest;
  const said = others.some(isTwin) ? own.person : undefined;
  known.set(wording, { said });
  return said;
}

interface Spoken {
  readonly person: Doer;
  /** All that is not its person. */
  readonly rest: string;
}

function personIn({ language }: Grammar, { steps }: Wording): Spoken {
  let person: Doer;
  const rest = steps.map((step) => {
    if (step.kind !== 'literal') return JSON.stringify(step);
    const of = language.persons?.[step.word];
    person = of ?? person;
    return of === undefined ? step.word : 'whose';
  });
  return { person, rest: rest.join(' ') };
}
