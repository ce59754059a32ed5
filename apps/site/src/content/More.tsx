import { LinkCards, type LinkCardsProps } from '@tern/ui';
import { Block } from './Block.tsx';

/** Other pages of the same family. */
export function More({
  title,
  lead,
  items,
  columns = 3,
}: { title: string; lead?: string } & Pick<LinkCardsProps, 'items' | 'columns'>) {
  return (
    <Block title={title} lead={lead}>
      <LinkCards label={title} items={items} columns={columns} />
    </Block>
  );
}
