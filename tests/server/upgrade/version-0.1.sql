CREATE SCHEMA drizzle;
CREATE FUNCTION public.forget_results_of_ticket() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	DELETE FROM ticket_results WHERE ticket_id = OLD.id;
	RETURN NULL;
END $$;
CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;
CREATE TABLE public.corrections (
    id bigint NOT NULL,
    game text NOT NULL,
    date date NOT NULL,
    old_main smallint[] NOT NULL,
    old_special smallint NOT NULL,
    new_main smallint[] NOT NULL,
    new_special smallint NOT NULL,
    corrected_at timestamp with time zone NOT NULL
);
ALTER TABLE public.corrections ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.corrections_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.draw_checks (
    game text NOT NULL,
    date date NOT NULL,
    main smallint[] NOT NULL,
    special smallint NOT NULL,
    is_sample boolean NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    phase text DEFAULT 'comparing'::text NOT NULL,
    reached uuid
);
CREATE TABLE public.draw_reports (
    id bigint NOT NULL,
    game text NOT NULL,
    date date NOT NULL,
    source text NOT NULL,
    main smallint[] NOT NULL,
    special smallint NOT NULL,
    multiplier smallint,
    seen_at timestamp with time zone NOT NULL
);
ALTER TABLE public.draw_reports ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.draw_reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.draws (
    game text NOT NULL,
    date date NOT NULL,
    main smallint[] NOT NULL,
    special smallint NOT NULL,
    multiplier smallint,
    state text NOT NULL,
    first_seen_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone
);
CREATE TABLE public.feed_sources (
    source text NOT NULL,
    ask_from timestamp with time zone NOT NULL,
    validators jsonb NOT NULL
);
CREATE TABLE public.jackpots (
    game text NOT NULL,
    date date NOT NULL,
    source text NOT NULL,
    dollars bigint NOT NULL,
    seen_at timestamp with time zone NOT NULL
);
CREATE TABLE public.links (
    token_hash text NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    registration jsonb,
    ends_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.outbox (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    key text NOT NULL,
    user_id uuid,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    try_at timestamp with time zone NOT NULL,
    lease uuid,
    last_error text,
    created_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    unsubscribe_path text
);
CREATE TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.refresh_tokens (
    token_hash text NOT NULL,
    session_id uuid NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.refused_reports (
    id bigint NOT NULL,
    game text NOT NULL,
    source text NOT NULL,
    report text NOT NULL,
    reason text NOT NULL,
    seen_at timestamp with time zone NOT NULL
);
ALTER TABLE public.refused_reports ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.refused_reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    started_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone
);
CREATE TABLE public.ticket_results (
    ticket_id uuid NOT NULL,
    user_id uuid NOT NULL,
    game text NOT NULL,
    date date NOT NULL,
    main smallint[] NOT NULL,
    special smallint NOT NULL,
    main_matches smallint NOT NULL,
    special_matches boolean NOT NULL,
    tier smallint,
    revision integer NOT NULL
);
CREATE TABLE public.tickets (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    game text NOT NULL,
    main smallint[] NOT NULL,
    special smallint NOT NULL,
    mask bit(75) GENERATED ALWAYS AS (((((((1)::bit(75) << (75 - main[1])) | ((1)::bit(75) << (75 - main[2]))) | ((1)::bit(75) << (75 - main[3]))) | ((1)::bit(75) << (75 - main[4]))) | ((1)::bit(75) << (75 - main[5])))) STORED,
    stored_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT tickets_five CHECK ((cardinality(main) = 5))
);
CREATE TABLE public.told_results (
    user_id uuid NOT NULL,
    game text NOT NULL,
    date date NOT NULL,
    revision integer NOT NULL,
    mail_key text
);
CREATE TABLE public.users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    password_hash text NOT NULL,
    consents_to_updates boolean NOT NULL,
    wants_results_mail boolean DEFAULT true NOT NULL,
    agreed_at timestamp with time zone NOT NULL,
    activated_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations VALUES (1, '270c03a6b7fcbaa0b3cbb22bfe79ce4a77d4d12c5c4296a3ff6bdbc580ef3dd3', 1795217187542);
INSERT INTO drizzle.__drizzle_migrations VALUES (2, '376e032b5ed3bba007a99f25e4678e061c4c84fafa94399efdaf0a0a4bc4f30e', 1795272717901);
INSERT INTO drizzle.__drizzle_migrations VALUES (3, '4287e971e97394a2f007ce5290e92b9cb137d7d557979d9e82dcd6f357c85a8e', 1795277882225);
INSERT INTO drizzle.__drizzle_migrations VALUES (4, 'e43cf266249cfc2f3372e78796dae8af0a724db2b2f8984938cf2741c0e9378f', 1795278040868);
INSERT INTO drizzle.__drizzle_migrations VALUES (5, '531f437627246b98ec29fdf770b9297a2d1150cc65d501a2dee4a32d010c0e04', 1795278940975);
INSERT INTO public.draw_checks VALUES ('powerball', '2026-11-18', '{10,11,13,14,15}', 1, false, 1, 'done', NULL);
INSERT INTO public.draw_checks VALUES ('powerball', '2026-11-16', '{5,12,33,41,61}', 8, false, 2, 'done', NULL);
INSERT INTO public.draw_checks VALUES ('powerball', '2026-11-21', '{1,2,3,10,11}', 9, false, 1, 'telling', 'b65caee5-d7bd-46be-9252-0aef43819c12');
INSERT INTO public.draws VALUES ('powerball', '2026-11-18', '{10,11,13,14,15}', 1, NULL, 'confirmed', '2026-11-19 03:59:00+00', NULL);
INSERT INTO public.draws VALUES ('powerball', '2026-11-16', '{5,12,33,41,61}', 8, NULL, 'corrected', '2026-11-19 03:59:00+00', NULL);
INSERT INTO public.draws VALUES ('powerball', '2026-11-21', '{1,2,3,10,11}', 9, NULL, 'confirmed', '2026-11-19 03:59:00+00', NULL);
INSERT INTO public.links VALUES ('_Q1Xk8jd2-mJNFrLj8K7N4DAjvLxdsI-yGZLk2Zf8tg', 'aa75769f-c431-4a7b-8280-d2e77b014238', 'activation', '{"last_name": "Example", "first_name": "Eve", "password_hash": "$argon2id$v=19$m=19456,t=2,p=1$iHXFcpTH4T8O9R6TblWzyA$ukiqaIlMXj/EqM8TQBblsjTAkdmVb6cw+kWExE5JKAE", "consents_to_updates": true}', '2026-11-23 22:59:00+00', NULL);
INSERT INTO public.links VALUES ('Y2u9QZNYZNf0b-920J7bSzC8fYgmGj27flWBYpVSjHk', '1e1b72eb-5093-4e5e-9cf5-996838e8a6f1', 'reset', NULL, '2026-11-22 23:59:00+00', NULL);
INSERT INTO public.outbox VALUES ('1d4bd3c3-bea6-4925-a81d-7a2d1ee39aac', 'results:powerball:2026-11-16:1e1b72eb-5093-4e5e-9cf5-996838e8a6f1', '1e1b72eb-5093-4e5e-9cf5-996838e8a6f1', 'bob@example.org', 'Your Power Ball results of Monday, November 16, 2026', 'Your ticket matches a prize.
A number that matched is marked with a check: ✓
The numbers:
  5 12 33 41 60  Power Ball 8
Ticket 1: 4 numbers and the Power Ball matched, $50,000
  5✓ 12✓ 33✓ 41✓ 61  Power Ball 8✓
Unofficial. Check your ticket with your lottery.
Unsubscribe from results mails:
https://board.example.org/unsubscribe/1e1b72eb-5093-4e5e-9cf5-996838e8a6f1/DB8Bpo2d25KPaEP6bcK4ucvorFtG0hsigKBnW2fZhJs
Lottery Board
', '<p>Your Power Ball results of Monday, November 16, 2026</p>', 'sent', 0, '2026-11-17 16:59:00+00', NULL, NULL, '2026-11-17 16:59:00+00', '2026-11-17 16:59:00+00', '/unsubscribe/1e1b72eb-5093-4e5e-9cf5-996838e8a6f1/DB8Bpo2d25KPaEP6bcK4ucvorFtG0hsigKBnW2fZhJs');
INSERT INTO public.outbox VALUES ('e89d70d9-6122-4b03-8137-d6d16ae660cb', 'results:powerball:2026-11-16:b65caee5-d7bd-46be-9252-0aef43819c12', 'b65caee5-d7bd-46be-9252-0aef43819c12', 'dan@example.org', 'Your Power Ball results of Monday, November 16, 2026', 'Your ticket matches a prize.
A number that matched is marked with a check: ✓
The numbers:
  5 12 33 41 60  Power Ball 8
Ticket 1: 3 numbers matched, $7
  60✓ 41✓ 33✓ 2 1  Power Ball 20
Unofficial. Check your ticket with your lottery.
Unsubscribe from results mails:
https://board.example.org/unsubscribe/b65caee5-d7bd-46be-9252-0aef43819c12/pM27e831d96nbSgPL5w0FGs1QjMYS4o9snHEMnbtjik
Lottery Board
', '<p>Your Power Ball results of Monday, November 16, 2026</p>', 'sent', 0, '2026-11-17 16:59:00+00', NULL, NULL, '2026-11-17 16:59:00+00', '2026-11-17 16:59:00+00', '/unsubscribe/b65caee5-d7bd-46be-9252-0aef43819c12/pM27e831d96nbSgPL5w0FGs1QjMYS4o9snHEMnbtjik');
INSERT INTO public.outbox VALUES ('8a4d7865-4975-45e7-a30b-6a9ded38e2b6', 'results:powerball:2026-11-16:1e1b72eb-5093-4e5e-9cf5-996838e8a6f1:2', '1e1b72eb-5093-4e5e-9cf5-996838e8a6f1', 'bob@example.org', 'Correction: your Power Ball results of Monday, November 16, 2026', 'The numbers of this draw were corrected after your results had been mailed. What follows takes the place of that mail.
Your ticket matches a prize.
A number that matched is marked with a check: ✓
The numbers:
  5 12 33 41 61  Power Ball 8
Ticket 1: 5 numbers and the Power Ball matched, Jackpot
  5✓ 12✓ 33✓ 41✓ 61✓  Power Ball 8✓
Unofficial. Check your ticket with your lottery.
Unsubscribe from results mails:
https://board.example.org/unsubscribe/1e1b72eb-5093-4e5e-9cf5-996838e8a6f1/DB8Bpo2d25KPaEP6bcK4ucvorFtG0hsigKBnW2fZhJs
Lottery Board
', '<p>Correction: your Power Ball results of Monday, November 16, 2026</p>', 'waiting', 0, '2026-11-19 17:59:00+00', NULL, NULL, '2026-11-19 17:59:00+00', NULL, '/unsubscribe/1e1b72eb-5093-4e5e-9cf5-996838e8a6f1/DB8Bpo2d25KPaEP6bcK4ucvorFtG0hsigKBnW2fZhJs');
INSERT INTO public.outbox VALUES ('07d84de3-ab6d-494e-a3c4-36be8e296e30', 'results:powerball:2026-11-18:1e1b72eb-5093-4e5e-9cf5-996838e8a6f1', '1e1b72eb-5093-4e5e-9cf5-996838e8a6f1', 'bob@example.org', 'Your Power Ball results of Wednesday, November 18, 2026', 'Your ticket matches a prize.
A number that matched is marked with a check: ✓
The numbers:
  10 11 13 14 15  Power Ball 1
Ticket 1: 4 numbers and the Power Ball matched, $50,000
  10✓ 11✓ 13✓ 14✓ 16  Power Ball 1✓
Unofficial. Check your ticket with your lottery.
Unsubscribe from results mails:
https://board.example.org/unsubscribe/1e1b72eb-5093-4e5e-9cf5-996838e8a6f1/DB8Bpo2d25KPaEP6bcK4ucvorFtG0hsigKBnW2fZhJs
Lottery Board
', '<p>Your Power Ball results of Wednesday, November 18, 2026</p>', 'waiting', 0, '2026-11-19 16:59:00+00', NULL, NULL, '2026-11-19 16:59:00+00', NULL, '/unsubscribe/1e1b72eb-5093-4e5e-9cf5-996838e8a6f1/DB8Bpo2d25KPaEP6bcK4ucvorFtG0hsigKBnW2fZhJs');
INSERT INTO public.outbox VALUES ('1f695dd9-6153-4485-9b29-4aaa6cdc8a6d', 'results:powerball:2026-11-18:b65caee5-d7bd-46be-9252-0aef43819c12', 'b65caee5-d7bd-46be-9252-0aef43819c12', 'dan@example.org', 'Your Power Ball results of Wednesday, November 18, 2026', 'Your ticket matches no prize.
A number that matched is marked with a check: ✓
The numbers:
  10 11 13 14 15  Power Ball 1
Ticket 1: nothing matched, no prize
  60 41 33 2 1  Power Ball 20
Unofficial. Check your ticket with your lottery.
Unsubscribe from results mails:
https://board.example.org/unsubscribe/b65caee5-d7bd-46be-9252-0aef43819c12/pM27e831d96nbSgPL5w0FGs1QjMYS4o9snHEMnbtjik
Lottery Board
', '<p>Your Power Ball results of Wednesday, November 18, 2026</p>', 'waiting', 0, '2026-11-19 16:59:00+00', NULL, NULL, '2026-11-19 16:59:00+00', NULL, '/unsubscribe/b65caee5-d7bd-46be-9252-0aef43819c12/pM27e831d96nbSgPL5w0FGs1QjMYS4o9snHEMnbtjik');
INSERT INTO public.outbox VALUES ('87916b06-ec28-4339-9c90-ab4baa0bc95f', 'results:powerball:2026-11-16:554396db-e9be-458d-8077-d52989f928b1', '554396db-e9be-458d-8077-d52989f928b1', 'ann@example.org', 'Your Power Ball results of Monday, November 16, 2026', '1 of your 2 tickets matches a prize.
A number that matched is marked with a check: ✓
The numbers:
  5 12 33 41 60  Power Ball 8
Ticket 1: 5 numbers and the Power Ball matched, Jackpot
  5✓ 12✓ 33✓ 41✓ 60✓  Power Ball 8✓
Ticket 2: nothing matched, no prize
  1 2 3 4 6  Power Ball 9
Unofficial. Check your ticket with your lottery.
Unsubscribe from results mails:
https://board.example.org/unsubscribe/554396db-e9be-458d-8077-d52989f928b1/Dpbe4TLR1rAV6x1cupNv8X4BS9Ge9Mgip1AX-uhJ7Vg
Lottery Board
', '<p>Your Power Ball results of Monday, November 16, 2026</p>', 'sent', 0, '2026-11-17 16:59:00+00', NULL, NULL, '2026-11-17 16:59:00+00', '2026-11-19 16:59:00+00', '/unsubscribe/554396db-e9be-458d-8077-d52989f928b1/Dpbe4TLR1rAV6x1cupNv8X4BS9Ge9Mgip1AX-uhJ7Vg');
INSERT INTO public.outbox VALUES ('06fb6475-656d-4ac9-8ab6-c70c852e5c8d', 'results:powerball:2026-11-18:554396db-e9be-458d-8077-d52989f928b1', '554396db-e9be-458d-8077-d52989f928b1', 'ann@example.org', 'Your Power Ball results of Wednesday, November 18, 2026', '1 of your 2 tickets matches a prize.
A number that matched is marked with a check: ✓
The numbers:
  10 11 13 14 15  Power Ball 1
Ticket 1: 5 numbers and the Power Ball matched, Jackpot
  10✓ 11✓ 13✓ 14✓ 15✓  Power Ball 1✓
Ticket 2: nothing matched, no prize
  1 2 3 4 6  Power Ball 9
Unofficial. Check your ticket with your lottery.
Unsubscribe from results mails:
https://board.example.org/unsubscribe/554396db-e9be-458d-8077-d52989f928b1/Dpbe4TLR1rAV6x1cupNv8X4BS9Ge9Mgip1AX-uhJ7Vg
Lottery Board
', '<p>Your Power Ball results of Wednesday, November 18, 2026</p>', 'sent', 0, '2026-11-19 16:59:00+00', NULL, NULL, '2026-11-19 16:59:00+00', '2026-11-19 16:59:00+00', '/unsubscribe/554396db-e9be-458d-8077-d52989f928b1/Dpbe4TLR1rAV6x1cupNv8X4BS9Ge9Mgip1AX-uhJ7Vg');
INSERT INTO public.outbox VALUES ('2a7e2dc2-6de9-4640-ae2a-b64698d18237', 'account:387e3bec-d87a-488e-b2b9-5ccbfe271e25', '554396db-e9be-458d-8077-d52989f928b1', 'ann@example.org', 'You already have an account', 'Somebody tried to sign up with this e-mail address, which already has an account.
If it was you, sign in as usual. If you don’t remember your password, choose ‘Forgot Password?’ on the sign-in page.
Sign in:
https://board.example.org/sign-in
If it was not you, there is nothing to do: your account and your password are unchanged.
Lottery Board
', '<p>You already have an account</p>', 'waiting', 0, '2026-11-22 22:59:00+00', NULL, NULL, '2026-11-22 22:59:00+00', NULL, NULL);
INSERT INTO public.outbox VALUES ('8f09b91d-b6ed-4489-a386-95357fff5219', 'results:powerball:2026-11-16:554396db-e9be-458d-8077-d52989f928b1:2', '554396db-e9be-458d-8077-d52989f928b1', 'ann@example.org', 'Correction: your Power Ball results of Monday, November 16, 2026', 'The numbers of this draw were corrected after your results had been mailed. What follows takes the place of that mail.
1 of your 2 tickets matches a prize.
A number that matched is marked with a check: ✓
The numbers:
  5 12 33 41 61  Power Ball 8
Ticket 1: 4 numbers and the Power Ball matched, $50,000
  5✓ 12✓ 33✓ 41✓ 60  Power Ball 8✓
Ticket 2: nothing matched, no prize
  1 2 3 4 6  Power Ball 9
Unofficial. Check your ticket with your lottery.
Unsubscribe from results mails:
https://board.example.org/unsubscribe/554396db-e9be-458d-8077-d52989f928b1/Dpbe4TLR1rAV6x1cupNv8X4BS9Ge9Mgip1AX-uhJ7Vg
Lottery Board
', '<p>Correction: your Power Ball results of Monday, November 16, 2026</p>', 'waiting', 0, '2026-11-19 17:59:00+00', NULL, NULL, '2026-11-19 17:59:00+00', NULL, '/unsubscribe/554396db-e9be-458d-8077-d52989f928b1/Dpbe4TLR1rAV6x1cupNv8X4BS9Ge9Mgip1AX-uhJ7Vg');
INSERT INTO public.outbox VALUES ('349a3c92-a67c-424a-bc02-ca5692c79fa5', 'results:powerball:2026-11-16:b65caee5-d7bd-46be-9252-0aef43819c12:2', 'b65caee5-d7bd-46be-9252-0aef43819c12', 'dan@example.org', 'Correction: your Power Ball results of Monday, November 16, 2026', 'The numbers of this draw were corrected after your results had been mailed. What follows takes the place of that mail.
Your ticket matches no prize.
A number that matched is marked with a check: ✓
The numbers:
  5 12 33 41 61  Power Ball 8
Ticket 1: 2 numbers matched, no prize
  60 41✓ 33✓ 2 1  Power Ball 20
Unofficial. Check your ticket with your lottery.
Unsubscribe from results mails:
https://board.example.org/unsubscribe/b65caee5-d7bd-46be-9252-0aef43819c12/pM27e831d96nbSgPL5w0FGs1QjMYS4o9snHEMnbtjik
Lottery Board
', '<p>Correction: your Power Ball results of Monday, November 16, 2026</p>', 'waiting', 0, '2026-11-19 17:59:00+00', NULL, NULL, '2026-11-19 17:59:00+00', NULL, '/unsubscribe/b65caee5-d7bd-46be-9252-0aef43819c12/pM27e831d96nbSgPL5w0FGs1QjMYS4o9snHEMnbtjik');
INSERT INTO public.outbox VALUES ('6651a3e5-ceaf-47e3-b2f0-c2df4fbe810a', 'results:powerball:2026-11-21:1e1b72eb-5093-4e5e-9cf5-996838e8a6f1', '1e1b72eb-5093-4e5e-9cf5-996838e8a6f1', 'bob@example.org', 'Your Power Ball results of Saturday, November 21, 2026', 'Your ticket matches no prize.
A number that matched is marked with a check: ✓
The numbers:
  1 2 3 10 11  Power Ball 9
Ticket 1: 2 numbers matched, no prize
  10✓ 11✓ 13 14 16  Power Ball 1
Unofficial. Check your ticket with your lottery.
Unsubscribe from results mails:
https://board.example.org/unsubscribe/1e1b72eb-5093-4e5e-9cf5-996838e8a6f1/DB8Bpo2d25KPaEP6bcK4ucvorFtG0hsigKBnW2fZhJs
Lottery Board
', '<p>Your Power Ball results of Saturday, November 21, 2026</p>', 'waiting', 0, '2026-11-22 21:59:00+00', NULL, NULL, '2026-11-22 21:59:00+00', NULL, '/unsubscribe/1e1b72eb-5093-4e5e-9cf5-996838e8a6f1/DB8Bpo2d25KPaEP6bcK4ucvorFtG0hsigKBnW2fZhJs');
INSERT INTO public.outbox VALUES ('497300eb-26bd-430f-8caa-142d6145efef', 'results:powerball:2026-11-21:554396db-e9be-458d-8077-d52989f928b1', '554396db-e9be-458d-8077-d52989f928b1', 'ann@example.org', 'Your Power Ball results of Saturday, November 21, 2026', '1 of your 2 tickets matches a prize.
A number that matched is marked with a check: ✓
The numbers:
  1 2 3 10 11  Power Ball 9
Ticket 1: 3 numbers and the Power Ball matched, $100
  1✓ 2✓ 3✓ 4 6  Power Ball 9✓
Ticket 2: 2 numbers matched, no prize
  10✓ 11✓ 13 14 15  Power Ball 1
Unofficial. Check your ticket with your lottery.
Unsubscribe from results mails:
https://board.example.org/unsubscribe/554396db-e9be-458d-8077-d52989f928b1/Dpbe4TLR1rAV6x1cupNv8X4BS9Ge9Mgip1AX-uhJ7Vg
Lottery Board
', '<p>Your Power Ball results of Saturday, November 21, 2026</p>', 'waiting', 0, '2026-11-22 21:59:00+00', NULL, NULL, '2026-11-22 21:59:00+00', NULL, '/unsubscribe/554396db-e9be-458d-8077-d52989f928b1/Dpbe4TLR1rAV6x1cupNv8X4BS9Ge9Mgip1AX-uhJ7Vg');
INSERT INTO public.outbox VALUES ('e522a8d5-10da-4046-b1e1-ea0f9d7476be', 'results:powerball:2026-11-21:b65caee5-d7bd-46be-9252-0aef43819c12', 'b65caee5-d7bd-46be-9252-0aef43819c12', 'dan@example.org', 'Your Power Ball results of Saturday, November 21, 2026', 'Your ticket matches no prize.
A number that matched is marked with a check: ✓
The numbers:
  1 2 3 10 11  Power Ball 9
Ticket 1: 2 numbers matched, no prize
  60 41 33 2✓ 1✓  Power Ball 20
Unofficial. Check your ticket with your lottery.
Unsubscribe from results mails:
https://board.example.org/unsubscribe/b65caee5-d7bd-46be-9252-0aef43819c12/pM27e831d96nbSgPL5w0FGs1QjMYS4o9snHEMnbtjik
Lottery Board
', '<p>Your Power Ball results of Saturday, November 21, 2026</p>', 'waiting', 0, '2026-11-22 21:59:00+00', NULL, NULL, '2026-11-22 21:59:00+00', NULL, '/unsubscribe/b65caee5-d7bd-46be-9252-0aef43819c12/pM27e831d96nbSgPL5w0FGs1QjMYS4o9snHEMnbtjik');
INSERT INTO public.outbox VALUES ('f2bfbb50-002e-4e93-b6ef-571851727f36', 'results-again:3c8bfcc3-78ab-4f13-b239-5e1944d47b26', 'fa00b8a4-0ad8-4875-85a5-07ef2b337288', 'cas@example.org', 'Your Power Ball results of Wednesday, November 18, 2026', 'Your ticket matches no prize.
A number that matched is marked with a check: ✓
The numbers:
  10 11 13 14 15  Power Ball 1
Ticket 1: nothing matched, no prize
  5 12 33 40 61  Power Ball 8
Unofficial. Check your ticket with your lottery.
Unsubscribe from results mails:
https://board.example.org/unsubscribe/fa00b8a4-0ad8-4875-85a5-07ef2b337288/bkCsCvWBx700yW5l0Y9VN4WoWhxVU3g49PXhF09N9kU
Lottery Board
', '<p>Your Power Ball results of Wednesday, November 18, 2026</p>', 'waiting', 0, '2026-11-22 22:59:00+00', NULL, NULL, '2026-11-22 22:59:00+00', NULL, '/unsubscribe/fa00b8a4-0ad8-4875-85a5-07ef2b337288/bkCsCvWBx700yW5l0Y9VN4WoWhxVU3g49PXhF09N9kU');
INSERT INTO public.outbox VALUES ('ad88f213-a1e5-4652-a0f1-e38279f7d136', 'account:27057ca2-b960-44cb-b1c1-592f1410404a', 'aa75769f-c431-4a7b-8280-d2e77b014238', 'eve@example.org', 'Activate your account', 'Welcome to the Lottery Board. Confirm your e-mail address to activate your account; then you can sign in.
Activate my account:
https://board.example.org/user/activate/aa75769f-c431-4a7b-8280-d2e77b014238/6LAGvkOVMC8rfOFSMnTbzni7wTE-YMvCbqX3VvrySCs
The link works once, for 24 hours. If you did not sign up, ignore this mail and nothing happens.
Lottery Board
', '<p>Activate your account</p>', 'waiting', 0, '2026-11-22 22:59:00+00', NULL, NULL, '2026-11-22 22:59:00+00', NULL, NULL);
INSERT INTO public.outbox VALUES ('836e7a3a-ab5d-4a07-9873-dbeaf43efe74', 'account:c272bc89-e381-4bc2-91eb-523d52532174', '1e1b72eb-5093-4e5e-9cf5-996838e8a6f1', 'bob@example.org', 'Reset your password', 'Somebody, we hope you, asked to reset the password of your account. Choose a new one here.
Choose a new password:
https://board.example.org/user/password-reset/1e1b72eb-5093-4e5e-9cf5-996838e8a6f1/5ZDdV7gUs3S0HDRT0JmDQKJss6U3WaItkYiseJt8YAM
The link works once, for one hour. If you did not ask for it, ignore this mail: your password stays as it is.
Lottery Board
', '<p>Reset your password</p>', 'waiting', 0, '2026-11-22 22:59:00+00', NULL, NULL, '2026-11-22 22:59:00+00', NULL, NULL);
INSERT INTO public.ticket_results VALUES ('9563f67e-4097-47c1-b95a-216602e8d81c', '554396db-e9be-458d-8077-d52989f928b1', 'powerball', '2026-11-16', '{1,2,3,4,6}', 9, 0, false, NULL, 1);
INSERT INTO public.ticket_results VALUES ('04f148ac-fbfa-433f-a478-7a667ce8fde3', 'fa00b8a4-0ad8-4875-85a5-07ef2b337288', 'powerball', '2026-11-18', '{5,12,33,40,61}', 8, 0, false, NULL, 1);
INSERT INTO public.ticket_results VALUES ('4076704f-a0ba-45d7-b81e-773b82816d0a', 'b65caee5-d7bd-46be-9252-0aef43819c12', 'powerball', '2026-11-18', '{60,41,33,2,1}', 20, 0, false, NULL, 1);
INSERT INTO public.ticket_results VALUES ('9563f67e-4097-47c1-b95a-216602e8d81c', '554396db-e9be-458d-8077-d52989f928b1', 'powerball', '2026-11-18', '{1,2,3,4,6}', 9, 0, false, NULL, 1);
INSERT INTO public.ticket_results VALUES ('aed70797-c61f-428b-a4d3-86fffe6c2146', '1e1b72eb-5093-4e5e-9cf5-996838e8a6f1', 'powerball', '2026-11-18', '{10,11,13,14,16}', 1, 4, true, 3, 1);
INSERT INTO public.ticket_results VALUES ('bbf12a45-59be-4541-8b2d-1ee17ed0545d', '554396db-e9be-458d-8077-d52989f928b1', 'powerball', '2026-11-18', '{10,11,13,14,15}', 1, 5, true, 1, 1);
INSERT INTO public.ticket_results VALUES ('04f148ac-fbfa-433f-a478-7a667ce8fde3', 'fa00b8a4-0ad8-4875-85a5-07ef2b337288', 'powerball', '2026-11-16', '{5,12,33,40,61}', 8, 4, true, 3, 2);
INSERT INTO public.ticket_results VALUES ('10085565-59cc-49f8-a34f-799fc402f2b4', '1e1b72eb-5093-4e5e-9cf5-996838e8a6f1', 'powerball', '2026-11-16', '{5,12,33,41,61}', 8, 5, true, 1, 2);
INSERT INTO public.ticket_results VALUES ('4076704f-a0ba-45d7-b81e-773b82816d0a', 'b65caee5-d7bd-46be-9252-0aef43819c12', 'powerball', '2026-11-16', '{60,41,33,2,1}', 20, 2, false, NULL, 2);
INSERT INTO public.ticket_results VALUES ('bbf12a45-59be-4541-8b2d-1ee17ed0545d', '554396db-e9be-458d-8077-d52989f928b1', 'powerball', '2026-11-16', '{5,12,33,41,60}', 8, 4, true, 3, 2);
INSERT INTO public.ticket_results VALUES ('04f148ac-fbfa-433f-a478-7a667ce8fde3', 'fa00b8a4-0ad8-4875-85a5-07ef2b337288', 'powerball', '2026-11-21', '{5,12,33,40,61}', 8, 0, false, NULL, 1);
INSERT INTO public.ticket_results VALUES ('4076704f-a0ba-45d7-b81e-773b82816d0a', 'b65caee5-d7bd-46be-9252-0aef43819c12', 'powerball', '2026-11-21', '{60,41,33,2,1}', 20, 2, false, NULL, 1);
INSERT INTO public.ticket_results VALUES ('9563f67e-4097-47c1-b95a-216602e8d81c', '554396db-e9be-458d-8077-d52989f928b1', 'powerball', '2026-11-21', '{1,2,3,4,6}', 9, 3, true, 5, 1);
INSERT INTO public.ticket_results VALUES ('aed70797-c61f-428b-a4d3-86fffe6c2146', '1e1b72eb-5093-4e5e-9cf5-996838e8a6f1', 'powerball', '2026-11-21', '{10,11,13,14,16}', 1, 2, false, NULL, 1);
INSERT INTO public.ticket_results VALUES ('bbf12a45-59be-4541-8b2d-1ee17ed0545d', '554396db-e9be-458d-8077-d52989f928b1', 'powerball', '2026-11-21', '{10,11,13,14,15}', 1, 2, false, NULL, 1);
INSERT INTO public.tickets VALUES ('9563f67e-4097-47c1-b95a-216602e8d81c', '554396db-e9be-458d-8077-d52989f928b1', 'powerball', '{1,2,3,4,6}', 9, DEFAULT, '2026-11-16 19:59:00+00', '2026-11-16 19:59:00+00', NULL);
INSERT INTO public.tickets VALUES ('04f148ac-fbfa-433f-a478-7a667ce8fde3', 'fa00b8a4-0ad8-4875-85a5-07ef2b337288', 'powerball', '{5,12,33,40,61}', 8, DEFAULT, '2026-11-16 20:59:00+00', '2026-11-16 20:59:00+00', NULL);
INSERT INTO public.tickets VALUES ('4076704f-a0ba-45d7-b81e-773b82816d0a', 'b65caee5-d7bd-46be-9252-0aef43819c12', 'powerball', '{60,41,33,2,1}', 20, DEFAULT, '2026-11-16 20:59:00+00', '2026-11-16 20:59:00+00', NULL);
INSERT INTO public.tickets VALUES ('fd5f28ab-0e59-45af-8d1b-ca6d0c20445c', 'b65caee5-d7bd-46be-9252-0aef43819c12', 'megamillions', '{7,8,9,10,11}', 3, DEFAULT, '2026-11-17 03:59:00+00', '2026-11-17 03:59:00+00', NULL);
INSERT INTO public.tickets VALUES ('bbf12a45-59be-4541-8b2d-1ee17ed0545d', '554396db-e9be-458d-8077-d52989f928b1', 'powerball', '{10,11,13,14,15}', 1, DEFAULT, '2026-11-16 18:59:00+00', '2026-11-17 17:59:00+00', NULL);
INSERT INTO public.tickets VALUES ('10085565-59cc-49f8-a34f-799fc402f2b4', '1e1b72eb-5093-4e5e-9cf5-996838e8a6f1', 'powerball', '{5,12,33,41,61}', 8, DEFAULT, '2026-11-16 20:59:00+00', '2026-11-16 20:59:00+00', '2026-11-17 17:59:00+00');
INSERT INTO public.tickets VALUES ('aed70797-c61f-428b-a4d3-86fffe6c2146', '1e1b72eb-5093-4e5e-9cf5-996838e8a6f1', 'powerball', '{10,11,13,14,16}', 1, DEFAULT, '2026-11-17 18:59:00+00', '2026-11-17 18:59:00+00', NULL);
INSERT INTO public.told_results VALUES ('1e1b72eb-5093-4e5e-9cf5-996838e8a6f1', 'powerball', '2026-11-18', 1, 'results:powerball:2026-11-18:1e1b72eb-5093-4e5e-9cf5-996838e8a6f1');
INSERT INTO public.told_results VALUES ('554396db-e9be-458d-8077-d52989f928b1', 'powerball', '2026-11-18', 1, 'results:powerball:2026-11-18:554396db-e9be-458d-8077-d52989f928b1');
INSERT INTO public.told_results VALUES ('b65caee5-d7bd-46be-9252-0aef43819c12', 'powerball', '2026-11-18', 1, 'results:powerball:2026-11-18:b65caee5-d7bd-46be-9252-0aef43819c12');
INSERT INTO public.told_results VALUES ('fa00b8a4-0ad8-4875-85a5-07ef2b337288', 'powerball', '2026-11-18', 1, NULL);
INSERT INTO public.told_results VALUES ('1e1b72eb-5093-4e5e-9cf5-996838e8a6f1', 'powerball', '2026-11-16', 2, 'results:powerball:2026-11-16:1e1b72eb-5093-4e5e-9cf5-996838e8a6f1:2');
INSERT INTO public.told_results VALUES ('554396db-e9be-458d-8077-d52989f928b1', 'powerball', '2026-11-16', 2, 'results:powerball:2026-11-16:554396db-e9be-458d-8077-d52989f928b1:2');
INSERT INTO public.told_results VALUES ('b65caee5-d7bd-46be-9252-0aef43819c12', 'powerball', '2026-11-16', 2, 'results:powerball:2026-11-16:b65caee5-d7bd-46be-9252-0aef43819c12:2');
INSERT INTO public.told_results VALUES ('fa00b8a4-0ad8-4875-85a5-07ef2b337288', 'powerball', '2026-11-16', 2, NULL);
INSERT INTO public.told_results VALUES ('1e1b72eb-5093-4e5e-9cf5-996838e8a6f1', 'powerball', '2026-11-21', 1, 'results:powerball:2026-11-21:1e1b72eb-5093-4e5e-9cf5-996838e8a6f1');
INSERT INTO public.told_results VALUES ('554396db-e9be-458d-8077-d52989f928b1', 'powerball', '2026-11-21', 1, 'results:powerball:2026-11-21:554396db-e9be-458d-8077-d52989f928b1');
INSERT INTO public.told_results VALUES ('b65caee5-d7bd-46be-9252-0aef43819c12', 'powerball', '2026-11-21', 1, 'results:powerball:2026-11-21:b65caee5-d7bd-46be-9252-0aef43819c12');
INSERT INTO public.users VALUES ('554396db-e9be-458d-8077-d52989f928b1', 'ann@example.org', 'ann', 'Example', '', true, true, '2026-11-15 00:59:00+00', '2026-11-15 00:59:00+00', '2026-11-15 00:59:00+00');
INSERT INTO public.users VALUES ('1e1b72eb-5093-4e5e-9cf5-996838e8a6f1', 'bob@example.org', 'bob', 'Example', '', true, true, '2026-11-15 00:59:00+00', '2026-11-15 00:59:00+00', '2026-11-15 00:59:00+00');
INSERT INTO public.users VALUES ('fa00b8a4-0ad8-4875-85a5-07ef2b337288', 'cas@example.org', 'cas', 'Example', '', true, false, '2026-11-15 00:59:00+00', '2026-11-15 00:59:00+00', '2026-11-15 00:59:00+00');
INSERT INTO public.users VALUES ('b65caee5-d7bd-46be-9252-0aef43819c12', 'dan@example.org', 'dan', 'Example', '', true, true, '2026-11-15 00:59:00+00', '2026-11-15 00:59:00+00', '2026-11-15 00:59:00+00');
INSERT INTO public.users VALUES ('aa75769f-c431-4a7b-8280-d2e77b014238', 'eve@example.org', 'Eve', 'Example', '$argon2id$v=19$m=19456,t=2,p=1$iHXFcpTH4T8O9R6TblWzyA$ukiqaIlMXj/EqM8TQBblsjTAkdmVb6cw+kWExE5JKAE', true, true, '2026-11-22 22:59:00+00', NULL, '2026-11-22 22:59:00+00');
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 5, true);
SELECT pg_catalog.setval('public.corrections_id_seq', 1, false);
SELECT pg_catalog.setval('public.draw_reports_id_seq', 1, false);
SELECT pg_catalog.setval('public.refused_reports_id_seq', 1, false);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.corrections
    ADD CONSTRAINT corrections_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.draw_checks
    ADD CONSTRAINT draw_checks_game_date_pk PRIMARY KEY (game, date);
ALTER TABLE ONLY public.draw_reports
    ADD CONSTRAINT draw_reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.draws
    ADD CONSTRAINT draws_game_date_pk PRIMARY KEY (game, date);
ALTER TABLE ONLY public.feed_sources
    ADD CONSTRAINT feed_sources_pkey PRIMARY KEY (source);
ALTER TABLE ONLY public.jackpots
    ADD CONSTRAINT jackpots_game_date_source_pk PRIMARY KEY (game, date, source);
ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_key_unique UNIQUE (key);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.refused_reports
    ADD CONSTRAINT refused_reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ticket_results
    ADD CONSTRAINT ticket_results_ticket_id_game_date_pk PRIMARY KEY (ticket_id, game, date);
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.told_results
    ADD CONSTRAINT told_results_user_id_game_date_pk PRIMARY KEY (user_id, game, date);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_unique UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
CREATE INDEX draw_checks_open ON public.draw_checks USING btree (date) WHERE (phase <> 'done'::text);
CREATE INDEX draw_reports_draw ON public.draw_reports USING btree (game, date);
CREATE UNIQUE INDEX draw_reports_value ON public.draw_reports USING btree (game, date, source, main, special);
CREATE INDEX links_user ON public.links USING btree (user_id);
CREATE INDEX outbox_due ON public.outbox USING btree (try_at) WHERE (state = 'waiting'::text);
CREATE INDEX refresh_tokens_session ON public.refresh_tokens USING btree (session_id);
CREATE UNIQUE INDEX refused_reports_value ON public.refused_reports USING btree (game, source, report);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX ticket_results_person ON public.ticket_results USING btree (game, date, user_id);
CREATE INDEX tickets_game ON public.tickets USING btree (game, changed_at);
CREATE INDEX tickets_owner ON public.tickets USING btree (user_id, game, stored_at);
CREATE TRIGGER tickets_take_results AFTER DELETE ON public.tickets FOR EACH ROW EXECUTE FUNCTION public.forget_results_of_ticket();
ALTER TABLE ONLY public.links
    ADD CONSTRAINT links_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.told_results
    ADD CONSTRAINT told_results_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
