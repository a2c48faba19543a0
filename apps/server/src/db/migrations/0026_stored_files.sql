CREATE TABLE "stored_files" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"school_id" integer,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_files_kind_known" CHECK ("stored_files"."kind" in ('lesson', 'show', 'recording', 'proof', 'form')),
	CONSTRAINT "stored_files_bytes_not_negative" CHECK ("stored_files"."bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "run_files" DROP CONSTRAINT "run_files_stored_as_unique";--> statement-breakpoint
ALTER TABLE "run_files" ALTER COLUMN "stored_as" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_files_user_index" ON "stored_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stored_files_school_index" ON "stored_files" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "stored_files_created_index" ON "stored_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "run_files_stored_index" ON "run_files" USING btree ("stored_as");--> statement-breakpoint
INSERT INTO "stored_files" ("key", "user_id", "kind", "bytes", "created_at")
SELECT f."stored_as", r."user_id", 'lesson', f."size", r."created_at" FROM "run_files" f JOIN "runs" r ON r."id" = f."run_id"
UNION ALL SELECT f."stored_as", l."user_id", 'lesson', f."size", l."created_at" FROM "look_files" f JOIN "looks" l ON l."id" = f."look_id"
UNION ALL SELECT s."made"->>'stored_as', s."user_id", 'show', (s."made"->>'bytes')::int, s."created_at" FROM "slideshows" s WHERE s."made"->>'stored_as' IS NOT NULL
UNION ALL SELECT p->>'stored_as', s."user_id", 'show', (p->>'bytes')::int, s."created_at" FROM "slideshows" s, jsonb_array_elements(s."pictures") p
ON CONFLICT DO NOTHING;
