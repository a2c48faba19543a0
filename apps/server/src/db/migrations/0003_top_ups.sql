CREATE TABLE "user_counts" (
	"role" text NOT NULL,
	"is_active" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "user_counts_role_is_active_pk" PRIMARY KEY("role","is_active")
);
--> statement-breakpoint
CREATE TABLE "point_alarms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_alarms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"balance" integer NOT NULL,
	"entries_sum" bigint NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by_user_id" integer
);
--> statement-breakpoint
CREATE TABLE "setting_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "setting_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"what" text NOT NULL,
	"old_value" text,
	"new_value" text,
	"changed_by_user_id" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_proofs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"top_up_id" integer NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"shape" bit(64) NOT NULL,
	"detail" bit(15360) NOT NULL,
	"similar_to_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "payment_proofs_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "top_ups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "top_ups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"points" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reference_no" text,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by_user_id" integer,
	CONSTRAINT "top_ups_amount_in_range" CHECK ("top_ups"."amount" between 1 and 100000),
	CONSTRAINT "top_ups_points_positive" CHECK ("top_ups"."points" between 1 and 1000000000),
	CONSTRAINT "top_ups_state_known" CHECK ("top_ups"."state" in ('pending', 'approved', 'rejected', 'cancelled')),
	CONSTRAINT "top_ups_decided_by_another" CHECK ("top_ups"."decided_by_user_id" <> "top_ups"."user_id" or "top_ups"."state" in ('pending', 'cancelled')),
	CONSTRAINT "top_ups_decision_whole" CHECK (("top_ups"."state" = 'pending') = ("top_ups"."decided_at" is null) and ("top_ups"."state" in ('approved', 'rejected')) = ("top_ups"."decided_by_user_id" is not null) and ("top_ups"."state" = 'rejected') = ("top_ups"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "once_replies" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"reply" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_role_index";--> statement-breakpoint
ALTER TABLE "point_entries" ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "point_entries" ALTER COLUMN "created_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(first_name || ' ' || last_name || ' ' || email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "point_entries" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "point_alarms" ADD CONSTRAINT "point_alarms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_alarms" ADD CONSTRAINT "point_alarms_settled_by_user_id_users_id_fk" FOREIGN KEY ("settled_by_user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_changes" ADD CONSTRAINT "setting_changes_changed_by_user_id_users_id_fk" FOREIGN KEY ("changed_by_user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_top_up_id_top_ups_id_fk" FOREIGN KEY ("top_up_id") REFERENCES "public"."top_ups"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_similar_to_id_payment_proofs_id_fk" FOREIGN KEY ("similar_to_id") REFERENCES "public"."payment_proofs"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_decided_by_user_id_users_id_fk" FOREIGN KEY ("decided_by_user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "point_alarms_one_open" ON "point_alarms" USING btree ("user_id") WHERE "point_alarms"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_proofs_one_in_force" ON "payment_proofs" USING btree ("top_up_id") WHERE "payment_proofs"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_proofs_sha256_index" ON "payment_proofs" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "payment_proofs_top_up_index" ON "payment_proofs" USING btree ("top_up_id");--> statement-breakpoint
CREATE UNIQUE INDEX "top_ups_reference_once" ON "top_ups" USING btree ("reference_no") WHERE "top_ups"."reference_no" is not null and "top_ups"."state" in ('pending', 'approved');--> statement-breakpoint
CREATE INDEX "top_ups_pending_index" ON "top_ups" USING btree ("id") WHERE "top_ups"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "top_ups_user_index" ON "top_ups" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "top_ups_reference_index" ON "top_ups" USING btree ("reference_no");--> statement-breakpoint
CREATE INDEX "once_replies_created_index" ON "once_replies" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_listed_by_role_index" ON "users" USING btree ("role","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_listed_index" ON "users" USING btree ("id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_search_index" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_points_within_limit" CHECK ("users"."points" <= 1000000000);