CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"charge" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"key" text,
	"name" text,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"requested_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"late_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "refund_looks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_name" ON "refunds" USING btree ("order_id","name");--> statement-breakpoint
CREATE INDEX "refunds_check" ON "refunds" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE state in ('due', 'requested', 'pending');--> statement-breakpoint
-- Of a payment that is older than the last look nothing is looked for any more; of others as often as its age has left.
update charges set refund_looks = case
  when paid_at < now() - interval '90 days' then 5
  when paid_at < now() - interval '35 days' then 4
  when paid_at < now() - interval '14 days' then 3
  when paid_at < now() - interval '4 days' then 2
  when paid_at < now() - interval '1 day' then 1
  else 0 end;
