CREATE TABLE "vouchers" (
	"id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"plan_id" text NOT NULL,
	"interval_count" integer NOT NULL,
	"interval_unit" text NOT NULL,
	"batch" text,
	"order_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"redeemed_by" text,
	"redeemed_at" timestamp (3) with time zone,
	"days_left" integer,
	"given_to" text,
	"given_from" timestamp (3) with time zone,
	"given_days" integer DEFAULT 0 NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"next_look_at" timestamp (3) with time zone,
	CONSTRAINT "vouchers_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "vouchers_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "vouchers_source" CHECK (("vouchers"."batch" is null) <> ("vouchers"."order_id" is null)),
	CONSTRAINT "vouchers_redeemed" CHECK (("vouchers"."redeemed_by" is null) = ("vouchers"."redeemed_at" is null)),
	CONSTRAINT "vouchers_worth" CHECK ("vouchers"."interval_count" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_given_to_orders_id_fk" FOREIGN KEY ("given_to") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vouchers_redeemed_by" ON "vouchers" USING btree ("redeemed_by");--> statement-breakpoint
CREATE INDEX "vouchers_given_to" ON "vouchers" USING btree ("given_to");--> statement-breakpoint
CREATE INDEX "vouchers_batch" ON "vouchers" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "vouchers_look" ON "vouchers" USING btree ("next_look_at") WHERE next_look_at is not null;