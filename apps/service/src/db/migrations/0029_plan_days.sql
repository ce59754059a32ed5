ALTER TABLE "charges" ADD COLUMN "days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "provider_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "move_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "move_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_move" ON "orders" USING btree ("move_at") WHERE provider_days <> extra_days;--> statement-breakpoint
-- Days that an invitation brought: the newest charge has them in its time.
UPDATE "charges" SET "days" = "given"."days" FROM (
	SELECT DISTINCT ON ("charges"."order_id") "charges"."order_id", "name", "orders"."extra_days" - "quotes"."extra_days" AS "days"
	FROM "charges" JOIN "orders" ON "orders"."id" = "charges"."order_id" JOIN "quotes" ON "quotes"."id" = "orders"."quote_id"
	WHERE "charges"."ends_at" IS NOT NULL AND "orders"."extra_days" > "quotes"."extra_days"
	ORDER BY "charges"."order_id", "ends_at" DESC
) AS "given" WHERE "charges"."order_id" = "given"."order_id" AND "charges"."name" = "given"."name";
