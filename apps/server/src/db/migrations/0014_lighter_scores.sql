-- Scores are written many at once: what is added or changed is judged together with its row of history, by the statement
-- and no longer one by one. A change of who wrote a score is none of the score, so that an account can go after a closing.
CREATE FUNCTION refuse_score(in_closed_quarter boolean) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF in_closed_quarter THEN
    RAISE EXCEPTION 'the quarter is closed' USING ERRCODE = 'KQ001';
  END IF;
  RAISE EXCEPTION 'the score exceeds the highest possible' USING ERRCODE = 'KQ002';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_added_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO score_changes (class_id, item_id, item_title, quarter, student_id, old_score, old_excused,
    new_score, new_excused, source, request_id, changed_by_user_id, changed_at)
  SELECT added.class_id, added.item_id, items.title, items.quarter, added.student_id, NULL, false,
    added.score, added.excused, score_change_source(), score_change_request(), score_change_user(), added.updated_at
  FROM added CROSS JOIN LATERAL (
      SELECT title, quarter, max_score, EXISTS (
        SELECT FROM quarter_closings closings WHERE closings.class_id = added.class_id AND closings.quarter = grade_items.quarter
      ) AS is_closed
      FROM grade_items WHERE id = added.item_id LIMIT 1
    ) items
  WHERE CASE WHEN items.is_closed OR added.score > items.max_score THEN refuse_score(items.is_closed)
    ELSE added.score IS NOT NULL OR added.excused END;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The plan is made once, for as many rows as there were then. Both sides are put in order and not joined, for a join that
-- suits few rows takes the square of many; and each row looks up its item, for a join that suits many reads all items.
CREATE OR REPLACE FUNCTION record_changed_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO score_changes (class_id, item_id, item_title, quarter, student_id, old_score, old_excused,
    new_score, new_excused, source, request_id, changed_by_user_id, changed_at)
  SELECT changes.class_id, changes.item_id, items.title, items.quarter, changes.student_id, changes.old_score,
    changes.old_excused, changes.score, changes.excused, score_change_source(), score_change_request(),
    score_change_user(), changes.updated_at
  FROM (
      SELECT sides.*, lag(score) OVER each_score AS old_score, lag(excused) OVER each_score AS old_excused,
        (class_id, item_id, student_id) IS DISTINCT FROM
          (lag(class_id) OVER each_score, lag(item_id) OVER each_score, lag(student_id) OVER each_score) AS is_moved
      FROM (SELECT *, false AS is_after FROM before UNION ALL SELECT *, true FROM now_there) sides
      WINDOW each_score AS (PARTITION BY id ORDER BY is_after)
    ) changes
    CROSS JOIN LATERAL (
      SELECT title, quarter, max_score, EXISTS (
        SELECT FROM quarter_closings closings WHERE closings.class_id = changes.class_id AND closings.quarter = grade_items.quarter
      ) AS is_closed
      FROM grade_items WHERE id = changes.item_id LIMIT 1
    ) items
  WHERE is_after AND CASE
    WHEN NOT is_moved AND (old_score, old_excused) IS NOT DISTINCT FROM (score, excused) THEN false
    WHEN items.is_closed OR score > items.max_score THEN refuse_score(items.is_closed)
    ELSE (old_score, old_excused) IS DISTINCT FROM (score, excused) END;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER scores_guarded ON scores;
--> statement-breakpoint
DROP FUNCTION guard_score();
--> statement-breakpoint
CREATE FUNCTION guard_removed_score() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A learner or a class that is deleted takes its scores along.
  IF EXISTS (SELECT FROM grade_items items JOIN quarter_closings closings
        ON closings.class_id = OLD.class_id AND closings.quarter = items.quarter
      WHERE items.id = OLD.item_id)
    AND EXISTS (SELECT FROM enrollments WHERE class_id = OLD.class_id AND student_id = OLD.student_id) THEN
    RAISE EXCEPTION 'the quarter is closed' USING ERRCODE = 'KQ001';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER scores_guarded BEFORE DELETE ON scores FOR EACH ROW EXECUTE FUNCTION guard_removed_score();
