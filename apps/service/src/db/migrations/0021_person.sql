ALTER TABLE "users" ADD COLUMN "email_proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "order_id" text;--> statement-breakpoint
CREATE INDEX "mail_outbox_age" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_events_order" ON "webhook_events" USING btree ("order_id") WHERE order_id is not null and body <> '';--> statement-breakpoint
CREATE INDEX "webhook_events_bodies" ON "webhook_events" USING btree ("applied_at") WHERE body <> '';--> statement-breakpoint
CREATE INDEX "analytics_events_front" ON "analytics_events" USING btree ("front_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_proven_address" CHECK ("users"."email_proven_at" is null or "users"."email_key" is not null);--> statement-breakpoint
-- Evidence that a mailbox was shown: a password set with the code or link of a mail. Addresses never change.
UPDATE "users" SET "email_proven_at" = "shown"."at"
FROM (SELECT "user_id", max("at") AS "at" FROM "security_events" WHERE "kind" = 'password_reset' GROUP BY "user_id") AS "shown"
WHERE "users"."id" = "shown"."user_id" AND "users"."email_proven_at" IS NULL AND "users"."email_key" IS NOT NULL AND "users"."deleted_at" IS NULL;--> statement-breakpoint
-- Everybody else shows it once more before the figures of a partner belong to the account.
UPDATE "partners" SET "user_id" = NULL
WHERE "user_id" IN (SELECT "id" FROM "users" WHERE "email_proven_at" IS NULL);--> statement-breakpoint
UPDATE "mail_outbox" SET "recipient" = '' WHERE "user_id" IS NULL AND "next_try_at" IS NULL;
