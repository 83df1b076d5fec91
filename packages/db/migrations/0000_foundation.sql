CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TYPE "public"."certificate_type" AS ENUM('OPEN', 'CRASH_COURSE');--> statement-breakpoint
CREATE TYPE "public"."course_type" AS ENUM('sprint', 'workshop');--> statement-breakpoint
CREATE TYPE "public"."difficulty" AS ENUM('Beginner', 'Intermediate', 'Advanced');--> statement-breakpoint
CREATE TYPE "public"."publish_status" AS ENUM('DRAFT', 'ACTIVE', 'ARCHIVED');--> statement-breakpoint
CREATE TYPE "public"."stack" AS ENUM('ai', 'business-core', 'marketing', 'leadership', 'product');--> statement-breakpoint
CREATE TYPE "public"."customer_type" AS ENUM('CONSUMER', 'ENTERPRISE', 'INTERNAL');--> statement-breakpoint
CREATE TYPE "public"."area" AS ENUM('mcsc-unlimited', 'ai-academy', 'crash-courses', 'mc-transactional', 'mc-limited', 'bootcamps', 'enterprise-dashboard');--> statement-breakpoint
CREATE TYPE "public"."federation_context" AS ENUM('login', 'corporate-login', 'lms', 'set-password', 'add-secondary-email', 'pass-registration', 'limited-signup');--> statement-breakpoint
CREATE TYPE "public"."realm_protocol" AS ENUM('oidc', 'saml');--> statement-breakpoint
CREATE TYPE "public"."pass_segment" AS ENUM('CONSUMER', 'ENTERPRISE');--> statement-breakpoint
CREATE TYPE "public"."signup_kind" AS ENUM('LIMITED', 'PASS');--> statement-breakpoint
CREATE TYPE "public"."enrollment_state" AS ENUM('ENROLLED', 'WAITLISTED', 'COMPLETED');--> statement-breakpoint
CREATE TYPE "public"."save_content_type" AS ENUM('COURSE');--> statement-breakpoint
CREATE TYPE "public"."member_status" AS ENUM('ALUMNI', 'EMPLOYEE', 'LIMITED', 'MEMBER', 'POST_TRIAL', 'TRIAL');--> statement-breakpoint
CREATE TYPE "public"."project_kind" AS ENUM('LINK', 'TEXT');--> statement-breakpoint
CREATE TYPE "public"."checklist_subtype" AS ENUM('OPTIONAL_VIDEO_GROUP', 'OTHER_SELF_REPORTED', 'PROJECT_SUBMISSION', 'VIDEO_GROUP', 'ZOOM_ATTENDANCE');--> statement-breakpoint
CREATE TYPE "public"."progress_status" AS ENUM('NOT_STARTED', 'COMPLETED');--> statement-breakpoint
CREATE TYPE "public"."progress_type" AS ENUM('BONUS_CONTENT', 'PROJECT_SUBMISSION', 'SESSION_COMPLETED', 'SESSION_CONSUMED');--> statement-breakpoint
CREATE TYPE "public"."session_kind" AS ENUM('SPRINT', 'WORKSHOP', 'CAPSTONE', 'BOOTCAMP');--> statement-breakpoint
CREATE TYPE "public"."session_type" AS ENUM('LIVE', 'ON_DEMAND');--> statement-breakpoint
CREATE TYPE "public"."survey_type" AS ENUM('BASIC_INFO_SURVEY_V1', 'BASIC_INFO_SURVEY_V2');--> statement-breakpoint
CREATE TYPE "public"."video_session_status" AS ENUM('IN_PROGRESS', 'ENDED');--> statement-breakpoint
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
CREATE TABLE "content_groups" (
	"course_content_group_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"hide_preview" boolean DEFAULT false NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"course_content_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_content_group_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" text DEFAULT 'VIDEO' NOT NULL,
	"hide_preview" boolean DEFAULT false NOT NULL,
	"completion_required" boolean DEFAULT true NOT NULL,
	"preview" boolean DEFAULT false NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"video_id" uuid,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_chapters" (
	"video_chapter_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"video_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"start_seconds" numeric(10, 3) NOT NULL,
	"end_seconds" numeric(10, 3) NOT NULL,
	CONSTRAINT "video_chapters_period" CHECK ("video_chapters"."end_seconds" > "video_chapters"."start_seconds" and "video_chapters"."start_seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"video_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"external_key" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"thumbnail_url" text NOT NULL,
	"duration" numeric(10, 3) NOT NULL,
	"aspect_width" integer DEFAULT 16 NOT NULL,
	"aspect_height" integer DEFAULT 9 NOT NULL,
	"is_ai_generated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "videos_duration" CHECK ("videos"."duration" > 0)
);
--> statement-breakpoint
CREATE TABLE "course_faculty" (
	"course_id" uuid NOT NULL,
	"faculty_id" uuid NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_faculty_course_id_faculty_id_pk" PRIMARY KEY("course_id","faculty_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"course_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"type" "course_type" NOT NULL,
	"stack" "stack" NOT NULL,
	"topics" text[] DEFAULT '{}'::text[] NOT NULL,
	"difficulty" "difficulty" NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"cover_image_url" text NOT NULL,
	"badge_image_url" text NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rating" numeric(3, 2),
	"rating_count" integer,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"publish_status" "publish_status" DEFAULT 'ACTIVE' NOT NULL,
	CONSTRAINT "courses_slug_unique" UNIQUE("slug"),
	CONSTRAINT "courses_rating_range" CHECK ("courses"."rating" between 0 and 5),
	CONSTRAINT "courses_rating_count" CHECK ("courses"."rating_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "faculty" (
	"faculty_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"full_name" text NOT NULL,
	"image_url" text NOT NULL,
	"biography" text DEFAULT '' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "faculty_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"customer_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"type" "customer_type" NOT NULL,
	"enable_prof_ai" boolean DEFAULT false NOT NULL,
	"disable_ai_features" boolean DEFAULT false NOT NULL,
	"logo_url" text,
	"accent_color" text,
	"contract_start" timestamp with time zone,
	"contract_end" timestamp with time zone,
	"total_seats" integer,
	CONSTRAINT "customers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"entitlement_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" "area" NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"precedence" integer DEFAULT 0 NOT NULL,
	"customizations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"session_id" uuid,
	"course_id" uuid,
	"pass_id" uuid,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "entitlements_period" CHECK ("entitlements"."ends_at" is null or "entitlements"."ends_at" > "entitlements"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "corporate_realms" (
	"realm" text PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"link" text,
	"protocol" realm_protocol,
	"issuer" text,
	"metadata_url" text,
	"client_id" text,
	"client_secret_env" text,
	"emulator" text
);
--> statement-breakpoint
CREATE TABLE "federated_identities" (
	"identity_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"sso_username" text NOT NULL,
	"realm" text,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"given_name" text DEFAULT '' NOT NULL,
	"family_name" text DEFAULT '' NOT NULL,
	"user_id" uuid,
	"linked_at" timestamp with time zone,
	"unlinked_from" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "federated_identities_sso_username_unique" UNIQUE("sso_username")
);
--> statement-breakpoint
CREATE TABLE "federation_requests" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"context" "federation_context" NOT NULL,
	"options" jsonb NOT NULL,
	"identity_provider" text NOT NULL,
	"client_id" text NOT NULL,
	"code_challenge" text NOT NULL,
	"user_id" uuid,
	"interaction_uid" text,
	"upstream_state_hash" text,
	"nonce" text,
	"code_verifier" text,
	"saml_request_id" text,
	"profile" jsonb,
	"ticket_hash" text,
	"identity_id" uuid,
	"failure" text,
	"settled_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "federation_requests_upstream_state_hash_unique" UNIQUE("upstream_state_hash"),
	CONSTRAINT "federation_requests_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "lms_providers" (
	"provider" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"realm" text,
	"pass_short_code" text,
	"redirect_path" text
);
--> statement-breakpoint
CREATE TABLE "realm_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activations" (
	"activation_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"pass_id" uuid,
	"redirect_path" text,
	"mailed_tac_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "activations_mailed_tac_hash_unique" UNIQUE("mailed_tac_hash"),
	CONSTRAINT "activations_pass" CHECK (("activations"."kind" = 'pass') = ("activations"."pass_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "mailed_codes" (
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "mailed_codes_email_purpose_pk" PRIMARY KEY("email","purpose"),
	CONSTRAINT "mailed_codes_attempts" CHECK ("mailed_codes"."attempts" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sid" text NOT NULL,
	"origin" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "signup_nonces" (
	"nonce_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"identity_id" uuid,
	"client_id" text NOT NULL,
	"grant_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"authenticated_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "auth_sessions_somebody" CHECK ("auth_sessions"."user_id" is not null or "auth_sessions"."identity_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "oidc_records" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"user_code" text,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "oidc_records_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "refresh_replays" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"sealed_answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pass_redemption_codes" (
	"pass_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_by" uuid,
	"used_at" timestamp with time zone,
	CONSTRAINT "pass_redemption_codes_pass_id_code_hash_pk" PRIMARY KEY("pass_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "pass_redemptions" (
	"pass_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	"lapsed_at" timestamp with time zone,
	"company" text,
	"job_title" text,
	"job_level" text,
	"company_number_of_employees" text,
	"phone" text,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "pass_redemptions_pass_id_user_id_pk" PRIMARY KEY("pass_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "pass_seats" (
	"pass_id" uuid NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"network" text,
	"code_hash" text,
	"lapses_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pass_seats_pass_id_email_pk" PRIMARY KEY("pass_id","email")
);
--> statement-breakpoint
CREATE TABLE "passes" (
	"pass_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"segment" "pass_segment" NOT NULL,
	"member_status" "member_status" NOT NULL,
	"trial_days" integer,
	"areas" jsonb NOT NULL,
	"slots" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"begins_at" timestamp with time zone,
	"email_domains" text[] DEFAULT '{}' NOT NULL,
	"realm" text,
	"has_redemption_code" boolean DEFAULT false NOT NULL,
	"uses_otrc" boolean DEFAULT false NOT NULL,
	"extra_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"intro_content" text,
	"preview_keys" text[] DEFAULT '{}' NOT NULL,
	"show_registration" boolean DEFAULT true NOT NULL,
	"redirect_url" text,
	CONSTRAINT "passes_code_charset" CHECK ("passes"."code" ~ '^[A-Za-z0-9_-]{4,64}$'),
	CONSTRAINT "passes_slots" CHECK ("passes"."taken" >= 0 and ("passes"."slots" is null or "passes"."taken" <= "passes"."slots")),
	CONSTRAINT "passes_period" CHECK ("passes"."closes_at" is null or "passes"."opens_at" is null or "passes"."closes_at" > "passes"."opens_at"),
	CONSTRAINT "passes_trial_days" CHECK ("passes"."trial_days" is null or "passes"."trial_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "signups" (
	"signup_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"handle_hash" text NOT NULL,
	"email" text NOT NULL,
	"kind" "signup_kind" NOT NULL,
	"pass_id" uuid,
	"user_id" uuid,
	"mailed" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signups_handle_hash_unique" UNIQUE("handle_hash")
);
--> statement-breakpoint
CREATE TABLE "spent_challenges" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_revisions" (
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "calendar_revisions_user_id_session_id_pk" PRIMARY KEY("user_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_alerts" (
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_alerts_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "earned_badges" (
	"course_badge_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"session_id" uuid,
	"earned_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrollments" (
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"state" "enrollment_state" NOT NULL,
	"queue_number" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "enrollments_queue_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"enrolled_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	CONSTRAINT "enrollments_user_id_session_id_pk" PRIMARY KEY("user_id","session_id"),
	CONSTRAINT "enrollments_enrolled_at" CHECK (("enrollments"."state" = 'WAITLISTED') = ("enrollments"."enrolled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "user_saves" (
	"user_id" uuid NOT NULL,
	"content_type" "save_content_type" NOT NULL,
	"content_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_saves_user_id_content_type_content_id_pk" PRIMARY KEY("user_id","content_type","content_id")
);
--> statement-breakpoint
CREATE TABLE "member_companies" (
	"user_company_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_languages" (
	"user_language_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_locations" (
	"user_location_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"city" text,
	"region" text,
	"country" text NOT NULL,
	"primary_location" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"user_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"status" "member_status" NOT NULL,
	"user_type" text DEFAULT 'STUDENT' NOT NULL,
	"customer_id" uuid,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"display_name" text,
	"pronouns" text,
	"about" text,
	"community_get" text,
	"community_give" text,
	"growth_tip" text,
	"what_i_love" text,
	"industry" text,
	"job_function" text,
	"job_role" text,
	"meet_preference" text,
	"instagram_profile_url" text,
	"linkedin_profile_url" text,
	"twitter_profile_url" text,
	"profile_image_url" text,
	"alternate_sso_email" text,
	"wp_user_id" integer,
	"manage_billing" boolean DEFAULT false NOT NULL,
	"scholarship" jsonb,
	"trial_end_date" timestamp with time zone,
	"registration_date" timestamp with time zone DEFAULT now() NOT NULL,
	"suspended_at" timestamp with time zone,
	"test_data" boolean DEFAULT false NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "members_email_trimmed" CHECK ("members"."email" = btrim("members"."email") and "members"."email" <> '')
);
--> statement-breakpoint
CREATE TABLE "content_loads" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_mailbox" (
	"mail_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_mailbox_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"outbox_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"dedupe_key" text,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "project_drafts" (
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"content" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_drafts_user_id_session_id_pk" PRIMARY KEY("user_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "project_submissions" (
	"project_submission_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" "project_kind" NOT NULL,
	"content" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_webhook_messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "school" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "school_only_one" CHECK ("school"."only")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"stack" text NOT NULL,
	"topics" text[] NOT NULL,
	"difficulty" text NOT NULL,
	"sort_order" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checklist_items" (
	"session_content_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"parent_session_content_id" uuid,
	"ref_session_content_id" uuid,
	"subtype" "checklist_subtype" NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"checklist_group_name" text,
	"self_reporting" boolean DEFAULT false NOT NULL,
	"required" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checklist_progress" (
	"user_id" uuid NOT NULL,
	"session_content_id" uuid NOT NULL,
	"type" "progress_type" NOT NULL,
	"status" "progress_status" NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checklist_progress_user_id_session_content_id_pk" PRIMARY KEY("user_id","session_content_id")
);
--> statement-breakpoint
CREATE TABLE "session_assistants" (
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"slack_url" text,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "session_assistants_session_id_user_id_pk" PRIMARY KEY("session_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "session_content_videos" (
	"session_content_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "session_content_videos_session_content_id_video_id_pk" PRIMARY KEY("session_content_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "session_contents" (
	"session_content_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"parent_session_content_id" uuid,
	"title" text DEFAULT '' NOT NULL,
	"slug" text DEFAULT '' NOT NULL,
	"calendar_date" date,
	"enabled_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"content" jsonb NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_pages" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"title" text,
	"task_container_title" text,
	"calendar_url" text
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"meeting_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"link" text,
	CONSTRAINT "meetings_period" CHECK ("meetings"."end_at" > "meetings"."start_at")
);
--> statement-breakpoint
CREATE TABLE "session_seats" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "session_seats_never_oversold" CHECK ("session_seats"."taken" >= 0 and "session_seats"."taken" <= "session_seats"."capacity")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"session_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"course_id" uuid NOT NULL,
	"kind" "session_kind" NOT NULL,
	"session_type" "session_type" NOT NULL,
	"title" text,
	"subtitle" text,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"activate_at" timestamp with time zone,
	"enrollment_open" timestamp with time zone,
	"enrollment_close" timestamp with time zone,
	"manual_enrollment" boolean DEFAULT false NOT NULL,
	"waitlist_enabled" boolean DEFAULT false NOT NULL,
	"hide_in_catalog" boolean DEFAULT false NOT NULL,
	"is_free_session" boolean DEFAULT false NOT NULL,
	"gated_access_type" text,
	"wp_cohort_slug" text,
	"session_meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"publish_status" "publish_status" DEFAULT 'ACTIVE' NOT NULL,
	CONSTRAINT "sessions_slug_unique" UNIQUE("slug"),
	CONSTRAINT "sessions_period" CHECK ("sessions"."end_at" is null or "sessions"."end_at" > "sessions"."start_at")
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
CREATE TABLE "metered_views" (
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"video_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "metered_views_user_id_month_video_id_pk" PRIMARY KEY("user_id","month","video_id")
);
--> statement-breakpoint
CREATE TABLE "video_progress" (
	"user_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"continue_at_time" double precision DEFAULT 0 NOT NULL,
	"farthest_watched_time" double precision DEFAULT 0 NOT NULL,
	"coverage" "int4multirange" DEFAULT '{}'::int4multirange NOT NULL,
	"completed_at" timestamp with time zone,
	"completion_handled_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_progress_user_id_video_id_pk" PRIMARY KEY("user_id","video_id"),
	CONSTRAINT "video_progress_times" CHECK ("video_progress"."continue_at_time" >= 0 and "video_progress"."farthest_watched_time" >= 0)
);
--> statement-breakpoint
CREATE TABLE "video_sessions" (
	"user_video_session_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"course_id" uuid,
	"course_content_id" uuid,
	"session_id" uuid,
	"type" text NOT NULL,
	"status" "video_session_status" DEFAULT 'IN_PROGRESS' NOT NULL,
	"continue_at_time" double precision DEFAULT 0 NOT NULL,
	"video_session_max_playhead" double precision DEFAULT 0 NOT NULL,
	"video_session_playing_time" double precision DEFAULT 0 NOT NULL,
	"video_duration_at_playtime" double precision,
	"user_client_uri" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch_budgets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seconds" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificate_courses" ADD CONSTRAINT "certificate_courses_certificate_group_id_certificate_groups_certificate_group_id_fk" FOREIGN KEY ("certificate_group_id") REFERENCES "public"."certificate_groups"("certificate_group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_courses" ADD CONSTRAINT "certificate_courses_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_groups" ADD CONSTRAINT "certificate_groups_certificate_id_certificates_certificate_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("certificate_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_registrations" ADD CONSTRAINT "certificate_registrations_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_registrations" ADD CONSTRAINT "certificate_registrations_certificate_id_certificates_certificate_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("certificate_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_groups" ADD CONSTRAINT "content_groups_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_course_content_group_id_content_groups_course_content_group_id_fk" FOREIGN KEY ("course_content_group_id") REFERENCES "public"."content_groups"("course_content_group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_video_id_videos_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("video_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_chapters" ADD CONSTRAINT "video_chapters_video_id_videos_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("video_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_faculty" ADD CONSTRAINT "course_faculty_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_faculty" ADD CONSTRAINT "course_faculty_faculty_id_faculty_faculty_id_fk" FOREIGN KEY ("faculty_id") REFERENCES "public"."faculty"("faculty_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_pass_id_passes_pass_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("pass_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corporate_realms" ADD CONSTRAINT "corporate_realms_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "federated_identities" ADD CONSTRAINT "federated_identities_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "federated_identities" ADD CONSTRAINT "federated_identities_unlinked_from_members_user_id_fk" FOREIGN KEY ("unlinked_from") REFERENCES "public"."members"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "federation_requests" ADD CONSTRAINT "federation_requests_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "federation_requests" ADD CONSTRAINT "federation_requests_identity_id_federated_identities_identity_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."federated_identities"("identity_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lms_providers" ADD CONSTRAINT "lms_providers_realm_corporate_realms_realm_fk" FOREIGN KEY ("realm") REFERENCES "public"."corporate_realms"("realm") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "realm_domains" ADD CONSTRAINT "realm_domains_realm_corporate_realms_realm_fk" FOREIGN KEY ("realm") REFERENCES "public"."corporate_realms"("realm") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_codes" ADD CONSTRAINT "mailed_codes_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_identity_id_federated_identities_identity_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."federated_identities"("identity_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_redemption_codes" ADD CONSTRAINT "pass_redemption_codes_pass_id_passes_pass_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("pass_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_redemption_codes" ADD CONSTRAINT "pass_redemption_codes_used_by_members_user_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."members"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_redemptions" ADD CONSTRAINT "pass_redemptions_pass_id_passes_pass_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("pass_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_redemptions" ADD CONSTRAINT "pass_redemptions_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_seats" ADD CONSTRAINT "pass_seats_pass_id_passes_pass_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("pass_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_seats" ADD CONSTRAINT "pass_seats_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signups" ADD CONSTRAINT "signups_pass_id_passes_pass_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("pass_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signups" ADD CONSTRAINT "signups_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_revisions" ADD CONSTRAINT "calendar_revisions_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_revisions" ADD CONSTRAINT "calendar_revisions_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_subscriptions" ADD CONSTRAINT "calendar_subscriptions_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_alerts" ADD CONSTRAINT "course_alerts_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_alerts" ADD CONSTRAINT "course_alerts_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earned_badges" ADD CONSTRAINT "earned_badges_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earned_badges" ADD CONSTRAINT "earned_badges_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earned_badges" ADD CONSTRAINT "earned_badges_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_saves" ADD CONSTRAINT "user_saves_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_companies" ADD CONSTRAINT "member_companies_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_languages" ADD CONSTRAINT "member_languages_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_locations" ADD CONSTRAINT "member_locations_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_drafts" ADD CONSTRAINT "project_drafts_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_drafts" ADD CONSTRAINT "project_drafts_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_submissions" ADD CONSTRAINT "project_submissions_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_submissions" ADD CONSTRAINT "project_submissions_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_items" ADD CONSTRAINT "checklist_items_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_progress" ADD CONSTRAINT "checklist_progress_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_progress" ADD CONSTRAINT "checklist_progress_session_content_id_checklist_items_session_content_id_fk" FOREIGN KEY ("session_content_id") REFERENCES "public"."checklist_items"("session_content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_assistants" ADD CONSTRAINT "session_assistants_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_assistants" ADD CONSTRAINT "session_assistants_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_content_videos" ADD CONSTRAINT "session_content_videos_session_content_id_session_contents_session_content_id_fk" FOREIGN KEY ("session_content_id") REFERENCES "public"."session_contents"("session_content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_content_videos" ADD CONSTRAINT "session_content_videos_video_id_videos_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("video_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_contents" ADD CONSTRAINT "session_contents_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_pages" ADD CONSTRAINT "session_pages_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_seats" ADD CONSTRAINT "session_seats_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metered_views" ADD CONSTRAINT "metered_views_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metered_views" ADD CONSTRAINT "metered_views_video_id_videos_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("video_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_progress" ADD CONSTRAINT "video_progress_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_progress" ADD CONSTRAINT "video_progress_video_id_videos_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("video_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_sessions" ADD CONSTRAINT "video_sessions_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_sessions" ADD CONSTRAINT "video_sessions_video_id_videos_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("video_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_sessions" ADD CONSTRAINT "video_sessions_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_sessions" ADD CONSTRAINT "video_sessions_course_content_id_content_items_course_content_id_fk" FOREIGN KEY ("course_content_id") REFERENCES "public"."content_items"("course_content_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_sessions" ADD CONSTRAINT "video_sessions_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_budgets" ADD CONSTRAINT "watch_budgets_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_courses_course_idx" ON "certificate_courses" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_groups_slug_key" ON "certificate_groups" USING btree ("certificate_id","slug");--> statement-breakpoint
CREATE INDEX "certificate_registrations_certificate_idx" ON "certificate_registrations" USING btree ("certificate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_groups_course_slug_key" ON "content_groups" USING btree ("course_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "content_items_group_slug_key" ON "content_items" USING btree ("course_content_group_id","slug");--> statement-breakpoint
CREATE INDEX "content_items_video_idx" ON "content_items" USING btree ("video_id");--> statement-breakpoint
CREATE UNIQUE INDEX "video_chapters_video_slug_key" ON "video_chapters" USING btree ("video_id","slug");--> statement-breakpoint
CREATE INDEX "videos_external_key_idx" ON "videos" USING btree ("external_key");--> statement-breakpoint
CREATE INDEX "course_faculty_faculty_idx" ON "course_faculty" USING btree ("faculty_id");--> statement-breakpoint
CREATE INDEX "entitlements_user_idx" ON "entitlements" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "federated_identities_issuer_subject_key" ON "federated_identities" USING btree ("issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "federated_identities_user_issuer_key" ON "federated_identities" USING btree ("user_id","issuer") WHERE "federated_identities"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "federated_identities_unlinked_idx" ON "federated_identities" USING btree ("last_seen_at") WHERE "federated_identities"."user_id" is null;--> statement-breakpoint
CREATE INDEX "federation_requests_expires_idx" ON "federation_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "federation_requests_user_idx" ON "federation_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "realm_domains_realm_idx" ON "realm_domains" USING btree ("realm");--> statement-breakpoint
CREATE INDEX "activations_user_idx" ON "activations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "activations_expires_idx" ON "activations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mailed_codes_expires_idx" ON "mailed_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_expires_idx" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "signup_nonces_expires_idx" ON "signup_nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_sessions_user_idx" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_identity_idx" ON "auth_sessions" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_grant_idx" ON "auth_sessions" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_records_grant_idx" ON "oidc_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_records_uid_idx" ON "oidc_records" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "oidc_records_expires_idx" ON "oidc_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oidc_records_account_idx" ON "oidc_records" USING btree (("payload" ->> 'accountId'));--> statement-breakpoint
CREATE INDEX "pass_redemptions_user_idx" ON "pass_redemptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pass_seats_lapses_idx" ON "pass_seats" USING btree ("lapses_at");--> statement-breakpoint
CREATE INDEX "pass_seats_network_idx" ON "pass_seats" USING btree ("pass_id","network");--> statement-breakpoint
CREATE INDEX "pass_seats_user_idx" ON "pass_seats" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passes_code_key" ON "passes" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "signups_email_idx" ON "signups" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "signups_user_idx" ON "signups" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signups_expires_idx" ON "signups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spent_challenges_expires_idx" ON "spent_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "course_alerts_user_idx" ON "course_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "earned_badges_user_course_key" ON "earned_badges" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "earned_badges_course_idx" ON "earned_badges" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "enrollments_session_idx" ON "enrollments" USING btree ("session_id","state","queue_number");--> statement-breakpoint
CREATE INDEX "member_companies_user_idx" ON "member_companies" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_languages_user_name_key" ON "member_languages" USING btree ("user_id","name");--> statement-breakpoint
CREATE INDEX "member_locations_user_idx" ON "member_locations" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_email_key" ON "members" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "members_customer_idx" ON "members" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "demo_mailbox_created_idx" ON "demo_mailbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "demo_mailbox_recipient_idx" ON "demo_mailbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "outbox_created_idx" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "project_submissions_session_idx" ON "project_submissions" USING btree ("session_id","submitted_at");--> statement-breakpoint
CREATE INDEX "project_submissions_user_idx" ON "project_submissions" USING btree ("user_id","session_id","submitted_at");--> statement-breakpoint
CREATE INDEX "project_webhook_messages_received_idx" ON "project_webhook_messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "search_documents_words_idx" ON "search_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_trigram_idx" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "checklist_items_session_idx" ON "checklist_items" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "checklist_progress_item_idx" ON "checklist_progress" USING btree ("session_content_id");--> statement-breakpoint
CREATE INDEX "session_assistants_user_idx" ON "session_assistants" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_content_videos_video_key" ON "session_content_videos" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "session_contents_session_idx" ON "session_contents" USING btree ("session_id","sort_order");--> statement-breakpoint
CREATE INDEX "session_contents_parent_idx" ON "session_contents" USING btree ("parent_session_content_id");--> statement-breakpoint
CREATE INDEX "meetings_session_idx" ON "meetings" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_course_idx" ON "sessions" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "sessions_start_idx" ON "sessions" USING btree ("start_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_on_demand_key" ON "sessions" USING btree ("course_id") WHERE "sessions"."session_type" = 'ON_DEMAND';--> statement-breakpoint
CREATE INDEX "video_progress_video_idx" ON "video_progress" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "video_sessions_user_idx" ON "video_sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "video_sessions_video_idx" ON "video_sessions" USING btree ("video_id");