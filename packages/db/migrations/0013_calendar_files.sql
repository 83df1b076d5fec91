CREATE TABLE "calendar_revisions" (
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "calendar_revisions_user_id_session_id_pk" PRIMARY KEY("user_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "school" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "school_only_one" CHECK ("school"."only")
);
--> statement-breakpoint
ALTER TABLE "calendar_revisions" ADD CONSTRAINT "calendar_revisions_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_revisions" ADD CONSTRAINT "calendar_revisions_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "meetings" ("session_id", "start_at", "end_at", "link")
SELECT "session_id", "start_at", "end_at", "session_meta" ->> 'eventLink' FROM "sessions" s
WHERE "kind" = 'WORKSHOP' AND "session_type" = 'LIVE' AND "end_at" IS NOT NULL
	AND NOT EXISTS (SELECT 1 FROM "meetings" m WHERE m."session_id" = s."session_id");
