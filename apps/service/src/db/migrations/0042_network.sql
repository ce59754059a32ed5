CREATE TABLE "network_days" (
	"day" date NOT NULL,
	"city" text NOT NULL,
	"samples" integer NOT NULL,
	"up" integer NOT NULL,
	"maintenance" integer NOT NULL,
	"down" integer NOT NULL,
	"most_down" integer NOT NULL,
	"load" real,
	CONSTRAINT "network_days_day_city_pk" PRIMARY KEY("day","city")
);
--> statement-breakpoint
CREATE TABLE "network_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"next_fetch_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"refusal" text,
	"refused_at" timestamp (3) with time zone,
	"etag" text,
	"last_modified" text,
	"sequence" bigint,
	"issued_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"key" text,
	"hash" text,
	"document" "bytea",
	"signature" "bytea",
	"servers" integer,
	"countries" integer,
	"head" jsonb,
	CONSTRAINT "network_feeds_one" CHECK ("network_feeds"."id" = 'feed')
);
--> statement-breakpoint
CREATE TABLE "network_samples" (
	"at" timestamp (3) with time zone NOT NULL,
	"city" text NOT NULL,
	"up" integer NOT NULL,
	"maintenance" integer NOT NULL,
	"down" integer NOT NULL,
	"load" real,
	CONSTRAINT "network_samples_at_city_pk" PRIMARY KEY("at","city")
);
--> statement-breakpoint
CREATE TABLE "network_servers" (
	"name" text PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"exits" text[] NOT NULL,
	"state" text NOT NULL,
	"load" real,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "network_servers_city" ON "network_servers" USING btree ("city");