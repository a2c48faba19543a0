CREATE TABLE "run_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "run_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"place" integer NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"stored_as" text NOT NULL,
	"state" text DEFAULT 'ready' NOT NULL,
	"step" text,
	"share" integer DEFAULT 0 NOT NULL,
	"pages" integer,
	"language" text,
	"error" text,
	"source" jsonb,
	"material" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"swapped" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "run_files_stored_as_unique" UNIQUE("stored_as"),
	CONSTRAINT "run_files_run_place" UNIQUE("run_id","place"),
	CONSTRAINT "run_files_place_within" CHECK ("run_files"."place" between 1 and 3),
	CONSTRAINT "run_files_share_within" CHECK ("run_files"."share" between 0 and 100),
	CONSTRAINT "run_files_state_known" CHECK ("run_files"."state" in ('ready', 'processing', 'success', 'error')),
	CONSTRAINT "run_files_success_made" CHECK (("run_files"."state" = 'success') = ("run_files"."material" is not null))
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"settings" jsonb NOT NULL,
	"cost" integer NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"slideshow_warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"beat_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "runs_state_known" CHECK ("runs"."state" in ('queued', 'running', 'done', 'failed', 'cancelled')),
	CONSTRAINT "runs_cost_not_negative" CHECK ("runs"."cost" >= 0),
	CONSTRAINT "runs_end_when_over" CHECK (("runs"."ended_at" is null) = ("runs"."state" in ('queued', 'running')))
);
--> statement-breakpoint
ALTER TABLE "run_files" ADD CONSTRAINT "run_files_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_user_index" ON "runs" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "runs_open_index" ON "runs" USING btree ("created_at") WHERE "runs"."state" in ('queued', 'running');