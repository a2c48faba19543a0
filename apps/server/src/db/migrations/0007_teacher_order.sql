DROP INDEX "teachers_waiting_index";--> statement-breakpoint
ALTER TABLE "teachers" ALTER COLUMN "sort_name" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "teachers" ALTER COLUMN "sort_name" SET DEFAULT '';--> statement-breakpoint
CREATE INDEX "teachers_state_index" ON "teachers" USING btree ("school_state","sort_name","id");--> statement-breakpoint
CREATE INDEX "teachers_school_tesda_index" ON "teachers" USING btree ("school_id","sort_name","id") WHERE "teachers"."has_tesda";