CREATE TABLE "factor_recoveries" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"proof" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"ready_mailed_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "factor_recoveries" ADD CONSTRAINT "factor_recoveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_recoveries_user" ON "factor_recoveries" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "factor_recoveries_open" ON "factor_recoveries" USING btree ("user_id") WHERE state in ('requested', 'waiting');