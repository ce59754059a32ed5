CREATE TABLE "payment_instruments" (
	"order_id" text PRIMARY KEY NOT NULL,
	"kind" text,
	"brand" text,
	"last4" text,
	"expiry_month" integer,
	"expiry_year" integer,
	"account" text,
	"read_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"session" text,
	"opened_at" timestamp (3) with time zone,
	"check_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"asked_for" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "payment_instruments" ADD CONSTRAINT "payment_instruments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_instruments_check" ON "payment_instruments" USING btree ("check_at") WHERE check_at is not null;