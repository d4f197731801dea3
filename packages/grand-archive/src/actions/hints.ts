/** Words that tell the courses of an effect apart: what is done, which keyword, token, counter or place it is about. */
import type { Action } from '@rulewright/language/grand-archive';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words that each course has and another does not. */
export function hintsFor(courses: readonly (readonly Action[])[]): readonly (readonly string[])[] {
  const all = courses.map((course) => [...new Set(wordsIn(course))]);
  return all.map((words) => words.filter((word) => !all.every((other) => other.includes(word))));
}

function wordsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (!isNode(value)) return [];
  return [...ownWords(value), ...Object.values(value).flatMap(wordsIn)];
}

/** The fields whose text is a word of the game. */
const TELLING = ['do', 'keyword', 'counter', 'position', 'zone', 'token', 'key', 'property', 'stat'] as const;

function ownWords(node: Node): readonly string[] {
  const words = TELLING.flatMap((key) => (typeof node[key] === 'string' ? [node[key]] : []));
  const { token, zones } = node;
  if (isNode(token) && typeof token.name === 'string') words.push(token.name);
  if (Array.isArray(zones)) words.push(...zones.map(String));
  return words;
}
