/** Rulings in the lab: somebody goes back and forth in them, forks, answers, renames, loads what was spoiled, and writes down what came of it. */
import { readFileSync } from 'node:fs';
import { type Answer, asPlayer, decisionKind, hash } from '@rulewright/kernel';
import { Lab, LabError, type LabTypes, readLab, startFrom, writePosition, writeSteps } from '../../src/index.ts';
import { type Below, chance } from '../answering.ts';
import { Digests, type Signature } from './digest.ts';
import type { Signed } from './moment.ts';

/** So many things are done in each lab. */
const DONE = 14;
const SPOILT = 12;

/** What the lab refuses is part of what it says. */
function told(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    if (error instanceof LabError) return [error.code, error.message];
    return error instanceof Error ? error.name : null;
  }
}

const named = (at: number): string => `From ${at}`;

function someAnswer<T extends LabTypes>(lab: Lab<T>, below: Below): Answer {
  const g = lab.moment();
  const { decision } = g.state;
  return decision === null || below(4) === 0
    ? ([null, 0, [0, 1], 'nothing', { action: 'pass' }][below(5)] ?? null)
    : decisionKind(g, decision).sample(g, decision, below);
}

function something<T extends LabTypes>(lab: Lab<T>, below: Below): unknown {
  const branch = below(lab.branches.length + 1);
  switch (below(9)) {
    case 0:
      return lab.go(below(lab.length + 2));
    case 1:
      return lab.fork(['Another', '', 'x'.repeat(300)][below(3)] ?? '');
    case 2:
      return lab.switchTo(branch);
    case 3:
      return lab.rename(branch, ['  New ', ' ', 'y'.repeat(300)][below(3)] ?? '');
    case 4:
      return lab.remove(branch);
    case 5:
      return lab.pass((['resolved', 'step', 'turn'] as const)[below(3)] ?? 'step', named);
    default:
      return lab.answer(someAnswer(lab, below), named);
  }
}

/** The saved lab with a field left out, or something else in it. */
export function spoilt(data: object, below: Below): unknown {
  const entries = Object.entries(data);
  const [key, value] = entries[below(entries.length)] ?? ['', null];
  if (typeof value === 'object' && value !== null && below(3) > 0) {
    const inside = spoilt(value, below);
    return { ...data, [key]: Array.isArray(value) ? Object.values(inside as object) : inside };
  }
  const odd = [undefined, null, -1, 99, 'odd', [], {}, 'z'.repeat(400)][below(8)];
  return { ...data, [key]: odd };
}

/** Deeper than anything a lab says. */
const DEEP = 80;
const nested = (depth: number): unknown => (depth === 0 ? null : [nested(depth - 1)]);

/** `text` is a file of rulings, of which the first is taken. */
export function labOf<T extends LabTypes>(signed: Signed<T>, cards: T['cards'], file: URL): Signature {
  const digests = new Digests();
  const text = readFileSync(file, 'utf8');
  const below = chance(text.length);
  const lab = Lab.open(signed.lab, { start: startFrom(signed.lab, text, 'file.yaml', 0), cards, name: 'The ruling' });
  for (let i = 0; i < DONE; i++) {
    digests.say(
      'answers',
      told(() => something(lab, below)),
      lab.at,
      lab.length,
      lab.branch,
      hash(lab.moment().state),
    );
    digests.say('said', lab.steps, lab.branches, lab.forks);
  }
  const saved = lab.save();
  digests.say('state', saved, lab.title, lab.moves);
  digests.say('shown', lab.snapshot(asPlayer(below(2)), signed.speech));
  digests.say('log', lab.timeline('all', signed.speech));
  digests.say(
    'whys',
    told(() => lab.why('question', 'all', signed.speech)),
    told(() => lab.words('A', 'all', 5)),
  );
  const wrong = [...Array.from({ length: SPOILT }, () => spoilt(saved, below)), { ...saved, more: nested(DEEP) }];
  digests.say('loaded', Lab.load(signed.lab, saved, cards).branches);
  digests.say(
    'refusals',
    wrong.map((data) => told(() => Lab.load(signed.lab, readLab(data), cards).branches)),
  );
  for (const check of [true, false])
    digests.say(
      'written',
      told(() => writePosition(lab, { cards, title: 'There', check })),
      told(() => writeSteps(lab, { cards, title: 'There', check })),
    );
  digests.close();
  return digests.signature();
}
