import { type Description, DescriptionList, Link, Ltr, Value } from '@tern/ui';
import { useIntl } from 'react-intl';
import { useWords } from '../../content/useWords.ts';
import { downloadPageMessages as m } from './downloadPage.messages.ts';
import type { DownloadItem } from './useDownloadItems.ts';

export const hasFacts = ({ version, size, requirements, sha256, signature }: DownloadItem): boolean =>
  Boolean(version || size || requirements || sha256 || signature);

/** The facts of one download from the app config. */
export function DownloadFacts({ item }: { item: DownloadItem }) {
  const words = useWords();
  const { formatNumber } = useIntl();
  const items: Description[] = [];
  if (item.version) items.push({ term: words(m.version), value: <Ltr>{item.version}</Ltr> });
  if (item.size) {
    const megabytes = item.size / 1_000_000;
    items.push({
      term: words(m.size),
      value: (
        <Value>
          {formatNumber(megabytes, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })}
        </Value>
      ),
    });
  }
  if (item.requirements) {
    items.push({ term: words(m.requirements), value: <bdi>{item.requirements}</bdi> });
  }
  if (item.sha256) {
    // Two lines of one length, where it does not fit on one.
    const half = item.sha256.length / 2;
    const value = (
      <Ltr>
        {item.sha256.slice(0, half)}
        <wbr />
        {item.sha256.slice(half)}
      </Ltr>
    );
    items.push({ term: words(m.checksum), value });
  }
  if (item.signature) {
    items.push({
      term: words(m.signature),
      value: <Link href={item.signature}>{words(m.signatureLink)}</Link>,
    });
  }
  return <DescriptionList items={items} />;
}
