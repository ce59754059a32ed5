CREATE TABLE "conversions" (
	"order_id" text PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"click" text NOT NULL,
	"partner_id" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reward" integer,
	"coupon" text,
	"state" text NOT NULL,
	"sold_at" timestamp (3) with time zone NOT NULL,
	"reversed_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"reversal_sent_at" timestamp (3) with time zone,
	"reference" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "conversions_amount" CHECK ("conversions"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "partner_clicks" (
	"partner_id" text NOT NULL,
	"day" date NOT NULL,
	"label" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "partner_clicks_partner_id_day_label_pk" PRIMARY KEY("partner_id","day","label")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"site" text NOT NULL,
	"plan" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"user_id" text,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "partners_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "partners_code_unique" UNIQUE("code"),
	CONSTRAINT "partners_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_clicks" ADD CONSTRAINT "partner_clicks_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversions_due" ON "conversions" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "conversions_partner" ON "conversions" USING btree ("partner_id","sold_at") WHERE partner_id is not null;--> statement-breakpoint
CREATE INDEX "partners_state" ON "partners" USING btree ("state","applied_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tracking_bounded" CHECK (octet_length("orders"."tracking"::text) <= 16384);