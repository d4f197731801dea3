import { useWords } from '../../store/settings.ts';

export default function Replays() {
  const { shell } = useWords();
  return <h1>{shell.pages.replays}</h1>;
}
