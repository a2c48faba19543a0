CREATE TABLE "class_openings" (
	"class_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "class_openings_class_id_user_id_hour_pk" PRIMARY KEY("class_id","user_id","hour")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"school_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"term_id" integer NOT NULL,
	"primary_teacher_id" integer,
	"grade_level" text NOT NULL,
	"section" text NOT NULL,
	"track" text,
	"room_number" text,
	"policy" text NOT NULL,
	"created_by_user_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text('grade ' || grade_level || ' ' || section)) STORED NOT NULL,
	CONSTRAINT "classes_policy_known" CHECK ("classes"."policy" in ('plain', 'do8-2015', 'do15-2026', 'zero-based-2027'))
);
--> statement-breakpoint
CREATE TABLE "grade_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grade_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"quarter" integer NOT NULL,
	"category" text NOT NULL,
	"part" text,
	"title" text NOT NULL,
	"max_score" integer NOT NULL,
	CONSTRAINT "grade_items_of_class" UNIQUE("id","class_id"),
	CONSTRAINT "grade_items_quarter_in_range" CHECK ("grade_items"."quarter" between 1 and 4),
	CONSTRAINT "grade_items_max_score_in_range" CHECK ("grade_items"."max_score" between 1 and 1000),
	CONSTRAINT "grade_items_category_known" CHECK ("grade_items"."category" in ('ww', 'assignment', 'quiz', 'exam', 'pt', 'project', 'participation', 'qa')),
	CONSTRAINT "grade_items_part_of_qa" CHECK ("grade_items"."part" is null or "grade_items"."category" = 'qa')
);
--> statement-breakpoint
CREATE TABLE "quarter_closings" (
	"class_id" integer NOT NULL,
	"quarter" integer NOT NULL,
	"closed_by_user_id" integer,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quarter_closings_class_id_quarter_pk" PRIMARY KEY("class_id","quarter"),
	CONSTRAINT "quarter_closings_quarter_in_range" CHECK ("quarter_closings"."quarter" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "quarter_weights" (
	"class_id" integer NOT NULL,
	"quarter" integer NOT NULL,
	"written_work_weight" integer NOT NULL,
	"performance_task_weight" integer NOT NULL,
	"quarterly_assessment_weight" integer NOT NULL,
	CONSTRAINT "quarter_weights_class_id_quarter_pk" PRIMARY KEY("class_id","quarter"),
	CONSTRAINT "quarter_weights_quarter_in_range" CHECK ("quarter_weights"."quarter" between 1 and 4),
	CONSTRAINT "quarter_weights_sum" CHECK ("quarter_weights"."written_work_weight" >= 0 and "quarter_weights"."performance_task_weight" >= 0
        and "quarter_weights"."quarterly_assessment_weight" >= 0
        and "quarter_weights"."written_work_weight" + "quarter_weights"."performance_task_weight" + "quarter_weights"."quarterly_assessment_weight" = 100)
);
--> statement-breakpoint
CREATE TABLE "scores" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"score" integer,
	"excused" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by_user_id" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scores_one_per_cell" UNIQUE("item_id","student_id"),
	CONSTRAINT "scores_score_not_negative" CHECK ("scores"."score" >= 0),
	CONSTRAINT "scores_excused_is_blank" CHECK (not "scores"."excused" or "scores"."score" is null)
);
--> statement-breakpoint
CREATE TABLE "enrollments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enrollments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"student_id" integer NOT NULL,
	"enrolled_on" date NOT NULL,
	"dropped_at" timestamp with time zone,
	CONSTRAINT "enrollments_once" UNIQUE("class_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "learner_counts" (
	"school_id" integer PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"school_id" integer NOT NULL,
	"external_student_id" text NOT NULL,
	"number_given" boolean DEFAULT false NOT NULL,
	"lrn" text GENERATED ALWAYS AS (case when external_student_id ~ '^[0-9]{12}$' then external_student_id end) STORED,
	"fullname" text NOT NULL,
	"listed_name" text NOT NULL,
	"gender" text NOT NULL,
	"grade_level" text NOT NULL,
	"email" text,
	"birth_date" date,
	"address" text,
	"phone" text,
	"parent_name" text,
	"parent_phone" text,
	"created_via" text NOT NULL,
	"created_by_user_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sort_name" text collate "C" GENERATED ALWAYS AS (fold_text(listed_name)) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(fullname || ' ' || listed_name || ' ' || external_student_id)) STORED NOT NULL,
	CONSTRAINT "learners_lrn" UNIQUE("lrn"),
	CONSTRAINT "learners_gender_known" CHECK ("learners"."gender" in ('male', 'female'))
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" integer NOT NULL,
	"from_school_id" integer NOT NULL,
	"to_school_id" integer NOT NULL,
	"class_id" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"requested_by_user_id" integer,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_by_user_id" integer,
	"decided_at" timestamp with time zone,
	CONSTRAINT "transfers_state_known" CHECK ("transfers"."state" in ('waiting', 'accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "roster_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roster_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"committed_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"created_ids" integer[] DEFAULT '{}' NOT NULL,
	"enrolled_ids" integer[] DEFAULT '{}' NOT NULL,
	"returned_ids" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "class_openings" ADD CONSTRAINT "class_openings_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_openings" ADD CONSTRAINT "class_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_primary_teacher_id_teachers_id_fk" FOREIGN KEY ("primary_teacher_id") REFERENCES "public"."teachers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_created_by_user_id_users_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_items" ADD CONSTRAINT "grade_items_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarter_closings" ADD CONSTRAINT "quarter_closings_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarter_closings" ADD CONSTRAINT "quarter_closings_closed_by_user_id_users_id_fk" FOREIGN KEY ("closed_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarter_weights" ADD CONSTRAINT "quarter_weights_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_updated_by_user_id_users_id_fk" FOREIGN KEY ("updated_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_item_fk" FOREIGN KEY ("item_id","class_id") REFERENCES "public"."grade_items"("id","class_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_enrollment_fk" FOREIGN KEY ("class_id","student_id") REFERENCES "public"."enrollments"("class_id","student_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_student_id_learners_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learners" ADD CONSTRAINT "learners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learners" ADD CONSTRAINT "learners_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learners" ADD CONSTRAINT "learners_created_by_user_id_users_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_student_id_learners_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_from_school_id_schools_id_fk" FOREIGN KEY ("from_school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_to_school_id_schools_id_fk" FOREIGN KEY ("to_school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_requested_by_user_id_users_id_fk" FOREIGN KEY ("requested_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_decided_by_user_id_users_id_fk" FOREIGN KEY ("decided_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_imports" ADD CONSTRAINT "roster_imports_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_imports" ADD CONSTRAINT "roster_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_openings_hour_index" ON "class_openings" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "class_openings_user_index" ON "class_openings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "classes_school_index" ON "classes" USING btree ("school_id","id");--> statement-breakpoint
CREATE INDEX "classes_teacher_index" ON "classes" USING btree ("primary_teacher_id");--> statement-breakpoint
CREATE INDEX "classes_creator_index" ON "classes" USING btree ("created_by_user_id");--> statement-breakpoint
CREATE INDEX "classes_subject_index" ON "classes" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "classes_term_index" ON "classes" USING btree ("term_id");--> statement-breakpoint
CREATE INDEX "classes_search_index" ON "classes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "grade_items_class_index" ON "grade_items" USING btree ("class_id","quarter","id");--> statement-breakpoint
CREATE UNIQUE INDEX "grade_items_one_qa" ON "grade_items" USING btree ("class_id","quarter",coalesce(part, '')) WHERE "grade_items"."category" = 'qa';--> statement-breakpoint
CREATE INDEX "quarter_closings_closer_index" ON "quarter_closings" USING btree ("closed_by_user_id");--> statement-breakpoint
CREATE INDEX "scores_enrollment_index" ON "scores" USING btree ("class_id","student_id");--> statement-breakpoint
CREATE INDEX "scores_writer_index" ON "scores" USING btree ("updated_by_user_id");--> statement-breakpoint
CREATE INDEX "enrollments_student_index" ON "enrollments" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "learners_own_number" ON "learners" USING btree ("school_id",lower(external_student_id)) WHERE "learners"."lrn" is null;--> statement-breakpoint
CREATE INDEX "learners_school_index" ON "learners" USING btree ("school_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "learners_creator_index" ON "learners" USING btree ("created_by_user_id");--> statement-breakpoint
CREATE INDEX "learners_user_index" ON "learners" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_one_waiting" ON "transfers" USING btree ("student_id") WHERE "transfers"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "transfers_from_index" ON "transfers" USING btree ("from_school_id","id");--> statement-breakpoint
CREATE INDEX "transfers_to_index" ON "transfers" USING btree ("to_school_id","id");--> statement-breakpoint
CREATE INDEX "transfers_requester_index" ON "transfers" USING btree ("requested_by_user_id");--> statement-breakpoint
CREATE INDEX "transfers_class_index" ON "transfers" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "transfers_decider_index" ON "transfers" USING btree ("decided_by_user_id");--> statement-breakpoint
CREATE INDEX "roster_imports_class_index" ON "roster_imports" USING btree ("class_id","id");--> statement-breakpoint
CREATE INDEX "roster_imports_user_index" ON "roster_imports" USING btree ("user_id");