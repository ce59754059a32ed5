import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations, oldDatabase } from './oldDatabase.ts';
import { type Started, samplePassword, startService } from './startService.ts';

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

const arabic = (digits: string) => digits.replace(/\d/g, (each) => String.fromCharCode(0x660 + Number(each)));
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0));

describe('an address as it was copied from somewhere', () => {
  it('opens an account that is found by what one sees', async () => {
    const { data } = await tern.call('anonymousSignup', { email: '\u200bzoe@mail.test\u2060' });
    expect(data.user.email).toBe('zoe@mail.test');
    await tern.call('setPassword', { password: samplePassword }, { token: data.token });
    for (const username of [
      'zoe@mail.test',
      '\u200bZoe@mail.test',
      fullWidth('zoe@mail.test'),
      'zoe＠mail。test',
    ])
      expect(
        (await tern.call('login', { username, password: samplePassword })).data.user.email,
        username,
      ).toBe('zoe@mail.test');
    const again = await tern.call('anonymousSignup', { email: 'zoe@mail\u00ad.test' });
    expect(again.failure.data.error).toBe('email_known');
  });

  it('is refused where it cannot be mailed', async () => {
    const { failure } = await tern.call('anonymousSignup', { email: 'zoe@ma_il.test' });
    expect(failure.data).toMatchObject({ error: 'validation_failed' });
  });
});

describe('a code as another keyboard writes it', () => {
  it('of a mail', async () => {
    const { email } = await tern.customer();
    await tern.call('verificationRequest', { email, purpose: 'reset_password' });
    await tern.service.runBackground();
    const sent = await tern.mailData<{ code: string }>(email, 'resetCode');
    const code = `\u200f${arabic(sent?.code ?? '')}`;
    const answer = await tern.call('verificationValidate', { email, code, purpose: 'reset_password' });
    expect(answer.data.ticket).toBeTruthy();
  });

  it('of a coupon', async () => {
    await tern.rows(`insert into coupons (code, kind, percent) values ('NORTH-20', 'coupon', 20)`);
    for (const code of ['north-20', fullWidth('north-20'), `\u200bNORTH\u2011${arabic('20')} `])
      expect((await tern.call('quote', { product_id: '1m', code })).data.coupon, code).toBe('NORTH-20');
  });

  it('of an IP address', async () => {
    const ip = `\u200e${arabic('8')}.8.8.${fullWidth('8')}`;
    expect((await tern.call('ipLookup', { ip })).data.ip).toBe('8.8.8.8');
  });
});

describe('addresses that were stored earlier', () => {
  it('are spelled as they are looked up, where no other account has the spelling', async () => {
    const before = migrations[migrations.findIndex((tag) => tag.endsWith('_email_keys')) - 1] as string;
    const old = await oldDatabase(before);
    const add = (id: string, email: string, key: string | null = email.toLowerCase()) =>
      old.add('users', {
        id,
        email,
        email_key: key,
        language: 'en',
        created_at: new Date(),
        password_hash: null,
      });
    await add('usr_plain', 'Ann@mail.test');
    await add('usr_hidden', '\u200bBob@mail.test');
    await add('usr_wide', fullWidth('cid@mail.test'), null);
    await add('usr_digits', `d${arabic('123')}@mail.test`);
    await add('usr_second', '\u2060ann@mail.test');
    await add('usr_twins_1', '\u200beve@mail.test');
    await add('usr_twins_2', '\ufeffeve@mail.test');
    await old.add('partners', {
      id: 'ptr_1',
      email: '\u200bpat@mail.test',
      email_key: '\u200bpat@mail.test',
      name: 'Pat',
      site: 'pat.test',
      plan: 'Links',
      language: 'en',
      state: 'approved',
      applied_at: new Date(),
      created_at: new Date(),
    });
    const service = await startService({ databaseUrl: old.url });
    try {
      const rows = await old.rows<{ id: string; email: string; email_key: string | null }>(
        'select id, email, email_key from users order by id',
      );
      expect(Object.fromEntries(rows.map(({ id, email, email_key }) => [id, [email, email_key]]))).toEqual({
        usr_plain: ['Ann@mail.test', 'ann@mail.test'],
        usr_hidden: ['Bob@mail.test', 'bob@mail.test'],
        usr_wide: ['cid@mail.test', null],
        usr_digits: ['d123@mail.test', 'd123@mail.test'],
        usr_second: ['\u2060ann@mail.test', '\u2060ann@mail.test'],
        usr_twins_1: ['eve@mail.test', 'eve@mail.test'],
        usr_twins_2: ['\ufeffeve@mail.test', '\ufeffeve@mail.test'],
      });
      expect(await old.rows('select email, email_key from partners')).toEqual([
        { email: 'pat@mail.test', email_key: 'pat@mail.test' },
      ]);
    } finally {
      await service.close();
      await old.close();
    }
  });
});
