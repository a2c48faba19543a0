-- A score never exceeds what its item allows, and a closed quarter takes no change, whoever writes.
CREATE FUNCTION is_quarter_closed(of_class integer, of_quarter integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM quarter_closings WHERE class_id = of_class AND quarter = of_quarter)
$$;
--> statement-breakpoint
CREATE FUNCTION guard_score() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item record;
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT quarter INTO item FROM grade_items WHERE id = OLD.item_id;
    -- A learner or a class that is deleted takes its scores along.
    IF is_quarter_closed(OLD.class_id, item.quarter)
      AND EXISTS (SELECT FROM enrollments WHERE class_id = OLD.class_id AND student_id = OLD.student_id) THEN
      RAISE EXCEPTION 'the quarter is closed' USING ERRCODE = 'KQ001';
    END IF;
    RETURN OLD;
  END IF;
  SELECT quarter, max_score INTO item FROM grade_items WHERE id = NEW.item_id;
  IF is_quarter_closed(NEW.class_id, item.quarter) THEN
    RAISE EXCEPTION 'the quarter is closed' USING ERRCODE = 'KQ001';
  END IF;
  IF NEW.score > item.max_score THEN
    RAISE EXCEPTION 'the score exceeds the highest possible' USING ERRCODE = 'KQ002';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER scores_guarded BEFORE INSERT OR UPDATE OF score, excused, item_id, class_id, student_id OR DELETE ON scores
  FOR EACH ROW EXECUTE FUNCTION guard_score();
--> statement-breakpoint
CREATE FUNCTION guard_grade_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF is_quarter_closed(OLD.class_id, OLD.quarter) AND EXISTS (SELECT FROM classes WHERE id = OLD.class_id) THEN
      RAISE EXCEPTION 'the quarter is closed' USING ERRCODE = 'KQ001';
    END IF;
    RETURN OLD;
  END IF;
  IF is_quarter_closed(NEW.class_id, NEW.quarter) OR (TG_OP = 'UPDATE' AND is_quarter_closed(OLD.class_id, OLD.quarter)) THEN
    RAISE EXCEPTION 'the quarter is closed' USING ERRCODE = 'KQ001';
  END IF;
  IF TG_OP = 'UPDATE' AND EXISTS (SELECT FROM scores WHERE item_id = NEW.id AND score > NEW.max_score) THEN
    RAISE EXCEPTION 'a score exceeds the highest possible' USING ERRCODE = 'KQ002';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER grade_items_guarded BEFORE INSERT OR UPDATE OR DELETE ON grade_items
  FOR EACH ROW EXECUTE FUNCTION guard_grade_item();
--> statement-breakpoint
CREATE FUNCTION guard_weights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF is_quarter_closed(OLD.class_id, OLD.quarter) AND EXISTS (SELECT FROM classes WHERE id = OLD.class_id) THEN
      RAISE EXCEPTION 'the quarter is closed' USING ERRCODE = 'KQ001';
    END IF;
    RETURN OLD;
  END IF;
  IF is_quarter_closed(NEW.class_id, NEW.quarter) THEN
    RAISE EXCEPTION 'the quarter is closed' USING ERRCODE = 'KQ001';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER quarter_weights_guarded BEFORE INSERT OR UPDATE OR DELETE ON quarter_weights
  FOR EACH ROW EXECUTE FUNCTION guard_weights();
--> statement-breakpoint
-- Every change of a score is one row of history, also one made by hand in the database.
-- The product says who, where from and for which request in settings of the transaction.
CREATE FUNCTION score_change_source() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('klasrum.source', true), ''), 'database')
$$;
--> statement-breakpoint
CREATE FUNCTION score_change_request() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('klasrum.request', true), '')
$$;
--> statement-breakpoint
CREATE FUNCTION score_change_user() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('klasrum.user', true), '')::integer
$$;
--> statement-breakpoint
CREATE FUNCTION record_added_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO score_changes (class_id, item_id, item_title, quarter, student_id, old_score, old_excused,
    new_score, new_excused, source, request_id, changed_by_user_id, changed_at)
  SELECT added.class_id, added.item_id, items.title, items.quarter, added.student_id, NULL, false,
    added.score, added.excused, score_change_source(), score_change_request(), score_change_user(), added.updated_at
  FROM added JOIN grade_items items ON items.id = added.item_id
  WHERE added.score IS NOT NULL OR added.excused;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION record_changed_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO score_changes (class_id, item_id, item_title, quarter, student_id, old_score, old_excused,
    new_score, new_excused, source, request_id, changed_by_user_id, changed_at)
  SELECT now_there.class_id, now_there.item_id, items.title, items.quarter, now_there.student_id, before.score,
    before.excused, now_there.score, now_there.excused, score_change_source(), score_change_request(),
    score_change_user(), now_there.updated_at
  FROM before JOIN now_there ON now_there.id = before.id JOIN grade_items items ON items.id = now_there.item_id
  WHERE (before.score, before.excused) IS DISTINCT FROM (now_there.score, now_there.excused);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A learner or a class that is deleted takes its history along.
CREATE FUNCTION record_removed_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO score_changes (class_id, item_id, item_title, quarter, student_id, old_score, old_excused,
    new_score, new_excused, source, request_id, changed_by_user_id, changed_at)
  SELECT removed.class_id, removed.item_id, coalesce(items.title, ''), items.quarter, removed.student_id, removed.score,
    removed.excused, NULL, false, score_change_source(), score_change_request(), score_change_user(), now()
  FROM removed JOIN enrollments seats ON seats.class_id = removed.class_id AND seats.student_id = removed.student_id
    LEFT JOIN grade_items items ON items.id = removed.item_id
  WHERE removed.score IS NOT NULL OR removed.excused;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER scores_recorded_added AFTER INSERT ON scores
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_added_scores();
--> statement-breakpoint
CREATE TRIGGER scores_recorded_changed AFTER UPDATE ON scores
  REFERENCING OLD TABLE AS before NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION record_changed_scores();
--> statement-breakpoint
CREATE TRIGGER scores_recorded_removed AFTER DELETE ON scores
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION record_removed_scores();
