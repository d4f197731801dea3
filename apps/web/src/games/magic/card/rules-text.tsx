/** Rules text with its symbols drawn. */
import { memo } from 'react';
import { keyed } from '../../../card/keyed.ts';
import { Mana } from './mana.tsx';

const RUN = /((?:\{[^{}]+\})+)/;

/** One line of text; what stands in braces becomes symbols, those in a row one picture. */
export const RulesText = memo(function RulesText({ text }: { readonly text: string }) {
  return keyed(text.split(RUN), String).map(({ key, item }) =>
    item.startsWith('{') ? <Mana key={key} symbols={item} /> : item,
  );
});
