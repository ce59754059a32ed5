import type { FastifyInstance } from 'fastify';
import { html, page } from '../html.ts';
import type { Mail, StateFile } from '../state.ts';

/** Mails to an address, newest first; all of them without one. */
export function mailsTo(mails: readonly Mail[], to: string | undefined): Mail[] {
  const wanted = to?.trim().toLowerCase();
  return mails
    .filter((mail) => !wanted || mail.to.some((address) => address.toLowerCase() === wanted))
    .toReversed();
}

/** `/inbox` for people, `/inbox.json?to=…` for tests. */
export function inboxPages(app: FastifyInstance, state: StateFile) {
  app.get('/inbox.json', (request) => mailsTo(state.data.mails, (request.query as { to?: string }).to));

  app.get('/inbox', (request, reply) => {
    const { to } = request.query as { to?: string };
    const mails = mailsTo(state.data.mails, to);
    reply.type('text/html; charset=utf-8');
    return page(
      'Inbox',
      html`<h1>Inbox</h1><form method="get"><label for="to">Mails to</label><input id="to" name="to" type="search" value="${to ?? ''}" placeholder="everybody"></form>${
        mails.length
          ? html`<div class="scroll"><table><thead><tr><th>Received</th><th>To</th><th>Subject</th></tr></thead><tbody>${mails.map(
              (mail) =>
                html`<tr><td>${mail.receivedAt.replace('T', ' ').slice(0, 19)}</td><td>${mail.to.join(', ')}</td><td><a href="/inbox/${mail.id}">${mail.subject || '(no subject)'}</a></td></tr>`,
            )}</tbody></table></div>`
          : html`<p class="muted" style="margin-block-start:1.5rem">No mail yet. It appears here as soon as the service sends one.</p>`
      }`,
    );
  });

  app.get('/inbox/:id', (request, reply) => {
    const id = Number((request.params as { id: string }).id);
    const mail = state.data.mails.find((known) => known.id === id);
    reply.type('text/html; charset=utf-8').code(mail ? 200 : 404);
    if (!mail) return page('No such mail', html`<h1>There is no such mail.</h1>`);
    return page(
      mail.subject,
      html`<h1>${mail.subject}</h1><dl class="card"><div><dt>From</dt><dd>${mail.from}</dd></div><div><dt>To</dt><dd>${mail.to.join(', ')}</dd></div><div><dt>Received</dt><dd>${mail.receivedAt}</dd></div></dl>${
        mail.html
          ? html`<h2>HTML</h2><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="HTML part" srcdoc="${`<base target="_blank">${mail.html}`}"></iframe>`
          : null
      }<h2>Text</h2><pre class="card">${mail.text}</pre>`,
    );
  });
}
