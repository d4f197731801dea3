/** Keys for a row of things that may be equal: the thing itself, and which of its equals it is. */
export function keyed<T>(
  items: readonly T[],
  name: (item: T) => string,
): readonly { readonly key: string; readonly item: T }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = name(item);
    const nth = seen.get(text) ?? 0;
    seen.set(text, nth + 1);
    return { key: `${text}#${nth}`, item };
  });
}
