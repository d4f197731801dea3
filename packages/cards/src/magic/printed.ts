/** What was printed on a card in other languages, as a card of that language: names, type lines and texts; the numbers are the same. */
import type { SourceCard, SourceFace } from '@rulewright/text/magic';

export type PrintedIn = Readonly<Partial<Record<'zhs' | 'zht' | 'ja', SourceCard>>>;

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const LANGUAGES = ['zhs', 'zht', 'ja'] as const;
/** As long as texts of cards may be. */
const LONGEST = 20_000;

/** `printed` of our own lists has an entry for each language; an entry of Scryfall's is of the language that it says. */
export function printedIn(data: Data, card: SourceCard): PrintedIn {
  const { printed, lang } = data;
  return Object.fromEntries(
    LANGUAGES.flatMap((code) => {
      const entry = isData(printed) ? printed[code] : lang === code ? data : undefined;
      const made = isData(entry) ? cardFrom(entry, card) : undefined;
      return made === undefined ? [] : [[code, made]];
    }),
  );
}

/** Nothing if a face is missing, or has no text where the card has one. */
function cardFrom(entry: Data, card: SourceCard): SourceCard | undefined {
  const { card_faces: several } = entry;
  const parts: readonly unknown[] = Array.isArray(several) ? several : [entry];
  const faces = card.faces.flatMap((face, i) => {
    const part = parts[i];
    const made = isData(part) ? faceFrom(part, face) : undefined;
    return made === undefined ? [] : [made];
  });
  const [first] = faces;
  if (first === undefined || faces.length !== card.faces.length) return undefined;
  return { ...card, name: first.name, faces };
}

const written = (data: Data, key: string): string | undefined => {
  const value = data[key];
  return typeof value === 'string' && value.length <= LONGEST ? value : undefined;
};

function faceFrom(part: Data, face: SourceFace): SourceFace | undefined {
  const name = written(part, 'printed_name');
  const typeLine = written(part, 'printed_type_line');
  const text = written(part, 'printed_text') ?? '';
  if (name === undefined || typeLine === undefined || (text === '' && face.text !== '')) return undefined;
  return { ...face, name, typeLine, text };
}
