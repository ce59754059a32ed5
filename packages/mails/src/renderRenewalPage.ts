import { brand, escapeHtml, type Money } from '@tern/domain';
import { directionOf, formatDate, formatMoney, type Language } from '@tern/i18n';
import { formatMoment } from './formatMoment.ts';
import { leavingMessages } from './leaving.messages.ts';
import type { Say } from './MailParts.ts';
import { mailMessages as messages } from './mail.messages.ts';
import { colour, fontFamily, pixels } from './tokens.ts';

/** `stop` and `keep`: one button does that. `over`: the charge was made. `unknown`: the link was cut off or changed. */
export type RenewalPageState =
  | {
      state: 'stop' | 'keep' | 'cancelled' | 'kept';
      /** A free trial, before its first charge. */
      trial: boolean;
      chargeAt: Date;
      /** Until when it works without the charge. */
      endsAt: Date;
      price: Money;
      /** When the renewal was cancelled, where the buyer did it. */
      cancelledAt?: Date | undefined;
      /** It stands still before the charge. `over`: since before today. */
      paused?: 'ahead' | 'over' | undefined;
    }
  | { state: 'over' }
  | { state: 'unknown' };

const px = (path: string) => `${pixels(path)}px`;
const look = (theme: 'light' | 'dark') =>
  `body{background:${colour(theme, 'bg-alt')};color:${colour(theme, 'text')}}main{background:${colour(theme, 'surface')};border-color:${colour(theme, 'line')}}a{color:${colour(theme, 'data')}}input[type=password]{background:${colour(theme, 'surface')};color:inherit;border-color:${colour(theme, 'line-strong')}}strong{color:${colour(theme, 'danger')}}header a{color:inherit}button{background:${colour(theme, 'action')};color:${colour(theme, 'on-action')}}button:focus-visible,input:focus-visible,a:focus-visible{outline-color:${colour(theme, 'data')}}`;

/** The style sheet of the page, for the hash in its content security policy. */
export const renewalPageStyle = `*{box-sizing:border-box}body{margin:0;padding:${px('space.8')} ${px('space.4')};font:16px/1.6 ${fontFamily}}header,main{max-width:560px;margin:0 auto}header{padding-block-end:${px('space.5')};font-size:22px;font-weight:600;letter-spacing:-.02em}header a{text-decoration:none}main{padding:${px('space.8')};border:1px solid;border-radius:${px('radius.3')}}h1{margin:0 0 ${px('space.6')};font-size:24px;line-height:1.28;font-weight:500}p{margin:0 0 ${px('space.6')}}p:last-child{margin:0}button{min-height:48px;padding:${px('space.3')} ${px('space.6')};border:0;border-radius:${px('radius.2')};font:500 16px/24px ${fontFamily};cursor:pointer}label,strong{display:block;font-weight:500}input[type=password]{display:block;width:100%;min-height:48px;margin-block:${px('space.2')};padding:${px('space.3')} ${px('space.4')};border:1px solid;border-radius:${px('radius.2')};font:16px/24px ${fontFamily}}button:focus-visible,input:focus-visible,a:focus-visible{outline:2px solid;outline-offset:2px}[dir=rtl]{line-height:1.8}${look('light')}@media (prefers-color-scheme:dark){${look('dark')}}`;

/**
 * The page that a link in the mails about a coming charge leads to: it works without signing in and without scripts.
 * `token` is what its form sends back.
 */
export function renderRenewalPage(options: {
  page: RenewalPageState;
  language: Language;
  say: Say;
  publicOrigin: string;
  token: string;
}): string {
  const { page, ...rest } = options;
  return linkedPage({ ...rest, ...words(page, rest.language, rest.say) });
}

/** A page that a link in a mail leads to. `button`: of a form that sends the token back to this address. */
export function linkedPage(options: {
  title: string;
  text: string | readonly string[];
  button?: string | undefined;
  /** A field above the button. */
  password?: { label: string; error?: string | undefined } | undefined;
  link?: { label: string; href: string } | undefined;
  language: Language;
  say: Say;
  publicOrigin: string;
  token: string;
}): string {
  const { title, text, button, password, link, language, say, publicOrigin, token } = options;
  const home = `${publicOrigin}${language === 'en' ? '' : `/${language}`}`;
  const form = `<form method="post"><input type="hidden" name="token" value="${escapeHtml(token)}">${password ? passwordField(password) : ''}<button>${escapeHtml(button ?? '')}</button></form>`;
  const { label, href } = link ?? { label: say(messages.accountLink), href: `${home}/myAccount` };
  const account = `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`;
  const paragraphs = [text].flat().map((each) => `<p>${escapeHtml(each)}</p>`);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} · ${brand.name}`)}</title>
<style>${renewalPageStyle}</style>
</head>
<body>
<header><a href="${escapeHtml(`${home}/`)}">${escapeHtml(brand.name)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${paragraphs.join('\n')}
${button ? form : account}
</main>
</body>
</html>
`;
}

function passwordField({ label, error }: { label: string; error?: string | undefined }): string {
  const said = error && `<strong id="error" role="alert">${escapeHtml(error)}</strong>`;
  const refused = said ? ' aria-invalid="true" aria-describedby="error" autofocus' : '';
  return `<p><label for="password">${escapeHtml(label)}</label><input type="password" id="password" name="password" autocomplete="current-password" dir="ltr" required${refused}>${said ?? ''}</p>`;
}

interface Words {
  title: string;
  text: string | string[];
  button?: string;
}

function words(page: RenewalPageState, language: Language, say: Say): Words {
  if (page.state === 'over') {
    return { title: say(messages.renewalPageOver), text: say(messages.trialPageOverText) };
  }
  if (page.state === 'unknown') {
    return { title: say(messages.trialPageUnknown), text: say(messages.renewalPageUnknownText) };
  }
  const { state, trial } = page;
  const values = {
    brand: brand.name,
    date: formatDate(trial && state !== 'keep' ? page.endsAt : page.chargeAt, language, 'long'),
    end: formatDate(page.endsAt, language, 'long'),
    amount: formatMoney(page.price, language),
  };
  if (state === 'keep') {
    const text = say(messages.renewalKeepText, values);
    return { title: say(messages.renewalKeepTitle), text, button: say(messages.reminderKeep) };
  }
  if (state === 'kept') {
    return { title: say(messages.renewalKeptTitle), text: say(messages.renewalKeptText, values) };
  }
  if (state === 'cancelled') {
    const at = page.cancelledAt?.toISOString();
    const received = at
      ? [
          say(messages.labeled, {
            label: say(leavingMessages.actTimeLabel),
            text: formatMoment(at, language),
          }),
        ]
      : [];
    if (trial) {
      const title = say(messages.trialCancelledSubject, values);
      return { title, text: [say(messages.trialCancelledText, values), ...received] };
    }
    const text =
      page.paused === 'over'
        ? say(leavingMessages.renewalCancelledPaused, values)
        : say(messages.renewalCancelledText, { ...values, date: values.end });
    return { title: say(messages.renewalCancelledSubject, values), text: [text, ...received] };
  }
  return trial
    ? {
        title: say(messages.trialPageTitle),
        text: say(messages.trialPageText, values),
        button: say(messages.trialCancelAction),
      }
    : {
        title: say(messages.renewalStopTitle),
        text: say(page.paused ? leavingMessages.renewalStopPaused : messages.renewalStopText, values),
        button: say(messages.reminderStop),
      };
}
