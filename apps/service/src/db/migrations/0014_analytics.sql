CREATE TABLE "analytics_counts" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"value" text NOT NULL,
	"events" integer NOT NULL,
	CONSTRAINT "analytics_counts_day_event_value_pk" PRIMARY KEY("day","event","value")
);
--> statement-breakpoint
CREATE TABLE "analytics_daily" (
	"day" date NOT NULL,
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	"step" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "analytics_daily_day_dimension_value_step_pk" PRIMARY KEY("day","dimension","value","step")
);
--> statement-breakpoint
CREATE TABLE "analytics_days" (
	"day" date PRIMARY KEY NOT NULL,
	"events" bigint NOT NULL,
	"rolled_events" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"day" date NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"front_id" uuid NOT NULL,
	"params" jsonb NOT NULL,
	"properties" jsonb NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"browser" text NOT NULL,
	"system" text NOT NULL,
	"ip" text NOT NULL,
	CONSTRAINT "analytics_events_day_event_id_pk" PRIMARY KEY("day","event_id")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "analytics_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"outlet" text NOT NULL,
	"events" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_vitals" (
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"form" text NOT NULL,
	"bucket" integer NOT NULL,
	"pages" integer NOT NULL,
	CONSTRAINT "analytics_vitals_day_metric_form_bucket_pk" PRIMARY KEY("day","metric","form","bucket")
);
--> statement-breakpoint
CREATE INDEX "analytics_outbox_due" ON "analytics_outbox" USING btree ("next_try_at");