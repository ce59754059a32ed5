CREATE TABLE "incident_updates" (
	"incident_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "incident_updates_incident_id_number_pk" PRIMARY KEY("incident_id","number")
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"severity" text NOT NULL,
	"parts" text[] NOT NULL,
	"titles" jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "status_days" (
	"day" date NOT NULL,
	"part" text NOT NULL,
	"samples" integer NOT NULL,
	"limited" integer NOT NULL,
	"down" integer NOT NULL,
	"state" text NOT NULL,
	"sampled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "status_days_day_part_pk" PRIMARY KEY("day","part")
);
--> statement-breakpoint
ALTER TABLE "incident_updates" ADD CONSTRAINT "incident_updates_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE cascade ON UPDATE no action;