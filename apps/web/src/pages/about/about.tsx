import { useWords } from '../../store/settings.ts';

export default function About() {
  const { shell } = useWords();
  return <h1>{shell.pages.about}</h1>;
}
