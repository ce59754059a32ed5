ALTER TABLE "orders" ADD COLUMN "taken_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taken_worth" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "taken_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "taken_worth" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "beside_at" timestamp (3) with time zone;--> statement-breakpoint
-- One payment for one period renews nothing, whatever was stored.
UPDATE "subscriptions" SET "cancel_at_period_end" = true FROM "orders"
WHERE "orders"."id" = "subscriptions"."order_id" AND NOT "cancel_at_period_end"
  AND "orders"."method" IN ('ps', 'rz', 'tpa', 'grant');--> statement-breakpoint
-- Of several that renew, one is the person's plan: paid before on trial, paid before overdue, the newest. The others go on
-- at their providers until somebody cancels them: they are marked, and a person looks at them.
UPDATE "subscriptions" SET "beside_at" = now() FROM (
	SELECT "id", row_number() OVER (
		PARTITION BY "user_id"
		ORDER BY "trial_ends_at" IS NOT NULL, "state" <> 'active', "started_at" DESC, "id" DESC
	) AS "place"
	FROM "subscriptions" WHERE "state" IN ('active', 'past_due') AND NOT "cancel_at_period_end"
) AS "ranked" WHERE "ranked"."id" = "subscriptions"."id" AND "place" > 1;--> statement-breakpoint
UPDATE "orders" SET "version" = "version" + 1, "attention" = concat_ws(', ', "attention", 'two_plans')
FROM "subscriptions" WHERE "subscriptions"."order_id" = "orders"."id" AND "beside_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_renewing" ON "subscriptions" USING btree ("user_id") WHERE state in ('active', 'past_due') and not cancel_at_period_end and beside_at is null;