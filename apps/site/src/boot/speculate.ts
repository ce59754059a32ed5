import { ownRules } from './guardScripts.ts';

/**
 * Lets the browser fetch pages before a link to them is pressed, once the page stands: a header would fetch the rules
 * before the first screen.
 */
export async function speculate(root: Document): Promise<void> {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  const response = await fetch('/speculation-rules.json');
  const text = ownRules(await response.text());
  root.head.append(Object.assign(root.createElement('script'), { type: 'speculationrules', text }));
}
