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
DROP INDEX "outbox_pending_idx";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "last_error" text;--> statement-breakpoint
CREATE INDEX "demo_mailbox_created_idx" ON "demo_mailbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "demo_mailbox_recipient_idx" ON "demo_mailbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "outbox_due_idx" ON "outbox" USING btree ("topic","next_attempt_at") WHERE "outbox"."delivered_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
UPDATE "outbox" SET "payload" = "payload" || jsonb_build_object('kind', "topic"), "topic" = 'mail'
WHERE "topic" IN ('enrolment-confirmed', 'waitlist-confirmed', 'seat-freed');
