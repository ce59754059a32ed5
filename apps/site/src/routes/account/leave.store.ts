import {
  type ContractAct,
  type ContractActKind,
  type LeaveMy,
  leaveAct,
  leaveMy,
  leaveReason,
} from '@tern/contract';
import type { LeaveReason } from '@tern/domain';
import { proxy } from 'valtio';
import type { Api } from '../../api/createApi.ts';
import { latestLoad } from './latestLoad.ts';

export interface LeaveState {
  /** Null until it is known. */
  leaving: LeaveMy | null;
  failed: boolean;
  busy: boolean;
  /** The failure of the last act. `impossible`: it could not be done any more. */
  problem: 'failed' | 'impossible' | null;
}

/** The ways to leave, and what was done. */
export function createLeaveStore(api: Pick<Api, 'send'>) {
  const state = proxy<LeaveState>({ leaving: null, failed: false, busy: false, problem: null });
  const load = latestLoad(
    state,
    () => api.send(leaveMy, {}),
    (leaving) => {
      state.leaving = leaving;
    },
  );
  return {
    state,
    load,
    /** About a plan, or a gift by its order. Resolves with the receipt, or null where there is none. */
    async act(
      { id, gift }: { id: string; gift?: unknown },
      kind: ContractActKind,
      months?: number,
    ): Promise<ContractAct | null> {
      if (state.busy) return null;
      state.busy = true;
      state.problem = null;
      try {
        const about = gift ? { order_id: id } : { subscription_id: id };
        const { act } = await api.send(leaveAct, { ...about, kind, months });
        // How everything stands now, the list of receipts too.
        await load();
        if (!act) state.problem = 'impossible';
        return act;
      } catch {
        state.problem = 'failed';
        return null;
      } finally {
        state.busy = false;
      }
    },
    /** Resolves with whether it was stored. */
    async tellWhy(act_id: string, reason: LeaveReason): Promise<boolean> {
      try {
        await api.send(leaveReason, { act_id, reason });
        return true;
      } catch {
        return false;
      }
    },
  };
}
