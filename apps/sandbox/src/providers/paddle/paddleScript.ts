/**
 * The stand-in of Paddle.js, after its reference: `Paddle.Environment.set`, `Paddle.Initialize`,
 * `Paddle.Checkout.open` and `close`, and the events of a checkout. It runs in the shop's page: what it draws are a
 * frame of its own host and a button that closes it, styled through the object model, as a strict policy allows.
 */
export function paddleScript(origin: string): void {
  interface Given {
    token?: string;
    eventCallback?: (event: object) => void;
  }
  let given: Given | null = null;
  let layer: HTMLElement | null = null;
  let shown = '';

  const tell = (name: string) => given?.eventCallback?.({ name, data: { transaction_id: shown } });
  const remove = () => {
    layer?.remove();
    layer = null;
  };
  const close = () => {
    if (!layer) return;
    remove();
    tell('checkout.closed');
  };

  function open({ transactionId }: { transactionId?: string }) {
    if (!given) throw new Error('[PADDLE BILLING] You must specify your Paddle Seller ID or token first.');
    if (!transactionId) throw new Error('[PADDLE BILLING] The stand-in opens transactions only.');
    remove();
    shown = transactionId;
    layer = document.createElement('div');
    layer.style.cssText = 'position:fixed;inset:0;z-index:2147483000;background:rgba(10,26,47,.45)';
    const frame = document.createElement('iframe');
    frame.className = 'paddle-frame paddle-frame-overlay';
    frame.title = 'Paddle';
    frame.allow = `payment ${origin}`;
    frame.src = `${origin}/paddle/checkout/${encodeURIComponent(transactionId)}`;
    frame.style.cssText =
      'position:absolute;inset:0;margin:auto;width:min(30rem,100%);height:min(56rem,100%);border:0;background:#fff';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = '×';
    button.setAttribute('aria-label', 'Close');
    button.style.cssText =
      'position:absolute;top:12px;right:12px;width:44px;height:44px;border:0;border-radius:22px;background:#fff;color:#0a1a2f;font:24px/1 system-ui;cursor:pointer';
    button.addEventListener('click', close);
    layer.append(frame, button);
    document.body.append(layer);
    button.focus();
  }

  addEventListener('message', (event) => {
    const said = event.data as { paddle?: string } | null;
    if (event.origin === origin && said?.paddle) tell(said.paddle);
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });

  const Paddle = {
    Version: 'v1',
    Initialized: false,
    Status: { libraryVersion: 'stand-in' },
    Environment: {
      set(name: string) {
        if (name !== 'sandbox' && name !== 'production') throw new Error(`Unknown environment ${name}`);
      },
    },
    Initialize(options: Given) {
      if (given) throw new Error('[PADDLE BILLING] Paddle.Initialize() was called twice.');
      if (!/^(?:test|live)_/.test(options.token ?? '')) throw new Error('[PADDLE BILLING] Invalid token.');
      given = options;
      Paddle.Initialized = true;
      // A payment link opens by itself.
      const linked = new URLSearchParams(location.search).get('_ptxn');
      if (linked) open({ transactionId: linked });
    },
    Update(options: Given) {
      given = { ...given, ...options };
    },
    Checkout: { open, close },
  };
  Object.assign(window, { Paddle });
}
