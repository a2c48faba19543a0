CREATE TABLE "backups" (
	"id" serial PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"state" text DEFAULT 'running' NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint,
	"rows" bigint,
	"files" integer,
	"problem" text,
	"verified_at" timestamp with time zone,
	"verified" text,
	CONSTRAINT "backups_state_known" CHECK ("backups"."state" in ('running', 'done', 'failed')),
	CONSTRAINT "backups_verified_known" CHECK ("backups"."verified" in ('equal', 'failed'))
);
--> statement-breakpoint
CREATE INDEX "backups_started_index" ON "backups" USING btree ("started_at");