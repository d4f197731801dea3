/** Lists as the programs and the people that are to read them write them. */
import type { CardCount } from '../../decklist/decklist.ts';
import type { MagicList } from './form.ts';

export const LIST_FORMATS = ['arena', 'mtgo', 'dek', 'plain'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

const lines = (cards: readonly CardCount[]): readonly string[] => cards.map(([count, name]) => `${count} ${name}`);

const headed = (heading: string, cards: readonly CardCount[]): readonly string[] =>
  cards.length === 0 ? [] : [heading, ...lines(cards), ''];

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

const elements = (cards: readonly CardCount[], sideboard: boolean): readonly string[] =>
  cards.map(
    ([count, name]) =>
      `  <Cards CatID="0" Quantity="${count}" Sideboard="${sideboard}" Name="${escaped(name.replaceAll(' // ', '/'))}" />`,
  );

const printers: Readonly<Record<ListFormat, (list: MagicList) => readonly string[]>> = {
  arena: ({ name, parts: { main, sideboard, commander } }) => [
    ...(name === undefined ? [] : ['About', `Name ${name}`, '']),
    ...headed('Commander', commander),
    ...headed('Deck', main),
    ...headed('Sideboard', sideboard),
  ],
  // Magic Online has the commander in the sideboard.
  mtgo: ({ parts: { main, sideboard, commander } }) => {
    const beside = [...commander, ...sideboard];
    return [...lines(main), ...(beside.length === 0 ? [] : ['', 'Sideboard', ...lines(beside)])];
  },
  dek: ({ parts: { main, sideboard, commander } }) => [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    '  <NetDeckID>0</NetDeckID>',
    '  <PreconstructedDeckID>0</PreconstructedDeckID>',
    ...elements(main, false),
    ...elements([...commander, ...sideboard], true),
    '</Deck>',
  ],
  plain: ({ name, parts: { main, sideboard, commander } }) => [
    ...(name === undefined ? [] : [`// ${name}`]),
    ...headed('Commander', commander),
    ...(commander.length === 0 ? [...lines(main), ''] : headed('Deck', main)),
    ...headed('Sideboard', sideboard),
  ],
};

export const printDecklist = (list: MagicList, format: ListFormat): string =>
  `${printers[format](list).join('\n').trimEnd()}\n`;
