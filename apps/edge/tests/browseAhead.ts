import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '@tern/testing';

type Message = Record<string, unknown>;
type Send = <Result = Message>(method: string, params?: object, session?: string) => Promise<Result>;

/** How a document came to be shown. Times in ms; null while nothing is painted. */
export interface Arrival {
  readonly path: string;
  readonly way: 'prerender' | 'prefetch' | 'network' | 'router';
  /** Bytes on the wire of the document. */
  readonly bytes: number;
  /** From the click to the first paint of the new document. */
  readonly paint: number | null;
}

/** A request of a page, and whether nobody had opened the page yet. */
export interface PageRequest {
  readonly url: string;
  readonly ahead: boolean;
}

interface Page {
  readonly session: string;
  /** Drawn ahead, or shown. */
  ahead: boolean;
  requests: PageRequest[];
}

/** Runs in every document: its clicks tell their time, in ms since 1970. */
const noteClicks = `addEventListener('click', ({ timeStamp }) => {
  globalThis.clicked = true;
  globalThis.clickedAt(String(performance.timeOrigin + timeStamp));
}, true)`;

const arrival = `(() => {
  const [{ activationStart, deliveryType, transferSize }] = performance.getEntriesByType('navigation');
  const [paint] = performance.getEntriesByName('first-paint');
  const way = activationStart ? 'prerender' : deliveryType === 'navigational-prefetch' ? 'prefetch' : 'network';
  return {
    path: location.pathname + location.search,
    way: globalThis.clicked ? 'router' : way,
    bytes: transferSize,
    paint: paint && !document.prerendering ? performance.timeOrigin + paint.startTime : null,
  };
})()`;

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36';

/** The debugger of a browser: its commands, and what it tells. */
async function connect(address: string, hear: (message: Message) => void): Promise<Send & { end(): void }> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, { session: string | undefined; answer: (message: Message) => void }>();
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data) as Message;
    const known = waiting.get(message.id as number);
    waiting.delete(message.id as number);
    (known?.answer ?? hear)(message);
    if (message.method !== 'Target.detachedFromTarget') return;
    // A page that is gone answers nothing any more.
    for (const { session, answer } of waiting.values())
      if (session === (message.params as Message).sessionId) answer({ error: 'gone' });
  });
  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<never>((resolve, reject) => {
      count += 1;
      const answer = ({ result, error }: Message) =>
        error ? reject(new Error(`${method}: ${JSON.stringify(error)}`)) : resolve(result as never);
      waiting.set(count, { session: sessionId, answer });
      socket.send(JSON.stringify({ id: count, method, params, sessionId }));
    });
  return Object.assign(send, { end: () => socket.close() });
}

/** A Chromium without Playwright, which debugs pages one by one: the browser draws nothing ahead for those. */
async function launch(isPhone: boolean): Promise<{ process: ChildProcess; address: string; folder: string }> {
  const { executablePath = chromium.executablePath(), args = [], env } = await launchOptions();
  const folder = mkdtempSync(join(tmpdir(), 'tern-ahead-'));
  const process = spawn(
    executablePath,
    [
      ...args,
      ...['--headless', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0'],
      `--user-data-dir=${folder}`,
      ...(isPhone
        ? [`--user-agent=${phone}`, '--window-size=390,844', '--touch-events=enabled']
        : ['--window-size=1440,900']),
      'about:blank',
    ],
    { env: env as NodeJS.ProcessEnv, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((found, failed) => {
    let said = '';
    process.stderr?.on('data', (data) => {
      said += data;
      const [match] = /ws:\/\/\S+/.exec(said) ?? [];
      if (match) found(match);
    });
    process.once('exit', () => failed(new Error(said)));
  });
  return { process, address, folder };
}

/** Rejects after 2 s. */
const silence = () =>
  new Promise<never>((_, reject) => setTimeout(reject, 2_000, new Error('The page does not answer.')));

/** A browser that draws pages ahead, with one tab. */
export async function browseAhead({ isPhone }: { isPhone: boolean }) {
  const { process, address, folder } = await launch(isPhone);
  const pages = new Map<string, Page>();
  /** Addresses that the rules of the page in view may prepare. */
  let candidates: string[] = [];
  /** How far each is: `Running`, `Ready`, `Failure` and others. */
  const prerenders = new Map<string, string>();
  let clickedAt = 0;
  const tab = Promise.withResolvers<void>();

  async function follow(session: string, { targetId, type, subtype }: Record<string, string>) {
    if (type === 'tab')
      await send(
        'Target.setAutoAttach',
        { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
        session,
      );
    if (type !== 'page') return;
    pages.set(targetId as string, { session, ahead: subtype === 'prerender', requests: [] });
    tab.resolve();
    // None of these answers before the page runs.
    const begin = (method: string, params = {}) => void send(method, params, session).catch(() => {});
    begin('Runtime.enable');
    begin('Runtime.addBinding', { name: 'clickedAt' });
    begin('Page.enable');
    begin('Preload.enable');
    begin('Network.enable');
    begin('Page.addScriptToEvaluateOnNewDocument', { source: noteClicks });
  }
  function hear({ method, params, sessionId }: Message): void {
    const facts = params as Record<string, unknown>;
    if (method === 'Target.attachedToTarget') {
      const session = facts.sessionId as string;
      void follow(session, facts.targetInfo as Record<string, string>)
        .then(() => send('Runtime.runIfWaitingForDebugger', {}, session))
        .catch(() => {});
    } else if (method === 'Target.targetInfoChanged') {
      const { targetId, subtype } = facts.targetInfo as Record<string, string>;
      const page = pages.get(targetId as string);
      if (page && subtype === undefined) page.ahead = false;
    } else if (method === 'Target.detachedFromTarget') {
      for (const [id, { session }] of pages) if (session === facts.sessionId) pages.delete(id);
    } else if (method === 'Runtime.bindingCalled') clickedAt = Number(facts.payload);
    else if (method === 'Network.requestWillBeSent') {
      const page = [...pages.values()].find(({ session }) => session === sessionId);
      page?.requests.push({ url: (facts.request as { url: string }).url, ahead: page.ahead });
    } else if (method === 'Preload.preloadingAttemptSourcesUpdated')
      candidates = (facts.preloadingAttemptSources as { key: { url: string } }[]).map(({ key }) => key.url);
    else if (method === 'Preload.prerenderStatusUpdated')
      prerenders.set((facts.key as { url: string }).url, facts.status as string);
  }
  const send = await connect(address, hear);
  await send('Target.setDiscoverTargets', { discover: true, filter: [{}] });
  await send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
    filter: [{ type: 'page', exclude: true }, {}],
  });
  await tab.promise;

  const shown = () => [...pages.values()].filter(({ ahead }) => !ahead).at(-1);
  async function evaluate<Result>(expression: string, page = shown()): Promise<Result> {
    const answer = send<{ result: { value: Result }; exceptionDetails?: object }>(
      'Runtime.evaluate',
      { expression, returnByValue: true, awaitPromise: true },
      page?.session,
    );
    // A page that another one replaces at this moment may never answer.
    const { result, exceptionDetails } = await Promise.race([answer, silence()]);
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return result.value;
  }
  const mouse = (type: string, at: object, button = 'left') =>
    send(
      'Input.dispatchMouseEvent',
      { type, ...at, button, clickCount: button === 'none' ? 0 : 1 },
      shown()?.session,
    );
  const touch = (type: string, touchPoints: object[]) =>
    send('Input.dispatchTouchEvent', { type, touchPoints }, shown()?.session);

  return {
    evaluate,
    open: (url: string) => send('Page.navigate', { url }, shown()?.session),
    /** Requests of the page in view, before it was opened and since. */
    requests: () => shown()?.requests ?? [],
    /** Whether the browser would prepare the page of an address. */
    mayPrepare: (url: string) => candidates.includes(url),
    /** How far the browser is with drawing the page of an address. */
    status: (url: string) => prerenders.get(url),
    /** The arrival of the document in view. */
    async arrived(): Promise<Arrival> {
      const { paint, ...facts } = await evaluate<Arrival>(arrival);
      return { ...facts, paint: paint && paint - clickedAt };
    },
    /** Points at a place of the page, with a mouse or a finger. */
    point: (at: { x: number; y: number }) =>
      isPhone ? touch('touchStart', [at]) : mouse('mouseMoved', at, 'none'),
    /** Presses what is pointed at. The page may be gone before it has answered. */
    async press(at: { x: number; y: number }) {
      if (!isPhone) await mouse('mousePressed', at);
      await (isPhone ? touch('touchEnd', []) : mouse('mouseReleased', at)).catch(() => {});
    },
    async close() {
      send.end();
      const ended = once(process, 'exit');
      process.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type AheadBrowser = Awaited<ReturnType<typeof browseAhead>>;
