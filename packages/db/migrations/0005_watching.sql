CREATE TABLE "video_notes" (
	"user_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"video_id" uuid,
	"course_id" uuid,
	"seconds" double precision DEFAULT 0 NOT NULL,
	"text" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_notes_user_id_note_id_pk" PRIMARY KEY("user_id","note_id"),
	CONSTRAINT "video_notes_text" CHECK (char_length("video_notes"."text") between 1 and 2000),
	CONSTRAINT "video_notes_seconds" CHECK ("video_notes"."seconds" >= 0),
	CONSTRAINT "video_notes_place" CHECK ("video_notes"."text" is null or ("video_notes"."video_id" is not null and "video_notes"."course_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "transcript_windows" (
	"external_key" text NOT NULL,
	"language" text NOT NULL,
	"start_seconds" numeric(10, 3) NOT NULL,
	"lines" jsonb NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "transcript_windows_external_key_language_start_seconds_pk" PRIMARY KEY("external_key","language","start_seconds")
);
--> statement-breakpoint
CREATE TABLE "transcripts" (
	"external_key" text NOT NULL,
	"language" text NOT NULL,
	"sort_order" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "transcripts_external_key_language_pk" PRIMARY KEY("external_key","language")
);
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "poster_url" text;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD COLUMN "survey_response_id" uuid;--> statement-breakpoint
ALTER TABLE "video_progress" ADD COLUMN "position_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "video_progress" ADD COLUMN "position_session_id" uuid;--> statement-breakpoint
ALTER TABLE "video_sessions" ADD COLUMN "began_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "video_notes" ADD CONSTRAINT "video_notes_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_notes" ADD CONSTRAINT "video_notes_video_id_videos_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("video_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_notes" ADD CONSTRAINT "video_notes_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_windows" ADD CONSTRAINT "transcript_windows_transcript_fk" FOREIGN KEY ("external_key","language") REFERENCES "public"."transcripts"("external_key","language") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_notes_user_course_idx" ON "video_notes" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "video_notes_video_idx" ON "video_notes" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "video_notes_course_idx" ON "video_notes" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "video_notes_removed_idx" ON "video_notes" USING btree ("changed_at") WHERE "video_notes"."text" is null;--> statement-breakpoint
CREATE INDEX "transcript_windows_words_idx" ON "transcript_windows" USING gin ("words");