CREATE TABLE "analytics_visits" (
	"day" date NOT NULL,
	"front_id" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"steps" text[] NOT NULL,
	CONSTRAINT "analytics_visits_day_front_id_pk" PRIMARY KEY("day","front_id")
);
--> statement-breakpoint
ALTER TABLE "student_requests" ADD COLUMN "school" text;--> statement-breakpoint
ALTER TABLE "analytics_days" ADD COLUMN "batches" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_days" ADD COLUMN "rolled_batches" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_days" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "batch" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_sources" ADD COLUMN "left_out" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "analytics_events_batch" ON "analytics_events" USING btree ("batch");--> statement-breakpoint
-- Events of the open days, and those that no roll-up has, are counted anew, in batches; older days are closed.
UPDATE "analytics_days" SET "closed" = true WHERE "batches" = 0 AND "day" < current_date - 4 AND "events" = "rolled_events";--> statement-breakpoint
UPDATE "analytics_events" SET "batch" = "numbered"."batch" FROM (
	SELECT "event"."day", "event_id", (row_number() OVER (PARTITION BY "event"."day" ORDER BY "received_at", "event_id") - 1) / 1000 + 1 AS "batch"
	FROM "analytics_events" AS "event" JOIN "analytics_days" USING ("day") WHERE NOT "closed" AND "batches" = 0
) AS "numbered" WHERE "analytics_events"."day" = "numbered"."day" AND "analytics_events"."event_id" = "numbered"."event_id";--> statement-breakpoint
DELETE FROM "analytics_daily" USING "analytics_days" WHERE "analytics_daily"."day" = "analytics_days"."day" AND NOT "closed" AND "batches" = 0;--> statement-breakpoint
DELETE FROM "analytics_counts" USING "analytics_days" WHERE "analytics_counts"."day" = "analytics_days"."day" AND NOT "closed" AND "batches" = 0;--> statement-breakpoint
DELETE FROM "analytics_vitals" USING "analytics_days" WHERE "analytics_vitals"."day" = "analytics_days"."day" AND NOT "closed" AND "batches" = 0;--> statement-breakpoint
UPDATE "analytics_days" SET "rolled_events" = 0, "batches" = (SELECT coalesce(max("batch"), 0) FROM "analytics_events" WHERE "analytics_events"."day" = "analytics_days"."day") WHERE NOT "closed" AND "batches" = 0;
