ALTER TABLE "subscriptions" ADD COLUMN "reminded_for" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "kept_for" timestamp (3) with time zone;--> statement-breakpoint
-- Whoever was reminded of the end of a trial is not reminded of it again.
UPDATE "subscriptions" SET "reminded_for" = coalesce("trial_ends_at", "trial_reminded_at") WHERE "trial_reminded_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "trial_reminded_at";
