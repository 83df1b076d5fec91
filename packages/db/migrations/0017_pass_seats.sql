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
ALTER TABLE "entitlements" ADD COLUMN "pass_id" uuid;--> statement-breakpoint
ALTER TABLE "pass_redemptions" ADD COLUMN "lapsed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pass_seats" ADD CONSTRAINT "pass_seats_pass_id_passes_pass_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("pass_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_seats" ADD CONSTRAINT "pass_seats_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pass_seats_lapses_idx" ON "pass_seats" USING btree ("lapses_at");--> statement-breakpoint
CREATE INDEX "pass_seats_network_idx" ON "pass_seats" USING btree ("pass_id","network");--> statement-breakpoint
CREATE INDEX "pass_seats_user_idx" ON "pass_seats" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_pass_id_passes_pass_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("pass_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "pass_seats" ("pass_id", "email", "user_id", "lapses_at")
SELECT r."pass_id", lower(m."email"), r."user_id", greatest(now(), p."begins_at") + interval '7 days'
FROM "pass_redemptions" r JOIN "members" m USING ("user_id") JOIN "passes" p ON p."pass_id" = r."pass_id"
WHERE m."password_hash" IS NULL AND m."suspended_at" IS NULL
	AND EXISTS (SELECT 1 FROM "signups" s WHERE s."user_id" = m."user_id")
	AND NOT EXISTS (SELECT 1 FROM "federated_identities" f WHERE f."user_id" = m."user_id")
	AND NOT EXISTS (SELECT 1 FROM "activations" a WHERE a."user_id" = m."user_id" AND a."used_at" IS NOT NULL);--> statement-breakpoint
UPDATE "pass_seats" s SET "code_hash" = c."code_hash" FROM "pass_redemption_codes" c
WHERE c."pass_id" = s."pass_id" AND c."used_by" = s."user_id";--> statement-breakpoint
UPDATE "entitlements" e SET "pass_id" = s."pass_id" FROM "pass_seats" s
WHERE s."user_id" = e."user_id" AND e."type" <> 'mc-limited'
	AND NOT EXISTS (SELECT 1 FROM "pass_seats" o WHERE o."user_id" = s."user_id" AND o."pass_id" <> s."pass_id");
