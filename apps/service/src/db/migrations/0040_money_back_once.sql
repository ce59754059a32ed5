ALTER TABLE "contract_acts" ADD COLUMN "mailbox_key" text;--> statement-breakpoint
ALTER TABLE "contract_acts" ADD COLUMN "mailbox_rules" integer;--> statement-breakpoint
CREATE INDEX "order_payers_key" ON "order_payers" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "contract_acts_mailbox" ON "contract_acts" USING btree ("mailbox_key") WHERE mailbox_key is not null;