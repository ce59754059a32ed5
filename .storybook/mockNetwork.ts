import type { Loader } from '@storybook/react-vite';
import type { SetupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';

let started = false;

const load = mswLoader(async () => {
  const { setupWorker } = await import('msw/browser');
  const worker: SetupWorker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      const { request } = frame.data as { request?: Request };
      if (request && new URL(request.url).pathname.startsWith('/api/')) defaults.error();
    },
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  started = true;
  return worker;
});

/**
 * Starts the service worker for the first story that has `parameters.msw`, so that the others load without it.
 * Handlers come from `mockOperation` of `@tern/testing/mockOperation`.
 */
export const mockNetwork: Loader = async (context) => {
  if (context.parameters.msw || started) return load(context as never);
  return {};
};
