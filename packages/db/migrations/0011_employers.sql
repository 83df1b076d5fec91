CREATE TABLE "employments" (
	"employment_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "employments_period" CHECK ("employments"."ends_at" is null or "employments"."ends_at" >= "employments"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "learning_changes" (
	"change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learning_changes_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_figures" (
	"customer_id" uuid NOT NULL,
	"period" text NOT NULL,
	"course_id" uuid NOT NULL,
	"enrolled" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_figures_customer_id_period_course_id_pk" PRIMARY KEY("customer_id","period","course_id")
);
--> statement-breakpoint
CREATE TABLE "employee_course_figures" (
	"customer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"period" text NOT NULL,
	"course_id" uuid NOT NULL,
	"session_id" uuid,
	"enrolled" boolean NOT NULL,
	"completed" boolean NOT NULL,
	"active" boolean NOT NULL,
	"videos_watched" integer NOT NULL,
	"seconds_watched" integer NOT NULL,
	"engagement" integer,
	"course_started" boolean NOT NULL,
	"course_completed" boolean NOT NULL,
	"badge_earned" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employee_figures" (
	"customer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"period" text NOT NULL,
	"name" text NOT NULL,
	"sort_name" text NOT NULL,
	"active" boolean NOT NULL,
	"lessons_started" integer DEFAULT 0 NOT NULL,
	"seconds_watched" integer DEFAULT 0 NOT NULL,
	"courses_started" integer DEFAULT 0 NOT NULL,
	"courses_completed" integer DEFAULT 0 NOT NULL,
	"badges" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "employee_figures_user_id_period_pk" PRIMARY KEY("user_id","period")
);
--> statement-breakpoint
CREATE TABLE "employee_weeks" (
	"customer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"week" date NOT NULL,
	CONSTRAINT "employee_weeks_user_id_customer_id_week_pk" PRIMARY KEY("user_id","customer_id","week")
);
--> statement-breakpoint
CREATE TABLE "employees" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"image_url" text,
	"last_active_at" timestamp with time zone,
	"changes_on" date
);
--> statement-breakpoint
CREATE TABLE "figures_state" (
	"singleton" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"as_of" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_figures" (
	"customer_id" uuid NOT NULL,
	"period" text NOT NULL,
	"users_engaged" integer DEFAULT 0 NOT NULL,
	"lessons_started" integer DEFAULT 0 NOT NULL,
	"seconds_watched" bigint DEFAULT 0 NOT NULL,
	"courses_completed" integer DEFAULT 0 NOT NULL,
	"badges_earned" integer DEFAULT 0 NOT NULL,
	"users_with_badge" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "organization_figures_customer_id_period_pk" PRIMARY KEY("customer_id","period")
);
--> statement-breakpoint
CREATE TABLE "organization_weeks" (
	"customer_id" uuid NOT NULL,
	"week" date NOT NULL,
	"active_learners" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "organization_weeks_customer_id_week_pk" PRIMARY KEY("customer_id","week")
);
--> statement-breakpoint
CREATE TABLE "session_figures" (
	"customer_id" uuid NOT NULL,
	"period" text NOT NULL,
	"session_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"enrolled" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "session_figures_customer_id_period_session_id_pk" PRIMARY KEY("customer_id","period","session_id")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "important_links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "employments" ADD CONSTRAINT "employments_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employments" ADD CONSTRAINT "employments_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_figures" ADD CONSTRAINT "course_figures_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_figures" ADD CONSTRAINT "course_figures_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_course_figures" ADD CONSTRAINT "employee_course_figures_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_course_figures" ADD CONSTRAINT "employee_course_figures_user_id_employees_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."employees"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_course_figures" ADD CONSTRAINT "employee_course_figures_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_course_figures" ADD CONSTRAINT "employee_course_figures_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_figures" ADD CONSTRAINT "employee_figures_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_figures" ADD CONSTRAINT "employee_figures_user_id_employees_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."employees"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_weeks" ADD CONSTRAINT "employee_weeks_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_weeks" ADD CONSTRAINT "employee_weeks_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_user_id_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_figures" ADD CONSTRAINT "organization_figures_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_weeks" ADD CONSTRAINT "organization_weeks_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_figures" ADD CONSTRAINT "session_figures_customer_id_customers_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_figures" ADD CONSTRAINT "session_figures_session_id_sessions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_figures" ADD CONSTRAINT "session_figures_course_id_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "employments_seat_key" ON "employments" USING btree ("user_id") WHERE "employments"."ends_at" is null;--> statement-breakpoint
CREATE INDEX "employments_user_idx" ON "employments" USING btree ("user_id","customer_id");--> statement-breakpoint
CREATE INDEX "employments_customer_idx" ON "employments" USING btree ("customer_id","starts_at");--> statement-breakpoint
CREATE INDEX "employments_ended_idx" ON "employments" USING btree ("customer_id","ends_at") WHERE "employments"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX "learning_changes_user_idx" ON "learning_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "course_figures_course_idx" ON "course_figures" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_course_figures_key" ON "employee_course_figures" USING btree ("user_id","period","course_id","session_id");--> statement-breakpoint
CREATE INDEX "employee_course_figures_customer_idx" ON "employee_course_figures" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "employee_course_figures_course_idx" ON "employee_course_figures" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "employee_course_figures_session_idx" ON "employee_course_figures" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "employee_figures_name_idx" ON "employee_figures" USING btree ("customer_id","period","sort_name" collate "C","user_id");--> statement-breakpoint
CREATE INDEX "employee_figures_courses_idx" ON "employee_figures" USING btree ("customer_id","period","courses_started","sort_name" collate "C","user_id");--> statement-breakpoint
CREATE INDEX "employee_figures_badges_idx" ON "employee_figures" USING btree ("customer_id","period","badges","sort_name" collate "C","user_id");--> statement-breakpoint
CREATE INDEX "employee_weeks_customer_idx" ON "employee_weeks" USING btree ("customer_id","week");--> statement-breakpoint
CREATE INDEX "employees_customer_idx" ON "employees" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "employees_changes_idx" ON "employees" USING btree ("changes_on");--> statement-breakpoint
CREATE INDEX "session_figures_course_idx" ON "session_figures" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "session_figures_session_idx" ON "session_figures" USING btree ("session_id");--> statement-breakpoint
-- Notes for each employee whose learning changed that their figures are counted anew. Only the statement's own rows are read.
CREATE FUNCTION note_learning() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO learning_changes (user_id)
		SELECT DISTINCT changed.user_id FROM changed JOIN employments e ON e.user_id = changed.user_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER video_sessions_learning_insert AFTER INSERT ON video_sessions REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_learning();--> statement-breakpoint
CREATE TRIGGER video_sessions_learning_update AFTER UPDATE ON video_sessions REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_learning();--> statement-breakpoint
CREATE TRIGGER video_sessions_learning_delete AFTER DELETE ON video_sessions REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_learning();--> statement-breakpoint
CREATE TRIGGER checklist_progress_learning_insert AFTER INSERT ON checklist_progress REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_learning();--> statement-breakpoint
CREATE TRIGGER checklist_progress_learning_update AFTER UPDATE ON checklist_progress REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_learning();--> statement-breakpoint
CREATE TRIGGER checklist_progress_learning_delete AFTER DELETE ON checklist_progress REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_learning();--> statement-breakpoint
CREATE TRIGGER project_submissions_learning_insert AFTER INSERT ON project_submissions REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_learning();--> statement-breakpoint
CREATE TRIGGER project_submissions_learning_delete AFTER DELETE ON project_submissions REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_learning();--> statement-breakpoint
CREATE TRIGGER enrollments_learning_insert AFTER INSERT ON enrollments REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_learning();--> statement-breakpoint
CREATE TRIGGER enrollments_learning_update AFTER UPDATE ON enrollments REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_learning();--> statement-breakpoint
CREATE TRIGGER enrollments_learning_delete AFTER DELETE ON enrollments REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_learning();--> statement-breakpoint
CREATE TRIGGER earned_badges_learning_insert AFTER INSERT ON earned_badges REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_learning();--> statement-breakpoint
CREATE TRIGGER earned_badges_learning_update AFTER UPDATE ON earned_badges REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_learning();--> statement-breakpoint
CREATE TRIGGER earned_badges_learning_delete AFTER DELETE ON earned_badges REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION note_learning();--> statement-breakpoint
-- Keeps the seats of employers: a member has one while an employer pays for them and their membership runs. Who loses the seat
-- is gone from the employer's figures in the same transaction.
CREATE FUNCTION keep_employment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	employer uuid := (SELECT c.customer_id FROM customers c WHERE c.customer_id = NEW.customer_id AND c.type = 'ENTERPRISE'
		AND NEW.suspended_at IS NULL AND NOT NEW.test_data AND NEW.status NOT IN ('ALUMNI', 'POST_TRIAL'));
BEGIN
	UPDATE employments SET ends_at = greatest(now(), starts_at)
		WHERE user_id = NEW.user_id AND ends_at IS NULL AND customer_id IS DISTINCT FROM employer;
	IF FOUND THEN
		DELETE FROM employees WHERE user_id = NEW.user_id;
	END IF;
	IF employer IS NOT NULL THEN
		INSERT INTO employments (customer_id, user_id, starts_at)
			VALUES (employer, NEW.user_id, CASE TG_OP WHEN 'INSERT' THEN NEW.registration_date ELSE now() END)
			ON CONFLICT (user_id) WHERE ends_at IS NULL DO NOTHING;
		INSERT INTO learning_changes (user_id) VALUES (NEW.user_id);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER members_employment
	AFTER INSERT OR UPDATE OF customer_id, status, suspended_at, test_data, first_name, last_name, email, profile_image_url
	ON members FOR EACH ROW EXECUTE FUNCTION keep_employment();--> statement-breakpoint
-- The start of a contract is the start of a period, and only employers give seats.
CREATE FUNCTION note_contract() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO learning_changes (user_id)
		SELECT user_id FROM employments WHERE customer_id = NEW.customer_id AND ends_at IS NULL;
	IF OLD.type <> NEW.type THEN
		UPDATE members SET customer_id = customer_id WHERE customer_id = NEW.customer_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER customers_contract AFTER UPDATE OF contract_start, type ON customers FOR EACH ROW
	WHEN (OLD.contract_start IS DISTINCT FROM NEW.contract_start OR OLD.type <> NEW.type) EXECUTE FUNCTION note_contract();--> statement-breakpoint
-- Whoever changes figures of an employer holds its sums first, so that two of them wait for each other in the same order.
CREATE FUNCTION hold_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM organization_figures WHERE customer_id = CASE TG_OP WHEN 'DELETE' THEN OLD.customer_id ELSE NEW.customer_id END
		ORDER BY period FOR UPDATE;
	RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER employees_hold_sums BEFORE INSERT OR DELETE ON employees FOR EACH ROW EXECUTE FUNCTION hold_sums();--> statement-breakpoint
-- The figures of those who took a session or course are counted anew without it.
CREATE FUNCTION forget_session() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	takers uuid[] := ARRAY(SELECT DISTINCT user_id FROM employee_course_figures WHERE session_id = OLD.session_id);
BEGIN
	INSERT INTO learning_changes (user_id) SELECT unnest(takers);
	DELETE FROM employees WHERE user_id = ANY (takers);
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_forgotten BEFORE DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION forget_session();--> statement-breakpoint
CREATE FUNCTION forget_course() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	takers uuid[] := ARRAY(SELECT DISTINCT user_id FROM employee_course_figures WHERE course_id = OLD.course_id);
BEGIN
	INSERT INTO learning_changes (user_id) SELECT unnest(takers);
	DELETE FROM employees WHERE user_id = ANY (takers);
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER courses_forgotten BEFORE DELETE ON courses FOR EACH ROW EXECUTE FUNCTION forget_course();--> statement-breakpoint
-- The sums of employers follow the rows of their employees, whatever adds or deletes these.
CREATE FUNCTION sum_employee_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sign int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
	INSERT INTO organization_figures AS kept (customer_id, period, users_engaged, lessons_started, seconds_watched,
			courses_completed, badges_earned, users_with_badge)
		SELECT customer_id, period, sign * count(*) FILTER (WHERE active), sign * sum(lessons_started), sign * sum(seconds_watched),
			sign * sum(courses_completed), sign * sum(badges), sign * count(*) FILTER (WHERE badges > 0)
		FROM changed GROUP BY customer_id, period ORDER BY customer_id, period
		ON CONFLICT (customer_id, period) DO UPDATE SET
			users_engaged = kept.users_engaged + excluded.users_engaged,
			lessons_started = kept.lessons_started + excluded.lessons_started,
			seconds_watched = kept.seconds_watched + excluded.seconds_watched,
			courses_completed = kept.courses_completed + excluded.courses_completed,
			badges_earned = kept.badges_earned + excluded.badges_earned,
			users_with_badge = kept.users_with_badge + excluded.users_with_badge;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION sum_course_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sign int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
	INSERT INTO course_figures AS kept (customer_id, period, course_id, enrolled, completed)
		SELECT customer_id, period, course_id, sign * count(DISTINCT user_id) FILTER (WHERE enrolled),
			sign * count(DISTINCT user_id) FILTER (WHERE course_completed)
		FROM changed GROUP BY customer_id, period, course_id ORDER BY customer_id, period, course_id
		ON CONFLICT (customer_id, period, course_id) DO UPDATE SET
			enrolled = kept.enrolled + excluded.enrolled, completed = kept.completed + excluded.completed;
	INSERT INTO session_figures AS kept (customer_id, period, session_id, course_id, enrolled, completed)
		SELECT customer_id, period, session_id, course_id, sign * count(*) FILTER (WHERE enrolled), sign * count(*) FILTER (WHERE completed)
		FROM changed WHERE session_id IS NOT NULL GROUP BY customer_id, period, session_id, course_id
		ORDER BY customer_id, period, session_id
		ON CONFLICT (customer_id, period, session_id) DO UPDATE SET
			enrolled = kept.enrolled + excluded.enrolled, completed = kept.completed + excluded.completed;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION sum_employee_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sign int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
	INSERT INTO organization_weeks AS kept (customer_id, week, active_learners)
		SELECT customer_id, week, sign * count(*) FROM changed GROUP BY customer_id, week ORDER BY customer_id, week
		ON CONFLICT (customer_id, week) DO UPDATE SET active_learners = kept.active_learners + excluded.active_learners;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER employee_figures_insert AFTER INSERT ON employee_figures REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION sum_employee_figures();--> statement-breakpoint
CREATE TRIGGER employee_figures_delete AFTER DELETE ON employee_figures REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION sum_employee_figures();--> statement-breakpoint
CREATE TRIGGER employee_course_figures_insert AFTER INSERT ON employee_course_figures REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION sum_course_figures();--> statement-breakpoint
CREATE TRIGGER employee_course_figures_delete AFTER DELETE ON employee_course_figures REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION sum_course_figures();--> statement-breakpoint
CREATE TRIGGER employee_weeks_insert AFTER INSERT ON employee_weeks REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION sum_employee_weeks();--> statement-breakpoint
CREATE TRIGGER employee_weeks_delete AFTER DELETE ON employee_weeks REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION sum_employee_weeks();--> statement-breakpoint
-- The seats of the members that there are already.
INSERT INTO employments (customer_id, user_id, starts_at)
	SELECT m.customer_id, m.user_id, m.registration_date FROM members m JOIN customers c ON c.customer_id = m.customer_id
	WHERE c.type = 'ENTERPRISE' AND m.suspended_at IS NULL AND NOT m.test_data AND m.status NOT IN ('ALUMNI', 'POST_TRIAL');--> statement-breakpoint
INSERT INTO learning_changes (user_id) SELECT user_id FROM employments;--> statement-breakpoint
-- Dashboards are read as this role, which sees the rows of one employer: that of the transaction's setting. A role belongs to
-- all databases of a server, so another one may have created it.
DO $$
BEGIN
	IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'organization_reader') THEN
		CREATE ROLE organization_reader NOLOGIN;
	END IF;
	IF NOT pg_has_role(current_user, 'organization_reader', 'MEMBER') THEN
		EXECUTE format('GRANT organization_reader TO %I', current_user);
	END IF;
EXCEPTION
	WHEN duplicate_object OR unique_violation THEN
		EXECUTE format('GRANT organization_reader TO %I', current_user);
	WHEN insufficient_privilege THEN
		RAISE EXCEPTION 'The user % of the database may not create the role organization_reader. An administrator runs: CREATE ROLE organization_reader; GRANT organization_reader TO %', current_user, current_user;
END $$;--> statement-breakpoint
GRANT SELECT ON customers, employments, employees, employee_course_figures, employee_figures, course_figures, session_figures, organization_figures, organization_weeks, figures_state, courses, sessions TO organization_reader;--> statement-breakpoint
ALTER TABLE employments ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_customer ON employments TO organization_reader
	USING (customer_id = nullif(current_setting('section.customer_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE employees ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_customer ON employees TO organization_reader
	USING (customer_id = nullif(current_setting('section.customer_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE employee_course_figures ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_customer ON employee_course_figures TO organization_reader
	USING (customer_id = nullif(current_setting('section.customer_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE employee_figures ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_customer ON employee_figures TO organization_reader
	USING (customer_id = nullif(current_setting('section.customer_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE course_figures ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_customer ON course_figures TO organization_reader
	USING (customer_id = nullif(current_setting('section.customer_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE session_figures ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_customer ON session_figures TO organization_reader
	USING (customer_id = nullif(current_setting('section.customer_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE organization_figures ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_customer ON organization_figures TO organization_reader
	USING (customer_id = nullif(current_setting('section.customer_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE organization_weeks ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_customer ON organization_weeks TO organization_reader
	USING (customer_id = nullif(current_setting('section.customer_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE customers ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY everybody ON customers USING (true);--> statement-breakpoint
CREATE POLICY own_customer ON customers AS RESTRICTIVE TO organization_reader
	USING (customer_id = nullif(current_setting('section.customer_id', true), '')::uuid);
