import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { Baselines } from '../baselines.ts';
import { fileSender } from '../serveFolder.ts';
import { Decisions } from './decisions.ts';
import { Rejections } from './differences.ts';
import type { ReviewData } from './writeReview.ts';

interface Places {
  /** With the page of `writeReview`. */
  folder: string;
  storybook: string;
  baselines: string;
  rejected: string;
  /** 0 is any free one. */
  port: number;
}

/**
 * Serves the review at `/review/` and the workbench around it, to this machine alone. An act has to come from the page
 * itself: other pages in the same browser reach this port too.
 */
export async function serveReview(data: ReviewData, places: Places): Promise<{ origin: string }> {
  const { folder, storybook, port } = places;
  const rejections = new Rejections(places.rejected);
  const decisions = new Decisions(data, { folder, baselines: new Baselines(places.baselines), rejections });
  await decisions.resume();
  const sendPicture = fileSender(folder);
  const sendStory = fileSender(storybook);
  let hosts: string[] = [];

  async function act(request: IncomingMessage): Promise<[status: number, body: unknown]> {
    const { origin, 'content-type': type } = request.headers;
    const isOwn = hosts.some((host) => origin === `http://${host}`) && type === 'application/json';
    if (!isOwn) return [403, 'From another page.'];
    const input = await json(request);
    if (request.url === '/review/decide') await decisions.decide(input);
    else if (request.url === '/review/undo') await decisions.undo();
    else return [404, 'There is no such act.'];
    return [200, decisions.state];
  }

  const server = createServer(async (request, response) => {
    const reply = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    response.setHeader('content-security-policy', "frame-ancestors 'self'");
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    try {
      if (!hosts.includes(request.headers.host ?? '')) reply(421, 'Another host.');
      else if (request.method === 'POST') reply(...(await act(request)));
      else if (path === '/review/decisions') reply(200, decisions.state);
      else if (path.startsWith('/review/')) await sendPicture(path.slice('/review'.length), response);
      else await sendStory(path, response);
    } catch (error) {
      reply(400, error instanceof Error ? error.message : String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: own } = server.address() as { port: number };
  hosts = [`127.0.0.1:${own}`, `localhost:${own}`];
  return { origin: `http://127.0.0.1:${own}` };
}
