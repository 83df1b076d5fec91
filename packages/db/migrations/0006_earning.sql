CREATE TYPE "public"."credential_kind" AS ENUM('CERTIFICATE', 'BADGE');--> statement-breakpoint
CREATE TYPE "public"."withheld_reason" AS ENUM('NAME_NOT_DRAWABLE');--> statement-breakpoint
CREATE TABLE "credentials" (
	"credential_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "credential_kind" NOT NULL,
	"certificate_id" uuid,
	"course_id" uuid,
	"statement" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	CONSTRAINT "credentials_subject" CHECK (case "credentials"."kind" when 'CERTIFICATE' then "credentials"."certificate_id" is not null and "credentials"."course_id" is null
        else "credentials"."course_id" is not null and "credentials"."certificate_id" is null end)
);
--> statement-breakpoint
CREATE TABLE "withheld_certificates" (
	"user_id" uuid NOT NULL,
	"certificate_id" uuid NOT NULL,
	"reason" "withheld_reason" NOT NULL,
	"withheld_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withheld_certificates_user_id_certificate_id_pk" PRIMARY KEY("user_id","certificate_id")
);
--> statement-breakpoint
CREATE TABLE "finished_periods" (
	"job" text NOT NULL,
	"period" text NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "finished_periods_job_period_pk" PRIMARY KEY("job","period")
);
--> statement-breakpoint
CREATE TABLE "learning_plan_courses" (
	"learning_plan_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "learning_plan_courses_learning_plan_id_course_id_pk" PRIMARY KEY("learning_plan_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "learning_plans" (
	"learning_plan_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"responses" jsonb NOT NULL,
	"name" text NOT NULL,
	"topic" text NOT NULL,
	"level" text NOT NULL,
	"certificate_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_certificate_id_certificates_certificate_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("certificate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withheld_certificates" ADD CONSTRAINT "withheld_certificates_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withheld_certificates" ADD CONSTRAINT "withheld_certificates_certificate_id_certificates_certificate_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("certificate_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_plan_courses" ADD CONSTRAINT "learning_plan_courses_learning_plan_id_learning_plans_learning_plan_id_fk" FOREIGN KEY ("learning_plan_id") REFERENCES "public"."learning_plans"("learning_plan_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_plan_courses" ADD CONSTRAINT "learning_plan_courses_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_plans" ADD CONSTRAINT "learning_plans_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_plans" ADD CONSTRAINT "learning_plans_certificate_id_certificates_certificate_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("certificate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_user_certificate_key" ON "credentials" USING btree ("user_id","certificate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_user_course_key" ON "credentials" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "credentials_certificate_idx" ON "credentials" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "credentials_course_idx" ON "credentials" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "withheld_certificates_certificate_idx" ON "withheld_certificates" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "learning_plan_courses_course_idx" ON "learning_plan_courses" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_plans_user_key" ON "learning_plans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "learning_plans_certificate_idx" ON "learning_plans" USING btree ("certificate_id");