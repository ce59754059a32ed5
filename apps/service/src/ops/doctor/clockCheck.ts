import { type ProviderName, paymentProviders } from '@tern/domain';
import { type Check, many, ok, problem, warning } from './Check.ts';

/** Signatures of providers hold for five minutes. */
const most = 60;
const noticed = 5;

/** The clock here against the one of the first payment provider: signatures and sign-ins depend on it. */
export const clockCheck: Check = {
  name: 'clock',
  async examine({ payment }) {
    const name = (Object.keys(payment) as ProviderName[])[0];
    const settings = name && payment[name];
    if (!settings) return [warning('Compared with nothing: no provider is configured.')];
    const sentAt = Date.now();
    const response = await fetch(settings.apiBase, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    }).catch(() => null);
    const there = Date.parse(response?.headers.get('date') ?? '');
    const label = paymentProviders[name].name;
    if (Number.isNaN(there)) return [warning(`Compared with nothing: ${label} gave no time.`)];
    // A header has whole seconds.
    const here = (sentAt + Date.now()) / 2;
    const apart = Math.round(Math.max(0, Math.abs(there + 500 - here) - 500) / 1000);
    if (apart <= noticed) return [ok(`As that of ${label}.`)];
    const says = `${many(apart, 'second')} away from that of ${label}.`;
    return [(apart > most ? problem : warning)(says, 'Let NTP set the clock.')];
  },
};
