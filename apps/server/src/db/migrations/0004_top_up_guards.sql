CREATE FUNCTION guard_top_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'top_ups are kept: cancel or reject one' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.state <> 'pending' THEN
    RAISE EXCEPTION 'a decided top-up does not change' USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.user_id, NEW.amount, NEW.points, NEW.created_at) IS DISTINCT FROM (OLD.user_id, OLD.amount, OLD.points, OLD.created_at) THEN
    RAISE EXCEPTION 'what a top-up asks for does not change' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER top_ups_guard BEFORE UPDATE OR DELETE ON top_ups FOR EACH ROW EXECUTE FUNCTION guard_top_up();
--> statement-breakpoint
CREATE TRIGGER top_ups_no_truncate BEFORE TRUNCATE ON top_ups FOR EACH STATEMENT EXECUTE FUNCTION guard_top_up();
--> statement-breakpoint
CREATE FUNCTION refuse_setting_change_edit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'setting_changes is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER setting_changes_append_only BEFORE UPDATE OR DELETE ON setting_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_setting_change_edit();
--> statement-breakpoint
CREATE FUNCTION refuse_frozen_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM point_alarms WHERE user_id = NEW.user_id AND settled_at IS NULL) THEN
    RAISE EXCEPTION 'the points of this account are frozen'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'points_frozen';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER point_entries_frozen BEFORE INSERT ON point_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_frozen_points();
--> statement-breakpoint
-- The only way besides an entry to change a balance: it becomes what the entries say, and somebody signed for it.
-- Points that never were may have been spent; then a correcting entry brings the sum back to nothing.
CREATE FUNCTION settle_point_alarm() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  total bigint;
BEGIN
  PERFORM FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
  SELECT coalesce(sum(points), 0) INTO total FROM point_entries WHERE user_id = NEW.user_id;
  IF total < 0 THEN
    INSERT INTO point_entries (user_id, points, kind, reason_key, note, reference, made_by_user_id)
      VALUES (NEW.user_id, -total, 'adjustment', 'point-alarm:' || NEW.id, 'Correction after a wrong balance',
        'alarm ' || NEW.id, NEW.settled_by_user_id);
  END IF;
  UPDATE users SET points = greatest(total, 0) WHERE id = NEW.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER point_alarms_settle AFTER UPDATE OF settled_at ON point_alarms
  FOR EACH ROW WHEN (OLD.settled_at IS NULL AND NEW.settled_at IS NOT NULL AND NEW.settled_by_user_id IS NOT NULL)
  EXECUTE FUNCTION settle_point_alarm();
--> statement-breakpoint
CREATE FUNCTION count_added_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_counts (role, is_active, count)
    SELECT role, is_active, count(*) FROM added WHERE deleted_at IS NULL GROUP BY role, is_active ORDER BY role, is_active
  ON CONFLICT (role, is_active) DO UPDATE SET count = user_counts.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_counts (role, is_active, count)
    SELECT role, is_active, sum(one) FROM (
      SELECT role, is_active, -1 AS one FROM old_users WHERE deleted_at IS NULL
      UNION ALL SELECT role, is_active, 1 FROM new_users WHERE deleted_at IS NULL
    ) moves GROUP BY role, is_active HAVING sum(one) <> 0 ORDER BY role, is_active
  ON CONFLICT (role, is_active) DO UPDATE SET count = user_counts.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_removed_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_counts (role, is_active, count)
    SELECT role, is_active, -count(*) FROM removed WHERE deleted_at IS NULL GROUP BY role, is_active ORDER BY role, is_active
  ON CONFLICT (role, is_active) DO UPDATE SET count = user_counts.count + excluded.count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_counted_added AFTER INSERT ON users
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_users();
--> statement-breakpoint
CREATE TRIGGER users_counted_changed AFTER UPDATE ON users
  REFERENCING OLD TABLE AS old_users NEW TABLE AS new_users FOR EACH STATEMENT EXECUTE FUNCTION count_changed_users();
--> statement-breakpoint
CREATE TRIGGER users_counted_removed AFTER DELETE ON users
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_users();
--> statement-breakpoint
INSERT INTO user_counts (role, is_active, count)
  SELECT role, is_active, count(*) FROM users WHERE deleted_at IS NULL GROUP BY role, is_active;
