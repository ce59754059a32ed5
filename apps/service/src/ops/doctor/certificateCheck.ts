import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { dayMs } from '@tern/domain';
import { type Check, type Finding, many, ok, problem, unread, warning } from './Check.ts';

/** Days before its end at which a certificate should have been renewed. */
const early = 14;

function lifetimeFinding(whose: string, validTo: string): Finding {
  const days = Math.floor((Date.parse(validTo) - Date.now()) / dayMs);
  if (days < 0) return problem(`The certificate of ${whose} has ended.`, 'Renew it now.');
  const says = `The certificate of ${whose} holds for ${many(days, 'day')}.`;
  return days < early ? warning(says, 'Renew it, and look why that did not happen by itself.') : ok(says);
}

function greet(origin: URL): Promise<TLSSocket> {
  const host = origin.hostname.replace(/^\[|\]$/g, '');
  return new Promise((done, fail) => {
    const socket = connect({
      host,
      port: Number(origin.port) || 443,
      ...(!isIP(host) && { servername: host }),
      // A certificate that browsers refuse is reported, not thrown.
      rejectUnauthorized: false,
      timeout: 5_000,
    });
    socket.once('secureConnect', () => done(socket));
    socket.once('error', fail);
    socket.once('timeout', () => socket.destroy(Object.assign(new Error('late'), { code: 'ETIMEDOUT' })));
  });
}

async function originFindings(origin: URL): Promise<Finding[]> {
  let socket: TLSSocket;
  try {
    socket = await greet(origin);
  } catch (error) {
    const { code = 'no answer' } = error as { code?: string };
    const remedy = 'Look at the proxy in front, and at its certificate.';
    return [problem(`${origin.host} does not speak TLS (${code}).`, remedy)];
  }
  const lifetime = lifetimeFinding(origin.host, socket.getPeerCertificate().valid_to);
  const { authorized, authorizationError } = socket;
  socket.destroy();
  if (authorized || lifetime.level === 'problem') return [lifetime];
  const why = (authorizationError as { code?: string } | null)?.code ?? String(authorizationError);
  return [
    problem(
      `Browsers refuse the certificate of ${origin.host} (${why}).`,
      'Use one for this name, with its chain.',
    ),
    lifetime,
  ];
}

async function fileFinding(path: string): Promise<Finding> {
  try {
    return lifetimeFinding('TLS_CERT', new X509Certificate(await readFile(path)).validTo);
  } catch (error) {
    const { code = 'unreadable' } = error as { code?: string };
    return problem(`The file of TLS_CERT is no certificate (${code}).`, 'Name a PEM file of the chain.');
  }
}

/** The certificate that visitors of `PUBLIC_ORIGIN` get, and the file of `TLS_CERT`. */
export const certificateCheck: Check = {
  name: 'certificates',
  async examine({ server, env }) {
    if (!server) return unread;
    const origin = new URL(server.publicOrigin);
    const findings = env.TLS_CERT ? [await fileFinding(env.TLS_CERT)] : [];
    if (origin.protocol === 'https:') return [...findings, ...(await originFindings(origin))];
    return [...findings, ok(`${origin.origin} needs none.`)];
  },
};
