CREATE TABLE "newsletter_deliveries" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"issue_id" text NOT NULL,
	"run_id" text NOT NULL,
	"email_key" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"reply" text,
	"sent_at" timestamp (3) with time zone,
	"bounced_at" timestamp (3) with time zone,
	"complained_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"first_sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"issue_id" text NOT NULL,
	"language" text,
	"state" text NOT NULL,
	"problem" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"listed_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"next_batch_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_suppressions" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"detail" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_run_id_newsletter_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."newsletter_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_email_key_newsletter_subscribers_email_key_fk" FOREIGN KEY ("email_key") REFERENCES "public"."newsletter_subscribers"("email_key") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_runs" ADD CONSTRAINT "newsletter_runs_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_deliveries_once" ON "newsletter_deliveries" USING btree ("issue_id","email_key");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_due" ON "newsletter_deliveries" USING btree ("run_id","next_try_at") WHERE state = 'due';--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_claimed" ON "newsletter_deliveries" USING btree ("claimed_until") WHERE state in ('claimed', 'handing');--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_address" ON "newsletter_deliveries" USING btree ("email_key","sent_at");--> statement-breakpoint
CREATE INDEX "newsletter_runs_open" ON "newsletter_runs" USING btree ("starts_at") WHERE state in ('scheduled', 'sending');