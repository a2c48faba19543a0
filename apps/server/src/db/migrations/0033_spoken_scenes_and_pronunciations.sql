CREATE TABLE "pronunciations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pronunciations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"word" text NOT NULL,
	"folded_word" text NOT NULL,
	"sounds_like" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slideshow_scenes" (
	"slideshow_id" integer NOT NULL,
	"scene_id" text NOT NULL,
	"place" integer NOT NULL,
	"voice_id" text NOT NULL,
	"stored_as" text NOT NULL,
	"digest" text NOT NULL,
	"bytes" integer NOT NULL,
	"frames" integer NOT NULL,
	"duration_sec" real NOT NULL,
	"sentences" jsonb NOT NULL,
	CONSTRAINT "slideshow_scenes_slideshow_id_scene_id_pk" PRIMARY KEY("slideshow_id","scene_id"),
	CONSTRAINT "slideshow_scenes_stored_as_unique" UNIQUE("stored_as")
);
--> statement-breakpoint
ALTER TABLE "slideshow_jobs" ADD COLUMN "scenes_ready" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slideshows" ADD COLUMN "voice" text;--> statement-breakpoint
ALTER TABLE "slideshows" ADD COLUMN "grade" integer;--> statement-breakpoint
ALTER TABLE "pronunciations" ADD CONSTRAINT "pronunciations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slideshow_scenes" ADD CONSTRAINT "slideshow_scenes_slideshow_id_slideshows_id_fk" FOREIGN KEY ("slideshow_id") REFERENCES "public"."slideshows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pronunciations_one_a_word" ON "pronunciations" USING btree ("user_id","folded_word");