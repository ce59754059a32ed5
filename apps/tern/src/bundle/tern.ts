import './inProduction.ts';
import { serve } from '../serve.ts';

serve();
