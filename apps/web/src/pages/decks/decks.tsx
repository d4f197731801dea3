/** Decks: the list of them, one deck, a hand of it, and lists from elsewhere. */
import { useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { DeckList } from './deck-list.tsx';
import { ImportList } from './import-list.tsx';
import { type DeckKit, KitContext } from './kit.ts';
import { OwnDeckPage } from './own-deck.tsx';
import { SampleDeckPage } from './sample-deck.tsx';
import './decks.css';

export function Decks({ kit }: { readonly kit: DeckKit }) {
  useEffect(() => void kit.store.list.load(), [kit]);
  return (
    <KitContext value={kit}>
      <div className="decks">
        <Switch>
          <Route path="/decks/import" component={ImportList} />
          <Route path="/decks/own/:id/:part?">
            {({ id, part }) => <OwnDeckPage key={id} id={id} hand={part === 'hand'} />}
          </Route>
          <Route path="/decks/sample/:slug/:part?">
            {({ slug, part }) => <SampleDeckPage key={slug} slug={slug} hand={part === 'hand'} />}
          </Route>
          <Route component={DeckList} />
        </Switch>
      </div>
    </KitContext>
  );
}
