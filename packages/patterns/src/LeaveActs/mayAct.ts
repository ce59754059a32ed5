import type { LeaveKind, LeavePlan } from './LeaveView.ts';

const rules: Readonly<Record<LeaveKind, (plan: LeavePlan) => boolean>> = {
  cancel: ({ renewal }) => renewal !== null,
  resume: ({ resume }) => resume?.state === 'open',
  pause: ({ pause, renewal }) => renewal !== null && pause?.state === 'open' && pause.choices.length > 0,
  goOn: ({ pause, renewal }) => renewal !== null && (pause?.state === 'waits' || pause?.state === 'paused'),
  refund: ({ moneyBack }) => moneyBack?.state === 'open',
  withdraw: ({ withdrawal }) => withdrawal?.state === 'open',
};

/** Whether an act can be done now. A link leads to its question at any time. */
export const mayAct = (kind: LeaveKind, plan: LeavePlan): boolean => rules[kind](plan);
