import type { Language } from '@tern/domain';

/** How each language names the free trial, or its days as free. A free tool is none, nor a table (`trial_claims`). */
const lists: Readonly<Record<Language, RegExp>> = {
  en: /\btrial(?!_)|\bdays? free|free for \d/i,
  ar: /تجربت[كه] المجانية|التجربة المجانية|تجربة مجانية|يوم(?:ًا)? مجان|مجانًا لمدة|(?:ابدأ|تعمل|مدة|خلال) التجربة/,
  de: /testphase|kostenlos testen|tage? kostenlos/i,
  es: /prueba grat|la prueba (?:dura|gratuita)|probar gratis|pruébalo todo gratis|días? gratis/i,
  fr: /essai gratuit|(?<!vaut )l’essai(?![\p{L}])|jours? gratuit|essayer gratuitement/iu,
  it: /prova grat|giorn[io] gratis|(?:della|funziona la|inizia la|fine della) prova|tutto gratis/i,
  ja: /トライアル|無料で試|日間(?:すべて)?無料|日間無料/,
  nl: /proefperiode|dag(?:en)? gratis|gratis proberen|probeer (?:\S+ )*gratis/i,
  pl: /próbn|(?:dzień|dni|dnia) za darmo|wypróbuj .{0,20}za darmo/i,
  pt: /teste gr(?:átis|atuito)|(?:testar|teste|tudo) (?:\S+ )?grátis|dias? (?:de teste )?grátis/i,
  ru: /пробн|(?:день|дня|дней) бесплатно|попробовать бесплатно/i,
};

/** Addresses that only a trial has. */
const addresses = /vpn-trial|\.add\d+d\b/;

/** The places of a text that name a free trial, with 30 characters on both sides. */
export function trialMentions(text: string, language: Language): string[] {
  const named = new RegExp(`${lists[language].source}|${addresses.source}`, `g${lists[language].flags}`);
  return [...text.matchAll(named)].map(({ index, 0: { length } }) =>
    text.slice(Math.max(0, index - 30), index + length + 30).replace(/\s+/g, ' '),
  );
}

/** Everything a page tells a person or a search engine: its text, addresses and names, without styles and scripts. */
export function toldBy(html: string): string {
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => json,
  );
  const told = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ');
  const attributes = [
    ...told.matchAll(/ (?:href|content|alt|title|aria-label|aria-description|placeholder|value)="([^"]*)"/g),
  ].map(([, value]) => value);
  return [told.replace(/<[^>]*>/g, ' '), ...attributes, ...data]
    .join('\n')
    .replace(/[\u00a0\u202f\u2060\u200b-\u200f]/g, ' ');
}
