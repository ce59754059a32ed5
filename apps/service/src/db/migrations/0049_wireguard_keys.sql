CREATE TABLE "wireguard_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"cities" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"host_state" text DEFAULT 'new' NOT NULL,
	"asking" text,
	"asking_until" timestamp (3) with time zone,
	"turn" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "wireguard_keys_public_key_unique" UNIQUE("public_key")
);
--> statement-breakpoint
ALTER TABLE "wireguard_keys" ADD CONSTRAINT "wireguard_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wireguard_keys_user" ON "wireguard_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wireguard_keys_due" ON "wireguard_keys" USING btree ("next_try_at") WHERE next_try_at is not null;