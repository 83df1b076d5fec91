CREATE TABLE "backups" (
	"backup_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"finished_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restorations" (
	"restoration_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"restored_to" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schema_floor" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"oldest" text NOT NULL,
	CONSTRAINT "schema_floor_one_row" CHECK ("schema_floor"."only_row")
);
--> statement-breakpoint
CREATE INDEX "backups_kind_finished_idx" ON "backups" USING btree ("kind","finished_at");--> statement-breakpoint
INSERT INTO "schema_floor" ("oldest") VALUES ('0000_foundation');
