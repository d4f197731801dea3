/** Where to begin in the lab: a new situation, a file, an example, or a lab that is kept here. */
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useEngine } from '../../engine/client.ts';
import { useHere } from '../../games/here.ts';
import { allLabs, dropLab, type KeptLab } from '../../store/labs.ts';
import { useSettings, useWords } from '../../store/settings.ts';
import { announce } from '../../ui/announce.tsx';
import { textOf } from '../../ui/read-file.ts';
import { languages } from '../../words/index.ts';
import { ProblemNote } from './problem.tsx';
import { useLab, useLabSession } from './session.ts';

/** A file that was given: its text, and what is in it. */
interface Given {
  readonly name: string;
  readonly text: string;
  readonly titles: readonly string[];
  readonly errors: readonly { readonly line: number; readonly column: number; readonly message: string }[];
}

export function Welcome() {
  const pack = useWords();
  const { lab } = pack;
  const [, go] = useLocation();
  const here = useHere();
  const session = useLabSession();
  const busy = useLab((s) => s.busy);
  const opened = (id: string | null): void => {
    if (id !== null) go(`/lab/k/${id}`);
  };
  return (
    <div className="lab-welcome" aria-busy={busy}>
      <ProblemNote />
      <h1>{lab.title}</h1>
      <p className="lab-lead">{lab.lead}</p>
      <div className="lab-ways">
        <section aria-labelledby="lab-new">
          <h2 id="lab-new">{lab.welcome.build}</h2>
          <p>{lab.welcome.buildHint}</p>
          <Link href="/lab/new" className="button main">
            {lab.welcome.buildButton}
          </Link>
          <h3>{lab.welcome.examples}</h3>
          <ul className="lab-plain">
            {here.examples(pack).map(({ title, text }) => (
              <li key={title}>
                <button
                  type="button"
                  className="lab-link"
                  onClick={() => void session.openFile(text, title, 0).then(opened)}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </section>
        <FromFile opened={opened} />
      </div>
      <KeptLabs />
    </div>
  );
}

/** More than the longest file of scenarios that is read has, however its characters are written. */
const MOST_BYTES = 4 << 20;

function FromFile({ opened }: { opened(id: string | null): void }) {
  const { lab, game } = useWords();
  const engine = useEngine();
  const session = useLabSession();
  const [given, setGiven] = useState<Given | null>(null);
  const [text, setText] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const area = useId();

  const read = async (name: string, contents: string): Promise<void> => {
    setFailed(null);
    try {
      const { titles, errors } = await engine.lab.scenarios(contents, name);
      setGiven({ name, text: contents, titles, errors });
      if (titles.length === 1 && errors.length === 0) opened(await session.openFile(contents, name, 0));
      else announce(errors.length > 0 ? lab.welcome.errors(errors.length) : lab.welcome.choose(titles.length));
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error));
    }
  };
  const chosen = async (files: FileList | null): Promise<void> => {
    const [first] = files ?? [];
    if (first === undefined) return;
    try {
      const contents = await textOf(first, MOST_BYTES);
      if (contents === null) setFailed(lab.welcome.tooBig(first.name));
      else await read(first.name, contents);
    } catch (error) {
      setFailed(lab.welcome.unreadable(error instanceof Error ? error.message : String(error)));
    }
    if (file.current !== null) file.current.value = '';
  };
  return (
    <section aria-labelledby="lab-file">
      <h2 id="lab-file">{lab.welcome.file}</h2>
      <p>{lab.welcome.fileHint}</p>
      <label className="lab-field">
        {lab.welcome.fileLabel}
        <input
          ref={file}
          type="file"
          accept=".yaml,.yml,text/yaml,text/plain"
          onChange={({ target }) => void chosen(target.files)}
        />
      </label>
      <details className="lab-paste">
        <summary>{lab.welcome.paste}</summary>
        <label htmlFor={area}>{lab.welcome.pasteLabel}</label>
        <textarea
          id={area}
          rows={10}
          spellCheck={false}
          value={text}
          placeholder={game.paste}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="button" disabled={text.trim() === ''} onClick={() => void read(lab.welcome.pasted, text)}>
          {lab.welcome.open}
        </button>
      </details>
      {failed !== null && (
        <p role="alert" className="lab-bad">
          {failed}
        </p>
      )}
      {given !== null && <Contents given={given} opened={opened} />}
    </section>
  );
}

/** The scenarios of a file to choose from, and what is wrong with it, each with its place. */
function Contents({ given, opened }: { readonly given: Given; opened(id: string | null): void }) {
  const { lab } = useWords();
  const session = useLabSession();
  return (
    <div className="lab-contents">
      {given.titles.length > 0 && (
        <>
          <h3>{lab.welcome.inFile(given.name, given.titles.length)}</h3>
          <ol className="lab-plain">
            {given.titles.map((title, i) => (
              // Titles may be the same; the place in the file is what counts.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={i}>
                <button
                  type="button"
                  className="lab-link"
                  onClick={() => void session.openFile(given.text, given.name, i).then(opened)}
                >
                  {title}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      {given.errors.length > 0 && (
        <div role="alert">
          <h3 className="lab-bad">{lab.welcome.errors(given.errors.length)}</h3>
          <ul className="lab-errors">
            {given.errors.slice(0, 20).map((error) => (
              <li key={`${error.line}:${error.column}:${error.message}`}>
                <b>{lab.problems.at(error.line, error.column)}</b> {error.message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function KeptLabs() {
  const { lab } = useWords();
  const { name } = useHere();
  const language = useSettings((s) => s.language);
  const [kept, setKept] = useState<readonly KeptLab[]>([]);
  useEffect(() => {
    void allLabs(name).then(setKept);
  }, [name]);
  if (kept.length === 0) return null;
  const time = new Intl.DateTimeFormat(languages[language].tag, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="lab-kept" aria-labelledby="lab-kept">
      <h2 id="lab-kept">{lab.welcome.kept}</h2>
      <ul>
        {kept.map(({ id, title, changed }) => (
          <li key={id}>
            <Link href={`/lab/k/${id}`}>{title}</Link>
            <time dateTime={new Date(changed).toISOString()}>{time.format(changed)}</time>
            <button
              type="button"
              aria-label={lab.welcome.removeKept(title)}
              title={lab.welcome.removeKept(title)}
              onClick={() => {
                void dropLab(id).then(() => setKept(kept.filter((other) => other.id !== id)));
                announce(lab.welcome.removed(title));
              }}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
