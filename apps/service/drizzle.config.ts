import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/schema.ts',
    './src/db/partnerTables.ts',
    './src/db/invoiceTables.ts',
    './src/db/contractTables.ts',
    './src/db/emailChangeTables.ts',
    './src/db/factorRecoveryTables.ts',
    './src/db/networkTables.ts',
    './src/db/passkeyTables.ts',
    './src/db/secondFactorTables.ts',
    './src/db/statusTables.ts',
    './src/db/voucherTables.ts',
    './src/db/wireguardTables.ts',
  ],
  out: './src/db/migrations',
});
