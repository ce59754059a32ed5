interface Asked {
  name?: string;
  ask?: number;
  appearance?: { variables?: Record<string, string>; rules?: Record<string, Record<string, string>> };
  amount?: number;
  currency?: string;
  asked?: Record<string, string>;
}

/**
 * The script of the stand-in's frames on the shop's page: card fields, or the button of a wallet. Sent as its own
 * text, so it may use nothing from outside of itself.
 */
export function fieldsFrame(
  kind: 'payment' | 'expressCheckout',
  words: Record<'numberInvalid' | 'expiryInvalid' | 'expired' | 'cvcInvalid', string>,
): void {
  let shop = '*';
  const tell = (message: object) => parent.postMessage(message, shop);
  const field = (name: string) => document.getElementById(name) as HTMLInputElement;
  const digits = (text: string) => text.replace(/\D/g, '');

  const dress = ({ variables = {}, rules = {} }: NonNullable<Asked['appearance']>) => {
    const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const lines = [
      `:root{${Object.entries(variables)
        .map(([name, value]) => `--${kebab(name)}:${value}`)
        .join(';')}}`,
      ...Object.entries(rules).map(
        ([selector, rule]) =>
          `${selector}{${Object.entries(rule)
            .map(([name, value]) => `${kebab(name)}:${value}`)
            .join(';')}}`,
      ),
    ];
    const sheet = document.getElementById('appearance');
    if (sheet) sheet.textContent = lines.join('\n').replace(/</g, '');
  };

  function luhn(number: string): boolean {
    let sum = 0;
    for (let index = 0; index < number.length; index += 1) {
      let digit = Number(number[number.length - 1 - index]);
      if (index % 2) {
        digit *= 2;
        if (digit > 9) digit -= 9;
      }
      sum += digit;
    }
    return number.length >= 13 && sum % 10 === 0;
  }

  const problemOf: Record<string, () => string> = {
    number: () => (luhn(digits(field('number').value)) ? '' : words.numberInvalid),
    expiry() {
      const [, month, year] = /^(\d{2}) \/ (\d{2})$/.exec(field('expiry').value) ?? [];
      if (!month || Number(month) < 1 || Number(month) > 12) return words.expiryInvalid;
      return Date.UTC(2000 + Number(year), Number(month)) <= Date.now() ? words.expired : '';
    },
    cvc: () => (/^\d{3,4}$/.test(field('cvc').value) ? '' : words.cvcInvalid),
  };
  const names = kind === 'payment' ? Object.keys(problemOf) : [];

  const show = (name: string, problem: string) => {
    const place = document.getElementById(`${name}-error`);
    if (place) place.textContent = problem;
    field(name).classList.toggle('Input--invalid', problem !== '');
    field(name).setAttribute('aria-invalid', String(problem !== ''));
  };

  /** Everything that is wrong is shown; the first of it gets the focus. */
  const check = () => {
    const wrong = names.filter((name) => {
      const problem = problemOf[name]?.() ?? '';
      show(name, problem);
      return problem !== '';
    });
    const [first] = wrong;
    if (!first) return {};
    field(first).focus();
    return {
      error: { type: 'validation_error', code: `incomplete_${first}`, message: problemOf[first]?.() },
    };
  };

  const write: Record<string, (value: string) => string> = {
    number: (value) =>
      digits(value)
        .slice(0, 19)
        .replace(/(.{4})(?=.)/g, '$1 '),
    expiry(value) {
      const typed = digits(value)
        .replace(/^([2-9])/, '0$1')
        .slice(0, 4);
      return typed.length > 2 ? `${typed.slice(0, 2)} / ${typed.slice(2)}` : typed;
    },
    cvc: (value) => digits(value).slice(0, 4),
  };
  for (const name of names) {
    field(name).addEventListener('input', () => {
      const input = field(name);
      if (input.selectionStart === input.value.length) input.value = write[name]?.(input.value) ?? '';
      show(name, '');
      const complete = names.every((known) => problemOf[known]?.() === '');
      tell({ event: 'change', complete, empty: names.every((known) => field(known).value === '') });
    });
    field(name).addEventListener('blur', () => {
      field(name).value = write[name]?.(field(name).value) ?? '';
      if (field(name).value !== '') show(name, problemOf[name]?.() ?? '');
    });
  }
  document.getElementById('wallet')?.addEventListener('click', () => tell({ event: 'pressed' }));

  async function confirm(asked: Record<string, string>) {
    const card = Object.fromEntries(names.map((name) => [name, field(name).value]));
    try {
      const answer = await fetch('/stripe/fields/confirm', {
        method: 'POST',
        body: new URLSearchParams({ ...asked, ...card }),
      });
      return (await answer.json()) as object;
    } catch {
      return {
        error: {
          type: 'api_connection_error',
          message: 'We are experiencing issues connecting to our payments provider.',
        },
      };
    }
  }

  let shown = false;
  addEventListener('message', (event) => {
    if (event.source !== parent) return;
    shop = event.origin;
    const said = event.data as Asked;
    const reply = (answer: object) => tell({ reply: said.ask, answer });
    if (said.name === 'settings') {
      dress(said.appearance ?? {});
      if (!shown) {
        shown = true;
        document.body.hidden = false;
        new ResizeObserver(() => tell({ event: 'height', height: document.body.offsetHeight })).observe(
          document.body,
        );
        tell({ event: 'ready' });
      }
    } else if (said.name === 'focus') field(names[0] ?? 'wallet').focus();
    else if (said.name === 'submit') reply(check());
    else if (said.name === 'confirm') void confirm(said.asked ?? {}).then(reply);
  });
  tell({ event: 'loaded' });
}

/** Sends the outcome of a bank's question or a wallet's sheet to the page around it. */
export function sheetFrame(): void {
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () =>
      parent.postMessage({ event: 'answered', answer: button.value }, '*'),
    );
  }
}
