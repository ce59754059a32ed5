import type { Ledger } from '../../ledger.ts';
import type { StateFile } from '../../state.ts';
import type { PaypalBehaviour } from './paypalBehaviour.ts';
import type { PaypalRespond } from './paypalCall.ts';

/** Shared by every group of calls. */
export interface PaypalHost {
  state: StateFile;
  ledger: Ledger;
  behaviour: PaypalBehaviour;
  origin: () => string;
  now: () => number;
  respond: PaypalRespond;
}
