CREATE TABLE "blog_pictures" (
	"url" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "blog_words_keys";--> statement-breakpoint
ALTER TABLE "blog_words" DROP COLUMN "keys";