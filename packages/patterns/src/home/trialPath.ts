/** The page of the free trial. */
export const trialPath = '/vpn-trial';
