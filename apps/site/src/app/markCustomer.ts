import { cookieValue, customerCookie } from '@tern/domain';

/** Shows the parts of the document that are for the person its cookies are of; the start script does so before the paint. */
export function markCustomer(): void {
  const { dataset } = document.documentElement;
  const standing = cookieValue(document.cookie, customerCookie);
  if (standing) dataset.customer = standing;
  else delete dataset.customer;
}
