CREATE TABLE "account_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"by_user_id" integer,
	"what" text NOT NULL,
	"old_value" text NOT NULL,
	"new_value" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_changes_what_known" CHECK ("account_changes"."what" in ('email', 'role', 'second-factor'))
);
--> statement-breakpoint
CREATE TABLE "free_point_mailboxes" (
	"mailbox_address" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_devices" (
	"user_id" integer NOT NULL,
	"device_hash" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "learner_views" (
	"student_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	CONSTRAINT "learner_views_student_id_user_id_kind_hour_pk" PRIMARY KEY("student_id","user_id","kind","hour")
);
--> statement-breakpoint
CREATE TABLE "place_change_rows" (
	"change_id" integer NOT NULL,
	"place_id" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "place_change_rows_change_id_place_id_pk" PRIMARY KEY("change_id","place_id")
);
--> statement-breakpoint
CREATE TABLE "place_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "place_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"how" text NOT NULL,
	"by_user_id" integer,
	"changed_at" timestamp with time zone NOT NULL,
	"put_back_at" timestamp with time zone,
	"put_back_by_user_id" integer,
	CONSTRAINT "place_changes_place_known" CHECK ("place_changes"."place" in ('divisions', 'districts', 'schools'))
);
--> statement-breakpoint
ALTER TABLE "class_openings" DROP CONSTRAINT "class_openings_class_id_user_id_hour_pk";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "password_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "class_openings" ADD COLUMN "kind" text DEFAULT 'record' NOT NULL;--> statement-breakpoint
ALTER TABLE "class_openings" ADD CONSTRAINT "class_openings_class_id_user_id_hour_kind_pk" PRIMARY KEY("class_id","user_id","hour","kind");--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_point_mailboxes" ADD CONSTRAINT "free_point_mailboxes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_devices" ADD CONSTRAINT "sign_in_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_views" ADD CONSTRAINT "learner_views_student_id_learners_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."learners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_views" ADD CONSTRAINT "learner_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_change_rows" ADD CONSTRAINT "place_change_rows_change_id_place_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."place_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_changes" ADD CONSTRAINT "place_changes_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_changes" ADD CONSTRAINT "place_changes_put_back_by_user_id_users_id_fk" FOREIGN KEY ("put_back_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_changes_user_index" ON "account_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "learner_views_hour_index" ON "learner_views" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "learner_views_user_index" ON "learner_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "place_change_rows_place_index" ON "place_change_rows" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "place_changes_place_index" ON "place_changes" USING btree ("place","id");--> statement-breakpoint
-- Whoever has had the free points has had them for every spelling of the address.
INSERT INTO "free_point_mailboxes" ("mailbox_address", "user_id")
SELECT DISTINCT ON (1) CASE
    WHEN "domain" IN ('gmail.com', 'googlemail.com') THEN replace("name", '.', '') || '@gmail.com'
    ELSE "name" || '@' || "domain" END, "id"
FROM (
  SELECT "users"."id", split_part(split_part("email", '@', 1), '+', 1) AS "name", split_part("email", '@', 2) AS "domain"
  FROM "users" JOIN "point_entries" ON "point_entries"."reason_key" = 'free-points:' || "users"."id"
  WHERE "users"."deleted_at" IS NULL
) AS "given" ORDER BY 1, "id";
