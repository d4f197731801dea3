/** A page that failed says so and can be tried again; the rest of the app goes on. */
import { Component, type ReactNode, useEffect, useState } from 'react';
import { whenEngineStops } from '../engine/client.ts';
import { useAppWords } from '../store/settings.ts';

function Failed({ error, again }: { readonly error: Error; again(): void }) {
  const { shell } = useAppWords();
  return (
    <section className="failed" role="alert">
      <h1>{shell.failed}</h1>
      <p>{error.message}</p>
      <button type="button" onClick={again}>
        {shell.again}
      </button>
    </section>
  );
}

/** Whatever is in it may fail. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <Failed error={error} again={() => this.setState({ error: null })} />;
  }
}

export function Crash({ children }: { readonly children: ReactNode }) {
  const { shell } = useAppWords();
  const [stopped, setStopped] = useState<string | null>(null);
  useEffect(() => whenEngineStops(setStopped), []);
  return (
    <>
      {stopped !== null && (
        <div className="banner" role="alert">
          <p>{shell.engineStopped(stopped)}</p>
          <button type="button" onClick={() => setStopped(null)}>
            {shell.close}
          </button>
        </div>
      )}
      <Boundary>{children}</Boundary>
    </>
  );
}
