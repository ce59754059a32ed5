import { contactTopics, noticeKinds } from '@tern/contract';
import { type Language, normalizeKey, type RouteId, safeRedirectPath } from '@tern/domain';
import type { PostedForm } from '@tern/site/renderer';
import type { VisitorCall } from './callForVisitor.ts';
import { countryQuestions, placeQuestions, type Question } from './networkQuestions.ts';

/** The fields of a form by name; an absent one is empty. */
export type Fields = (name: string) => string;

export interface SentForm {
  fields: Fields;
  /** The query of the page's address. */
  query: URLSearchParams;
  language: Language;
  call: VisitorCall;
}

/** The work of a form that was sent without scripts. `goTo`: the path of the page that comes next. */
export type PlainForm = (sent: SentForm) => Promise<PostedForm | { goTo: string }>;

const typedOf = (fields: Fields, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fields(name)]));

const contact =
  (about: 'support' | 'business'): PlainForm =>
  async ({ fields, language, call }) => {
    const typed = typedOf(fields, ['name', 'email', 'topic', 'inquiry']);
    const email = normalizeKey(fields('email'));
    const topic =
      about === 'business'
        ? 'partner'
        : (contactTopics.find((each) => each === fields('topic')) ?? 'support');
    const { error, ...rest } = await call('contactUs', {
      name: fields('name'),
      email,
      inquiry: fields('inquiry'),
      topic,
      language,
    });
    return error || !('data' in rest)
      ? { form: 'contact', typed, error }
      : { form: 'contact', typed: {}, sent: { reference: rest.data.reference, email } };
  };

const affiliate: PlainForm = async ({ fields, language, call }) => {
  const email = normalizeKey(fields('email'));
  const outcome = await call('partnerApply', {
    name: fields('name'),
    email,
    site: fields('site'),
    plan: fields('inquiry'),
    language,
  });
  const typed = typedOf(fields, ['name', 'email', 'site', 'inquiry']);
  return outcome.error === undefined
    ? { form: 'contact', typed: {}, sent: { reference: outcome.data.reference, email } }
    : { form: 'contact', typed, error: outcome.error };
};

const newsletter = async ({ fields, query, language, call }: SentForm): Promise<PostedForm> => {
  const step = fields('step');
  if (step === 'confirm' || step === 'leave') {
    // The page is the same for everybody: the token stands in its address alone.
    const token = query.get(step) ?? '';
    const { error } = await call(step === 'confirm' ? 'newsletterConfirm' : 'newsletterUnsubscribe', {
      token,
    });
    if (error) return { form: 'newsletter', step, typed: {}, error };
    return { form: 'newsletter', step: step === 'confirm' ? 'confirmed' : 'left', typed: {} };
  }
  const email = normalizeKey(fields('email'));
  const outcome = await call('newsletterSubscribe', { email, language });
  const shared = { form: 'newsletter', step: 'subscribe', typed: { email } } as const;
  return outcome.error === undefined
    ? { ...shared, asked: { email, hours: outcome.data.confirm_within } }
    : { ...shared, error: outcome.error };
};

const login: PlainForm = async ({ fields, query, language, call }) => {
  const form = 'login';
  const none: Record<string, string> = {};
  const next = { goTo: safeRedirectPath(query.get('redirect')) ?? '/myAccount' };
  if (fields('step') === 'code') {
    const ticket = fields('ticket');
    const { error } = await call('loginSecondStep', { ticket, code: fields('code'), remember: false });
    // A ticket that is over has no second try: the page begins again.
    if (error === 'code_expired' || error === 'second_factor_off') return { form, typed: none, error };
    return error ? { form, typed: none, ticket, error } : next;
  }
  if (fields('step') === 'lost') return { form, typed: none, ticket: fields('ticket'), step: 'lost' };
  if (fields('step') === 'send') {
    const ticket = fields('ticket');
    const { error } = await call('factorRecoveryRequest', { ticket });
    if (error === 'code_expired' || error === 'second_factor_off') return { form, typed: none, error };
    return { form, typed: none, ticket, step: error ? 'lost' : 'sent', ...(error && { error }) };
  }
  const username = normalizeKey(fields('username'));
  const outcome = await call('login', { username, password: fields('password'), language });
  if (outcome.error === undefined) return next;
  return outcome.error === 'second_factor_required' && outcome.ticket
    ? { form, typed: none, ticket: outcome.ticket }
    : { form, typed: { username }, error: outcome.error };
};

/** Address, code and new password one after the other; a page may ask for the last two together. */
const recovery: PlainForm = async ({ fields, call }) => {
  const form = 'recovery';
  const purpose = 'reset_password';
  const email = normalizeKey(fields('username'));
  const typed = { username: email };
  const step = fields('step');
  if (step !== 'code' && step !== 'password') {
    const outcome = await call('verificationRequest', { email, purpose });
    return outcome.error === undefined
      ? { form, step: 'code', typed, code: outcome.data }
      : { form, step: 'email', typed, error: outcome.error };
  }
  let ticket = fields('ticket');
  if (step === 'code') {
    const outcome = await call('verificationValidate', { email, code: fields('code'), purpose });
    if (outcome.error !== undefined) return { form, step, typed, error: outcome.error };
    ticket = outcome.data.ticket;
    if (!fields('password')) return { form, step: 'password', typed, ticket };
  }
  const purchase = fields('purchase');
  const { error } = await call('resetPassword', {
    ticket,
    password: fields('password'),
    confirm_password: fields('confirm'),
    ...(purchase === 'mine' || purchase === 'not_mine' ? { purchase } : {}),
  });
  return error ? { form, step: 'password', typed, ticket, error } : { form, step: 'done', typed };
};

/** The cancellation without a sign-in, and the button of the page that its mail leads to. */
const cancelContract: PlainForm = async ({ fields, query, language, call }) => {
  const form = 'cancelContract';
  if (fields('step') === 'confirm') {
    // The page that asks is the same for everybody: the link's token is in its address alone.
    const outcome = await call('contractCancelConfirm', { token: query.get('confirm') ?? '' });
    return outcome.error === undefined
      ? { form, step: 'confirm', typed: {}, done: outcome.data }
      : { form, step: 'confirm', typed: {}, error: outcome.error };
  }
  const email = normalizeKey(fields('email'));
  const outcome = await call('contractCancel', {
    kind: noticeKinds.find((each) => each === fields('kind')) ?? 'end',
    name: fields('name'),
    email,
    contract: fields('contract'),
    reason: fields('reason'),
    language,
  });
  return outcome.error === undefined
    ? { form, step: 'form', typed: {}, sent: { ...outcome.data, email } }
    : {
        form,
        step: 'form',
        typed: typedOf(fields, ['kind', 'name', 'email', 'contract', 'reason']),
        error: outcome.error,
      };
};

/** A code is looked at, and redeemed by whoever the cookie of the session names. */
const redeem: PlainForm = async ({ fields, call }) => {
  const code = fields('code');
  const form = 'redeem';
  const typed = { code };
  const session = await call('session', {});
  const token = session.error === undefined ? session.data.token : null;
  const signedIn = token !== null;
  const isAct = fields('step') === 'redeem';
  if (isAct && !token) return { form, step: 'look', typed, error: 'unauthenticated', signedIn };
  const outcome = await call(isAct ? 'voucherRedeem' : 'voucherLook', { code }, token);
  if (outcome.error !== undefined) return { form, step: 'look', typed, error: outcome.error, signedIn };
  return { form, step: isAct ? 'done' : 'look', typed, voucher: outcome.data, signedIn };
};

/** The pages whose forms work without scripts. */
export const plainForms: Readonly<Partial<Record<RouteId, PlainForm>>> = {
  contact: contact('support'),
  businessContact: contact('business'),
  affiliate,
  edmsub: newsletter,
  cancelContract,
  login,
  forgetPassword: recovery,
  resetPassword: recovery,
  redeem,
};

/** How a question is answered: by asking the service, or with what is the same for everybody. */
type QueryHandler = ((asked: Question) => Promise<PostedForm>) | PostedForm;

/** The questions in the query of a page that are answered without scripts, by the name of the parameter. */
export const handlersByQuery: Readonly<Partial<Record<RouteId, Readonly<Record<string, QueryHandler>>>>> = {
  edmsub: {
    confirm: { form: 'newsletter', step: 'confirm', typed: {} },
    leave: { form: 'newsletter', step: 'leave', typed: {} },
  },
  cancelContract: { confirm: { form: 'cancelContract', step: 'confirm', typed: {} } },
  blogSearch: {
    async q({ query, language, call }) {
      const q = query.get('q') ?? '';
      const page = Math.min(Math.max(Number.parseInt(query.get('page') ?? '1', 10) || 1, 1), 100);
      const outcome = await call('blogSearch', { q, language, page, page_size: 10 });
      const shared = { form: 'blogSearch', typed: { q } } as const;
      return outcome.error === undefined
        ? { ...shared, found: outcome.data }
        : { ...shared, error: outcome.error };
    },
  },
  atlas: placeQuestions,
  vpnServer: countryQuestions,
  networkCountry: countryQuestions,
  whatIsMyIp: {
    async ip({ query, call }) {
      const ip = query.get('ip') ?? '';
      const outcome = await call('ipLookup', { ip });
      const shared = { form: 'lookUp', typed: { ip } } as const;
      return outcome.error === undefined
        ? { ...shared, found: outcome.data }
        : { ...shared, error: outcome.error };
    },
  },
};
