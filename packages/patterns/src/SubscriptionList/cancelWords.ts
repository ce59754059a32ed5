import { subscriptionListMessages as m } from './subscriptionList.messages.ts';

/** The words around what is cancelled: the renewal of a plan that is paid, or a free trial. */
export const cancelWords = {
  renewal: {
    plan: m.currentPlan,
    next: m.nextPayment,
    until: m.activeUntil,
    cancel: m.cancelRenewal,
    title: m.cancelTitle,
    text: m.cancelText,
    failed: m.cancelFailed,
    done: m.renewalCancelled,
  },
  trial: {
    plan: m.trial,
    next: m.firstPayment,
    until: m.freeUntil,
    cancel: m.cancelTrial,
    title: m.cancelTrialTitle,
    text: m.cancelTrialText,
    failed: m.cancelTrialFailed,
    done: m.trialCancelled,
  },
} as const;
