import { ownRules } from './guardScripts.ts';

/** Of the Network Information API, which not every browser has. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/** Whether bytes cost the visitor something: data is saved, the connection is slow, or that of a phone. */
const isDear = ({ saveData, effectiveType = '', type }: Connection): boolean =>
  Boolean(saveData) || /[23]g/.test(effectiveType) || type === 'cellular';

/**
 * Lets the browser draw pages before a link to them is pressed, or fetch their documents alone where bytes are dear. Once
 * the page stands: a header would fetch the rules before the first screen.
 */
export async function speculate(
  root: Document,
  { connection = {} } = navigator as { connection?: Connection },
): Promise<void> {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const draws = !isDear(connection);
  const response = await fetch(`/speculation-rules/${draws ? 'prerender' : 'prefetch'}.json`);
  if (!response.ok) return;
  const text = ownRules(await response.text());
  root.head.append(Object.assign(root.createElement('script'), { type: 'speculationrules', text }));
  // A page that is drawn already would wait for the picture of this one that a transition takes.
  if (draws) addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition());
}
