// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverClockOffset, startCountdowns } from './countdowns.ts';

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

function countdownTo(end: number): { shown: () => string } {
  const element = document.createElement('div');
  element.dataset.countdown = String(end);
  for (const unit of ['d', 'h', 'm']) {
    const part = document.createElement('span');
    part.dataset.unit = unit;
    element.append(part);
  }
  document.body.append(element);
  return { shown: () => [...element.children].map((part) => part.textContent).join(':') };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_800_000_000_000);
  document.body.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('startCountdowns', () => {
  it.each([
    [0, '00:00:00'],
    [1, '00:00:01'],
    [59 * second, '00:00:01'],
    [13 * hour + 5 * 60 * second, '00:13:05'],
    [23 * hour + 59 * 60 * second + second, '01:00:00'],
    [day, '01:00:00'],
    [8 * day + 12 * hour + 34 * 60 * second, '08:12:34'],
    [120 * day, '120:00:00'],
    [-5 * second, '00:00:00'],
  ])('shows what is left of %i ms, in begun minutes', (left, expected) => {
    const countdown = countdownTo(Date.now() + left);
    startCountdowns(document, Date.now);
    expect(countdown.shown()).toBe(expected);
  });

  it('moves by itself never, and sets no timer', () => {
    const countdown = countdownTo(Date.now() + day);
    startCountdowns(document, Date.now);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(hour);
    expect(countdown.shown()).toBe('01:00:00');
  });

  it('changes with the next act of the visitor, on the edge of a minute, and stays at zero', () => {
    const first = countdownTo(Date.now() + 90 * second);
    const other = countdownTo(Date.now() + day);
    startCountdowns(document, Date.now);
    vi.advanceTimersByTime(29 * second);
    dispatchEvent(new Event('scroll'));
    expect(first.shown()).toBe('00:00:02');
    vi.advanceTimersByTime(second);
    document.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect([first.shown(), other.shown()]).toEqual(['00:00:01', '01:00:00']);
    vi.advanceTimersByTime(90 * second);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect([first.shown(), other.shown()]).toEqual(['00:00:00', '00:23:58']);
    vi.advanceTimersByTime(hour);
    dispatchEvent(new Event('pageshow'));
    expect([first.shown(), other.shown()]).toEqual(['00:00:00', '00:22:58']);
  });

  it('shows the units that the page has, and touches only those that change', () => {
    const countdown = countdownTo(Date.now() + hour);
    const [days, hours] = document.querySelectorAll('[data-unit]');
    hours?.remove();
    startCountdowns(document, Date.now);
    expect(countdown.shown()).toBe('00:00');
    const text = days?.firstChild;
    vi.advanceTimersByTime(60 * second);
    dispatchEvent(new Event('scroll'));
    expect(countdown.shown()).toBe('00:59');
    expect(days?.firstChild).toBe(text);
  });

  it('goes by the clock it is given', () => {
    const countdown = countdownTo(Date.now() + hour);
    startCountdowns(document, () => Date.now() + 30 * 60 * second);
    expect(countdown.shown()).toBe('00:00:30');
  });
});

describe('serverClockOffset', () => {
  const navigation = (entry: object) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry] as never);

  it('is how far the server is ahead of the device', () => {
    const received = performance.timeOrigin + 100;
    navigation({
      responseStart: 100,
      serverTiming: [
        { name: 'render', description: '1' },
        { name: 'clock', description: String(received + 5000) },
      ],
    });
    expect(serverClockOffset()).toBeCloseTo(5000);
  });

  it('is zero without an entry of the navigation', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    expect(serverClockOffset()).toBe(0);
  });

  it.each([
    [{ responseStart: 1 }],
    [{ responseStart: 1, serverTiming: [{ name: 'render', description: '9' }] }],
    [{ responseStart: 1, serverTiming: [{ name: 'clock', description: '' }] }],
  ])('is zero where the browser does not say', (entry) => {
    navigation(entry);
    expect(serverClockOffset()).toBe(0);
  });
});
