CREATE TYPE "public"."member_event_category" AS ENUM('KEY_DATES', 'Q_AND_A', 'MASTERCLASS', 'MEETUP');--> statement-breakpoint
CREATE TYPE "public"."member_event_type" AS ENUM('ORIENTATION', 'LISTEN_AND_LEARN', 'OFFICE_HOURS');--> statement-breakpoint
CREATE TYPE "public"."rsvp_status" AS ENUM('ACTIVE', 'DELETED');--> statement-breakpoint
CREATE TYPE "public"."resource_content_type" AS ENUM('RICH_TEXT_HTML', 'IMAGE', 'EMBED', 'COURSE_LINK', 'EXTERNAL_LINK', 'RESOURCE_LINK');--> statement-breakpoint
CREATE TYPE "public"."resource_type" AS ENUM('STRATEGY_FRAMEWORK', 'COMMUNITY_TACTICS', 'PROMPT_PACK');--> statement-breakpoint
CREATE TABLE "member_event_insights" (
	"member_event_id" uuid NOT NULL,
	"case_study_id" uuid NOT NULL,
	CONSTRAINT "member_event_insights_member_event_id_case_study_id_pk" PRIMARY KEY("member_event_id","case_study_id")
);
--> statement-breakpoint
CREATE TABLE "member_event_rsvps" (
	"member_event_rsvp_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" "rsvp_status" NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"zoom_registrant_id" text,
	"zoom_join_url" text,
	"reminded_start" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_events" (
	"member_event_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"details" text NOT NULL,
	"event_start" timestamp with time zone NOT NULL,
	"event_end" timestamp with time zone NOT NULL,
	"event_type" "member_event_type" NOT NULL,
	"event_category" "member_event_category" DEFAULT 'KEY_DATES' NOT NULL,
	"hero_image_url" text NOT NULL,
	"zoom_link" text,
	"meeting_number" text,
	"is_webinar" boolean DEFAULT false NOT NULL,
	"recording_link" text,
	"video_external_key" text,
	"video_duration" numeric(10, 3),
	"publish_status" "publish_status" DEFAULT 'ACTIVE' NOT NULL,
	CONSTRAINT "member_events_slug_unique" UNIQUE("slug"),
	CONSTRAINT "member_events_period" CHECK ("member_events"."event_end" > "member_events"."event_start"),
	CONSTRAINT "member_events_video" CHECK (("member_events"."video_external_key" is null) = ("member_events"."video_duration" is null))
);
--> statement-breakpoint
CREATE TABLE "page_contents" (
	"slug" text NOT NULL,
	"lang_code" text DEFAULT 'en' NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"publish_status" "publish_status" DEFAULT 'ACTIVE' NOT NULL,
	CONSTRAINT "page_contents_slug_lang_code_pk" PRIMARY KEY("slug","lang_code")
);
--> statement-breakpoint
CREATE TABLE "resource_courses" (
	"resource_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	CONSTRAINT "resource_courses_course_id_resource_id_pk" PRIMARY KEY("course_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "resource_items" (
	"resource_content_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"type" "resource_content_type" NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"url" text,
	"anchor_name" text,
	"course_id" uuid,
	"linked_resource_id" uuid
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"resource_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"type" "resource_type" NOT NULL,
	"stack" "stack" NOT NULL,
	"cover_image_url" text NOT NULL,
	"pdf_download_url" text,
	"google_doc_copy_url" text,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"publish_status" "publish_status" DEFAULT 'ACTIVE' NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "resources_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "mail_optouts" (
	"address_hash" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_optouts_address_hash_kind_pk" PRIMARY KEY("address_hash","kind")
);
--> statement-breakpoint
CREATE TABLE "paused_services" (
	"service" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tutor_handovers" (
	"handover_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "member_event_insights" ADD CONSTRAINT "member_event_insights_member_event_id_member_events_member_event_id_fk" FOREIGN KEY ("member_event_id") REFERENCES "public"."member_events"("member_event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_event_insights" ADD CONSTRAINT "member_event_insights_case_study_id_case_studies_case_study_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("case_study_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_event_rsvps" ADD CONSTRAINT "member_event_rsvps_member_event_id_member_events_member_event_id_fk" FOREIGN KEY ("member_event_id") REFERENCES "public"."member_events"("member_event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_event_rsvps" ADD CONSTRAINT "member_event_rsvps_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_courses" ADD CONSTRAINT "resource_courses_resource_id_resources_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("resource_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_courses" ADD CONSTRAINT "resource_courses_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_items" ADD CONSTRAINT "resource_items_resource_id_resources_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("resource_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_items" ADD CONSTRAINT "resource_items_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_items" ADD CONSTRAINT "resource_items_linked_resource_id_resources_resource_id_fk" FOREIGN KEY ("linked_resource_id") REFERENCES "public"."resources"("resource_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_handovers" ADD CONSTRAINT "tutor_handovers_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_event_insights_insight_idx" ON "member_event_insights" USING btree ("case_study_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_event_rsvps_event_user_key" ON "member_event_rsvps" USING btree ("member_event_id","user_id");--> statement-breakpoint
CREATE INDEX "member_event_rsvps_user_idx" ON "member_event_rsvps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_events_end_idx" ON "member_events" USING btree ("event_end");--> statement-breakpoint
CREATE INDEX "member_events_video_idx" ON "member_events" USING btree ("video_external_key");--> statement-breakpoint
CREATE INDEX "resource_courses_resource_idx" ON "resource_courses" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "resource_items_resource_idx" ON "resource_items" USING btree ("resource_id","position");--> statement-breakpoint
CREATE INDEX "resource_items_course_idx" ON "resource_items" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "resource_items_linked_idx" ON "resource_items" USING btree ("linked_resource_id");--> statement-breakpoint
CREATE INDEX "resources_created_idx" ON "resources" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "resources_words_idx" ON "resources" USING gin ("words");--> statement-breakpoint
-- The columns come last, because they lock the table for readers, too, until the migration ends.
ALTER TABLE "members" ADD COLUMN "shares_events" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "time_zone" text;
