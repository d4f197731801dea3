import { useWords } from '../../store/settings.ts';

export default function Cards() {
  const { shell } = useWords();
  return <h1>{shell.pages.cards}</h1>;
}
