import { Button, CheckGlyph, cx, Icon, Link, LinkGlyph, Share2Glyph } from '@tern/ui';
import { useIntl } from 'react-intl';
import { articleMessages as m } from '../blog/article.messages.ts';
import * as css from './ShareLinks.css.ts';

export interface ShareLinksProps {
  /** The canonical address of what is shared. */
  url: string;
  title: string;
}

const networks: readonly { name: string; href: (url: string, title: string) => string }[] = [
  { name: 'WhatsApp', href: (url, title) => `https://wa.me/?text=${title}%20${url}` },
  { name: 'Facebook', href: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  { name: 'X', href: (url, title) => `https://x.com/intent/post?url=${url}&text=${title}` },
  { name: 'Reddit', href: (url, title) => `https://www.reddit.com/submit?url=${url}&title=${title}` },
];

/**
 * Ways to hand an article on, without a script of anybody else: plain links, and buttons that the page's script fills with
 * life: the system's own window where there is one, and the clipboard.
 */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const { formatMessage } = useIntl();
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  return (
    <section aria-label={formatMessage(m.share)} className={css.share}>
      <p className={css.title}>{formatMessage(m.share)}</p>
      <div className={css.buttons}>
        <span data-share-system="" hidden>
          <Button variant="outline" size="sm" iconStart={Share2Glyph} data-share={url}>
            {formatMessage(m.shareSystem)}
          </Button>
        </span>
        <span className={css.copy}>
          <Button
            variant="outline"
            size="sm"
            iconStart={<CopyMark />}
            data-copy={url}
            data-copied-label={formatMessage(m.copied)}
            data-refused-label={formatMessage(m.refused)}
          >
            {formatMessage(m.copyLink)}
          </Button>
          <span role="status" className={css.said} data-copy-said="" />
        </span>
      </div>
      <ul className={css.networks}>
        <li>
          <a className={css.network} href={`mailto:?subject=${words}&body=${address}`}>
            {formatMessage(m.shareMail)}
          </a>
        </li>
        {networks.map(({ name, href }) => (
          <li key={name}>
            <Link
              variant="plain"
              className={css.network}
              href={href(address, words)}
              external
              aria-label={formatMessage(m.shareOn, { name })}
            >
              <span lang="en">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Two icons, of which the one shows before the address was copied and the other afterwards. */
function CopyMark() {
  return (
    <>
      <Icon glyph={LinkGlyph} size="sm" className={cx(css.mark, css.before)} />
      <Icon glyph={CheckGlyph} size="sm" className={cx(css.mark, css.after)} />
    </>
  );
}
