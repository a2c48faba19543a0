CREATE TABLE "bank_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"item" jsonb NOT NULL,
	"digest" text NOT NULL,
	"form" text NOT NULL,
	"difficulty" text NOT NULL,
	"area" text,
	"grade" integer,
	"model" text,
	"is_shared" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_items_user_digest" UNIQUE("user_id","digest"),
	CONSTRAINT "bank_items_grade_within" CHECK ("bank_items"."grade" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "item_verdicts" (
	"digest" text NOT NULL,
	"verdict" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"form" text NOT NULL,
	"difficulty" text NOT NULL,
	"language" text NOT NULL,
	"author" text NOT NULL,
	"origin" text NOT NULL,
	"skill" text,
	"words" integer NOT NULL,
	"key_letters" integer NOT NULL,
	"choices" integer NOT NULL,
	CONSTRAINT "item_verdicts_digest_verdict_pk" PRIMARY KEY("digest","verdict"),
	CONSTRAINT "item_verdicts_known" CHECK ("item_verdicts"."verdict" in ('kept', 'edited', 'removed'))
);
--> statement-breakpoint
ALTER TABLE "run_files" ADD COLUMN "taken_off" jsonb;--> statement-breakpoint
ALTER TABLE "bank_items" ADD CONSTRAINT "bank_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_items_user_index" ON "bank_items" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bank_items_shared_index" ON "bank_items" USING btree ("user_id","id" DESC NULLS LAST) WHERE "bank_items"."is_shared";