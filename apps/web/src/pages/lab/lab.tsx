import { useWords } from '../../store/settings.ts';

export default function Lab() {
  const { shell } = useWords();
  return <h1>{shell.pages.lab}</h1>;
}
