import './inProduction.ts';
import { runService } from '@tern/service';

runService();
