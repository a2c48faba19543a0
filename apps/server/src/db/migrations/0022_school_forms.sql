CREATE TABLE "school_forms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"school_id" integer,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"stored_as" text NOT NULL,
	"recognised" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "school_forms_one_owner" CHECK (("school_forms"."user_id" is null) <> ("school_forms"."school_id" is null))
);
--> statement-breakpoint
ALTER TABLE "school_forms" ADD CONSTRAINT "school_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_forms" ADD CONSTRAINT "school_forms_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "school_forms_own_kind" ON "school_forms" USING btree ("user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "school_forms_school_kind" ON "school_forms" USING btree ("school_id","kind");