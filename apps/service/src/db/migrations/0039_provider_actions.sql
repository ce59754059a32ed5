ALTER TABLE "orders" RENAME COLUMN "duty" TO "provider_action";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "duty_at" TO "provider_action_at";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "duty_tries" TO "provider_action_tries";--> statement-breakpoint
ALTER INDEX "orders_duty" RENAME TO "orders_provider_action";--> statement-breakpoint
UPDATE "orders" SET "attention" = replace("attention", 'duty_refused', 'provider_action_refused') WHERE "attention" LIKE '%duty_refused%';
