CREATE TABLE "school_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "school_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"school_id" integer,
	"name" text NOT NULL,
	"school_code" text,
	"division_id" integer,
	"place" text,
	"note" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_user_id" integer,
	CONSTRAINT "school_requests_state_known" CHECK ("school_requests"."state" in ('waiting', 'approved', 'refused')),
	CONSTRAINT "school_requests_decided" CHECK (("school_requests"."state" = 'waiting') = ("school_requests"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "requested" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "school_requests" ADD CONSTRAINT "school_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_requests" ADD CONSTRAINT "school_requests_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_requests" ADD CONSTRAINT "school_requests_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_requests" ADD CONSTRAINT "school_requests_decided_by_user_id_users_id_fk" FOREIGN KEY ("decided_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "school_requests_one_waiting" ON "school_requests" USING btree ("user_id") WHERE "school_requests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "school_requests_user_index" ON "school_requests" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "school_requests_school_index" ON "school_requests" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "school_requests_division_index" ON "school_requests" USING btree ("division_id");--> statement-breakpoint
CREATE INDEX "school_requests_decider_index" ON "school_requests" USING btree ("decided_by_user_id");