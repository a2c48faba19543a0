ALTER TABLE "score_changes" ALTER COLUMN "old_score" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "score_changes" ALTER COLUMN "new_score" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "scores" ALTER COLUMN "score" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "scores" ALTER COLUMN "typed_over" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "grade_items" ADD COLUMN "half_points" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_score_in_halves" CHECK ("scores"."score" * 2 = trunc("scores"."score" * 2));--> statement-breakpoint
-- Half a point only where the item allows it, whoever writes.
CREATE FUNCTION is_not_of_item(score numeric, max_score integer, half_points boolean) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT score > max_score OR (NOT half_points AND score <> trunc(score))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_score(in_closed_quarter boolean) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF in_closed_quarter THEN
    RAISE EXCEPTION 'the quarter is closed' USING ERRCODE = 'KQ001';
  END IF;
  RAISE EXCEPTION 'the item does not allow this score' USING ERRCODE = 'KQ002';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_grade_item() RETURNS trigger LANGUAGE plpgsql AS $$
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
  IF TG_OP = 'UPDATE' AND EXISTS (SELECT FROM scores WHERE item_id = NEW.id AND is_not_of_item(score, NEW.max_score, NEW.half_points)) THEN
    RAISE EXCEPTION 'the item has a score that it would not allow' USING ERRCODE = 'KQ002';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_added_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO score_changes (class_id, item_id, item_title, quarter, student_id, old_score, old_excused,
    new_score, new_excused, typed, source, request_id, changed_by_user_id, changed_at)
  SELECT added.class_id, added.item_id, items.title, items.quarter, added.student_id, NULL, false,
    added.score, added.excused, added.typed, score_change_source(), score_change_request(), score_change_user(),
    added.updated_at
  FROM added CROSS JOIN LATERAL (
      SELECT title, quarter, max_score, half_points, EXISTS (
        SELECT FROM quarter_closings closings WHERE closings.class_id = added.class_id AND closings.quarter = grade_items.quarter
      ) AS is_closed
      FROM grade_items WHERE id = added.item_id LIMIT 1
    ) items
  WHERE CASE WHEN items.is_closed OR is_not_of_item(added.score, items.max_score, items.half_points) THEN refuse_score(items.is_closed)
    ELSE added.score IS NOT NULL OR added.excused END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_changed_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO score_changes (class_id, item_id, item_title, quarter, student_id, old_score, old_excused,
    new_score, new_excused, typed, source, request_id, changed_by_user_id, changed_at)
  SELECT changes.class_id, changes.item_id, items.title, items.quarter, changes.student_id, changes.old_score,
    changes.old_excused, changes.score, changes.excused, changes.typed, score_change_source(), score_change_request(),
    score_change_user(), changes.updated_at
  FROM (
      SELECT sides.*, lag(score) OVER each_score AS old_score, lag(excused) OVER each_score AS old_excused,
        (class_id, item_id, student_id) IS DISTINCT FROM
          (lag(class_id) OVER each_score, lag(item_id) OVER each_score, lag(student_id) OVER each_score) AS is_moved,
        typed IS NOT NULL AND typed IS DISTINCT FROM lag(typed) OVER each_score AS is_typed
      FROM (SELECT *, false AS is_after FROM before UNION ALL SELECT *, true FROM now_there) sides
      WINDOW each_score AS (PARTITION BY id ORDER BY is_after)
    ) changes
    CROSS JOIN LATERAL (
      SELECT title, quarter, max_score, half_points, EXISTS (
        SELECT FROM quarter_closings closings WHERE closings.class_id = changes.class_id AND closings.quarter = grade_items.quarter
      ) AS is_closed
      FROM grade_items WHERE id = changes.item_id LIMIT 1
    ) items
  WHERE is_after AND CASE
    WHEN NOT is_moved AND NOT is_typed AND (old_score, old_excused) IS NOT DISTINCT FROM (score, excused) THEN false
    WHEN items.is_closed OR is_not_of_item(score, items.max_score, items.half_points) THEN refuse_score(items.is_closed)
    ELSE is_typed OR (old_score, old_excused) IS DISTINCT FROM (score, excused) END;
  RETURN NULL;
END $$;
