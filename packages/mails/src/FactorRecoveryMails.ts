/** The data of mails to somebody who turns the second factor off without a code. */
export interface FactorRecoveryMails {
  /** The first link of somebody who has lost the second factor: it begins the wait. */
  factorRecoveryRequested: { begin_url: string };
  /** The wait has begun, or is over soon. `ready_at`: when the second link comes. */
  factorRecoveryWaits: { is: 'begun' | 'soon'; ready_at: string; stop_url: string };
  /** The second link, which turns the factor off. */
  factorRecoveryReady: { until: string; finish_url: string; stop_url: string };
  factorRecoveryStopped: Record<string, never>;
}
