CREATE TABLE "section_advisers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "section_advisers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_id" integer NOT NULL,
	"school_year" text NOT NULL,
	"grade_level" text NOT NULL,
	"section" text NOT NULL,
	"section_key" text GENERATED ALWAYS AS (fold_text(section)) STORED NOT NULL,
	"teacher_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workbook_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workbook_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"content" jsonb,
	"shown" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"committed_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"request_id" text,
	"cells" integer DEFAULT 0 NOT NULL,
	"item_ids" integer[] DEFAULT '{}' NOT NULL,
	"before" jsonb
);
--> statement-breakpoint
ALTER TABLE "section_advisers" ADD CONSTRAINT "section_advisers_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_advisers" ADD CONSTRAINT "section_advisers_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workbook_imports" ADD CONSTRAINT "workbook_imports_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workbook_imports" ADD CONSTRAINT "workbook_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "section_advisers_one" ON "section_advisers" USING btree ("school_id","school_year","grade_level","section_key");--> statement-breakpoint
CREATE INDEX "section_advisers_teacher_index" ON "section_advisers" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "workbook_imports_class_index" ON "workbook_imports" USING btree ("class_id","id");--> statement-breakpoint
CREATE INDEX "workbook_imports_user_index" ON "workbook_imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "workbook_imports_request_index" ON "workbook_imports" USING btree ("request_id");