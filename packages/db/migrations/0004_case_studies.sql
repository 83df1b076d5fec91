CREATE TABLE "case_studies" (
	"case_study_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body_text" text NOT NULL,
	"cover_image_url" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"publish_status" "publish_status" DEFAULT 'ACTIVE' NOT NULL,
	"video_external_key" text,
	"video_duration" numeric(10, 3),
	CONSTRAINT "case_studies_slug_unique" UNIQUE("slug"),
	CONSTRAINT "case_studies_video" CHECK (("case_studies"."video_external_key" is null) = ("case_studies"."video_duration" is null)),
	CONSTRAINT "case_studies_video_duration" CHECK ("case_studies"."video_duration" > 0)
);
--> statement-breakpoint
CREATE INDEX "case_studies_published_idx" ON "case_studies" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "case_studies_video_idx" ON "case_studies" USING btree ("video_external_key");