import { createHash } from 'node:crypto';
import type { Language } from '@tern/domain';
import { renewalPageStyle } from '@tern/mails';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import type { RequestFacts } from './handler.ts';
import { mailLanguageOf } from './modules/mail/enqueueMail.ts';
import { sayIn } from './modules/mail/sayIn.ts';
import { rawBodies } from './rawBodies.ts';
import { requestFacts } from './requestFacts.ts';
import type { RawRoutes } from './server.ts';

const bodyLimit = 4096;
const styleHash = createHash('sha256').update(renewalPageStyle).digest('base64');

interface Rendering {
  language: Language;
  say: ReturnType<typeof sayIn>;
  publicOrigin: string;
  token: string;
}

export interface LinkedPageRequest {
  token: unknown;
  query: Readonly<Record<string, unknown>>;
  /** Of the press of the page's button; null when the page is opened. */
  pressed: RequestFacts | null;
  /** The fields that came with the press. */
  form: URLSearchParams;
}

export interface LinkedPageOptions {
  operation: string;
  paths: readonly string[];
  /** Where the form may lead. */
  formAction: string;
  /** `userId`: of the token, null where nothing is known of them; without it the link is of no use. */
  respond: (
    request: LinkedPageRequest,
  ) => Promise<
    { userId: string | null | undefined; render: (options: Rendering) => string } | { redirect: string }
  >;
}

/**
 * A page that links in mails lead to: without signing in and without scripts, and its token can do nothing else. Opening
 * it changes nothing, since scanners open links too; its button posts a form.
 */
export function linkedPage(context: Context, options: LinkedPageOptions): RawRoutes {
  const headers = {
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${options.formAction}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  };
  const send = async (reply: FastifyReply, request: LinkedPageRequest): Promise<FastifyReply> => {
    const page = await options.respond(request);
    reply.headers(headers);
    if ('redirect' in page) return reply.redirect(page.redirect, 303);
    const { userId, render } = page;
    const language = userId ? await mailLanguageOf(context.db, userId) : 'en';
    const html = render({
      language,
      say: sayIn(language),
      publicOrigin: context.config.publicOrigin,
      token: String(request.token ?? ''),
    });
    return reply
      .code(userId === undefined ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(html);
  };
  return rawBodies({ bodyLimit }, (scope) => {
    const config = { operation: options.operation };
    const queryOf = (request: FastifyRequest) => request.query as LinkedPageRequest['query'];
    for (const path of options.paths) {
      scope.get(path, { config }, (request, reply) => {
        const query = queryOf(request);
        return send(reply, { token: query.token, query, pressed: null, form: new URLSearchParams() });
      });
      scope.post(path, { config, bodyLimit }, (request, reply) => {
        const query = queryOf(request);
        const form = new URLSearchParams(String(request.body));
        const token = form.get('token') ?? query.token;
        return send(reply, { token, query, pressed: requestFacts(context, request), form });
      });
    }
  });
}
