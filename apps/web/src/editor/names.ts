/** What the cards of a situation are called in the user's language; scenarios know them by their English names. */
import { createContext, useContext, useEffect, useState } from 'react';
import { useSettings } from '../store/settings.ts';
import type { LanguageCode } from '../words/codes.ts';

export const NamesContext = createContext<Readonly<Record<string, string>>>({});

export function useCardName(): (name: string) => string {
  const names = useContext(NamesContext);
  return (name) => names[name] ?? name;
}

type NamesIn = (cards: readonly string[], language: LanguageCode) => Promise<Readonly<Record<string, string>>>;

export function useNamesOf(cards: readonly string[], namesIn: NamesIn): Readonly<Record<string, string>> {
  const language = useSettings((s) => s.language);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const wanted = [...new Set(cards)].sort().join('\n');
  useEffect(() => {
    let gone = false;
    namesIn(wanted === '' ? [] : wanted.split('\n'), language).then(
      (found) => !gone && setNames(found),
      // English names do.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [wanted, language, namesIn]);
  return names;
}
