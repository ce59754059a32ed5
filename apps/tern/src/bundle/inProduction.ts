import { setFlagsFromString } from 'node:v8';

// A bundle is for production; only a setting says otherwise. Imported before anything that reads it.
process.env.NODE_ENV ||= 'production';

// Garbage is collected when the heap has grown by a tenth, where V8 would let it grow to several times what is in use.
setFlagsFromString('--heap-growing-percent=10');
