/** Messages of the page to the Windows client around it (docs/operations.md, "The Windows client"). */
export type HostMessage =
  | { type: 'tern.ready'; version: 1 }
  /** The client opens this address in the buyer's own browser. */
  | { type: 'tern.open'; order_id: string | null; url: string }
  | { type: 'tern.paid'; order_id: string; plan_id: string }
  | { type: 'tern.ended'; order_id: string; state: 'failed' | 'expired' | 'refunded' | 'disputed' }
  | { type: 'tern.close' };

/** The message of the client to the page. */
export interface HostSession {
  type: 'tern.session';
  /** The buyer's bearer token. */
  token: string;
}

interface WebView {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

/** WebView2's channel. It exists inside the client only, and only the client speaks through it. */
const webView = (): WebView | undefined => (globalThis as { chrome?: { webview?: WebView } }).chrome?.webview;

/** Says nothing outside of the client. */
export function tellHost(message: HostMessage): void {
  webView()?.postMessage(message);
}

export const insideHost = () => webView() !== undefined;

/** Calls back with every session the client hands over; returns the way to stop. */
export function onHostSession(listener: (session: HostSession) => void): () => void {
  const channel = webView();
  const take = ({ data }: { data: unknown }) => {
    if (isSession(data)) listener(data);
  };
  channel?.addEventListener('message', take);
  return () => channel?.removeEventListener('message', take);
}

function isSession(data: unknown): data is HostSession {
  const message = data as Partial<HostSession> | null;
  return message?.type === 'tern.session' && typeof message.token === 'string' && message.token !== '';
}
