import {
  DownloadFile,
  type DownloadFileProps,
  DownloadList,
  type DownloadListProps,
  DownloadOffer,
  type DownloadOfferProps,
} from '@tern/patterns';

export type DownloadsIslandProps =
  | ({ part: 'offer' } & DownloadOfferProps)
  | ({ part: 'list' } & DownloadListProps)
  | ({ part: 'file' } & Pick<DownloadFileProps, 'href' | 'label' | 'platform'>);

/** The ways to files: the press on one is answered with a word. */
export function DownloadsIsland(props: DownloadsIslandProps) {
  if (props.part === 'offer') return <DownloadOffer items={props.items} allHref={props.allHref} />;
  if (props.part === 'list') return <DownloadList items={props.items} />;
  return <DownloadFile href={props.href} label={props.label} platform={props.platform} />;
}
