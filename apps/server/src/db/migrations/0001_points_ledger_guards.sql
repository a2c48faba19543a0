CREATE FUNCTION refuse_point_entry_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'point_entries is append-only: correct an entry with a new one' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER point_entries_append_only BEFORE UPDATE OR DELETE ON point_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_point_entry_change();
--> statement-breakpoint
CREATE TRIGGER point_entries_no_truncate BEFORE TRUNCATE ON point_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_point_entry_change();
--> statement-breakpoint
CREATE FUNCTION carry_point_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET points = points + NEW.points WHERE id = NEW.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER point_entries_carry AFTER INSERT ON point_entries
  FOR EACH ROW EXECUTE FUNCTION carry_point_entry();
--> statement-breakpoint
CREATE FUNCTION guard_points_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.points <> 0 THEN
    RAISE EXCEPTION 'an account starts with no points: write a point entry' USING ERRCODE = 'restrict_violation';
  END IF;
  -- Depth 1 is a statement of the application; depth 2 is point_entries_carry.
  IF TG_OP = 'UPDATE' AND NEW.points <> OLD.points AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'points change only through point_entries' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_points_guard BEFORE INSERT OR UPDATE ON users
  FOR EACH ROW EXECUTE FUNCTION guard_points_balance();
