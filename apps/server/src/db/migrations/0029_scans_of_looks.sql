ALTER TABLE "look_files" DROP CONSTRAINT "look_files_read_or_not";--> statement-breakpoint
ALTER TABLE "look_files" ADD COLUMN "scan" jsonb;--> statement-breakpoint
ALTER TABLE "look_files" ADD CONSTRAINT "look_files_read_or_not" CHECK (("look_files"."problem" is null) = ("look_files"."source" is not null) or ("look_files"."scan" is not null and "look_files"."source" is null));