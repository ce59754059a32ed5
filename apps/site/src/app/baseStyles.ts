import '@tern/tokens/base.css';
import '@tern/tokens/fonts.css';
