/** The name in the local storage of the offer whose message box this browser was shown. */
export const offerBoxKey = 'offer-box';
/** ms: whoever comes back sooner is on the same visit, in whichever tab. */
const visit = 24 * 3_600_000;

interface Seen {
  /** The run of the campaign: `easter:1774569600000`. */
  readonly run: string;
  /** Epoch ms, by the clock of the device. */
  readonly at: number;
  readonly putAway: boolean;
}

function seen(): Seen | null {
  try {
    return JSON.parse(localStorage.getItem(offerBoxKey) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether a box was shown in this visit, of whichever run. A device whose clock was set back is on the same visit. */
export function wasShown(now: number): boolean {
  const before = seen();
  return before !== null && now - before.at < visit;
}

/** Whether the box of this run was put away, once for all. */
export function wasPutAway(run: string): boolean {
  const before = seen();
  return before?.putAway === true && before.run === run;
}

/** Where the browser stores nothing, a box that cannot be remembered is not shown: false. */
export function remember(entry: Seen): boolean {
  try {
    localStorage.setItem(offerBoxKey, JSON.stringify(entry));
    return true;
  } catch {
    return false;
  }
}
