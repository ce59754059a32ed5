import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StateFile } from '../state.ts';
import { answerPostback, answerRevision } from './admitadStandIn.ts';
import { answerCf } from './cfStandIn.ts';
import { answerCj } from './cjStandIn.ts';
import { affiliateRecords } from './records.ts';

interface Said {
  status: number;
  body: object | string;
}

/**
 * The affiliate networks: CJ (`/cj/graphql`), Admitad (`/admitad/tt`, `/admitad/rp`) and a further one (`/cf/postback`).
 * The faults of the providers' calls are theirs as well. `/affiliates.json` lists what they have.
 */
export function affiliateApi(
  app: FastifyInstance,
  { state, now }: { state: StateFile; now: () => number },
): void {
  const { knobs } = state.data;
  const records = affiliateRecords(state);
  const textOf = ({ body }: FastifyRequest) => (typeof body === 'string' ? body : '');
  const header = ({ headers }: FastifyRequest, name: string) =>
    typeof headers[name] === 'string' ? headers[name] : undefined;

  const answering =
    (work: (request: FastifyRequest) => Said) => async (request: FastifyRequest, reply: FastifyReply) => {
      if (knobs.apiDelay) await new Promise((done) => setTimeout(done, knobs.apiDelay));
      if (knobs.apiFails) return reply.code(500).send({ error: 'The network is down.' });
      const { status, body } = work(request);
      if (knobs.loseReplies) {
        request.raw.socket.destroy();
        return reply.hijack();
      }
      return reply.code(status).send(body);
    };

  app.post(
    '/cj/graphql',
    answering((request) =>
      answerCj(records, {
        authorization: header(request, 'authorization'),
        body: textOf(request),
        now: now(),
      }),
    ),
  );
  app.get(
    '/admitad/tt',
    answering((request) => {
      answerPostback(records, request.query as Record<string, string>);
      return { status: 200, body: '' };
    }),
  );
  app.get(
    '/admitad/rp',
    answering((request) => ({
      status: 200,
      body: answerRevision(records, request.query as Record<string, string>),
    })),
  );
  app.post(
    '/cf/postback',
    answering((request) =>
      answerCf(records, {
        signature: header(request, 'x-signature'),
        key: header(request, 'idempotency-key'),
        body: textOf(request),
        now: now(),
      }),
    ),
  );
  app.get('/affiliates.json', () => records.all());
}
