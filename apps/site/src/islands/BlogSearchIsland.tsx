import { normalizeLine, type Term } from '@tern/domain';
import { BlogSearch, type FoundArticles } from '@tern/patterns';
import { useEffect, useRef, useState } from 'react';
import { searchBlog } from '../api/searchBlog.ts';
import { createCachedValues } from '../app/cachedValues.store.ts';
import { latestOnly } from '../app/latestOnly.ts';
import type { PostedForm } from '../app/postedForm.ts';
import { useSite } from '../app/SiteContext.tsx';

export interface BlogSearchIslandProps {
  /** Where the form goes without a script. */
  action: string;
  searches: readonly string[];
  categories: readonly Term[];
  /** The answer to the address, for a browser without scripts and as a beginning for all others. */
  posted?: Extract<PostedForm, { form: 'blogSearch' }>;
}

/** ms a pause in typing lasts before it is searched. */
const pause = 250;
/** ms an answer holds in the browser (spec section 9, blog cache lifetime). */
const lifetime = 900_000;

function addressOf(action: string, words: string, page: number): string {
  if (!words) return action;
  return `${action}?q=${encodeURIComponent(words)}${page > 1 ? `&page=${page}` : ''}`;
}

/** The search of the blog as one types: after a pause, the newest answer only. The address keeps the words. */
export function BlogSearchIsland({ action, searches, categories, posted }: BlogSearchIslandProps) {
  const { language } = useSite();
  const [value, setValue] = useState(posted?.typed.q ?? '');
  const [found, setFound] = useState<FoundArticles | null>(posted?.found ?? null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(posted?.error !== undefined);
  const [tools] = useState(() => {
    const results = createCachedValues<FoundArticles>();
    // Typing the same words again leads back to the page that was asked for.
    if (posted?.found) results.set(posted.found.query, posted.found, lifetime);
    return { turns: latestOnly(), results };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (result: FoundArticles | null) => {
    setFound(result);
    setFailed(false);
    setBusy(false);
  };

  const search = async (typed: string) => {
    clearTimeout(timer.current);
    const words = normalizeLine(typed);
    const isLatest = tools.turns.start();
    const known = words ? tools.results.get(words) : undefined;
    history.replaceState(history.state, '', addressOf(action, words, known?.page ?? 1));
    if (!words) return show(null);
    if (known) return show(known);
    setBusy(true);
    try {
      const result = await searchBlog({ language, q: words });
      tools.results.set(words, result, lifetime);
      if (isLatest()) show(result);
    } catch {
      if (!isLatest()) return;
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <BlogSearch
      value={value}
      onChange={(typed) => {
        setValue(typed);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void search(typed), typed.trim() ? pause : 0);
      }}
      onSubmit={(typed) => void search(typed)}
      action={action}
      found={found}
      busy={busy}
      failed={failed}
      searches={searches}
      categories={categories}
    />
  );
}
