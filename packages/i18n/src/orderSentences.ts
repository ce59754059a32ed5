import type { Interval, Language, Money, OrderFacts, OrderLine, OrderTime } from '@tern/domain';
import { brand, orderLines, orderStop } from '@tern/domain';
import { formatNumber } from './format.ts';
import { formatWholeDate } from './formatWholeDate.ts';
import { formatMoney } from './money.ts';

/** Names of the messages of `orderCard.messages.ts` in the patterns, where translators find them. */
export type OrderMessage =
  | OrderLine['says']
  | 'title'
  | 'next'
  | 'trialRuns'
  | 'today'
  | 'now'
  | 'until'
  | 'after'
  | 'stopRenewal'
  | 'stopTrial'
  | 'stopNothing';

/** Writes a message in the reader's language. */
export type SayOrder = (message: OrderMessage, values?: Record<string, string | number>) => string;

export interface OrderSentence {
  /** The day, or how far away it is. */
  when: string;
  text: string;
  pays: boolean;
  done: boolean;
}

export interface OrderSentences {
  title: string;
  lines: OrderSentence[];
  /** How to stop it; null where it has stopped. */
  stop: string | null;
  /** The day and the sum of the next charge alone; null without one. */
  next: string | null;
}

/** An order in everyday words: what now, what later, on which day, how to stop. */
export function orderSentences(facts: OrderFacts, language: Language, say: SayOrder): OrderSentences {
  const date = (at: number) => formatWholeDate(at, language);
  const money = (sum: Money) => formatMoney(sum, language);
  const length = ({ count, unit }: Interval) =>
    formatNumber(count, language, { style: 'unit', unit: unit.toLowerCase(), unitDisplay: 'long' });

  function whenOf(time: OrderTime): string {
    switch (time.kind) {
      case 'today':
      case 'now':
        return say(time.kind);
      case 'day':
        return date(time.at);
      case 'until':
        return say('until', { date: date(time.at) });
      case 'after':
        return say('after', { ...time.interval });
      case 'within':
        return length(time.interval);
    }
  }
  function textOf(line: OrderLine): string {
    switch (line.says) {
      case 'trialBegins':
        return line.interval
          ? say('trialRuns', { price: money(line.price), length: length(line.interval) })
          : say('trialBegins', { price: money(line.price) });
      case 'pays':
      case 'paysOnce':
      case 'paid':
      case 'trialEnds':
      case 'renews':
        return say(line.says, { price: money(line.price), length: length(line.interval) });
      case 'replaces':
        return say('replaces', { days: line.days, date: date(line.until) });
      case 'tookOver':
        return say('tookOver', { days: line.days });
      case 'stays':
        return say('stays', { days: line.days, brand: brand.name });
      default:
        return say(line.says);
    }
  }
  const stop = orderStop(facts);
  const lines = orderLines(facts);
  const next = lines.find((line) => line.pays && !line.done && line.time.kind !== 'today');
  const stops = { renewal: 'stopRenewal', trial: 'stopTrial', nothing: 'stopNothing' } as const;
  return {
    title: say('title'),
    lines: lines.map((line) => ({
      when: whenOf(line.time),
      text: textOf(line),
      pays: line.pays,
      done: line.done,
    })),
    stop: stop && say(stops[stop]),
    next: next && 'price' in next ? say('next', { when: whenOf(next.time), price: money(next.price) }) : null,
  };
}
