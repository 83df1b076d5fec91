ALTER TABLE "metered_views" RENAME COLUMN "created_at" TO "reserved_at";--> statement-breakpoint
ALTER TABLE "metered_views" ADD COLUMN "played_at" timestamp with time zone;--> statement-breakpoint
UPDATE "metered_views" SET "played_at" = "reserved_at";
