import { useWords } from '../../store/settings.ts';

export default function Decks() {
  const { shell } = useWords();
  return <h1>{shell.pages.decks}</h1>;
}
