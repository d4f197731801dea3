/** The cards: searching them, one of them, writing one, importing a file. */
import { Route, Switch } from 'wouter';
import { CardPage } from './card-page.tsx';
import { ImportPage } from './import-page.tsx';
import { type CardKit, KitContext } from './kit.ts';
import { SearchPage } from './search-page.tsx';
import { WritePage } from './write-page.tsx';
import './cards.css';
import './search.css';
import './card-page.css';
import './reading.css';
import './write.css';
import './import.css';

/** The router leaves commas and question marks as they are in an address. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export function Cards({ kit }: { readonly kit: CardKit }) {
  return (
    <KitContext value={kit}>
      <Switch>
        <Route path="/cards" component={SearchPage} />
        <Route path="/cards/new" component={WritePage} />
        <Route path="/cards/import" component={ImportPage} />
        <Route path="/cards/:name">{({ name }) => <CardPage key={name} name={decoded(name)} />}</Route>
      </Switch>
    </KitContext>
  );
}
