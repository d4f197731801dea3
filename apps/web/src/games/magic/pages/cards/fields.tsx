/** What is written on a card: its kind, and the fields of each face. */
import type { SourceCard, SourceFace } from '@rulewright/text/magic';
import { Choice } from '../../../../ui/choice.tsx';
import { useWords } from '../../words/index.ts';
import { FaceFields } from './face-fields.tsx';

const LAYOUTS = ['normal', 'transform', 'modal_dfc', 'split', 'adventure', 'flip'] as const;
type Layout = (typeof LAYOUTS)[number];
const EMPTY: SourceFace = { name: '', typeLine: '', text: '' };
export const fresh: SourceCard = { name: '', layout: 'normal', faces: [EMPTY] };

/** A card goes by the names of its faces. */
export const named = (source: SourceCard): SourceCard => ({
  ...source,
  name: source.faces.map(({ name }) => name.trim()).join(' // '),
  faces: source.faces.map((face) => ({ ...face, name: face.name.trim() })),
});

export const isWritten = ({ faces }: SourceCard): boolean =>
  faces.every(({ name, typeLine }) => name.trim() !== '' && typeLine.trim() !== '');

export function isDraft(value: unknown): boolean {
  const { layout, faces } = (value ?? {}) as Partial<SourceCard>;
  return (
    typeof layout === 'string' &&
    Array.isArray(faces) &&
    faces.length > 0 &&
    faces.every(
      ({ name, typeLine, text }) =>
        typeof name === 'string' && typeof typeLine === 'string' && typeof text === 'string',
    )
  );
}

interface FieldsProps {
  readonly card: SourceCard;
  change(card: SourceCard): void;
}

export function Fields({ card, change }: FieldsProps) {
  const { cards, card: own } = useWords();
  const setLayout = (next: Layout): void => {
    const [first = EMPTY, second = EMPTY] = card.faces;
    change({ ...card, layout: next, faces: next === 'normal' ? [first] : [first, second] });
  };
  return (
    <>
      <Choice
        className="cards-field"
        label={own.write.layout}
        value={card.layout}
        of={LAYOUTS}
        words={(each) => own.write.layouts[each]}
        choose={setLayout}
      />
      {card.faces.map((face, i) => (
        <FaceFields
          // biome-ignore lint/suspicious/noArrayIndexKey: faces have places, not names that stay
          key={i}
          legend={card.faces.length === 1 ? null : i === 0 ? cards.write.first : cards.write.second}
          face={face}
          change={(next) => change({ ...card, faces: card.faces.map((old, at) => (at === i ? next : old)) })}
        />
      ))}
    </>
  );
}
