CREATE TYPE "public"."federation_context" AS ENUM('login', 'corporate-login', 'lms', 'set-password', 'add-secondary-email', 'pass-registration', 'limited-signup');--> statement-breakpoint
CREATE TYPE "public"."realm_protocol" AS ENUM('oidc', 'saml');--> statement-breakpoint
CREATE TABLE "corporate_realms" (
	"realm" text PRIMARY KEY NOT NULL,
	"customer_id" uuid,
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
ALTER TABLE "auth_sessions" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "identity_id" uuid;--> statement-breakpoint
ALTER TABLE "corporate_realms" ADD CONSTRAINT "corporate_realms_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "federated_identities" ADD CONSTRAINT "federated_identities_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "federation_requests" ADD CONSTRAINT "federation_requests_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "federation_requests" ADD CONSTRAINT "federation_requests_identity_id_federated_identities_identity_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."federated_identities"("identity_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lms_providers" ADD CONSTRAINT "lms_providers_realm_corporate_realms_realm_fk" FOREIGN KEY ("realm") REFERENCES "public"."corporate_realms"("realm") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "realm_domains" ADD CONSTRAINT "realm_domains_realm_corporate_realms_realm_fk" FOREIGN KEY ("realm") REFERENCES "public"."corporate_realms"("realm") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "federated_identities_issuer_subject_key" ON "federated_identities" USING btree ("issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "federated_identities_user_issuer_key" ON "federated_identities" USING btree ("user_id","issuer") WHERE "federated_identities"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "federated_identities_unlinked_idx" ON "federated_identities" USING btree ("last_seen_at") WHERE "federated_identities"."user_id" is null;--> statement-breakpoint
CREATE INDEX "federation_requests_expires_idx" ON "federation_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "federation_requests_user_idx" ON "federation_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "realm_domains_realm_idx" ON "realm_domains" USING btree ("realm");--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_identity_id_federated_identities_identity_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."federated_identities"("identity_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_sessions_identity_idx" ON "auth_sessions" USING btree ("identity_id");--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_somebody" CHECK ("auth_sessions"."user_id" is not null or "auth_sessions"."identity_id" is not null);