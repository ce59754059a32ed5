CREATE TABLE "message_texts" (
	"prefix" text NOT NULL,
	"language" text NOT NULL,
	"message_id" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_texts_prefix_language_message_id_pk" PRIMARY KEY("prefix","language","message_id")
);
