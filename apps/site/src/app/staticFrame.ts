import './baseStyles.ts';
import './PageFrame.tsx';

/** Names the stylesheets of the frame for pages whose code never reaches the browser. */
