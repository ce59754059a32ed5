ALTER TABLE "orders" ADD COLUMN "reconciled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "differences" text;--> statement-breakpoint
CREATE INDEX "orders_reconciled" ON "orders" USING btree ("reconciled_at" nulls first) WHERE provider_session is not null;--> statement-breakpoint
CREATE INDEX "orders_differences" ON "orders" USING btree ("user_id") WHERE differences is not null;