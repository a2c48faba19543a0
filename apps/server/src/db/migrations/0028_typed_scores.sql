ALTER TABLE "score_changes" ADD COLUMN "typed" text;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "typed" text;--> statement-breakpoint
ALTER TABLE "scores" ADD COLUMN "typed_over" integer;--> statement-breakpoint
CREATE INDEX "scores_typed_index" ON "scores" USING btree ("class_id") WHERE "scores"."typed" is not null;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_typed_became_zero" CHECK (("scores"."typed" is null and "scores"."typed_over" is null) or "scores"."score" = 0);--> statement-breakpoint
-- The history also says what was typed where a score out of range became 0, be it over a 0.
CREATE OR REPLACE FUNCTION record_added_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO score_changes (class_id, item_id, item_title, quarter, student_id, old_score, old_excused,
    new_score, new_excused, typed, source, request_id, changed_by_user_id, changed_at)
  SELECT added.class_id, added.item_id, items.title, items.quarter, added.student_id, NULL, false,
    added.score, added.excused, added.typed, score_change_source(), score_change_request(), score_change_user(),
    added.updated_at
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
      SELECT title, quarter, max_score, EXISTS (
        SELECT FROM quarter_closings closings WHERE closings.class_id = changes.class_id AND closings.quarter = grade_items.quarter
      ) AS is_closed
      FROM grade_items WHERE id = changes.item_id LIMIT 1
    ) items
  WHERE is_after AND CASE
    WHEN NOT is_moved AND NOT is_typed AND (old_score, old_excused) IS NOT DISTINCT FROM (score, excused) THEN false
    WHEN items.is_closed OR score > items.max_score THEN refuse_score(items.is_closed)
    ELSE is_typed OR (old_score, old_excused) IS DISTINCT FROM (score, excused) END;
  RETURN NULL;
END $$;
