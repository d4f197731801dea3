/** What the cards of a situation are called in the user's language; scenarios know them by their English names. */
import type { Draft } from '@rulewright/scenario/magic';
import { createContext, useContext, useEffect, useState } from 'react';
import { useSettings } from '../../../../store/settings.ts';
import { engine } from '../../engine/client.ts';

export const NamesContext = createContext<Readonly<Record<string, string>>>({});

export function useCardName(): (name: string) => string {
  const names = useContext(NamesContext);
  return (name) => names[name] ?? name;
}

export function useNamesOf(draft: Draft): Readonly<Record<string, string>> {
  const language = useSettings((s) => s.language);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const cards = draft.players.flatMap(({ zones, commanders }) =>
    [...Object.values(zones).flat(), ...commanders].map(({ card }) => card),
  );
  const wanted = [...new Set(cards)].sort().join('\n');
  useEffect(() => {
    let gone = false;
    engine.lab.names(wanted === '' ? [] : wanted.split('\n'), language).then(
      (found) => !gone && setNames(found),
      // English names do.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [wanted, language]);
  return names;
}
