CREATE TABLE "charges" (
	"order_id" text NOT NULL,
	"name" text NOT NULL,
	"payment" text,
	"invoice" text,
	"amount" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"refunds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fully_refunded" boolean DEFAULT false NOT NULL,
	"disputes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"refund_due_at" timestamp (3) with time zone,
	"refund_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "charges_order_id_name_pk" PRIMARY KEY("order_id","name")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carried_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "duty_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "carried_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancel_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "replaced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pay_url" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_check_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charges_payment" ON "charges" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "charges_invoice" ON "charges" USING btree ("invoice");--> statement-breakpoint
CREATE INDEX "charges_refund_due" ON "charges" USING btree ("refund_due_at") WHERE refund_due_at is not null;--> statement-breakpoint
-- The rest of another plan that was credited: the reduction, and the days on top at the plan's price.
UPDATE "orders" SET "carried_amount" = q."credit_amount" + floor(
	q."extra_days" * coalesce(q."renewal_amount", q."amount")
	/ (p."interval_count" * CASE p."interval_unit" WHEN 'YEAR' THEN 365 WHEN 'MONTH' THEN 365 / 12.0 WHEN 'WEEK' THEN 7 ELSE 1 END))
FROM "quotes" q, "plans" p WHERE q."id" = "orders"."quote_id" AND p."id" = "orders"."plan_id" AND "orders"."replaces" IS NOT NULL;--> statement-breakpoint
UPDATE "subscriptions" SET "replaced_at" = (SELECT min(o."paid_at") FROM "orders" o WHERE o."replaces" = "subscriptions"."order_id")
WHERE "state" = 'cancelled';--> statement-breakpoint
-- One charge for the first period, and one for all that came after it.
INSERT INTO "charges" ("order_id", "name", "payment", "amount", "paid_at", "starts_at", "ends_at", "fully_refunded", "disputes")
SELECT o."id", 'first', o."provider_payment", o."amount", coalesce(o."paid_at", s."started_at"), s."started_at",
	least(s."current_period_end", CASE WHEN o."trial_ends_at" IS NOT NULL THEN o."trial_ends_at"
		ELSE s."started_at" + (p."interval_count" || ' ' || p."interval_unit")::interval END + make_interval(days => o."extra_days", hours => 36)),
	o."state" = 'refunded',
	CASE WHEN o."state" = 'disputed' THEN jsonb_build_object('earlier', jsonb_build_object('stage', 'opened', 'at', o."paid_at", 'since', o."paid_at")) ELSE '{}'::jsonb END
FROM "orders" o JOIN "subscriptions" s ON s."order_id" = o."id" JOIN "plans" p ON p."id" = o."plan_id";--> statement-breakpoint
INSERT INTO "charges" ("order_id", "name", "payment", "amount", "paid_at", "starts_at", "ends_at", "fully_refunded", "disputes")
SELECT o."id", coalesce(r."payment", 'earlier'), r."payment",
	coalesce(o."renewal_amount", o."amount") * greatest(1, round(extract(epoch FROM s."current_period_end" - c."ends_at")
		/ extract(epoch FROM (p."interval_count" || ' ' || p."interval_unit")::interval)))::int,
	coalesce(r."paid_at", c."ends_at"), c."ends_at", s."current_period_end", c."fully_refunded", c."disputes"
FROM "charges" c JOIN "orders" o ON o."id" = c."order_id" JOIN "subscriptions" s ON s."order_id" = o."id" JOIN "plans" p ON p."id" = o."plan_id"
LEFT JOIN LATERAL (SELECT "payment", "paid_at" FROM "renewals" WHERE "renewals"."order_id" = o."id" ORDER BY "paid_at" DESC LIMIT 1) r ON true
WHERE s."current_period_end" > c."ends_at";
