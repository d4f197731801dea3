/** Searching: a page of what a query finds, ready to be drawn. */
import { bundledTokens, type CardFacts, inOrderOf, type Order, readQuery, sourceOf } from '@rulewright/cards/magic';
import type { Lang } from '@rulewright/text';
import type { Listed, SearchAsked, SearchFound } from '../../../../engine/cards/types.ts';
import { ServiceError } from '../../../../engine/rpc.ts';
import type { Drawn } from '../../card/drawn.ts';
import { printedFace } from './printed.ts';
import { everything, sourced } from './sources.ts';

/** The last list: its pages are asked for one after the other. */
let last: {
  readonly key: string;
  readonly all: readonly CardFacts[];
  readonly of: number;
  readonly found: readonly CardFacts[];
} | null = null;

export async function search({
  query,
  order,
  language,
  from,
  count,
}: SearchAsked<Order, Lang>): Promise<SearchFound<Drawn>> {
  const all = await everything();
  const key = JSON.stringify([query, order]);
  if (last?.key !== key || last.all !== all) {
    const read = readQuery(query);
    if ('problem' in read) throw new ServiceError('bad-query', read.problem.code, { problem: read.problem });
    const among = all.filter(({ origin }) => read.tokens === (origin === 'token'));
    last = { key, all, of: among.length, found: inOrderOf(order, among.filter(read.test)) };
  }
  const cards: Listed<Drawn>[] = [];
  for (const facts of last.found.slice(from, from + count)) {
    const listed = facts.origin === 'token' ? token(facts, language) : await listedCard(facts, language);
    if (listed !== null) cards.push(listed);
  }
  return { total: last.found.length, of: last.of, cards };
}

async function listedCard({ name, origin, refused }: CardFacts, lang: Lang): Promise<Listed<Drawn> | null> {
  const found = await sourced(name);
  const [front, back] = found?.source.faces ?? [];
  if (found === undefined || front === undefined) return null;
  const face = printedFace(front, 0, lang, found.names, found.card?.faces[0]);
  return { id: name, origin, face, back: back?.name ?? null, refused };
}

/** Tokens have no text of their own; what they can do is explained. */
function token({ name, faces }: CardFacts, lang: Lang): Listed<Drawn> | null {
  const [{ power, toughness, colors }] = faces;
  const made = bundledTokens().find(
    (t) =>
      t.name === name &&
      (t.power === power || typeof t.power !== 'number') &&
      (t.toughness === toughness || typeof t.toughness !== 'number'),
  );
  if (made === undefined || colors === undefined) return null;
  const { power: _, toughness: __, back: ___, ...rest } = made;
  const face = { ...rest, ...(power === undefined || toughness === undefined ? {} : { power, toughness }) };
  const [source] = sourceOf({ name, layout: 'normal', faces: [face] }, []).faces;
  return source === undefined
    ? null
    : { id: name, origin: 'token', face: printedFace(source, 0, lang, {}, face), back: null, refused: false };
}
