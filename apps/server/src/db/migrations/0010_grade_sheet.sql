CREATE TABLE "kept_grades" (
	"class_id" integer NOT NULL,
	"quarter" integer NOT NULL,
	"student_id" integer NOT NULL,
	"ps_ww" numeric(5, 2),
	"ws_ww" numeric(5, 2),
	"ps_pt" numeric(5, 2),
	"ws_pt" numeric(5, 2),
	"ps_qa" numeric(5, 2),
	"ws_qa" numeric(5, 2),
	"initial_grade" numeric(5, 2),
	"quarterly_grade" numeric(5, 2),
	CONSTRAINT "kept_grades_class_id_quarter_student_id_pk" PRIMARY KEY("class_id","quarter","student_id")
);
--> statement-breakpoint
CREATE TABLE "quarter_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quarter_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"quarter" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"by_user_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "score_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "score_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"item_title" text NOT NULL,
	"quarter" integer,
	"student_id" integer NOT NULL,
	"old_score" integer,
	"old_excused" boolean NOT NULL,
	"new_score" integer,
	"new_excused" boolean NOT NULL,
	"source" text NOT NULL,
	"request_id" text,
	"changed_by_user_id" integer,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sheet_versions" (
	"class_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"reload_version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "transmuted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quarter_closings" ADD COLUMN "policy" text NOT NULL;--> statement-breakpoint
ALTER TABLE "quarter_closings" ADD COLUMN "transmuted" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "quarter_closings" ADD COLUMN "written_work_weight" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "quarter_closings" ADD COLUMN "performance_task_weight" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "quarter_closings" ADD COLUMN "quarterly_assessment_weight" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "changed_in" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_grades" ADD CONSTRAINT "kept_grades_student_id_learners_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_grades" ADD CONSTRAINT "kept_grades_closing_fk" FOREIGN KEY ("class_id","quarter") REFERENCES "public"."quarter_closings"("class_id","quarter") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarter_events" ADD CONSTRAINT "quarter_events_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarter_events" ADD CONSTRAINT "quarter_events_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_changes" ADD CONSTRAINT "score_changes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_changes" ADD CONSTRAINT "score_changes_student_id_learners_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_changes" ADD CONSTRAINT "score_changes_changed_by_user_id_users_id_fk" FOREIGN KEY ("changed_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_versions" ADD CONSTRAINT "sheet_versions_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_grades_student_index" ON "kept_grades" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "quarter_events_class_index" ON "quarter_events" USING btree ("class_id","id");--> statement-breakpoint
CREATE INDEX "quarter_events_user_index" ON "quarter_events" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "score_changes_class_index" ON "score_changes" USING btree ("class_id","id");--> statement-breakpoint
CREATE INDEX "score_changes_cell_index" ON "score_changes" USING btree ("item_id","student_id","id");--> statement-breakpoint
CREATE INDEX "score_changes_student_index" ON "score_changes" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "score_changes_writer_index" ON "score_changes" USING btree ("changed_by_user_id");--> statement-breakpoint
CREATE INDEX "scores_changed_index" ON "scores" USING btree ("class_id","changed_in");--> statement-breakpoint
ALTER TABLE "scores" DROP COLUMN "version";