// A bundle is for production; only a setting says otherwise. Imported before anything that reads it.
process.env.NODE_ENV ||= 'production';
