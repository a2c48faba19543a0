-- An open grade sheet is read again after every change of what it shows besides cells, whoever made it.
-- In the order of classes, so that two changes of several never wait for each other; a class that is being deleted has none.
CREATE FUNCTION renew_sheets(of_classes integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO sheet_versions AS held (class_id, version, reload_version)
  SELECT id, 1, 1 FROM classes WHERE id = ANY (of_classes) ORDER BY id
  ON CONFLICT (class_id) DO UPDATE SET version = held.version + 1, reload_version = held.version + 1
$$;
--> statement-breakpoint
CREATE FUNCTION renew_sheets_of_roster() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_sheets(array(SELECT DISTINCT class_id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER enrollments_added AFTER INSERT ON enrollments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_sheets_of_roster();
--> statement-breakpoint
CREATE TRIGGER enrollments_changed AFTER UPDATE ON enrollments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_sheets_of_roster();
--> statement-breakpoint
CREATE TRIGGER enrollments_removed AFTER DELETE ON enrollments
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_sheets_of_roster();
--> statement-breakpoint
CREATE FUNCTION renew_sheets_of_learners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_sheets(array(
    SELECT DISTINCT enrollments.class_id FROM before JOIN after USING (id) JOIN enrollments ON student_id = after.id
    WHERE (before.listed_name, before.gender, before.lrn) IS DISTINCT FROM (after.listed_name, after.gender, after.lrn)
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER learners_changed AFTER UPDATE ON learners
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION renew_sheets_of_learners();
--> statement-breakpoint
CREATE FUNCTION renew_sheets_of_class() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_sheets(array[NEW.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER classes_changed AFTER UPDATE ON classes FOR EACH ROW
  WHEN ((OLD.policy, OLD.transmuted, OLD.archived_at) IS DISTINCT FROM (NEW.policy, NEW.transmuted, NEW.archived_at))
  EXECUTE FUNCTION renew_sheets_of_class();
