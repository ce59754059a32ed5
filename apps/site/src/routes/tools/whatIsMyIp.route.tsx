export { WhatIsMyIpPage as Page } from './WhatIsMyIpPage.tsx';
