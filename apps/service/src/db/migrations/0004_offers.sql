CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"plan_id" text NOT NULL,
	"percent" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_prices" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_prices" DROP CONSTRAINT "plan_prices_plan_id_currency_pk";--> statement-breakpoint
ALTER TABLE "plan_prices" ADD CONSTRAINT "plan_prices_plan_id_currency_version_pk" PRIMARY KEY("plan_id","currency","version");--> statement-breakpoint
ALTER TABLE "plan_prices" ADD COLUMN "starts_at" timestamp (3) with time zone DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "offer" text;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_ends" ON "offers" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "plans" DROP COLUMN "base_amount";