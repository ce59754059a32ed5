import type { FastifyInstance } from 'fastify';
import type { Face, Ledger } from '../ledger.ts';
import type { StateFile } from '../state.ts';

/** The machine a stand-in lives on. */
export interface Host<Keys> {
  state: StateFile;
  origin: () => string;
  now: () => number;
  /** Shared with the shop. */
  keys: Keys;
}

/** A provider as `registry.ts` lists it: the messages it sends, and the calls it answers. */
export interface StandIn<Keys extends object = object, ItsFace extends Face = Face> {
  /** Stands in its webhook path and in the path of its hosted pages. */
  code: string;
  usualKeys: Keys;
  createFace(host: Host<Keys>): ItsFace;
  answerCalls(app: FastifyInstance, host: Host<Keys> & { ledger: Ledger; face: ItsFace }): void;
}

/** Keeps the types of a stand-in together: its keys, and a face that may know more than others. */
export const defineStandIn = <Keys extends object, ItsFace extends Face>(
  standIn: StandIn<Keys, ItsFace>,
): StandIn<Keys, ItsFace> => standIn;
