/** Searching: a page of what a query finds, ready to be drawn. */
import { type CardFacts, inOrderOf, type Order, readQuery } from '@rulewright/cards/grand-archive';
import type { GrandArchiveSpeech } from '@rulewright/table/grand-archive';
import type { Lang } from '@rulewright/text';
import type { Listed, SearchAsked, SearchFound } from '../../../../engine/cards/types.ts';
import { ServiceError } from '../../../../engine/rpc.ts';
import type { Drawn } from '../../card/drawn.ts';
import { finder } from '../services/shelf.ts';
import { speech } from '../services/speech.ts';
import { printedFace } from './printed.ts';
import { everything, sourced } from './sources.ts';

export async function search(asked: SearchAsked<Order, Lang>): Promise<SearchFound<Drawn>> {
  const { query, order, language, from, count } = asked;
  const all = await everything();
  const read = readQuery(query);
  if ('problem' in read) throw new ServiceError('bad-query', read.problem.code, { problem: read.problem });
  const found = inOrderOf(order, all.filter(read.test));
  const words = speech(language, await finder());
  const cards: Listed<Drawn>[] = [];
  for (const facts of found.slice(from, from + count)) cards.push(await listed(facts, words));
  return { total: found.length, of: all.length, cards };
}

async function listed({ slug, faces, origin, refused }: CardFacts, words: GrandArchiveSpeech): Promise<Listed<Drawn>> {
  const found = await sourced(slug);
  const [front, back] = faces;
  const given = { slug, source: found?.source?.faces[0], meant: found?.card?.faces[0] };
  const face = printedFace(front ?? { name: slug, types: [] }, given, words);
  return { id: slug, origin, face, back: back?.name ?? null, refused };
}
