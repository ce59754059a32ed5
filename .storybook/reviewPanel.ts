import { createElement as h, useEffect, useState } from 'react';
import { addons, types, useStorybookState } from 'storybook/manager-api';

/** The changed pictures of the story beside it: the page of `pnpm visual:review`, which serves this workbench too. */
function ReviewPanel() {
  const { storyId } = useStorybookState();
  const [isServed, setServed] = useState<boolean>();
  useEffect(() => {
    const isState = (response: Response) => response.headers.get('content-type') === 'application/json';
    fetch('review/decisions').then(
      (response) => setServed(isState(response)),
      () => setServed(false),
    );
  }, []);
  if (isServed === undefined) return null;
  if (!isServed) {
    const command = h('code', null, 'pnpm visual:review');
    return h(
      'p',
      { style: { padding: 16 } },
      'After a run of pictures, ',
      command,
      ' shows here what differs.',
    );
  }
  const frame = { border: 0, width: '100%', height: '100%', display: 'block' };
  return h('iframe', { title: 'Changed pictures', src: `review/?story=${storyId}`, style: frame });
}

addons.register('tern/review', () => {
  addons.add('tern/review/panel', {
    type: types.PANEL,
    title: 'Pictures',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? h(ReviewPanel) : null),
  });
});
