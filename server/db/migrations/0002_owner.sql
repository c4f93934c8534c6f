DROP INDEX "tickets_owner";--> statement-breakpoint
CREATE INDEX "tickets_owner" ON "tickets" USING btree ("user_id","game","stored_at");