/** The user's own cards: seeing them, and taking them along as a file. */
import { Link } from 'wouter';
import { useWords } from '../../store/settings.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useKit } from './kit.ts';
import { searchLink } from './links.ts';

export function OwnCards({ count }: { readonly count: number }) {
  const { import: words } = useWords().cards;
  const kit = useKit();
  const save = async (): Promise<void> => saveFile('my-cards.json', await kit.cards().exportOwn(), 'application/json');
  return (
    <article className="cards-file">
      <h3>{words.own(count)}</h3>
      <p className="actions">
        <Link href={searchLink('is:own')} className="button">
          {words.search}
        </Link>
        <button type="button" onClick={save}>
          {words.saveOwn}
        </button>
      </p>
    </article>
  );
}
