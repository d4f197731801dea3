/** Answers to "why?" in words, as the one who asks may know them. */
import type { Derivation } from '@rulewright/kernel';
import type { Look, TableGame } from './game.ts';
import type { Asking, TableTypes, Why } from './snapshot.ts';

export function whys<T extends TableTypes>(game: TableGame<T>, look: Look<T>, asking: Asking): readonly Why[] {
  if (asking === 'question') return decisionWhy(look);
  return game.explain(look.seen, asking).map((fact) => told(game, look, fact));
}

const told = <T extends TableTypes>(game: TableGame<T>, look: Look<T>, fact: Derivation): Why => ({
  words: game.tell(look, fact),
  rules: fact.rules,
  entities: fact.objects,
  because: fact.because.map((part) => told(game, look, part)),
});

/** What others are asked is theirs to know. */
function decisionWhy<T extends TableTypes>({ seen, speech: { words } }: Look<T>): readonly Why[] {
  const { decision } = seen.g.state;
  if (decision === null || !seen.isAsked) return [];
  return [
    {
      words: words.prompts[decision.prompt]?.why ?? decision.prompt,
      rules: [decision.rule],
      entities: decision.about === undefined || !seen.knows(decision.about) ? [] : [decision.about],
      because: [],
    },
  ];
}
