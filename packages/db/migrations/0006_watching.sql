ALTER TABLE "survey_responses" ADD COLUMN "survey_response_id" uuid;--> statement-breakpoint
ALTER TABLE "video_progress" ADD COLUMN "position_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "video_progress" ADD COLUMN "position_session_id" uuid;--> statement-breakpoint
ALTER TABLE "video_sessions" ADD COLUMN "began_at" timestamp with time zone DEFAULT now() NOT NULL;