CREATE TABLE "trial_claims" (
	"kind" text NOT NULL,
	"key_hash" text NOT NULL,
	"order_id" text NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trial_claims_kind_key_hash_pk" PRIMARY KEY("kind","key_hash")
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_amount_positive";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "trial_days" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "trial_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "trial_price" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "trial_days" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "trial_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "trial_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "trial_reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "trial_claims" ADD CONSTRAINT "trial_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trial_claims_order" ON "trial_claims" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "subscriptions_trial" ON "subscriptions" USING btree ("trial_ends_at") WHERE trial_ends_at is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amount_positive" CHECK ("orders"."amount" > 0 or "orders"."method" = 'grant' or ("orders"."trial_ends_at" is not null and "orders"."renewal_amount" > 0));--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_trial_free" CHECK ("plans"."trial_price" = 0);--> statement-breakpoint
-- The plan of the price list that new databases sell the trial of (planSeeds).
UPDATE "plans" SET "trial_price" = 0 WHERE "id" = '12m';
