/** A whole number that is not below something. */
interface WholeProps {
  readonly label: string;
  readonly className?: string;
  readonly value: number;
  readonly least: number;
  readonly most?: number;
  set(value: number): void;
}

/** What is no number is the least. */
export const wholeOf = (text: string, least: number): number => Math.max(least, Math.trunc(Number(text)) || least);

export function Whole({ label, className = '', value, least, most, set }: WholeProps) {
  return (
    <label className={`lab-field ${className}`}>
      {label}
      <input
        type="number"
        min={least}
        max={most}
        value={value}
        onChange={({ target }) => set(wholeOf(target.value, least))}
      />
    </label>
  );
}
