import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { StateFile } from '../state.ts';

/** How long a token can be verified, once (reCAPTCHA's documentation: two minutes). */
const lifetime = 120_000;
const usualScore = 0.9;

interface Token {
  kind: 'r2' | 'r3';
  /** Version 3 only. */
  action: string | undefined;
  hostname: string;
  issuedAt: number;
}

/**
 * Stands in for reCAPTCHA, both versions: the vendor's script and `siteverify`. The knobs say which score it
 * gives and whether its script comes.
 */
export function recaptchaApi(
  app: FastifyInstance,
  { state, origin, now }: { state: StateFile; origin: () => string; now: () => number },
): void {
  const { knobs } = state.data;
  const tokens = new Map<string, Token>();

  app.get('/recaptcha/api.js', (request, reply) => {
    if (knobs.recaptchaAway) {
      request.raw.socket.destroy();
      return reply.hijack();
    }
    return reply.type('text/javascript; charset=utf-8').send(script(origin()));
  });

  app.post('/recaptcha/token', (request, reply) => {
    const { kind, action } = JSON.parse(String(request.body)) as Pick<Token, 'kind' | 'action'>;
    // As the vendor does, the host is taken from the page, not from what its script says.
    const { hostname } = new URL(request.headers.origin ?? 'http://unknown.invalid');
    const token = `${kind}-${randomBytes(24).toString('base64url')}`;
    tokens.set(token, { kind, action, hostname, issuedAt: now() });
    return reply.header('Access-Control-Allow-Origin', '*').send({ token });
  });

  app.post('/recaptcha/api/siteverify', (request) => {
    const form = new URLSearchParams(String(request.body));
    if (!form.get('secret')) return { success: false, 'error-codes': ['missing-input-secret'] };
    const response = form.get('response') ?? '';
    const token = tokens.get(response);
    tokens.delete(response);
    if (!token) return { success: false, 'error-codes': ['invalid-input-response'] };
    if (now() - token.issuedAt > lifetime) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
    const { kind, action, hostname, issuedAt } = token;
    return {
      success: true,
      challenge_ts: new Date(issuedAt).toISOString(),
      hostname,
      ...(kind === 'r3' && {
        score: knobs.recaptchaScore ? Number(knobs.recaptchaScore) : usualScore,
        action,
      }),
    };
  });
}

/** `grecaptcha` as far as a page needs it: version 3 by itself, version 2 with a box to click. */
const script = (origin: string) => `(() => {
  const ask = async (kind, action) => {
    const answer = await fetch(${JSON.stringify(`${origin}/recaptcha/token`)}, {
      method: 'POST',
      body: JSON.stringify({ kind, action }),
    });
    return (await answer.json()).token;
  };
  const widgets = [];
  const show = (place, options) => {
    const box = document.createElement('div');
    Object.assign(box.style, {
      position: 'fixed', insetBlockEnd: '1rem', insetInlineStart: '1rem', zIndex: 9999,
      padding: '1rem', background: '#fff', color: '#0a1a2f', border: '1px solid #74899c', borderRadius: '.5rem',
    });
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: "I'm not a robot" });
    button.onclick = async () => {
      box.remove();
      options.callback(await ask('r2'));
    };
    box.append('Stand-in of reCAPTCHA: ', button);
    place.append(box);
    button.focus();
  };
  window.grecaptcha = {
    ready: (done) => done(),
    render: (place, options) => widgets.push({ place, options }) - 1,
    execute(target, { action } = {}) {
      if (typeof target === 'string') return ask('r3', action);
      show(widgets[target].place, widgets[target].options);
    },
  };
})();
`;
