DROP INDEX "orders_one_open";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "abandoned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returned" text;--> statement-breakpoint
-- Of several open orders that take one plan over, the newest holds its credit.
UPDATE "orders" SET "abandoned_at" = now(), "version" = "version" + 1 WHERE "state" in ('created', 'pending') AND "replaces" is not null AND "id" not in (SELECT DISTINCT ON ("replaces") "id" FROM "orders" WHERE "state" in ('created', 'pending') AND "replaces" is not null ORDER BY "replaces", "created_at" DESC);--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_claim" ON "orders" USING btree ("replaces") WHERE state in ('created', 'pending') and abandoned_at is null;--> statement-breakpoint
CREATE INDEX "orders_coupon" ON "orders" USING btree ("coupon") WHERE coupon is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("user_id","plan_id") WHERE state in ('created', 'pending') and abandoned_at is null;