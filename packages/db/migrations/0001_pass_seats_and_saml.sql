CREATE TYPE "public"."saml_signatures" AS ENUM('both', 'response', 'assertion');--> statement-breakpoint
CREATE TABLE "saml_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL,
	"certificate" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "corporate_realms" ADD COLUMN "metadata_xml" text;--> statement-breakpoint
ALTER TABLE "corporate_realms" ADD COLUMN "signatures" "saml_signatures";--> statement-breakpoint
ALTER TABLE "corporate_realms" ADD COLUMN "sign_requests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pass_seats" ADD COLUMN "holds_slot" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "pass_seats" SET "lapses_at" = least("lapses_at", now() + interval '2 hours');
