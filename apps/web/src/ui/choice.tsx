/** One of a few, from a list that folds out. */
interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly className?: string;
  /** It may be none of them: then none is shown as chosen. */
  readonly value: string | number;
  readonly of: readonly T[];
  words(value: T): string | number;
  choose(value: T): void;
}

export function Choice<T extends string | number>({ label, className, value, of, words, choose }: ChoiceProps<T>) {
  const chosen = (text: string): void => {
    const found = of.find((each) => String(each) === text);
    if (found !== undefined) choose(found);
  };
  return (
    <label className={className}>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => chosen(target.value)}>
        {of.map((each) => (
          <option key={each} value={each}>
            {words(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
