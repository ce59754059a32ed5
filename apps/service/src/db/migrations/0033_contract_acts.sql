CREATE TABLE "contract_acts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"works_until" timestamp (3) with time zone,
	"amount" integer,
	"currency" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "contract_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"name" text NOT NULL,
	"contract" text NOT NULL,
	"reason" text NOT NULL,
	"language" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "resumed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contract_acts" ADD CONSTRAINT "contract_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_acts" ADD CONSTRAINT "contract_acts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_acts_user" ON "contract_acts" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "contract_acts_order" ON "contract_acts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "contract_acts_at" ON "contract_acts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "contract_notices_state" ON "contract_notices" USING btree ("state","at");