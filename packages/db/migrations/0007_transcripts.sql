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
ALTER TABLE "transcript_windows" ADD CONSTRAINT "transcript_windows_transcript_fk" FOREIGN KEY ("external_key","language") REFERENCES "public"."transcripts"("external_key","language") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transcript_windows_words_idx" ON "transcript_windows" USING gin ("words");