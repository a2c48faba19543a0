CREATE TABLE "slideshow_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slideshow_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slideshow_id" integer NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"step" text,
	"share" integer DEFAULT 0 NOT NULL,
	"detail" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"cost" integer DEFAULT 0 NOT NULL,
	"error" text,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"beat_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "slideshow_jobs_status_known" CHECK ("slideshow_jobs"."status" in ('queued', 'running', 'completed', 'failed', 'cancelled')),
	CONSTRAINT "slideshow_jobs_cost_not_negative" CHECK ("slideshow_jobs"."cost" >= 0),
	CONSTRAINT "slideshow_jobs_share_within" CHECK ("slideshow_jobs"."share" between 0 and 100),
	CONSTRAINT "slideshow_jobs_end_when_over" CHECK (("slideshow_jobs"."ended_at" is null) = ("slideshow_jobs"."status" in ('queued', 'running')))
);
--> statement-breakpoint
CREATE TABLE "slideshow_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "slideshow_keys_only_one" CHECK ("slideshow_keys"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "slideshows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slideshows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"asked_minutes" integer NOT NULL,
	"language" text,
	"run_file_id" integer,
	"stored_as" text,
	"file_name" text,
	"script" jsonb NOT NULL,
	"declaration" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"made" jsonb,
	"duration_sec" real,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "slideshows_stored_as_unique" UNIQUE("stored_as")
);
--> statement-breakpoint
ALTER TABLE "slideshow_jobs" ADD CONSTRAINT "slideshow_jobs_slideshow_id_slideshows_id_fk" FOREIGN KEY ("slideshow_id") REFERENCES "public"."slideshows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slideshows" ADD CONSTRAINT "slideshows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slideshows" ADD CONSTRAINT "slideshows_run_file_id_run_files_id_fk" FOREIGN KEY ("run_file_id") REFERENCES "public"."run_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slideshow_jobs_show_index" ON "slideshow_jobs" USING btree ("slideshow_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "slideshow_jobs_one_open" ON "slideshow_jobs" USING btree ("slideshow_id") WHERE "slideshow_jobs"."status" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "slideshows_user_index" ON "slideshows" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "slideshows_run_file_index" ON "slideshows" USING btree ("run_file_id");