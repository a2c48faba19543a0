-- Names live with the account, or in metadata_json for a profile without one; search and order need them here.
CREATE FUNCTION name_teacher() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  account record;
  given text;
BEGIN
  SELECT first_name, last_name, email INTO account FROM users WHERE id = NEW.user_id;
  given := coalesce(nullif(NEW.metadata_json ->> 'fullname', ''), NEW.metadata_json ->> 'full_name',
    concat_ws(' ', NEW.metadata_json ->> 'first_name', NEW.metadata_json ->> 'last_name'));
  NEW.sort_name := fold_text(coalesce(account.last_name || ' ' || account.first_name, given, ''));
  NEW.search_text := fold_text(concat_ws(' ', account.first_name, account.last_name, account.email, given,
    NEW.metadata_json ->> 'email', NEW.employee_no));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER teachers_named BEFORE INSERT OR UPDATE OF user_id, employee_no, metadata_json ON teachers
  FOR EACH ROW EXECUTE FUNCTION name_teacher();
--> statement-breakpoint
CREATE FUNCTION rename_teacher() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE teachers SET user_id = user_id WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_rename_teacher AFTER UPDATE OF first_name, last_name, email ON users
  FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name, OLD.email) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.email))
  EXECUTE FUNCTION rename_teacher();
--> statement-breakpoint
UPDATE teachers SET user_id = user_id, school_state = 'confirmed';
