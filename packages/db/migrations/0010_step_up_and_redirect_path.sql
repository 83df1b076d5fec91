ALTER TABLE "activations" ADD COLUMN "redirect_path" text;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "authenticated_at" timestamp with time zone;