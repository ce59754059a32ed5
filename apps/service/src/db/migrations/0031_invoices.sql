CREATE TABLE "billing_details" (
	"user_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"address" text NOT NULL,
	"vat_id" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"seller" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"seller" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"order_id" text NOT NULL,
	"charge" text NOT NULL,
	"refund_id" text,
	"amount" integer NOT NULL,
	"tax_amount" integer,
	"currency" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"buyer" jsonb,
	CONSTRAINT "invoices_seller_number_pk" PRIMARY KEY("seller","number")
);
--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_charge" ON "invoices" USING btree ("order_id","charge") WHERE kind = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_refund" ON "invoices" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
-- Payments and refunds from before are numbered in their order of time.
INSERT INTO "invoices" ("seller", "number", "kind", "order_id", "charge", "refund_id", "amount", "tax_amount", "currency", "issued_at")
SELECT "seller", row_number() OVER (PARTITION BY "seller" ORDER BY "at", "rank", "order_id", "charge", "refund_id"),
	"kind", "order_id", "charge", "refund_id", "amount", "tax", "currency", "at"
FROM (
	SELECT CASE WHEN o."method" = 'pd' THEN 'paddle' ELSE 'own' END AS "seller", 'invoice' AS "kind", 0 AS "rank",
		c."order_id", c."name" AS "charge", NULL AS "refund_id", c."amount",
		CASE WHEN c."name" = 'first' THEN o."tax_amount" ELSE c."tax_amount" END AS "tax",
		coalesce(c."currency", o."currency") AS "currency", c."paid_at" AS "at"
	FROM "charges" c JOIN "orders" o ON o."id" = c."order_id"
	WHERE c."paid_at" IS NOT NULL AND c."amount" > 0 AND o."method" <> 'grant'
	UNION ALL
	SELECT CASE WHEN o."method" = 'pd' THEN 'paddle' ELSE 'own' END, 'credit_note', 1,
		r."order_id", r."charge", r."id", r."amount", NULL, r."currency", greatest(r."ended_at", c."paid_at")
	FROM "refunds" r JOIN "orders" o ON o."id" = r."order_id"
		JOIN "charges" c ON c."order_id" = r."order_id" AND c."name" = r."charge" AND c."paid_at" IS NOT NULL AND c."amount" > 0
	WHERE r."state" = 'done' AND r."amount" > 0 AND r."ended_at" IS NOT NULL AND o."method" <> 'grant'
) AS "before"
WHERE NOT EXISTS (SELECT 1 FROM "invoices");
--> statement-breakpoint
INSERT INTO "invoice_numbers" ("seller", "last") SELECT "seller", max("number") FROM "invoices" GROUP BY "seller" ON CONFLICT DO NOTHING;
