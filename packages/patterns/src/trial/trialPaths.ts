/** The page that tells how the free trial goes. */
export const trialPath = '/vpn-trial';

/** The page of the money-back guarantee. */
export const guaranteePath = '/30-days';
