import type { CheckoutEffect, EventOf, EventType } from './checkoutEvents.ts';
import type { Checkout } from './checkoutState.ts';

/** One way on from a state. The first whose guard holds is taken; with none, the event is ignored. */
export interface Branch<State extends string, Type extends EventType> {
  to: State;
  when?: (checkout: Checkout, event: EventOf<Type>) => boolean;
  set?: (checkout: Checkout, event: EventOf<Type>) => Partial<Checkout>;
  /** Gets the checkout as `set` has left it, and as it was. */
  effects?: (after: Checkout, event: EventOf<Type>, before: Checkout) => readonly CheckoutEffect[];
}

/** The ways on from a state for every event that its region hears. */
export type Row<State extends string, Heard extends EventType> = {
  readonly [Type in Heard]: readonly Branch<State, Type>[];
};

export type Table<State extends string, Heard extends EventType> = Readonly<Record<State, Row<State, Heard>>>;

/** Decided: the event changes nothing here. */
export const ignored: readonly never[] = [];
