CREATE TABLE "blog_articles" (
	"unikey" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"id" text NOT NULL,
	"short_path" text NOT NULL,
	"is_wp" boolean NOT NULL,
	"category" text NOT NULL,
	"tags" text[] NOT NULL,
	"author" text NOT NULL,
	"published" date NOT NULL,
	"updated" date,
	"picture" jsonb,
	"related" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_searches" (
	"unikey" text NOT NULL,
	"language" text NOT NULL,
	"published" date NOT NULL,
	"head" "tsvector" NOT NULL,
	"doc" "tsvector" NOT NULL,
	CONSTRAINT "blog_searches_unikey_language_pk" PRIMARY KEY("unikey","language")
);
--> statement-breakpoint
CREATE TABLE "blog_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"synced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_terms" (
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "blog_terms_kind_id_language_source_pk" PRIMARY KEY("kind","id","language","source")
);
--> statement-breakpoint
CREATE TABLE "blog_texts" (
	"unikey" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"picture_alt" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"headings" jsonb NOT NULL,
	"plain" text NOT NULL,
	"words" integer NOT NULL,
	"minutes" integer NOT NULL,
	"seo" jsonb,
	CONSTRAINT "blog_texts_unikey_language_pk" PRIMARY KEY("unikey","language")
);
--> statement-breakpoint
CREATE TABLE "blog_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"keys" text[] NOT NULL,
	CONSTRAINT "blog_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
ALTER TABLE "blog_searches" ADD CONSTRAINT "blog_searches_unikey_blog_articles_unikey_fk" FOREIGN KEY ("unikey") REFERENCES "public"."blog_articles"("unikey") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_texts" ADD CONSTRAINT "blog_texts_unikey_blog_articles_unikey_fk" FOREIGN KEY ("unikey") REFERENCES "public"."blog_articles"("unikey") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_articles_published" ON "blog_articles" USING btree ("published","unikey");--> statement-breakpoint
CREATE INDEX "blog_articles_category" ON "blog_articles" USING btree ("category","published","unikey");--> statement-breakpoint
CREATE INDEX "blog_articles_tags" ON "blog_articles" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "blog_articles_path" ON "blog_articles" USING btree ("short_path");--> statement-breakpoint
CREATE INDEX "blog_searches_head" ON "blog_searches" USING gin ("head");--> statement-breakpoint
CREATE INDEX "blog_searches_doc" ON "blog_searches" USING gin ("doc");--> statement-breakpoint
CREATE INDEX "blog_searches_published" ON "blog_searches" USING btree ("published");--> statement-breakpoint
CREATE INDEX "blog_words_keys" ON "blog_words" USING gin ("keys");