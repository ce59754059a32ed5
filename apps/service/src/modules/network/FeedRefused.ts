/** Why a feed was not taken: a closed set, for metrics. */
export type FeedRefusal =
  | 'unreachable'
  | 'too_large'
  | 'too_deep'
  | 'unsigned'
  | 'wrong_signature'
  | 'malformed'
  | 'inconsistent'
  | 'ahead'
  | 'old'
  | 'went_back'
  | 'shrunk';

/** The feed is not taken, and the last good one stays. `message` says why, as one sentence for log and `ops doctor`. */
export class FeedRefused extends Error {
  readonly reason: FeedRefusal;
  constructor(reason: FeedRefusal, sentence: string) {
    super(sentence);
    this.name = 'FeedRefused';
    this.reason = reason;
  }
}
