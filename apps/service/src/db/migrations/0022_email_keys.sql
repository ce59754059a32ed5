-- Addresses that were stored with characters nobody sees, or in full-width letters, are spelled as they are looked up
-- now (`normalizeKey`). One whose spelling belongs to another account stays as it is.
DO $$
DECLARE
  invisible constant text := '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]';
  digits constant text := '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
BEGIN
  -- Unicode's normal forms exist in this encoding only.
  IF current_setting('server_encoding') <> 'UTF8' THEN RETURN; END IF;

  WITH spelled AS (
    SELECT id, email_key, created_at, translate(regexp_replace(normalize(regexp_replace(email, invisible, '', 'g'), NFKC), invisible, '', 'g'), digits || '。', '01234567890123456789.') AS email
    FROM users WHERE email IS NOT NULL
  ), changed AS (
    SELECT s.id, btrim(s.email) AS email, lower(btrim(s.email)) AS key, s.email_key IS NOT NULL AS keyed,
      row_number() OVER (PARTITION BY lower(btrim(s.email)) ORDER BY s.email_key IS NULL, s.created_at) AS place
    FROM spelled s JOIN users u USING (id) WHERE u.email <> btrim(s.email)
  )
  UPDATE users SET email = c.email, email_key = CASE WHEN c.keyed THEN c.key END
  FROM changed c
  WHERE users.id = c.id AND c.place = 1
    AND NOT EXISTS (SELECT 1 FROM users other WHERE other.id <> c.id AND (other.email_key = c.key OR lower(other.email) = c.key));

  WITH spelled AS (
    SELECT id, translate(regexp_replace(normalize(regexp_replace(email, invisible, '', 'g'), NFKC), invisible, '', 'g'), digits || '。', '01234567890123456789.') AS email
    FROM partners
  ), changed AS (
    SELECT s.id, btrim(s.email) AS email, lower(btrim(s.email)) AS key,
      row_number() OVER (PARTITION BY lower(btrim(s.email)) ORDER BY s.id) AS place
    FROM spelled s JOIN partners p USING (id) WHERE p.email <> btrim(s.email)
  )
  UPDATE partners SET email = c.email, email_key = c.key
  FROM changed c
  WHERE partners.id = c.id AND c.place = 1
    AND NOT EXISTS (SELECT 1 FROM partners other WHERE other.id <> c.id AND other.email_key = c.key);
END $$;
