ALTER TABLE "charges" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "tax_amount" integer;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "excess" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "receipt" integer;--> statement-breakpoint
UPDATE "charges" SET "receipt" = "numbered"."receipt" FROM (
  SELECT "order_id", "name", row_number() OVER (
    PARTITION BY "order_id" ORDER BY "name" <> 'first', "starts_at", "paid_at", "name"
  ) AS "receipt" FROM "charges"
) AS "numbered" WHERE "numbered"."order_id" = "charges"."order_id" AND "numbered"."name" = "charges"."name";--> statement-breakpoint
ALTER TABLE "charges" ALTER COLUMN "receipt" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "charges_receipt" ON "charges" USING btree ("order_id","receipt");