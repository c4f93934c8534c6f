CREATE TABLE "draw_checks" (
	"game" text NOT NULL,
	"date" date NOT NULL,
	"main" smallint[] NOT NULL,
	"special" smallint NOT NULL,
	"is_sample" boolean NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"phase" text DEFAULT 'comparing' NOT NULL,
	"reached" uuid,
	CONSTRAINT "draw_checks_game_date_pk" PRIMARY KEY("game","date")
);
--> statement-breakpoint
CREATE TABLE "ticket_results" (
	"ticket_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"game" text NOT NULL,
	"date" date NOT NULL,
	"main" smallint[] NOT NULL,
	"special" smallint NOT NULL,
	"main_matches" smallint NOT NULL,
	"special_matches" boolean NOT NULL,
	"tier" smallint,
	"revision" integer NOT NULL,
	CONSTRAINT "ticket_results_ticket_id_game_date_pk" PRIMARY KEY("ticket_id","game","date")
);
--> statement-breakpoint
CREATE TABLE "told_results" (
	"user_id" uuid NOT NULL,
	"game" text NOT NULL,
	"date" date NOT NULL,
	"revision" integer NOT NULL,
	"mail_key" text,
	CONSTRAINT "told_results_user_id_game_date_pk" PRIMARY KEY("user_id","game","date")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe_path" text;--> statement-breakpoint
ALTER TABLE "ticket_results" ADD CONSTRAINT "ticket_results_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_results" ADD CONSTRAINT "told_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draw_checks_open" ON "draw_checks" USING btree ("date") WHERE phase <> 'done';--> statement-breakpoint
CREATE INDEX "ticket_results_person" ON "ticket_results" USING btree ("game","date","user_id");