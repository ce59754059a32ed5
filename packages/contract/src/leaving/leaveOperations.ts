import { contractCancel } from './contractCancel.ts';
import { contractCancelConfirm } from './contractCancelConfirm.ts';
import { leaveAct } from './leaveAct.ts';
import { leaveMy } from './leaveMy.ts';
import { leaveReason } from './leaveReason.ts';

/** The calls of leaving. Apart from `operations`, which every page that runs in the browser loads. */
export const leaveOperations = {
  leaveMy,
  leaveAct,
  leaveReason,
  contractCancel,
  contractCancelConfirm,
} as const;
