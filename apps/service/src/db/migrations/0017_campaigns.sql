CREATE TABLE "campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"theme" text NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"plans" jsonb NOT NULL,
	"places" jsonb NOT NULL,
	"words" jsonb NOT NULL,
	"source" text NOT NULL,
	"stopped_at" timestamp (3) with time zone
);
--> statement-breakpoint
INSERT INTO "campaigns" ("id", "kind", "name", "theme", "time_zone", "starts_at", "ends_at", "plans", "places", "words", "source") SELECT "id", "kind", "name", CASE WHEN "kind" = 'campaign' THEN "name" ELSE 'neutral' END, 'UTC', "starts_at", "ends_at", jsonb_build_array(jsonb_build_object('planId', "plan_id", 'percent', "percent")), CASE WHEN "kind" = 'campaign' THEN '["ribbon","banner","box","page","checkout"]'::jsonb ELSE '[]'::jsonb END, '{}'::jsonb, 'ops' FROM "offers";--> statement-breakpoint
DROP TABLE "offers" CASCADE;--> statement-breakpoint
CREATE INDEX "campaigns_ends" ON "campaigns" USING btree ("ends_at");