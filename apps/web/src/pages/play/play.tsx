import { useWords } from '../../store/settings.ts';

export default function Play() {
  const { shell } = useWords();
  return <h1>{shell.pages.play}</h1>;
}
