import { useDownloadItems } from './useDownloadItems.ts';

/** The views of a list of all apps: sums and signatures stand on the page of each app. */
export const useListedViews = () =>
  useDownloadItems().map(({ sha256: _sum, signature: _signature, ...view }) => view);
