ALTER TABLE "subscriptions" ADD COLUMN "paused_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pause_sent" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pause_confirmed" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contract_acts" ADD COLUMN "next_charge_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "subscriptions_paused" ON "subscriptions" USING btree ("order_id") WHERE paused_until is not null or pause_sent is not null or pause_confirmed is not null;