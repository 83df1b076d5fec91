ALTER TABLE "signup_nonces" DROP CONSTRAINT "signup_nonces_user_id_members_user_id_fk";
