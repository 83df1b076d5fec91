ALTER TABLE "pass_seats" ADD COLUMN "holds_slot" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "pass_seats" SET "lapses_at" = least("lapses_at", now() + interval '2 hours');
