CREATE TABLE "activations" (
	"activation_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"pass_id" uuid,
	"mailed_tac_hash" text NOT NULL,
	"poll_tac_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "activations_mailed_tac_hash_unique" UNIQUE("mailed_tac_hash"),
	CONSTRAINT "activations_poll_tac_hash_unique" UNIQUE("poll_tac_hash"),
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
ALTER TABLE "activations" ADD CONSTRAINT "activations_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_codes" ADD CONSTRAINT "mailed_codes_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signup_nonces" ADD CONSTRAINT "signup_nonces_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activations_user_idx" ON "activations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "activations_expires_idx" ON "activations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mailed_codes_expires_idx" ON "mailed_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_expires_idx" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "signup_nonces_expires_idx" ON "signup_nonces" USING btree ("expires_at");