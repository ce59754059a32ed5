import { brand } from '@tern/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remindStudents } from '../src/modules/students/students.module.ts';
import { buy, type Started, startService } from './startService.ts';

const day = 24 * 3600 * 1000;
const { percent, proofDays } = brand.programmes.student;

let tern: Started;
beforeAll(async () => {
  tern = await startService({ standIns: true });
  const { config } = tern.service.context;
  config.studentService = {
    origin: `${tern.standIns.origin}/student`,
    clientId: 'tern',
    secret: 'student_tern',
  };
});
afterAll(() => tern.close());

type Person = Awaited<ReturnType<Started['signUp']>>;
const mine = async ({ token }: Person) => (await tern.call('studentMy', {}, { token })).data;
const request = ({ token }: Person, email: string) => tern.call('studentRequest', { email }, { token });
const confirm = ({ token }: Person, code: string) => tern.call('studentConfirm', { code }, { token });
const codeFor = async (email: string) =>
  (await tern.mailData<{ code: string }>(email, 'studentCode'))?.code ?? '';
const quote = ({ token }: Pick<Person, 'token'>, code: string) =>
  tern.call('quote', { product_id: '12m', currency: 'USD', code }, { token });

async function proven(person: Person, email: string) {
  (await request(person, email)).data;
  return (await confirm(person, await codeFor(email))).data;
}

describe('a proof by e-mail', () => {
  it('gives a code of its own that lowers the first period of this person alone', async () => {
    const student = await tern.signUp();
    expect(await mine(student)).toMatchObject({ percent, proof: null, renewable: true });
    const { proof } = await proven(student, 'ann@cs.ox.ac.uk');
    expect(proof?.code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(Date.parse(proof?.until ?? '') - tern.clock.now()).toBeGreaterThan((proofDays - 1) * day);
    expect(await tern.mailData(student.email, 'studentProven')).toMatchObject({ code: proof?.code, percent });

    const code = proof?.code ?? '';
    expect((await quote(student, code)).data).toMatchObject({
      coupon: code,
      coupon_amount: Math.floor((4500 * percent) / 100),
      renewal_amount: 4500,
    });
    const stranger = await tern.signUp();
    expect((await quote(stranger, code)).failure.data.code_refusal).toBe('foreign');
    const anybody = await tern.call('quote', { product_id: '12m', currency: 'USD', code });
    expect(anybody.failure.data.code_refusal).toBe('foreign');

    const { order, url } = await buy(tern, student.token, 'gap', { code });
    await tern.standIns.pay(url, { answer: 'yes' });
    await expect
      .poll(async () => (await tern.rows('select state from orders where id = $1', [order.order_id]))[0])
      .toEqual({ state: 'paid' });
    expect((await quote(student, code)).failure.data.code_refusal).toBe('used');
    // Who gives the plan back ends it, and pays the price of everybody without a new code.
    const { id: payment } = await tern.standIns.paymentOf(order.order_id);
    await tern.standIns.act(payment, 'refund');
    await expect
      .poll(async () => (await tern.rows('select state from orders where id = $1', [order.order_id]))[0])
      .toEqual({ state: 'refunded' });
    const { subscriptions } = (await tern.call('subscriptionMy', {}, { token: student.token })).data;
    expect(subscriptions.filter(({ state }) => state === 'active')).toEqual([]);
    expect((await quote(student, code)).failure.data.code_refusal).toBe('used');
  });

  it('is made with an address of a school, a right code, and once for a mailbox', async () => {
    const [student, other] = [await tern.signUp(), await tern.signUp()];
    expect((await request(student, 'ann@gmail.com')).failure.data.error).toBe('student_email_unknown');
    (await request(student, 'bob@stanford.edu')).data;
    const code = await codeFor('bob@stanford.edu');
    const wrong = code === '00000000' ? '00000001' : '00000000';
    expect((await confirm(student, wrong)).failure.data.error).toBe('verification_failed');
    expect((await confirm(other, code)).failure.data.error).toBe('code_expired');
    expect((await confirm(student, code)).data.proof).not.toBeNull();
    expect((await confirm(student, code)).failure.data.error).toBe('code_expired');
    expect((await request(other, 'bob+again@stanford.edu')).failure.data.error).toBe('student_proof_taken');
    // No address is stored.
    expect(JSON.stringify(await tern.rows('select * from student_proofs'))).not.toContain('stanford');
  });

  it('is one for a person at a school, whichever part of its domain the address names', async () => {
    const [student, other] = [await tern.signUp(), await tern.signUp()];
    await proven(student, 'grace@cs.mit.edu');
    for (const again of ['grace@mit.edu', 'grace+b@mit.edu', 'GRACE@ai.cs.mit.edu'])
      expect((await request(other, again)).failure.data.error).toBe('student_proof_taken');
    for (const address of ['ann@me.edu.pl', 'ann@alumni.mit.edu'])
      expect((await request(other, address)).failure.data.error).toBe('student_email_unknown');
    for (const address of ['ann@_.edu', 'ann@-.edu'])
      expect((await request(other, address)).status).toBe(400);
  });

  it('is made a hundred times a day for a domain, and nobody else is held up', async () => {
    const prove = async (index: number, domain: string) => {
      const person = await tern.signUp();
      const email = `catch${index}@${domain}`;
      (await request(person, email)).data;
      return (await confirm(person, await codeFor(email))).status;
    };
    const statuses: number[] = [];
    for (let index = 0; index < 101; index += 1) statuses.push(await prove(index, 'catch-all.edu'));
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(statuses.at(-1)).toBe(429);
    expect(await prove(1, 'other-school.edu')).toBe(200);
  });

  it('takes five tries, and one winner of two at once', async () => {
    const [one, two] = [await tern.signUp(), await tern.signUp()];
    (await request(one, 'eve@mit.edu')).data;
    for (let n = 0; n < 5; n += 1) await confirm(one, '11111111');
    expect((await confirm(one, await codeFor('eve@mit.edu'))).failure.data.error).toBe('code_expired');

    (await request(one, 'joan@mit.edu')).data;
    const first = await codeFor('joan@mit.edu');
    tern.clock.advance(1000);
    (await request(two, 'joan@mit.edu')).data;
    const second = await codeFor('joan@mit.edu');
    const answers = await Promise.all([confirm(one, first), confirm(two, second)]);
    expect(answers.map(({ envelope }) => envelope.code === 200).sort()).toEqual([false, true]);
  });

  it('is renewed every year: a mail before its end, then a new code', async () => {
    const student = await tern.signUp();
    const { proof } = await proven(student, 'zoe@ens.fr');
    expect((await mine(student)).renewable).toBe(false);
    await tern.rows(`update student_proofs set expires_at = now() + interval '20 days' where code = $1`, [
      proof?.code,
    ]);
    await Promise.all([0, 1].map(() => remindStudents(tern.service.context)));
    const mails = await tern.rows(
      `select 1 from mail_outbox where recipient = $1 and template = 'studentRenew'`,
      [student.email],
    );
    expect(mails).toHaveLength(1);
    const renewed = await proven(student, 'zoe@ens.fr');
    expect(renewed.proof?.code).not.toBe(proof?.code);
    expect((await quote(student, proof?.code ?? '')).failure.data.code_refusal).toBe('expired');
    expect((await quote(student, renewed.proof?.code ?? '')).data.coupon).toBe(renewed.proof?.code);
  });
});

describe('a proof by the student service', () => {
  const start = async ({ token }: Person) => (await tern.call('studentStart', {}, { token })).data.url;
  /** Presses a button of the service's page, and reads the address it leads back to. */
  const answer = async (url: string, said: 'yes' | 'no', number: string) => {
    const asked = new URL(url).searchParams;
    const response = await fetch(`${tern.standIns.origin}/student/verify`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        state: asked.get('state') ?? '',
        back: asked.get('redirect_uri') ?? '',
        answer: said,
        number,
      }).toString(),
    });
    const back = new URL(response.headers.get('location') ?? '');
    expect(back.pathname).toBe('/myAccount/student');
    return { state: back.searchParams.get('state') ?? '', token: back.searchParams.get('token') ?? '' };
  };
  const finish = ({ token }: Person, given: { state: string; token: string }) =>
    tern.call('studentFinish', given, { token });

  it('rests on the word of the service, once, and for one account', async () => {
    const [student, other] = [await tern.signUp(), await tern.signUp()];
    expect((await mine(student)).verifiers).toEqual(['email', 'service']);
    const refused = await answer(await start(student), 'no', '7');
    expect((await finish(student, refused)).failure.data.error).toBe('verification_failed');

    const given = await answer(await start(student), 'yes', '7');
    // Another person's state, and a token that nobody made.
    expect((await finish(other, given)).failure.data.error).toBe('link_expired');
    const forged = { ...given, token: 'x'.repeat(32) };
    expect((await finish(student, forged)).failure.data.error).toBe('verification_failed');
    expect((await finish(student, given)).data.proof).not.toBeNull();
    expect((await finish(student, given)).failure.data.error).toBe('link_expired');

    const again = await answer(await start(other), 'yes', '7');
    expect((await finish(other, again)).failure.data.error).toBe('student_proof_taken');
  });

  it('is tried again when the service is away', async () => {
    const student = await tern.signUp();
    const given = await answer(await start(student), 'yes', '8');
    await tern.standIns.knobs({ studentServiceAway: true });
    expect((await finish(student, given)).failure.data.error).toBe('unavailable');
    await tern.standIns.knobs({ studentServiceAway: false });
    expect((await finish(student, given)).data.proof).not.toBeNull();
  });
});
