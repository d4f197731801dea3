/**
 * A token that is created under a name of its own calls itself by it: in its abilities that is "this token" (201.5), after them "the
 * token". Where an ability of it gives another one away, the name means the token there too, and the words stay as they are.
 */
const NAMED = [
  /\b[Cc]reate (\p{Lu}[^,"]*), an? [^"]*?\btokens? with [^"]*"/u,
  /\btoken named (\p{Lu}[^,."]*?) with [^"]*"/u,
];

export function withTokensSaid(line: string): string {
  const name = NAMED.map((pattern) => pattern.exec(line)?.[1]).find((found) => found !== undefined);
  if (name === undefined) return afterwards(line);
  const itself = new RegExp(String.raw`(?<![\p{L}-])${escaped(name)}(?![\p{L}-])`, 'gu');
  return line.replace(/"[^"]*"/g, (quoted) => {
    if (/ '/.test(quoted)) return quoted;
    return quoted.replace(itself, (_, at: number) =>
      /["] ?$|[.:] $/.test(quoted.slice(0, at)) ? 'This token' : 'this token',
    );
  });
}

/** "Create This, a … token. This enters tapped." */
function afterwards(line: string): string {
  const [, name] = /\b[Cc]reate (\p{Lu}[^,."]*), an? [^".]*\btoken(?: with [^".]*)?\./u.exec(line) ?? [];
  return name === undefined ? line : line.replace(`. ${name} enters `, '. The token enters ');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
