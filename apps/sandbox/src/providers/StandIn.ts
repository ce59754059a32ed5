import type { FastifyInstance } from 'fastify';
import type { Behaviour } from '../Behaviour.ts';
import type { Ledger } from '../ledger.ts';
import type { StateFile } from '../state.ts';

/** The machine a stand-in lives on. */
export interface Host<Keys> {
  state: StateFile;
  origin: () => string;
  now: () => number;
  /** Shared with the shop. */
  keys: Keys;
  /** Where the shop takes its webhooks. */
  webhookUrl: string;
}

/** A provider as `registry.ts` lists it: the messages it sends, and the calls it serves. */
export interface StandIn<Keys extends object = object, ItsBehaviour extends Behaviour = Behaviour> {
  /** Stands in its webhook path and in the path of its hosted pages. */
  code: string;
  /** The names of its settings and its webhook path at the shop, where they are those of another one. */
  shop?: { settings: string; webhook: string };
  usualKeys: Keys;
  createBehaviour(host: Host<Keys>): ItsBehaviour;
  answerCalls(app: FastifyInstance, host: Host<Keys> & { ledger: Ledger; behaviour: ItsBehaviour }): void;
  /** Pages of its own that buyers see. */
  showPages?(app: FastifyInstance, host: Host<Keys> & { ledger: Ledger }): void;
}

/** Keeps the types of a stand-in together: its keys, and a behaviour that may know more than others. */
export const defineStandIn = <Keys extends object, ItsBehaviour extends Behaviour>(
  standIn: StandIn<Keys, ItsBehaviour>,
): StandIn<Keys, ItsBehaviour> => standIn;
