CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"rows" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"committed_at" timestamp with time zone,
	"created_count" integer,
	"updated_count" integer
);
--> statement-breakpoint
DROP INDEX "schools_division_index";--> statement-breakpoint
DROP INDEX "schools_district_index";--> statement-breakpoint
DROP INDEX "teachers_school_index";--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(name || ' ' || code || ' ' || region || ' ' || coalesce(school_name, '') || ' ' || coalesce(school_id, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (fold_text(name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "school_state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "has_tesda" boolean GENERATED ALWAYS AS (metadata_json ? 'tesda') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "sort_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schools_sort_index" ON "schools" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "schools_code_index" ON "schools" USING btree ("code");--> statement-breakpoint
CREATE INDEX "schools_search_index" ON "schools" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "teachers_waiting_index" ON "teachers" USING btree ("school_id") WHERE "teachers"."school_state" = 'waiting';--> statement-breakpoint
CREATE INDEX "teachers_sort_index" ON "teachers" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "teachers_tesda_index" ON "teachers" USING btree ("sort_name","id") WHERE "teachers"."has_tesda";--> statement-breakpoint
CREATE INDEX "teachers_search_index" ON "teachers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "schools_division_index" ON "schools" USING btree ("division_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "schools_district_index" ON "schools" USING btree ("district_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "teachers_school_index" ON "teachers" USING btree ("school_id","sort_name","id");--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_school_state_known" CHECK ("teachers"."school_state" in ('waiting', 'confirmed', 'declined'));