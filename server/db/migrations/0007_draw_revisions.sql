CREATE TABLE "draw_revisions" (
	"game" "game" PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
