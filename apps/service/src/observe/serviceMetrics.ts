import { Counter, Histogram, methodLabel, type Observe, secondsBuckets } from '@tern/observe';

export type CallOutcome = 'ok' | 'refused' | 'unavailable';
/** `no_room`: refused while the database was away. `over_bound`: beyond the sums of a day. `unwanted`: the browser asked not to be measured. */
export type EventOutcome = 'stored' | 'duplicate' | 'refused' | 'unwanted' | 'over_bound' | 'no_room';
export type BatchOutcome = 'handed' | 'failed' | 'given_up';
/** `healed`: an event that was lost was made up for. `failed`: it could not be compared. */
export type ReconciledOutcome = 'equal' | 'healed' | 'differs' | 'failed';
/** `taken`: taken back by an old mailbox whose address another account has confirmed meanwhile. */
export type EmailChangeOutcome = 'requested' | 'resent' | 'confirmed' | 'stopped' | 'restored' | 'taken';
export type PasswordRangeOutcome = 'leaked' | 'unknown' | 'failed';
export type MailOutcome = 'sent' | 'failed' | 'given_up' | 'expired' | 'left_out';

/** The service's own counts. Labels come from closed sets: routes, states and names of ours, never from a visitor. */
export interface ServiceMetrics {
  request(facts: {
    /** The pattern; undefined where no route matched. */
    route: string | undefined;
    method: string;
    status: number;
    seconds: number;
  }): void;
  providerCall(facts: { provider: string; operation: string; outcome: CallOutcome; seconds: number }): void;
  /** An order was compared with its provider. */
  reconciled(provider: string, outcome: ReconciledOutcome): void;
  mail(outcome: MailOutcome): void;
  /** `directive`: of our own policy, or `other`. */
  policyReport(facts: { directive: string; enforced: boolean }): void;
  /** Plans or ways to pay were asked for. */
  priceList(byAffiliate: boolean): void;
  analyticsEvents(outcome: EventOutcome, events: number): void;
  /** A batch for a tool of the operator's. */
  analyticsBatch(outlet: string, outcome: BatchOutcome): void;
  /** Somebody has signed in on the website: with a password (and a code where there is a second factor), or a passkey. */
  signIn(way: 'password' | 'passkey'): void;
  /** A request to turn a second factor off without a code: its wait has begun, was stopped, or was followed by the second link. */
  factorRecovery(outcome: 'begun' | 'stopped' | 'done'): void;
  /** A passkey opened nothing: the error of the contract. */
  passkeyRefused(reason: string): void;
  /** A new password was compared with the leaked ones. `failed`: nobody knows, and it was taken. */
  passwordRange(outcome: PasswordRangeOutcome): void;
  /** A step of a change of an address. */
  emailChange(outcome: EmailChangeOutcome): void;
  /** A change of an address was refused: the error of the contract. */
  emailChangeRefused(reason: string): void;
  /** A fetch of the network feed: accepted, unchanged, or the reason of a refusal. */
  networkFeed(outcome: string): void;
  job(facts: { job: string; ok: boolean; seconds: number }): void;
}

export function createServiceMetrics({ registry }: Pick<Observe, 'registry'>): ServiceMetrics {
  const registers = [registry];
  const requests = new Counter({
    name: 'tern_service_requests_total',
    help: 'Requests to the API that were answered.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'tern_service_request_seconds',
    help: 'Time from the head of a request to its whole response.',
    labelNames: ['route', 'method'],
    buckets: secondsBuckets,
    registers,
  });
  const calls = new Counter({
    name: 'tern_provider_calls_total',
    help: 'Calls to payment providers and other services outside.',
    labelNames: ['provider', 'operation', 'outcome'],
    registers,
  });
  const callSeconds = new Histogram({
    name: 'tern_provider_call_seconds',
    help: 'Time that calls to services outside took.',
    labelNames: ['provider', 'operation'],
    buckets: secondsBuckets,
    registers,
  });
  const reconciled = new Counter({
    name: 'tern_reconciled_orders_total',
    help: 'Orders that were compared with their provider: the same, made the same, different, or not to be read.',
    labelNames: ['provider', 'outcome'],
    registers,
  });
  const mails = new Counter({
    name: 'tern_mails_total',
    help: 'Tries to send a mail: sent, failed and tried again, given up, expired before it could be sent.',
    labelNames: ['outcome'],
    registers,
  });
  const policyReports = new Counter({
    name: 'tern_policy_reports_total',
    help: 'Reports of browsers about what the content security policy of a page refused.',
    labelNames: ['directive', 'disposition'],
    registers,
  });
  const priceLists = new Counter({
    name: 'tern_price_lists_total',
    help: 'Price lists that clients asked for: for visitors of an affiliate, or of none.',
    labelNames: ['source'],
    registers,
  });
  const { analyticsEvents, analyticsBatch } = analyticsMetrics(registers);
  const feeds = new Counter({
    name: 'tern_network_feed_total',
    help: 'Fetches of the network feed: accepted, unchanged, or why it was refused.',
    labelNames: ['outcome'],
    registers,
  });
  const jobs = new Counter({
    name: 'tern_job_runs_total',
    help: 'Rounds of background work.',
    labelNames: ['task', 'outcome'],
    registers,
  });
  const jobSeconds = new Histogram({
    name: 'tern_job_seconds',
    help: 'Time that a round of background work took.',
    // Not `job`: Prometheus names what it scrapes by that.
    labelNames: ['task'],
    buckets: secondsBuckets,
    registers,
  });
  return {
    request({ route = 'none', method, status, seconds }) {
      const labels = { route, method: methodLabel(method) };
      requests.inc({ ...labels, status: String(status) });
      requestSeconds.observe(labels, seconds);
    },
    providerCall({ provider, operation, outcome, seconds }) {
      calls.inc({ provider, operation, outcome });
      callSeconds.observe({ provider, operation }, seconds);
    },
    reconciled: (provider, outcome) => reconciled.inc({ provider, outcome }),
    mail: (outcome) => mails.inc({ outcome }),
    ...signInMetrics(registers),
    ...addressMetrics(registers),
    policyReport: ({ directive, enforced }) =>
      policyReports.inc({ directive, disposition: enforced ? 'enforce' : 'report' }),
    priceList: (byAffiliate) => priceLists.inc({ source: byAffiliate ? 'affiliate' : 'none' }),
    analyticsEvents,
    analyticsBatch,
    networkFeed: (outcome) => feeds.inc({ outcome }),
    job({ job, ok, seconds }) {
      jobs.inc({ task: job, outcome: ok ? 'ok' : 'failed' });
      jobSeconds.observe({ task: job }, seconds);
    },
  };
}

function signInMetrics(
  registers: Pick<Observe, 'registry'>['registry'][],
): Pick<ServiceMetrics, 'signIn' | 'passkeyRefused' | 'passwordRange' | 'factorRecovery'> {
  const signIns = new Counter({
    name: 'tern_sign_ins_total',
    help: 'Sign-ins on the website: with a password, and a code where there is a second factor, or with a passkey.',
    labelNames: ['way'],
    registers,
  });
  const refusals = new Counter({
    name: 'tern_passkey_refusals_total',
    help: 'Passkeys that opened nothing, by the error of the contract.',
    labelNames: ['reason'],
    registers,
  });
  const ranges = new Counter({
    name: 'tern_password_ranges_total',
    help: 'New passwords that were compared with the leaked ones: leaked, unknown there, or not compared.',
    labelNames: ['outcome'],
    registers,
  });
  const recoveries = new Counter({
    name: 'tern_factor_recoveries_total',
    help: 'Requests to turn a second factor off without a code: begun, stopped, done.',
    labelNames: ['outcome'],
    registers,
  });
  return {
    signIn: (way) => signIns.inc({ way }),
    passkeyRefused: (reason) => refusals.inc({ reason }),
    passwordRange: (outcome) => ranges.inc({ outcome }),
    factorRecovery: (outcome) => recoveries.inc({ outcome }),
  };
}

function addressMetrics(
  registers: Pick<Observe, 'registry'>['registry'][],
): Pick<ServiceMetrics, 'emailChange' | 'emailChangeRefused'> {
  const changes = new Counter({
    name: 'tern_email_changes_total',
    help: 'Changes of the address of an account: requested, a further code, confirmed, stopped, taken back.',
    labelNames: ['outcome'],
    registers,
  });
  const refusals = new Counter({
    name: 'tern_email_change_refusals_total',
    help: 'Steps of a change of an address that were refused, by the error of the contract.',
    labelNames: ['reason'],
    registers,
  });
  return {
    emailChange: (outcome) => changes.inc({ outcome }),
    emailChangeRefused: (reason) => refusals.inc({ reason }),
  };
}

function analyticsMetrics(
  registers: Pick<Observe, 'registry'>['registry'][],
): Pick<ServiceMetrics, 'analyticsEvents' | 'analyticsBatch'> {
  const events = new Counter({
    name: 'tern_analytics_events_total',
    help: 'Analytics events: stored, sent again, refused by the catalogue, unwanted by the visitor, without room.',
    labelNames: ['outcome'],
    registers,
  });
  const batches = new Counter({
    name: 'tern_analytics_batches_total',
    help: 'Tries to hand a batch of events to a tool of the operator.',
    labelNames: ['outlet', 'outcome'],
    registers,
  });
  return {
    analyticsEvents: (outcome, count) => events.inc({ outcome }, count),
    analyticsBatch: (outlet, outcome) => batches.inc({ outlet, outcome }),
  };
}
