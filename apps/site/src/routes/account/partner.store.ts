import { type OutputOf, partnerReport } from '@tern/contract';
import { writeCsv } from '@tern/domain';
import { proxy } from 'valtio';
import type { Api } from '../../api/createApi.ts';
import { latestLoad } from './latestLoad.ts';

type Report = OutputOf<typeof partnerReport>;

export interface PartnerState {
  /** Null until it is known. */
  report: Report | null;
  failed: boolean;
}

/** A partner's figures. */
export function createPartnerStore(api: Pick<Api, 'send'>) {
  const state = proxy<PartnerState>({ report: null, failed: false });
  return {
    state,
    load: latestLoad(
      state,
      () => api.send(partnerReport, {}),
      (report) => {
        state.report = report;
      },
    ),
  };
}

/** Visits and sales as one table for spreadsheets. Amounts in minor units of their currency. */
export function partnerCsv({ clicks, sales }: NonNullable<Report['partner']>): string {
  return writeCsv([
    ['kind', 'date', 'place', 'visits', 'amount', 'share', 'currency', 'given_back'],
    ...clicks.map(({ day, label, count }) => ['visits', day, label, count, null, null, null, null]),
    ...sales.map(({ at, label, amount, reward, currency, reversed_at }) => [
      ...['sale', at, label, null],
      ...[amount, reward, currency, reversed_at],
    ]),
  ]);
}
