ALTER TABLE "courses" ADD COLUMN "rating_count" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_rating_count" CHECK ("courses"."rating_count" > 0);