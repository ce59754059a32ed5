ALTER TABLE "orders" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "trial_claims" ADD COLUMN "rules" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversions" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "conversions" ADD COLUMN "next_look_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_origin" ON "orders" USING btree ("origin") WHERE origin is not null;--> statement-breakpoint
CREATE INDEX "conversions_look" ON "conversions" USING btree ("next_look_at") WHERE next_look_at is not null;