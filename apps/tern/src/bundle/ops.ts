import './inProduction.ts';
import { runOpsCommand } from '@tern/service/ops';

runOpsCommand('node ops.mjs');
