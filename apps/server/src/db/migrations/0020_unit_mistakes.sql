CREATE TABLE "unit_mistakes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_mistakes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"unit" text NOT NULL,
	"line" integer,
	"lines_text" text,
	"says" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by_user_id" integer,
	CONSTRAINT "unit_mistakes_line_with_text" CHECK (("unit_mistakes"."line" is null) = ("unit_mistakes"."lines_text" is null)),
	CONSTRAINT "unit_mistakes_closed_at_a_time" CHECK ("unit_mistakes"."closed_by_user_id" is null or "unit_mistakes"."closed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "unit_mistakes" ADD CONSTRAINT "unit_mistakes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_mistakes" ADD CONSTRAINT "unit_mistakes_closed_by_user_id_users_id_fk" FOREIGN KEY ("closed_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unit_mistakes_open_index" ON "unit_mistakes" USING btree ("id") WHERE "unit_mistakes"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "unit_mistakes_user_index" ON "unit_mistakes" USING btree ("user_id");