/** The elements that a deck needs. */
import { ELEMENTS } from '@rulewright/language/grand-archive';
import { ElementSign } from './card/index.ts';

export function Elements({ list }: { readonly list: readonly string[] }) {
  return ELEMENTS.filter((element) => list.includes(element)).map((element) => (
    <ElementSign key={element} element={element} />
  ));
}
