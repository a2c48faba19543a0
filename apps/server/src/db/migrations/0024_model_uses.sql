CREATE TABLE "model_uses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"run_id" integer,
	"work" text NOT NULL,
	"day" date NOT NULL,
	"input" integer NOT NULL,
	"output" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_uses_work_known" CHECK ("model_uses"."work" in ('run', 'document', 'show')),
	CONSTRAINT "model_uses_not_negative" CHECK ("model_uses"."input" >= 0 and "model_uses"."output" >= 0)
);
--> statement-breakpoint
ALTER TABLE "model_uses" ADD CONSTRAINT "model_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_uses" ADD CONSTRAINT "model_uses_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_uses_day_index" ON "model_uses" USING btree ("day","user_id");--> statement-breakpoint
CREATE INDEX "model_uses_user_index" ON "model_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "model_uses_run_index" ON "model_uses" USING btree ("run_id");