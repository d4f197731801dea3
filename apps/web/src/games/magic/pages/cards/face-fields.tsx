/** The fields of one face. */
import type { SourceFace } from '@rulewright/text/magic';
import { useId } from 'react';
import { Mana } from '../../card/index.ts';
import { useWords } from '../../words/index.ts';

interface FaceFieldsProps {
  /** Null if there is only one face. */
  readonly legend: string | null;
  readonly face: SourceFace;
  change(face: SourceFace): void;
}

type Numbers = 'power' | 'toughness' | 'loyalty' | 'defense';

/** An empty field is no field. */
function without<K extends keyof SourceFace>(face: SourceFace, key: K): SourceFace {
  const { [key]: _, ...rest } = face;
  return rest as SourceFace;
}

export function FaceFields({ legend, face, change }: FaceFieldsProps) {
  const { card, cards } = useWords();
  const write = { ...cards.write, ...card.write };
  const id = useId();
  const set = (key: Numbers | 'manaCost', value: string): void =>
    change(value.trim() === '' ? without(face, key) : { ...face, [key]: value.trim() });
  const types = face.typeLine.toLowerCase();
  const numbers: readonly Numbers[] = types.includes('planeswalker')
    ? ['loyalty']
    : types.includes('battle')
      ? ['defense']
      : ['power', 'toughness'];
  const fields = (
    <>
      <label className="cards-field">
        {write.name}
        <input value={face.name} maxLength={200} onChange={({ target }) => change({ ...face, name: target.value })} />
      </label>
      <div className="cards-field">
        <label htmlFor={`${id}-cost`}>
          {write.cost} {face.manaCost !== undefined && <Mana symbols={face.manaCost} label={false} />}
        </label>
        <input
          id={`${id}-cost`}
          value={face.manaCost ?? ''}
          maxLength={100}
          aria-describedby={`${id}-cost-hint`}
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => set('manaCost', target.value)}
          onBlur={({ target }) => set('manaCost', braced(target.value))}
        />
        <small id={`${id}-cost-hint`}>{write.costHint}</small>
      </div>
      <div className="cards-field">
        <label htmlFor={`${id}-types`}>{write.typeLine}</label>
        <input
          id={`${id}-types`}
          value={face.typeLine}
          maxLength={200}
          aria-describedby={`${id}-types-hint`}
          spellCheck={false}
          onChange={({ target }) => change({ ...face, typeLine: target.value.replace(/ (?:--?|–) /, ' — ') })}
        />
        <small id={`${id}-types-hint`}>{write.typeHint}</small>
      </div>
      <div className="cards-field">
        <label htmlFor={`${id}-text`}>{write.text}</label>
        <textarea
          id={`${id}-text`}
          rows={6}
          lang="en"
          value={face.text}
          maxLength={5000}
          aria-describedby={`${id}-text-hint`}
          onChange={({ target }) => change({ ...face, text: target.value })}
        />
        <small id={`${id}-text-hint`}>{write.textHint}</small>
      </div>
      <div className="cards-numbers">
        {numbers.map((key) => (
          <label key={key} className="cards-field">
            {write[key]}
            <input
              value={face[key] ?? ''}
              maxLength={5}
              inputMode="numeric"
              onChange={({ target }) => set(key, target.value)}
            />
          </label>
        ))}
      </div>
    </>
  );
  return legend === null ? (
    fields
  ) : (
    <fieldset className="cards-fieldset">
      <legend>{legend}</legend>
      {fields}
    </fieldset>
  );
}

/** `2GG` is meant as `{2}{G}{G}`. */
const braced = (cost: string): string =>
  /[{}]/.test(cost) ? cost : cost.toUpperCase().replace(/\d+|[A-Z](?:\/[A-Z0-9])*/g, (symbol) => `{${symbol}}`);
