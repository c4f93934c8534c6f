ALTER TABLE "ticket_results" DROP CONSTRAINT "ticket_results_ticket_id_tickets_id_fk";
--> statement-breakpoint
CREATE FUNCTION "forget_results_of_ticket"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM ticket_results WHERE ticket_id = OLD.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tickets_take_results" AFTER DELETE ON "tickets" FOR EACH ROW EXECUTE FUNCTION "forget_results_of_ticket"();
