import { useEffect, useState } from 'react';

/** One entry of Storybook's index: a story or a page of the handbook. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
  tags?: string[];
}

let loading: Promise<IndexEntry[]> | undefined;

/** Everything in the workbench; empty until it is loaded. */
export function useIndex(): IndexEntry[] {
  const [entries, setEntries] = useState<IndexEntry[]>([]);
  useEffect(() => {
    loading ??= fetch('index.json')
      .then((response) => response.json())
      .then((index: { entries: Record<string, IndexEntry> }) => Object.values(index.entries));
    let here = true;
    loading.then((loaded) => here && setEntries(loaded), console.error);
    return () => {
      here = false;
    };
  }, []);
  return entries;
}

/** The words a page is also found by: its name is `Dialog, modal, popup`. */
export const synonymsOf = (entry: IndexEntry | undefined) => entry?.name.split(/,\s*/).slice(1) ?? [];
