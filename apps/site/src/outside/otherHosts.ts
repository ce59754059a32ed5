import { consentEvent, mayMeasureVisit } from '../boot/consent.ts';
import { hopOnce } from './hopOnce.ts';
import { loadVendorScripts } from './vendorScripts.ts';

/** Uses the other hosts that the operator has set. Pages load it only where their document names one. */
export function otherHosts(root: Document): void {
  const { hop, vendors } = root.documentElement.dataset;
  if (hop) hopOnce(hop, (address) => location.replace(address));
  if (vendors)
    loadVendorScripts(root, vendors.split(' '), {
      allows: mayMeasureVisit,
      onChange: (tell) => root.addEventListener(consentEvent, tell),
    });
}
