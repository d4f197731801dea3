/** The title of the document: what tabs, bookmarks and screen readers call the page. */
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../store/settings.ts';

/** Of every page, by its address. */
export function usePageTitles(): void {
  const { shell } = useWords();
  const [location] = useLocation();
  const pages: Readonly<Record<string, string>> = shell.pages;
  const page = pages[location.split('/')[1] ?? ''];
  // Before the effects of the page, which may know better. The address is what makes it another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    document.title = page === undefined ? shell.title : `${page} · ${shell.title}`;
  }, [page, shell, location]);
}

/** Of a page that shows one thing: its name comes first. */
export function usePageTitle(name: string | undefined): void {
  const { shell } = useWords();
  useEffect(() => {
    if (name !== undefined && name !== '') document.title = `${name} · ${shell.title}`;
  }, [name, shell]);
}
