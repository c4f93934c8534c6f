CREATE TABLE "feed_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"ask_from" timestamp with time zone NOT NULL,
	"validators" jsonb NOT NULL
);
