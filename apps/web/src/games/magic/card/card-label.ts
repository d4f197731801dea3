/** A card in words: the name of the button around it, and what a screen reader says. */
import type { MagicPack } from '../words/index.ts';
import { changed, type Drawn } from './drawn.ts';
import { spokenSymbols } from './symbols.ts';

interface LabelOptions {
  /** Also its cost, its kind and its rules text: for a card that is to be read. */
  readonly whole?: boolean;
}

/** "Grizzly Bears, Creature — Bear, 3/3 (printed 2/2), tapped, 1 +1/+1 counter". */
export function cardLabel(card: Drawn, words: MagicPack['card'], { whole = false }: LabelOptions = {}): string {
  const { face, symbols } = words;
  const said = [card.hidden === true ? card.name || face.hiddenCard : card.name];
  if (card.hidden === true && card.faceDown === true) said.push(face.faceDown);
  if (card.hidden !== true) {
    if (whole && card.cost) said.push(face.cost(spokenSymbols(card.cost, symbols)));
    said.push(card.typeLine);
  }
  if (card.power !== null && card.toughness !== null) {
    const now = `${card.power}/${card.toughness}`;
    const { printed } = card;
    const differs =
      changed(card.power, printed?.power) !== null || changed(card.toughness, printed?.toughness) !== null;
    said.push(differs && printed ? `${now} (${face.wasPrinted(`${printed.power}/${printed.toughness}`)})` : now);
  }
  if (card.loyalty !== null) said.push(face.loyalty(String(card.loyalty)));
  if (card.defense !== null) said.push(face.defense(String(card.defense)));
  if (card.tapped === true) said.push(face.tapped);
  if (card.sick === true) said.push(face.sick);
  if (card.phasedOut === true) said.push(face.phasedOut);
  if ((card.damage ?? 0) > 0) said.push(face.damage(card.damage ?? 0));
  for (const counter of card.counters ?? []) said.push(face.counter(counter.count, counter.words));
  if (whole) for (const line of card.text) said.push(spokenText(line.words, words));
  return said.filter((part) => part !== '').join(symbols.comma);
}

/** Text with its symbols in words. */
export const spokenText = (text: string, { symbols }: MagicPack['card']): string =>
  text.replace(/(?:\{[^{}]+\})+/g, (run) => spokenSymbols(run, symbols));
