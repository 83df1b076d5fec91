CREATE TYPE "public"."certificate_type" AS ENUM('OPEN', 'CRASH_COURSE');--> statement-breakpoint
CREATE TYPE "public"."survey_type" AS ENUM('BASIC_INFO_SURVEY_V1', 'BASIC_INFO_SURVEY_V2');--> statement-breakpoint
CREATE TABLE "certificate_courses" (
	"certificate_group_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"publish_status" "publish_status" DEFAULT 'ACTIVE' NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"live_only" boolean DEFAULT false NOT NULL,
	"completion_required" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "certificate_courses_certificate_group_id_course_id_pk" PRIMARY KEY("certificate_group_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "certificate_groups" (
	"certificate_group_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"certificate_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"publish_status" "publish_status" DEFAULT 'ACTIVE' NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_capstone_group" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_registrations" (
	"user_id" uuid NOT NULL,
	"certificate_id" uuid NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_registrations_user_id_certificate_id_pk" PRIMARY KEY("user_id","certificate_id")
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"certificate_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"type" "certificate_type" NOT NULL,
	"publish_status" "publish_status" DEFAULT 'ACTIVE' NOT NULL,
	"cover_image_url" text NOT NULL,
	"badge_image_url" text NOT NULL,
	"primary_color" text,
	"num_elective_courses" integer DEFAULT 0 NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "certificates_slug_unique" UNIQUE("slug"),
	CONSTRAINT "certificates_electives" CHECK ("certificates"."num_elective_courses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "survey_responses" (
	"user_id" uuid NOT NULL,
	"survey_type" "survey_type" NOT NULL,
	"responses" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "survey_responses_user_id_survey_type_pk" PRIMARY KEY("user_id","survey_type")
);
--> statement-breakpoint
ALTER TABLE "certificate_courses" ADD CONSTRAINT "certificate_courses_certificate_group_id_certificate_groups_certificate_group_id_fk" FOREIGN KEY ("certificate_group_id") REFERENCES "public"."certificate_groups"("certificate_group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_courses" ADD CONSTRAINT "certificate_courses_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_groups" ADD CONSTRAINT "certificate_groups_certificate_id_certificates_certificate_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("certificate_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_registrations" ADD CONSTRAINT "certificate_registrations_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_registrations" ADD CONSTRAINT "certificate_registrations_certificate_id_certificates_certificate_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("certificate_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_courses_course_idx" ON "certificate_courses" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_groups_slug_key" ON "certificate_groups" USING btree ("certificate_id","slug");--> statement-breakpoint
CREATE INDEX "certificate_registrations_certificate_idx" ON "certificate_registrations" USING btree ("certificate_id");