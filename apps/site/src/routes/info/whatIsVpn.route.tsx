export { WhatIsVpnPage as Page } from './WhatIsVpnPage.tsx';
