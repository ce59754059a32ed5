interface Options {
  clientSecret?: string;
  mode?: string;
  amount?: number;
  currency?: string;
  locale?: string;
  appearance?: object;
}
interface Answer {
  error?: {
    type: string;
    code?: string;
    message: string;
    payment_intent?: unknown;
    setup_intent?: unknown;
  };
  paymentIntent?: { id: string; status: string };
  setupIntent?: { id: string; status: string };
}
type Listener = (event: Record<string, unknown>) => void;

/**
 * The part of Stripe.js that our checkout uses, for a browser: `Stripe(key).elements(…)`, `create('payment')` and
 * `create('expressCheckout')`, `submit`, `confirmPayment` and `confirmSetup` with `redirect: 'if_required'`,
 * `retrievePaymentIntent`, `retrieveSetupIntent`.
 * Sent as its own text, so it may use nothing from outside of itself.
 */
export function standInScript(origin: string): void {
  const fail = (message: string) => {
    throw new Error(`IntegrationError: ${message}`);
  };

  /** A frame of the stand-in: the card never touches the page around it. */
  function openFrame(path: string, title: string) {
    const frame = document.createElement('iframe');
    frame.src = origin + path;
    frame.title = title;
    frame.name = `sandbox-fields-${Math.random().toString(36).slice(2)}`;
    frame.allow = 'payment *';
    Object.assign(frame.style, { display: 'block', border: '0', width: '100%', height: '0' });
    const waiting = new Map<number, (answer: never) => void>();
    const listeners: Listener[] = [];
    let count = 0;
    const take = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return;
      const said = event.data as { reply?: number; answer?: unknown; event?: string; height?: number };
      if (said.reply !== undefined) {
        waiting.get(said.reply)?.(said.answer as never);
        waiting.delete(said.reply);
      } else if (said.event === 'height') frame.style.height = `${said.height}px`;
      else for (const listener of listeners) listener(said as Record<string, unknown>);
    };
    addEventListener('message', take);
    return {
      frame,
      listen: (listener: Listener) => void listeners.push(listener),
      tell: (name: string, data: object = {}) => frame.contentWindow?.postMessage({ name, ...data }, origin),
      ask<T>(name: string, data: object = {}): Promise<T> {
        count += 1;
        const id = count;
        return new Promise((done) => {
          waiting.set(id, done as never);
          frame.contentWindow?.postMessage({ name, ask: id, ...data }, origin);
        });
      },
      close() {
        removeEventListener('message', take);
        frame.remove();
      },
    };
  }

  /** A layer over the whole page, as a bank's question or a wallet's sheet. */
  function openSheet(path: string, title: string): Promise<string> {
    const sheet = openFrame(path, title);
    const layer = document.createElement('div');
    layer.setAttribute('role', 'dialog');
    layer.setAttribute('aria-modal', 'true');
    layer.setAttribute('aria-label', title);
    Object.assign(layer.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483647',
      display: 'grid',
      placeItems: 'center',
      padding: '16px',
      background: 'rgb(10 26 47 / 60%)',
    });
    Object.assign(sheet.frame.style, {
      width: 'min(100%, 26rem)',
      height: '22rem',
      borderRadius: '12px',
      background: '#fff',
    });
    const before = document.activeElement as HTMLElement | null;
    layer.append(sheet.frame);
    document.body.append(layer);
    sheet.frame.addEventListener('load', () => sheet.frame.focus());
    return new Promise((done) => {
      const end = (answer: string) => {
        removeEventListener('keydown', onKey);
        sheet.close();
        layer.remove();
        before?.focus();
        done(answer);
      };
      const onKey = (event: KeyboardEvent) => {
        if (event.key === 'Escape') end('no');
      };
      addEventListener('keydown', onKey);
      sheet.listen((said) => {
        if (said.event === 'answered') end(String(said.answer));
      });
    });
  }

  const call = async (path: string, form: Record<string, string>) =>
    (await (
      await fetch(`${origin}/stripe/fields/${path}`, { method: 'POST', body: new URLSearchParams(form) })
    ).json()) as Answer;
  const unreachable = {
    type: 'api_connection_error',
    message: 'We are experiencing issues connecting to our payments provider.',
  };

  function createElements(key: string, given: Options) {
    const options = { ...given };
    let current: ReturnType<typeof createElement> | null = null;
    let submitted = false;

    function createElement(kind: 'payment' | 'expressCheckout') {
      const listeners = new Map<string, Listener[]>();
      const emit = (name: string, event: Record<string, unknown> = {}) => {
        for (const listener of listeners.get(name) ?? []) listener({ elementType: kind, ...event });
      };
      const locale = options.locale ?? 'en';
      const panel = openFrame(
        `/stripe/fields/${kind}?locale=${encodeURIComponent(locale)}`,
        kind === 'payment' ? 'Secure payment input frame' : 'Secure payment button frame',
      );
      const settings = () => ({
        appearance: options.appearance ?? {},
        amount: options.amount ?? 0,
        currency: options.currency ?? 'usd',
      });
      panel.listen((said) => {
        if (said.event === 'loaded') panel.tell('settings', settings());
        else if (said.event === 'ready') {
          emit('ready', kind === 'payment' ? {} : { availablePaymentMethods: { googlePay: true } });
        } else if (said.event === 'change') {
          emit('change', { complete: said.complete, empty: said.empty, value: { type: 'card' } });
        } else if (said.event === 'pressed') press();
      });
      const press = () => {
        let answered = false;
        const resolve = () => {
          if (answered) return;
          answered = true;
          void openSheet(
            `/stripe/fields/wallet?amount=${options.amount ?? 0}&currency=${options.currency ?? 'usd'}`,
            'Google Pay',
          ).then((answer) => {
            if (answer === 'yes') {
              emit('confirm', { expressPaymentType: 'google_pay', paymentFailed: () => {} });
            } else emit('cancel');
          });
        };
        emit('click', {
          expressPaymentType: 'google_pay',
          resolve,
          reject: () => {
            answered = true;
          },
        });
        // Stripe waits a second for the shop.
        setTimeout(() => {
          answered = true;
        }, 1000);
      };
      const element = {
        kind,
        panel,
        settings,
        mount(target: string | HTMLElement) {
          const place = typeof target === 'string' ? document.querySelector(target) : target;
          if (!place) return fail('The place to mount the element was not found.');
          panel.frame.addEventListener('error', () => emit('loaderror', { error: unreachable }));
          place.replaceChildren(panel.frame);
        },
        on(name: string, listener: Listener) {
          listeners.set(name, [...(listeners.get(name) ?? []), listener]);
          return element;
        },
        focus: () => panel.tell('focus'),
        update() {},
        unmount: () => panel.frame.remove(),
        destroy() {
          panel.close();
          if (current === element) current = null;
        },
      };
      return element;
    }

    return {
      options,
      key,
      get current() {
        return current;
      },
      get submitted() {
        return submitted;
      },
      create(kind: 'payment' | 'expressCheckout') {
        if (kind !== 'payment' && kind !== 'expressCheckout')
          return fail(`The stand-in has no element "${kind}".`);
        current = createElement(kind);
        return current;
      },
      getElement: (kind: string) => (current?.kind === kind ? current : null),
      update(changed: Options) {
        Object.assign(options, changed);
        submitted = false;
        current?.panel.tell('settings', current.settings());
      },
      async submit(): Promise<{ error?: object; selectedPaymentMethod?: string }> {
        if (!current) return fail('No element is mounted.');
        const { error } = await current.panel.ask<{ error?: object }>('submit');
        submitted = !error;
        return error ? { error } : { selectedPaymentMethod: 'card' };
      },
    };
  }

  interface Confirmation {
    elements: ReturnType<typeof createElements>;
    clientSecret?: string;
    redirect?: string;
    confirmParams?: { return_url?: string };
  }

  async function confirm({
    elements,
    clientSecret = elements.options.clientSecret,
    redirect,
    confirmParams,
  }: Confirmation): Promise<Answer> {
    const { current, options, key } = elements;
    if (!current || !clientSecret) return fail('Confirming needs mounted elements and a secret.');
    if (!options.clientSecret && !elements.submitted) {
      return fail('elements.submit() must be called before confirming.');
    }
    const amount = options.clientSecret ? '' : String(options.amount ?? '');
    const asked = { key, client_secret: clientSecret, amount, kind: current.kind };
    let answer: Answer;
    try {
      answer = await current.panel.ask<Answer>('confirm', { asked });
      if ((answer.paymentIntent ?? answer.setupIntent)?.status === 'requires_action') {
        const said = await openSheet(`/stripe/fields/bank?locale=${options.locale ?? 'en'}`, '3-D Secure');
        answer = await call('authenticate', { ...asked, answer: said });
      }
    } catch {
      return { error: unreachable };
    }
    if (!answer.error && redirect !== 'if_required' && confirmParams?.return_url) {
      location.assign(confirmParams.return_url);
    }
    return answer;
  }

  /** Stripe refuses the secret of the other kind. */
  const confirmOf = (prefix: 'pi' | 'seti') => (asked: Confirmation) => {
    const secret = asked.clientSecret ?? asked.elements.options.clientSecret ?? '';
    return secret.startsWith(`${prefix}_`)
      ? confirm(asked)
      : fail(`The secret of a ${prefix === 'pi' ? 'payment' : 'setup'} intent is needed.`);
  };

  function Stripe(key: string, options: { locale?: string } = {}) {
    if (!/^pk_test_/.test(key)) return fail('The stand-in takes pk_test_ keys.');
    const retrieve = (secret: string) =>
      call('intent', { key, client_secret: secret }).catch(() => ({ error: unreachable }));
    return {
      elements: (given: Options) => createElements(key, { locale: options.locale, ...given }),
      confirmPayment: confirmOf('pi'),
      confirmSetup: confirmOf('seti'),
      retrievePaymentIntent: retrieve,
      retrieveSetupIntent: retrieve,
    };
  }
  Stripe.version = 'stand-in';
  Object.assign(window, { Stripe });
}
