import { type VoucherData, voucherRedeem } from '@tern/contract';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../api/CallError.ts';
import { carriedCode, createRedeemStore } from './redeem.store.ts';

const code = '7K2M-9QXR-4TWH-BD5V';
const holds: VoucherData = {
  refusal: null,
  worth: { interval_count: 6, interval_unit: 'MONTH', expires_at: null },
  effect: null,
};

function storeWith(answer: VoucherData | Error, signUp: () => Promise<string | null> = async () => null) {
  const send = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const joined = vi.fn(signUp);
  return { send, joined, store: createRedeemStore({ send: send as never }, { signUp: joined }) };
}

it.each([
  [`#${code}`, code],
  ['#7K2M%2D9QXR%2D4TWH%2DBD5V', code],
  ['#7K2M%', '7K2M%'],
  ['', ''],
])('reads the code of the address %s', (hash, carried) => {
  expect(carriedCode(hash)).toBe(carried);
});

describe('the store of vouchers', () => {
  it('shows a code as it is printed, and redeems it when that is pressed', async () => {
    const { store, send } = storeWith(holds);
    await store.look(code.toLowerCase());
    expect(store.state.voucher).toMatchObject({ code, redeemed: false });
    await store.redeem(null);
    expect(send).toHaveBeenLastCalledWith(voucherRedeem, { code: code.toLowerCase() });
    expect(store.state.voucher?.redeemed).toBe(true);
  });

  it('says why a code is worth nothing, and keeps what was typed', async () => {
    const { store } = storeWith({ refusal: 'used', worth: null, effect: null });
    await store.look(code);
    expect(store.state).toMatchObject({ code, voucher: null, refusal: 'used', busy: false });
  });

  it('redeems nothing where the address has an account', async () => {
    const { store, send } = storeWith(holds, async () => 'email_known');
    await store.look(code);
    await store.redeem('marta@example.com');
    expect(send).toHaveBeenCalledOnce();
    expect(store.state).toMatchObject({ failure: 'email_known', voucher: { redeemed: false } });
  });

  it('says that too many codes were tried', async () => {
    const { store } = storeWith(new CallError('rate_limited', 429, 'Too many tries.', {}));
    await store.look(code);
    expect(store.state.failure).toBe('rate_limited');
  });
});
