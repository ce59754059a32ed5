import '@tern/tokens/light.css';

/** Names the stylesheet of the light ground: its code never reaches the browser. */
export const ground = 'light';
