CREATE TABLE "spending_alarms" (
	"day" date NOT NULL,
	"what" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spending_alarms_day_what_pk" PRIMARY KEY("day","what"),
	CONSTRAINT "spending_alarms_what_known" CHECK ("spending_alarms"."what" in ('model', 'voice'))
);
--> statement-breakpoint
CREATE TABLE "work_uses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"work" text NOT NULL,
	"day" date NOT NULL,
	"characters" integer DEFAULT 0 NOT NULL,
	"paid" boolean DEFAULT false NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_uses_work_known" CHECK ("work_uses"."work" in ('run', 'show')),
	CONSTRAINT "work_uses_not_negative" CHECK ("work_uses"."characters" >= 0 and "work_uses"."seconds" >= 0)
);
--> statement-breakpoint
ALTER TABLE "slideshows" ADD COLUMN "spoken_first" integer;--> statement-breakpoint
ALTER TABLE "slideshows" ADD COLUMN "spoken_again" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "work_uses" ADD CONSTRAINT "work_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_uses_day_index" ON "work_uses" USING btree ("day","user_id");--> statement-breakpoint
CREATE INDEX "work_uses_user_index" ON "work_uses" USING btree ("user_id");