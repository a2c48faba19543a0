CREATE TABLE "look_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "look_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"look_id" integer NOT NULL,
	"place" integer NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"stored_as" text NOT NULL,
	"problem" text,
	"source" jsonb,
	CONSTRAINT "look_files_stored_as_unique" UNIQUE("stored_as"),
	CONSTRAINT "look_files_look_place" UNIQUE("look_id","place"),
	CONSTRAINT "look_files_place_within" CHECK ("look_files"."place" between 1 and 3),
	CONSTRAINT "look_files_read_or_not" CHECK (("look_files"."problem" is null) = ("look_files"."source" is not null))
);
--> statement-breakpoint
CREATE TABLE "looks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "looks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"seed" integer NOT NULL,
	"run_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "looks_run_id_unique" UNIQUE("run_id")
);
--> statement-breakpoint
ALTER TABLE "run_files" ADD COLUMN "corrections" jsonb;--> statement-breakpoint
ALTER TABLE "look_files" ADD CONSTRAINT "look_files_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "public"."looks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "looks_user_index" ON "looks" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "looks_expiry_index" ON "looks" USING btree ("expires_at");