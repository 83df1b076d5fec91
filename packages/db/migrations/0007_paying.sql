CREATE TYPE "public"."discount_kind" AS ENUM('CANCEL_OFFER', 'POST_TRIAL');--> statement-breakpoint
CREATE TABLE "discounts" (
	"kind" "discount_kind" PRIMARY KEY NOT NULL,
	"coupon_id" text NOT NULL,
	"code" text,
	"stripe_promotion_code_id" text,
	"amount_off" integer NOT NULL,
	"texts" jsonb,
	"portal_config_id" text,
	CONSTRAINT "discounts_coupon_id_unique" UNIQUE("coupon_id"),
	CONSTRAINT "discounts_amount" CHECK ("discounts"."amount_off" > 0),
	CONSTRAINT "discounts_kind" CHECK (case "discounts"."kind" when 'CANCEL_OFFER' then "discounts"."texts" is not null and "discounts"."portal_config_id" is not null
        else "discounts"."code" is not null and "discounts"."stripe_promotion_code_id" is not null end)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"plan_id" text PRIMARY KEY NOT NULL,
	"area" "area" NOT NULL,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"stripe_product_id" text NOT NULL,
	"stripe_price_id" text NOT NULL,
	"features" jsonb NOT NULL,
	"position" integer NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "plans_stripe_product_id_unique" UNIQUE("stripe_product_id"),
	CONSTRAINT "plans_stripe_price_id_unique" UNIQUE("stripe_price_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"product_id" text PRIMARY KEY NOT NULL,
	"area" "area" NOT NULL,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"stripe_product_id" text NOT NULL,
	"stripe_price_id" text NOT NULL,
	"session_id" uuid,
	"course_id" uuid,
	"retired_at" timestamp with time zone,
	CONSTRAINT "products_stripe_product_id_unique" UNIQUE("stripe_product_id"),
	CONSTRAINT "products_stripe_price_id_unique" UNIQUE("stripe_price_id"),
	CONSTRAINT "products_subject" CHECK (("products"."session_id" is null) <> ("products"."course_id" is null))
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"stripe_customer_id" text NOT NULL,
	"begun_reading" bigint DEFAULT 0 NOT NULL,
	"applied_reading" bigint DEFAULT 0 NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "billing_customers_stripe_customer_id_unique" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_notices" (
	"notice_key" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_attempts" (
	"attempt_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"item" text NOT NULL,
	"terms" text NOT NULL,
	"checkout_session_id" text,
	"url" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "checkout_attempts_checkout_session_id_unique" UNIQUE("checkout_session_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"description" text NOT NULL,
	"amount" integer NOT NULL,
	"amount_refunded" integer DEFAULT 0 NOT NULL,
	"amount_charged_back" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"receipt_url" text
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"purchase_id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"payment_intent_id" text,
	"purchased_at" timestamp with time zone NOT NULL,
	"refunded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"stripe_customer_id" text,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" text,
	"stripe_price_id" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"current_period_start" timestamp with time zone NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"cancel_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"schedule_id" text,
	"discount" jsonb,
	"next_amount" integer,
	"next_amount_off" integer DEFAULT 0 NOT NULL,
	"open_invoice_url" text,
	"refunded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "purchase_id" text;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_attempts" ADD CONSTRAINT "checkout_attempts_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_session_idx" ON "products" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "products_course_idx" ON "products" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "billing_notices_user_idx" ON "billing_notices" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_attempts_open_key" ON "checkout_attempts" USING btree ("user_id") WHERE "checkout_attempts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "checkout_attempts_user_idx" ON "checkout_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_user_idx" ON "payments" USING btree ("user_id","paid_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "purchases_user_idx" ON "purchases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stripe_events_received_idx" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "subscriptions_user_idx" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_current_period_end_idx" ON "subscriptions" USING btree ("current_period_end");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_subscription_key" ON "entitlements" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "entitlements_paid_until_idx" ON "entitlements" USING btree ("ends_at") WHERE "entitlements"."subscription_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_purchase_key" ON "entitlements" USING btree ("purchase_id");