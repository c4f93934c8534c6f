CREATE TYPE "public"."game" AS ENUM('powerball', 'megamillions');--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game" "game" NOT NULL,
	"date" date NOT NULL,
	"old_main" smallint[] NOT NULL,
	"old_special" smallint NOT NULL,
	"new_main" smallint[] NOT NULL,
	"new_special" smallint NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_checks" (
	"game" "game" NOT NULL,
	"date" date NOT NULL,
	"main" smallint[] NOT NULL,
	"special" smallint NOT NULL,
	"is_sample" boolean NOT NULL,
	"cursor" uuid,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "draw_checks_game_date_pk" PRIMARY KEY("game","date")
);
--> statement-breakpoint
CREATE TABLE "draw_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draw_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game" "game" NOT NULL,
	"date" date NOT NULL,
	"source" text NOT NULL,
	"main" smallint[] NOT NULL,
	"special" smallint NOT NULL,
	"multiplier" smallint,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_revisions" (
	"game" "game" PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"game" "game" NOT NULL,
	"date" date NOT NULL,
	"main" smallint[] NOT NULL,
	"special" smallint NOT NULL,
	"mask" bit(75) GENERATED ALWAYS AS (((1::bit(75) << (75 - main[1])) | (1::bit(75) << (75 - main[2])) | (1::bit(75) << (75 - main[3])) | (1::bit(75) << (75 - main[4])) | (1::bit(75) << (75 - main[5])))) STORED NOT NULL,
	"multiplier" smallint,
	"held_at" timestamp with time zone GENERATED ALWAYS AS (((date + case game when 'powerball' then time '22:59' else time '23:00' end) at time zone 'America/New_York')) STORED NOT NULL,
	"state" text NOT NULL,
	"follows" text,
	"first_seen_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"results_from" timestamp with time zone,
	CONSTRAINT "draws_game_date_pk" PRIMARY KEY("game","date")
);
--> statement-breakpoint
CREATE TABLE "feed_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"ask_from" timestamp with time zone NOT NULL,
	"validators" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jackpots" (
	"game" "game" NOT NULL,
	"date" date NOT NULL,
	"source" text NOT NULL,
	"dollars" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jackpots_game_date_source_pk" PRIMARY KEY("game","date","source")
);
--> statement-breakpoint
CREATE TABLE "links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"registration" jsonb,
	"email_change" jsonb,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"game" "game",
	"date" date,
	"state" text DEFAULT 'waiting' NOT NULL,
	"kind" text NOT NULL,
	"recipient" text,
	"path" text,
	"signed_up_at" timestamp with time zone,
	"lease" uuid,
	"last_error" text,
	"content" jsonb,
	CONSTRAINT "outbox_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "plays" (
	"user_id" uuid NOT NULL,
	"ticket_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"game" "game" NOT NULL,
	"main" smallint[] NOT NULL,
	"special" smallint NOT NULL,
	"mask" bit(75) GENERATED ALWAYS AS (((1::bit(75) << (75 - main[1])) | (1::bit(75) << (75 - main[2])) | (1::bit(75) << (75 - main[3])) | (1::bit(75) << (75 - main[4])) | (1::bit(75) << (75 - main[5])))) STORED NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	CONSTRAINT "plays_user_id_ticket_id_id_pk" PRIMARY KEY("user_id","ticket_id","id"),
	CONSTRAINT "plays_five" CHECK (cardinality(main) = 5)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refused_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refused_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game" "game" NOT NULL,
	"source" text NOT NULL,
	"report" text NOT NULL,
	"reason" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "result_notifications" (
	"user_id" uuid NOT NULL,
	"digest" bigint NOT NULL,
	"date" date NOT NULL,
	"game" "game" NOT NULL,
	CONSTRAINT "result_notifications_user_id_date_game_pk" PRIMARY KEY("user_id","date","game")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"browser" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"consents_to_updates" boolean NOT NULL,
	"wants_results_mail" boolean DEFAULT true NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_notifications" ADD CONSTRAINT "result_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draw_checks_open" ON "draw_checks" USING btree ("date") WHERE not is_done;--> statement-breakpoint
CREATE UNIQUE INDEX "draw_reports_value" ON "draw_reports" USING btree ("game","date","source","main","special");--> statement-breakpoint
CREATE INDEX "draw_reports_draw" ON "draw_reports" USING btree ("game","date");--> statement-breakpoint
CREATE INDEX "draws_held" ON "draws" USING btree ("game","held_at");--> statement-breakpoint
CREATE INDEX "links_user" ON "links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "links_end" ON "links" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ((game is not null),"at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_past" ON "outbox" USING btree ("at") WHERE state <> 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_kept" ON "outbox" USING btree ("at") WHERE content is not null;--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_end" ON "refresh_tokens" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refused_reports_value" ON "refused_reports" USING btree ("game","source","report");--> statement-breakpoint
CREATE INDEX "result_notifications_date" ON "result_notifications" USING btree ("date");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_start" ON "sessions" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "sessions_end" ON "sessions" USING btree ("ended_at");--> statement-breakpoint
CREATE FUNCTION "count_standing_plays"(player uuid, of_game "public"."game") RETURNS bigint LANGUAGE sql VOLATILE AS $$
	SELECT count(*) FROM plays WHERE user_id = player AND game = of_game AND valid_until IS NULL
$$;
