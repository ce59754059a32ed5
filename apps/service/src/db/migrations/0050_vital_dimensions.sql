ALTER TABLE "analytics_vitals" RENAME COLUMN "form" TO "value";--> statement-breakpoint
ALTER TABLE "analytics_vitals" ADD COLUMN "dimension" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_vitals" ALTER COLUMN "dimension" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "analytics_vitals" DROP CONSTRAINT "analytics_vitals_day_metric_form_bucket_pk";--> statement-breakpoint
ALTER TABLE "analytics_vitals" ADD CONSTRAINT "analytics_vitals_day_metric_dimension_value_bucket_pk" PRIMARY KEY("day","metric","dimension","value","bucket");