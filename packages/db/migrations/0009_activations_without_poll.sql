ALTER TABLE "activations" DROP CONSTRAINT "activations_poll_tac_hash_unique";--> statement-breakpoint
ALTER TABLE "activations" DROP COLUMN "poll_tac_hash";