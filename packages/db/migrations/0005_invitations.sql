CREATE TYPE "public"."pass_segment" AS ENUM('CONSUMER', 'ENTERPRISE');--> statement-breakpoint
CREATE TYPE "public"."signup_kind" AS ENUM('LIMITED', 'PASS');--> statement-breakpoint
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
	"company" text,
	"job_title" text,
	"job_level" text,
	"company_number_of_employees" text,
	"phone" text,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "pass_redemptions_pass_id_user_id_pk" PRIMARY KEY("pass_id","user_id")
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
ALTER TABLE "pass_redemption_codes" ADD CONSTRAINT "pass_redemption_codes_pass_id_passes_pass_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("pass_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_redemption_codes" ADD CONSTRAINT "pass_redemption_codes_used_by_members_user_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."members"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_redemptions" ADD CONSTRAINT "pass_redemptions_pass_id_passes_pass_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("pass_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_redemptions" ADD CONSTRAINT "pass_redemptions_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signups" ADD CONSTRAINT "signups_pass_id_passes_pass_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("pass_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signups" ADD CONSTRAINT "signups_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pass_redemptions_user_idx" ON "pass_redemptions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passes_code_key" ON "passes" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "signups_email_idx" ON "signups" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "signups_user_idx" ON "signups" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signups_expires_idx" ON "signups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spent_challenges_expires_idx" ON "spent_challenges" USING btree ("expires_at");