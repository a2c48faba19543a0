-- Profiles without an account too are ordered by the last name: the one that is given, or the last word of the whole name.
CREATE OR REPLACE FUNCTION name_teacher() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  account record;
  given text;
  listed text;
BEGIN
  SELECT first_name, last_name, email INTO account FROM users WHERE id = NEW.user_id;
  given := coalesce(nullif(NEW.metadata_json ->> 'fullname', ''), NEW.metadata_json ->> 'full_name',
    concat_ws(' ', NEW.metadata_json ->> 'first_name', NEW.metadata_json ->> 'last_name'));
  listed := coalesce(
    nullif(NEW.metadata_json ->> 'last_name', '') || ' ' || coalesce(NEW.metadata_json ->> 'first_name', ''),
    CASE WHEN given LIKE '%,%' THEN given ELSE regexp_replace(btrim(given), '^(.*\S)\s+(\S+)$', '\2 \1') END);
  NEW.sort_name := fold_text(coalesce(account.last_name || ' ' || account.first_name, listed, ''));
  NEW.search_text := fold_text(concat_ws(' ', account.first_name, account.last_name, account.email, given,
    NEW.metadata_json ->> 'email', NEW.employee_no));
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE teachers SET user_id = user_id WHERE user_id IS NULL;
