/** Answers to "why?" in words, as the one who asks may know them. */
import type { Derivation } from '@rulewright/kernel';
import { type Eyes, viewerOf } from './eyes.ts';
import { type GameOf, type Look, lookAt, type TableGame } from './game.ts';
import type { Asking, TableTypes, Why } from './snapshot.ts';

export function whys<T extends TableTypes>(
  game: TableGame<T>,
  g: GameOf<T>,
  asking: Asking,
  eyes: Eyes,
  speech: T['speech'],
): readonly Why[] {
  const look = lookAt(game, g, viewerOf(eyes), speech);
  if (asking === 'question') return decisionWhy(look);
  return game.explain(g, look.viewer, asking).map((fact) => told(game, look, fact));
}

const told = <T extends TableTypes>(game: TableGame<T>, look: Look<T>, fact: Derivation): Why => ({
  words: game.tell(look, fact),
  rules: fact.rules,
  entities: fact.objects,
  because: fact.because.map((part) => told(game, look, part)),
});

function decisionWhy<T extends TableTypes>({ g, speech: { words } }: Look<T>): readonly Why[] {
  const { decision } = g.state;
  if (decision === null) return [];
  return [
    {
      words: words.prompts[decision.prompt]?.why ?? decision.prompt,
      rules: [decision.rule],
      entities: decision.about === undefined ? [] : [decision.about],
      because: [],
    },
  ];
}
