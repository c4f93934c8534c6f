CREATE TYPE "public"."game" AS ENUM('powerball', 'megamillions');--> statement-breakpoint
DROP INDEX "draw_checks_open";--> statement-breakpoint
ALTER TABLE "corrections" ALTER COLUMN "game" SET DATA TYPE "public"."game" USING "game"::"public"."game";--> statement-breakpoint
ALTER TABLE "draw_reports" ALTER COLUMN "game" SET DATA TYPE "public"."game" USING "game"::"public"."game";--> statement-breakpoint
ALTER TABLE "draws" ALTER COLUMN "game" SET DATA TYPE "public"."game" USING "game"::"public"."game";--> statement-breakpoint
ALTER TABLE "jackpots" ALTER COLUMN "game" SET DATA TYPE "public"."game" USING "game"::"public"."game";--> statement-breakpoint
ALTER TABLE "refused_reports" ALTER COLUMN "game" SET DATA TYPE "public"."game" USING "game"::"public"."game";--> statement-breakpoint
ALTER TABLE "tickets" ALTER COLUMN "game" SET DATA TYPE "public"."game" USING "game"::"public"."game";--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "mask" bit(75) GENERATED ALWAYS AS (((1::bit(75) << (75 - main[1])) | (1::bit(75) << (75 - main[2])) | (1::bit(75) << (75 - main[3])) | (1::bit(75) << (75 - main[4])) | (1::bit(75) << (75 - main[5])))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "held_at" timestamp with time zone GENERATED ALWAYS AS (((date + case game when 'powerball' then time '22:59' else time '23:00' end) at time zone 'America/New_York')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "follows" text;--> statement-breakpoint
ALTER TABLE "draws" ADD COLUMN "results_from" timestamp with time zone;--> statement-breakpoint
UPDATE "draws" SET "results_from" = coalesce("confirmed_at", "first_seen_at") WHERE "state" <> 'provisional';--> statement-breakpoint
CREATE INDEX "draws_held" ON "draws" USING btree ("game","held_at");--> statement-breakpoint
CREATE INDEX "links_end" ON "links" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_end" ON "refresh_tokens" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sessions_start" ON "sessions" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "sessions_end" ON "sessions" USING btree ("ended_at");--> statement-breakpoint
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
INSERT INTO "plays" ("user_id", "ticket_id", "game", "main", "special", "stored_at", "valid_from", "valid_until")
SELECT "user_id", "id", "game", "main", "special", "stored_at", "changed_at", "deleted_at" FROM "tickets" ORDER BY "user_id", "id";
--> statement-breakpoint
-- Results of numbers that a ticket no longer has: one play for each draw that they played.
INSERT INTO "plays" ("user_id", "ticket_id", "game", "main", "special", "stored_at", "valid_from", "valid_until")
SELECT t."user_id", t."id", t."game", r."main", r."special", t."stored_at", d."held_at" - interval '1 second', d."held_at"
FROM "ticket_results" r
	JOIN "tickets" t ON t."id" = r."ticket_id" AND t."game"::text = r."game"
	JOIN "draws" d ON d."game" = t."game" AND d."date" = r."date"
WHERE d."held_at" <= t."changed_at" OR d."held_at" > t."deleted_at";
--> statement-breakpoint
CREATE FUNCTION "count_standing_plays"(player uuid, of_game "public"."game") RETURNS bigint LANGUAGE sql VOLATILE AS $$
	SELECT count(*) FROM plays WHERE user_id = player AND game = of_game AND valid_until IS NULL
$$;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "result_notifications" (
	"user_id" uuid NOT NULL,
	"digest" bigint NOT NULL,
	"date" date NOT NULL,
	"game" "game" NOT NULL,
	CONSTRAINT "result_notifications_user_id_date_game_pk" PRIMARY KEY("user_id","date","game")
);
--> statement-breakpoint
-- What people were told is what the numbers of their check give them; those who still waited for a correction are given a digest that no results have.
INSERT INTO "result_notifications" ("user_id", "digest", "date", "game")
SELECT t."user_id",
	CASE WHEN c."phase" <> 'done' AND (SELECT max(r."revision") FROM "ticket_results" r WHERE r."game" = t."game" AND r."date" = t."date" AND r."user_id" = t."user_id") > t."revision"
		THEN -1
		ELSE coalesce((SELECT bit_xor(('x' || right(r."ticket_id"::text, 12))::bit(48)::bigint << (r."main_matches" * 2 + r."special_matches"::int)) FILTER (WHERE r."main_matches" > 0 OR r."special_matches")
			FROM "ticket_results" r WHERE r."game" = t."game" AND r."date" = t."date" AND r."user_id" = t."user_id"), 0)
	END,
	t."date", t."game"::"public"."game"
FROM "told_results" t JOIN "draw_checks" c ON c."game" = t."game" AND c."date" = t."date"
ORDER BY t."user_id", t."date";
--> statement-breakpoint
ALTER TABLE "result_notifications" ADD CONSTRAINT "result_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "result_notifications_date" ON "result_notifications" USING btree ("date");--> statement-breakpoint
ALTER TABLE "draw_checks" ALTER COLUMN "game" SET DATA TYPE "public"."game" USING "game"::"public"."game";--> statement-breakpoint
ALTER TABLE "draw_checks" ADD COLUMN "cursor" uuid;--> statement-breakpoint
ALTER TABLE "draw_checks" ADD COLUMN "is_done" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "draw_checks" SET "is_done" = true WHERE "phase" = 'done';--> statement-breakpoint
ALTER TABLE "draw_checks" DROP COLUMN "revision";--> statement-breakpoint
ALTER TABLE "draw_checks" DROP COLUMN "phase";--> statement-breakpoint
ALTER TABLE "draw_checks" DROP COLUMN "reached";--> statement-breakpoint
CREATE INDEX "draw_checks_open" ON "draw_checks" USING btree ("date") WHERE not is_done;--> statement-breakpoint
ALTER TABLE "outbox" RENAME TO "old_outbox";--> statement-breakpoint
ALTER INDEX "outbox_pkey" RENAME TO "old_outbox_pkey";--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
CREATE TABLE "outbox" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"game" "game",
	"date" date,
	"state" text DEFAULT 'waiting' NOT NULL,
	"kind" text NOT NULL,
	"path" text,
	"lease" uuid,
	"last_error" text,
	"content" jsonb,
	CONSTRAINT "outbox_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
-- Mails were kept as written: what waits is told by its key, its subject and its link.
INSERT INTO "outbox" ("user_id", "id", "at", "tries", "game", "date", "state", "kind", "path", "last_error", "content")
SELECT "user_id", "id", CASE WHEN "state" = 'sent' THEN coalesce("sent_at", "try_at") ELSE "try_at" END, least("tries", 1000),
	CASE
		WHEN "key" LIKE 'account:%' THEN NULL
		WHEN "key" LIKE 'results-again:%' THEN CASE WHEN "subject" LIKE '%Power Ball%' THEN 'powerball' ELSE 'megamillions' END
		ELSE split_part("key", ':', 2)
	END::"public"."game",
	CASE
		WHEN "key" LIKE 'account:%' THEN NULL
		WHEN "key" LIKE 'results-again:%' THEN to_date(substring("subject" FROM '[A-Z][a-z]+ [0-9]{1,2}, [0-9]{4}'), 'FMMonth DD, YYYY')
		ELSE split_part("key", ':', 3)::date
	END,
	"state",
	CASE
		WHEN "key" LIKE 'results-again:%' THEN 'results-again'
		WHEN "key" NOT LIKE 'account:%' THEN CASE WHEN split_part("key", ':', 5) = '' THEN 'results' ELSE 'correction' END
		WHEN "text" LIKE '%/user/activate/%' THEN 'activation'
		WHEN "text" LIKE '%/user/password-reset/%' THEN 'reset'
		ELSE 'known-address'
	END,
	CASE WHEN "state" = 'waiting' THEN substring("text" FROM '(/user/(?:activate|password-reset)/[^[:space:]]+)') END,
	"last_error",
	CASE WHEN "state" = 'sent' THEN jsonb_build_object('subject', "subject", 'text', "text", 'html', "html") END
FROM "old_outbox" WHERE "user_id" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ((game is not null),"at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_past" ON "outbox" USING btree ("at") WHERE state <> 'waiting';--> statement-breakpoint
DROP TABLE "old_outbox";--> statement-breakpoint
DROP TABLE "told_results";--> statement-breakpoint
DROP TABLE "ticket_results";--> statement-breakpoint
DROP TABLE "tickets";--> statement-breakpoint
DROP FUNCTION "forget_results_of_ticket"();
