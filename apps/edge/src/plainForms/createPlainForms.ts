import { type ErrorName, errors } from '@tern/contract';
import { matchRoute, siteAddress, splitUrl } from '@tern/domain';
import type { EdgeService } from '../http/EdgeService.ts';
import { type EdgeRequest, type EdgeResponse, redirectTo } from '../http/respond.ts';
import type { Pages } from '../pages/pages.ts';
import { callForVisitor } from './callForVisitor.ts';
import { createAllowance } from './createAllowance.ts';
import { type Fields, handlersByQuery, type PlainForm, plainForms } from './plainForms.ts';
import { readForm } from './readForm.ts';

export interface PlainForms {
  /** The page that responds to a form, or null where the page of this address has none. */
  respond(request: EdgeRequest): Promise<EdgeResponse | null>;
  /** Whether a page is asked something in its address: hardly ever. */
  hasQuery(target: string): boolean;
  /** The page that responds to a question in its address; null while there are too many of them from one network. */
  respondToQuery(request: EdgeRequest): Promise<EdgeResponse | null>;
}

export interface PlainFormsOptions {
  service: EdgeService;
  publicOrigin: string;
  pages: Pick<Pages, 'reply'>;
  now: () => number;
}

/** Bytes of a form: a message of 5000 characters of four bytes, each escaped, and its other fields. */
const maxBytes = 64 * 1024;
const statusOf = (error: ErrorName | undefined) => (error ? errors[error].status : 200);

/** The question in the address of a page, and its query. */
function questionIn(target: string) {
  if (!target.includes('?')) return null;
  const { path, query } = readTarget(target);
  const route = matchRoute(path)?.route;
  const known = route && handlersByQuery[route.id];
  if (!known) return null;
  const [name] = Object.keys(known).filter((each) => query.get(each));
  const handler = name === undefined ? undefined : known[name];
  return name !== undefined && handler ? { query, name, handler } : null;
}

/** Forms that work without scripts: the edge calls the service in the browser's place and responds with a page. */
export function createPlainForms({ service, publicOrigin, pages, now }: PlainFormsOptions): PlainForms {
  const isAllowed = createAllowance({ burst: 20, perSecond: 2, now });

  async function send(request: EdgeRequest, form: PlainForm, sent: URLSearchParams): Promise<EdgeResponse> {
    const { language, variant, query } = readTarget(request.target);
    const fields: Fields = (name) => sent.get(name) ?? '';
    const cookies: string[] = [];
    const call = callForVisitor(request, { service, publicOrigin, cookies });
    const outcome = await form({ fields, query, language, call });
    const response =
      'goTo' in outcome
        ? redirectTo(303, siteAddress(outcome.goTo, { language, variant }), { 'cache-control': 'no-store' })
        : await pages.reply(request, { posted: outcome, status: statusOf(outcome.error) });
    return {
      ...response,
      headers: [...response.headers, ...cookies.flatMap((cookie) => ['set-cookie', cookie])],
    };
  }

  return {
    hasQuery: (target) => questionIn(target) !== null,
    async respondToQuery(request) {
      const question = questionIn(request.target);
      if (!question) return null;
      const { handler } = question;
      if (typeof handler !== 'function')
        return pages.reply(request, { posted: handler, status: 200, sharedAs: question.name });
      if (!isAllowed(request)) return null;
      const call = callForVisitor(request, { service, publicOrigin, cookies: [] });
      const { language } = readTarget(request.target);
      const posted = await handler({ query: question.query, language, call });
      return pages.reply(request, { posted, status: statusOf(posted.error) });
    },
    async respond(request) {
      const { path } = readTarget(request.target);
      const route = matchRoute(path)?.route;
      const form = route && plainForms[route.id];
      if (!form || !request.body) return null;
      const read = await readForm(request, { publicOrigin, maxBytes, isAllowed });
      return 'refusal' in read ? read.refusal : send(request, form, read.fields);
    },
  };
}

/** Path and query of a request, in the spelling in which the rest of the edge reads them. */
function readTarget(target: string) {
  const at = target.indexOf('?');
  const pathname = at < 0 ? target : target.slice(0, at);
  return { ...splitUrl(pathname), query: new URLSearchParams(at < 0 ? '' : target.slice(at)) };
}
