CREATE TABLE "cities" (
	"city_id" integer PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"region" text,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"population" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "directory_entries" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sort_name" text NOT NULL,
	"search_text" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "industry_references" (
	"industry_ref_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"industry" text NOT NULL,
	"sort_order" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "industry_references_industry_unique" UNIQUE("industry")
);--> statement-breakpoint
CREATE TABLE "job_function_references" (
	"job_function_ref_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_function" text NOT NULL,
	"sort_order" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "job_function_references_job_function_unique" UNIQUE("job_function")
);--> statement-breakpoint
CREATE TABLE "member_field_changes" (
	"user_id" uuid NOT NULL,
	"field" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_field_changes_user_id_field_pk" PRIMARY KEY("user_id","field")
);--> statement-breakpoint
CREATE TABLE "profile_photos" (
	"photo_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"upload_key" text,
	"picture_key" text,
	"created_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "directory_entries" ADD CONSTRAINT "directory_entries_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_field_changes" ADD CONSTRAINT "member_field_changes_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_photos" ADD CONSTRAINT "profile_photos_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- A name as it is searched and sorted by: without marks, apostrophes and capitals, its words with a space between them.
-- The capitals of Greek and Cyrillic are listed, because lower() leaves them alone in a database of the C locale.
CREATE FUNCTION folded_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT btrim(regexp_replace(
		replace(replace(replace(
			translate(
				lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f\u0027\u0060\u00b4\u02b9-\u02bf\u2018\u2019\u201b\u2032]', '', 'g')),
				'ÆŒẞØøŁłĐđıİÐðΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІЇҐЂЈЉЊЋЏ',
				'æœßoollddiiddαβγδεζηθικλμνξοπρστυφχψωσабвгдежзийклмнопрстуфхцчшщъыьэюяєіїґђјљњћџ'
			),
			'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
		'[\s\u002d\u2010-\u2015.,]+', ' ', 'g'))
$$;--> statement-breakpoint
-- Keeps the directory's row of a member: there is one for everybody whose membership or trial runs, unless they hide, are suspended or are test data.
CREATE FUNCTION refresh_directory_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.status IN ('EMPLOYEE', 'MEMBER', 'TRIAL') AND NEW.suspended_at IS NULL AND NOT NEW.test_data AND NEW.shows_in_directory THEN
		INSERT INTO directory_entries (user_id, sort_name, search_text) VALUES (
			NEW.user_id,
			folded_name(concat_ws(' ', NEW.first_name, NEW.last_name)),
			' ' || folded_name(concat_ws(' ', NEW.first_name, NEW.middle_name, NEW.last_name, NEW.display_name, NEW.job_role))
		) ON CONFLICT (user_id) DO UPDATE SET sort_name = excluded.sort_name, search_text = excluded.search_text;
	ELSE
		DELETE FROM directory_entries WHERE user_id = NEW.user_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO directory_entries (user_id, sort_name, search_text)
	SELECT user_id, folded_name(concat_ws(' ', first_name, last_name)),
		' ' || folded_name(concat_ws(' ', first_name, middle_name, last_name, display_name, job_role))
	FROM members
	WHERE status IN ('EMPLOYEE', 'MEMBER', 'TRIAL') AND suspended_at IS NULL AND NOT test_data;--> statement-breakpoint
CREATE INDEX "cities_name_idx" ON "cities" USING btree ("country","folded_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "cities_population_idx" ON "cities" USING btree ("country","population" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "directory_entries_order_idx" ON "directory_entries" USING btree ("sort_name" collate "C","user_id");--> statement-breakpoint
CREATE INDEX "directory_entries_search_idx" ON "directory_entries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profile_photos_user_idx" ON "profile_photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profile_photos_created_idx" ON "profile_photos" USING btree ("created_at");--> statement-breakpoint
-- The columns come last, because they lock the tables for readers, too, until the migration ends.
ALTER TABLE "auth_sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "shows_in_directory" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "shows_location" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "shows_languages" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "shows_links" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "shares_courses" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TRIGGER members_directory_entry
	AFTER INSERT OR UPDATE OF status, suspended_at, test_data, shows_in_directory, first_name, middle_name, last_name, display_name, job_role
	ON members FOR EACH ROW EXECUTE FUNCTION refresh_directory_entry();
