import type { User } from '@tern/contract';
import { describe, expect, it, vi } from 'vitest';
import { waitingApi } from '../../../tests/waitingApi.ts';
import { createAccountDataStore } from './accountData.store.ts';

function setUp() {
  const user = { user_id: 'u', delete_after: null } as User;
  const save = vi.fn();
  const onDeletion = vi.fn();
  const fake = waitingApi();
  const store = createAccountDataStore(fake.api, () => user, save, onDeletion);
  return { user, save, onDeletion, ...fake, store };
}

describe('account data store', () => {
  it('hands the data out as a file, once for two clicks, and names a limit', async () => {
    const { store, nth, of, save } = setUp();
    void store.exportData();
    void store.exportData();
    expect(of('accountExport')).toHaveLength(1);
    await nth('accountExport', 0).answer({ exported_at: 'now' });
    expect(save).toHaveBeenCalledExactlyOnceWith({ exported_at: 'now' });
    expect(store.state).toMatchObject({ exported: 1, busy: null });
    void store.exportData();
    await nth('accountExport', 1).fail('rate_limited');
    expect(store.state).toMatchObject({ exported: 1, exportError: 'rate_limited', busy: null });
  });

  it('asks for the deletion once, and keeps the profile up to date', async () => {
    const { store, nth, of, user, onDeletion } = setUp();
    void store.askDeletion({ password: 'wrong', code: '' });
    void store.askDeletion({ password: 'wrong', code: '' });
    expect(of('accountDelete')).toHaveLength(1);
    await nth('accountDelete', 0).fail('incorrect_password');
    expect([store.state.deleteError, user.delete_after]).toEqual(['incorrect_password', null]);
    expect(onDeletion).not.toHaveBeenCalled();
    void store.askDeletion({ password: '', code: '123456' });
    expect(nth('accountDelete', 1).input).toEqual({ code: '123456' });
    await nth('accountDelete', 1).answer({ delete_after: '2026-12-01T00:00:00.000Z' });
    expect([store.state.deleteError, user.delete_after]).toEqual([null, '2026-12-01T00:00:00.000Z']);
    expect(onDeletion).toHaveBeenCalledTimes(1);
  });

  it('asks for a code where the page knew of no second factor, without an error, and goes on asking', async () => {
    const { store, nth } = setUp();
    void store.askDeletion({ password: 'Abc#1234', code: '' });
    await nth('accountDelete', 0).fail('second_factor_required');
    expect(store.state).toMatchObject({ codeNeeded: true, deleteError: null, busy: null });
    void store.askDeletion({ password: 'Abc#1234', code: '000000' });
    expect(store.state).toMatchObject({ codeNeeded: true, deleteError: null, busy: 'delete' });
    await nth('accountDelete', 1).fail('verification_failed');
    expect(store.state).toMatchObject({ codeNeeded: true, deleteError: 'verification_failed' });
  });

  it('takes the deletion back; a failure leaves it as it is', async () => {
    const { store, nth, user } = setUp();
    user.delete_after = '2026-12-01T00:00:00.000Z';
    void store.keep();
    await nth('accountDeleteCancel', 0).fail();
    expect([store.state.keepFailed, user.delete_after]).toEqual([true, '2026-12-01T00:00:00.000Z']);
    void store.keep();
    expect(store.state.keepFailed).toBe(false);
    await nth('accountDeleteCancel', 1).answer(null);
    expect([store.state.kept, user.delete_after]).toEqual([true, null]);
  });
});
