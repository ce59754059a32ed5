import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JsonCall } from '../../jsonApi.ts';
import type { Ledger } from '../../ledger.ts';
import type { StateFile } from '../../state.ts';
import { derivedUuid, paddleId } from './paddleId.ts';
import type { Parties } from './paddleParties.ts';

export interface ApiOptions {
  state: StateFile;
  ledger: Ledger;
  parties: Parties;
  origin: () => string;
  apiKey: string;
  now: () => number;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
export type RespondTo = (work: (call: JsonCall) => object, status?: number) => Handler;

export const meta = () => ({ request_id: derivedUuid(paddleId('req')) });
/** The frame of every answer of Paddle. */
export const data = (value: unknown) => ({ data: value, meta: meta() });
