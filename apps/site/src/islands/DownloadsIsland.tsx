import {
  DownloadFile,
  type DownloadFileProps,
  DownloadList,
  type DownloadListProps,
  DownloadOffer,
  type DownloadOfferProps,
} from '@tern/patterns';
import { ScreenPicture, type ScreenPictureProps } from '@tern/ui';

type FileProps = Pick<DownloadFileProps, 'href' | 'label' | 'platform' | 'kind'> & {
  /** The step after the press, and its screen. */
  next?: { title: string; text: string } & ScreenPictureProps;
};

export type DownloadsIslandProps =
  | ({ part: 'offer' } & DownloadOfferProps)
  | ({ part: 'list' } & DownloadListProps)
  | ({ part: 'file' } & FileProps);

/** The ways to files: the press on one is answered with a word. */
export function DownloadsIsland(props: DownloadsIslandProps) {
  if (props.part === 'offer') return <DownloadOffer items={props.items} allHref={props.allHref} />;
  if (props.part === 'list') return <DownloadList items={props.items} />;
  const { part: _, next, ...file } = props;
  if (!next) return <DownloadFile {...file} />;
  const { title, text, frame, scene } = next;
  return (
    <DownloadFile {...file} next={{ title, text, picture: <ScreenPicture frame={frame} scene={scene} /> }} />
  );
}
