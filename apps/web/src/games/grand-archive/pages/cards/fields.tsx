/** What is written on a card. */
import { plainName } from '@rulewright/cards';
import {
  CARD_TYPES,
  type CardType,
  ELEMENTS,
  type Element,
  SUPERTYPES,
  type Supertype,
} from '@rulewright/language/grand-archive';
import type { SourceCard, SourceFace } from '@rulewright/text/grand-archive';
import { useId, useState } from 'react';
import { Choice } from '../../../../ui/choice.tsx';
import { useWords } from '../../words/index.ts';

const EMPTY: SourceFace = { name: '', types: [], text: '' };
export const fresh: SourceCard = { slug: '', name: '', faces: [EMPTY] };

const slugOf = (name: string): string =>
  plainName(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A card goes by the name of its front. */
export function named(source: SourceCard): SourceCard {
  const faces = source.faces.map((face) => ({ ...face, name: face.name.trim() }));
  const name = faces[0]?.name ?? '';
  return { slug: slugOf(name), name, faces };
}

export const isWritten = ({ faces }: SourceCard): boolean =>
  faces.every(({ name, types }) => name.trim() !== '' && types.length > 0);

export function isDraft(value: unknown): boolean {
  const { slug, faces } = (value ?? {}) as Partial<SourceCard>;
  return (
    typeof slug === 'string' &&
    Array.isArray(faces) &&
    faces.length > 0 &&
    faces.every(({ name, types, text }) => typeof name === 'string' && Array.isArray(types) && typeof text === 'string')
  );
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s,、，]+/)
    .filter((word) => word !== '');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const COSTS = ['none', 'reserve', 'memory'] as const;
const SPEEDS = ['none', 'slow', 'fast'] as const;
const NUMBERS = ['level', 'power', 'life', 'durability'] as const;

interface FieldsProps {
  readonly card: SourceCard;
  change(card: SourceCard): void;
}

/** Only the front can be written; a back that a card came with stays. */
export function Fields({ card, change }: FieldsProps) {
  const { cards, card: own } = useWords();
  const [face = EMPTY, ...back] = card.faces;
  const set = (next: SourceFace): void => change({ ...card, faces: [next, ...back] });
  const { cost, speed } = face;
  const without = <K extends keyof SourceFace>(key: K): SourceFace => {
    const { [key]: _, ...rest } = face;
    return rest as SourceFace;
  };
  const id = useId();
  return (
    <>
      <label className="cards-field">
        {cards.write.name}
        <input value={face.name} maxLength={200} onChange={({ target }) => set({ ...face, name: target.value })} />
      </label>
      <Words
        label={own.write.types}
        hint={own.write.typesHint}
        words={[...(face.supertypes ?? []), ...face.types]}
        change={(words) =>
          set({
            ...face,
            types: words.filter((word): word is CardType => CARD_TYPES.some((type) => type === word)),
            supertypes: words.filter((word): word is Supertype => SUPERTYPES.some((type) => type === word)),
          })
        }
      />
      <Words label={own.write.classes} words={face.classes ?? []} change={(classes) => set({ ...face, classes })} />
      <Words
        label={own.write.subtypes}
        words={face.subtypes ?? []}
        change={(subtypes) => set({ ...face, subtypes: subtypes.map(capital) })}
      />
      <Words
        label={own.write.elements}
        hint={own.write.elementsHint}
        words={face.elements ?? []}
        change={(words) =>
          set({
            ...face,
            elements: words.filter((word): word is Element => ELEMENTS.some((element) => element === word)),
          })
        }
      />
      <div className="cards-numbers">
        <Choice
          className="cards-field"
          label={own.write.costKind}
          value={cost?.kind ?? 'none'}
          of={COSTS}
          words={(each) => own.write.costKinds[each]}
          choose={(kind) =>
            set(kind === 'none' ? without('cost') : { ...face, cost: { kind, amount: cost?.amount ?? 0 } })
          }
        />
        {cost !== undefined && (
          <label className="cards-field">
            {own.write.amount}
            <input
              value={String(cost.amount)}
              maxLength={3}
              title={own.write.amountHint}
              onChange={({ target }) =>
                set({
                  ...face,
                  cost: { ...cost, amount: /x/i.test(target.value) ? 'X' : Number.parseInt(target.value, 10) || 0 },
                })
              }
            />
          </label>
        )}
        <Choice
          className="cards-field"
          label={own.write.speed}
          value={speed ?? 'none'}
          of={SPEEDS}
          words={(each) => own.write.speeds[each]}
          choose={(next) => set(next === 'none' ? without('speed') : { ...face, speed: next })}
        />
      </div>
      <div className="cards-field">
        <label htmlFor={`${id}-text`}>{cards.write.text}</label>
        <textarea
          id={`${id}-text`}
          rows={6}
          lang="en"
          value={face.text}
          maxLength={5000}
          aria-describedby={`${id}-text-hint`}
          onChange={({ target }) => set({ ...face, text: target.value })}
        />
        <small id={`${id}-text-hint`}>{cards.write.textHint}</small>
      </div>
      <div className="cards-numbers">
        {NUMBERS.map((key) => (
          <label key={key} className="cards-field">
            {own.write[key]}
            <input
              value={face[key] ?? ''}
              maxLength={3}
              inputMode="numeric"
              onChange={({ target }) => {
                const number = Number.parseInt(target.value, 10);
                set(Number.isNaN(number) ? without(key) : { ...face, [key]: number });
              }}
            />
          </label>
        ))}
      </div>
    </>
  );
}

interface WordsProps {
  readonly label: string;
  readonly hint?: string;
  readonly words: readonly string[];
  change(words: readonly string[]): void;
}

/** Words with spaces between. What is typed stays as it is typed; what is understood of it is the card's. */
function Words({ label, hint, words, change }: WordsProps) {
  const said = words.map(capital).join(' ');
  const [typed, setTyped] = useState({ text: said, for: said });
  const id = useId();
  // The card was changed elsewhere: another was pasted, or it was begun anew.
  const text = typed.for === said ? typed.text : said;
  return (
    <div className="cards-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={text}
        maxLength={200}
        spellCheck={false}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => {
          const next = wordsOf(target.value);
          setTyped({ text: target.value, for: next.map(capital).join(' ') });
          change(next);
        }}
      />
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
