export interface StoredReply {
  status: number;
  body: string;
  /** The request, to refuse the same key with other parameters. */
  request: string;
}
