CREATE FUNCTION count_added_learners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO learner_counts (school_id, count)
    SELECT school_id, count(*) FROM added GROUP BY school_id ORDER BY school_id
  ON CONFLICT (school_id) DO UPDATE SET count = learner_counts.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_moved_learners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO learner_counts (school_id, count)
    SELECT school_id, sum(one) FROM (
      SELECT school_id, -1 AS one FROM old_learners UNION ALL SELECT school_id, 1 FROM new_learners
    ) moves GROUP BY school_id HAVING sum(one) <> 0 ORDER BY school_id
  ON CONFLICT (school_id) DO UPDATE SET count = learner_counts.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_removed_learners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO learner_counts (school_id, count)
    SELECT school_id, -count(*) FROM removed GROUP BY school_id ORDER BY school_id
  ON CONFLICT (school_id) DO UPDATE SET count = learner_counts.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER learners_counted_added AFTER INSERT ON learners
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_learners();
--> statement-breakpoint
CREATE TRIGGER learners_counted_moved AFTER UPDATE ON learners
  REFERENCING OLD TABLE AS old_learners NEW TABLE AS new_learners FOR EACH STATEMENT EXECUTE FUNCTION count_moved_learners();
--> statement-breakpoint
CREATE TRIGGER learners_counted_removed AFTER DELETE ON learners
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_learners();
