import { Card, Skeleton, VisuallyHidden } from '@tern/ui';

/** In place of a panel that is loading. `label` is for screen readers: "Your devices are loading". */
export function PanelLoading({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <Card>
        <Skeleton height="block" />
      </Card>
    </>
  );
}
