import type { VoucherData, voucherLook } from '@tern/contract';
import { readVoucherCode } from '@tern/domain';
import type { RedeemPanelProps, ShownVoucher } from '@tern/patterns';
import { proxy } from 'valtio';
import { type Api, errorNameOf } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';
import type { PostedForm } from '../../app/postedForm.ts';

const calls = () => import('./voucherCalls.ts');

export interface RedeemState {
  code: string;
  voucher: ShownVoucher | null;
  refusal: RedeemPanelProps['refusal'];
  failure: RedeemPanelProps['failure'];
  busy: boolean;
}

type Posted = Extract<PostedForm, { form: 'redeem' }>;

/** The code behind `#`, also where a mail program has encoded its signs; a broken code is looked up as it is. */
export function carriedCode(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A voucher that holds, as the page shows it. */
function shownOf(
  typed: string,
  { refusal, worth, effect }: VoucherData,
  redeemed: boolean,
): ShownVoucher | null {
  const code = readVoucherCode(typed);
  if (refusal || !worth || !code) return null;
  const { interval_count: intervalCount, interval_unit: intervalUnit, expires_at: expiresAt } = worth;
  return {
    code,
    worth: { intervalCount, intervalUnit, expiresAt },
    effect: effect && { waitsFor: effect.waits_for, endsAt: effect.ends_at, charge: effect.charge },
    redeemed,
  };
}

function failureOf(error: string): RedeemPanelProps['failure'] {
  if (error === 'rate_limited' || error === 'email_known' || error === 'unauthenticated') return error;
  return 'failed';
}

/** The page that redeems a voucher. `posted`: what a form of a browser without scripts came to. */
export function createRedeemStore(
  api: Pick<Api, 'send'>,
  { posted, signUp }: { posted?: Posted | undefined; signUp: (email: string) => Promise<string | null> },
) {
  const code = posted?.typed.code ?? '';
  const data = posted?.voucher;
  const state = proxy<RedeemState>({
    code,
    voucher: data ? shownOf(code, data, posted.step === 'done') : null,
    refusal: data?.refusal ?? undefined,
    failure: posted?.error === 'validation_failed' ? undefined : posted?.error && failureOf(posted.error),
    busy: false,
  });
  const requests = latestOnly();

  async function attempt(typed: string, run: () => Promise<VoucherData | string>, redeemed: boolean) {
    const isLatest = requests.start();
    state.code = typed;
    state.busy = true;
    state.failure = undefined;
    state.refusal = undefined;
    try {
      const found = await run();
      if (!isLatest()) return;
      if (typeof found === 'string') {
        state.failure = failureOf(found);
        return;
      }
      state.refusal = found.refusal ?? undefined;
      state.voucher = shownOf(typed, found, redeemed);
    } catch (error) {
      if (isLatest()) state.failure = failureOf(errorNameOf<typeof voucherLook>(error));
    } finally {
      if (isLatest()) state.busy = false;
    }
  }

  return {
    state,
    look: (typed: string) =>
      attempt(typed, async () => api.send((await calls()).voucherLook, { code: typed }), false),
    /** `email`: opens an account first. */
    redeem: (email: string | null) =>
      attempt(
        state.code,
        async () => {
          const refused = email === null ? null : await signUp(email);
          return refused ?? api.send((await calls()).voucherRedeem, { code: state.code });
        },
        true,
      ),
    another() {
      requests.cancel();
      Object.assign(state, { code: '', voucher: null, refusal: undefined, failure: undefined, busy: false });
    },
  };
}
