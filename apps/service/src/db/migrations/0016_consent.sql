CREATE TABLE "consent_counts" (
	"day" date NOT NULL,
	"version" integer NOT NULL,
	"choice" text NOT NULL,
	"region" text NOT NULL,
	"language" text NOT NULL,
	"how" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "consent_counts_day_version_choice_region_language_how_pk" PRIMARY KEY("day","version","choice","region","language","how")
);
