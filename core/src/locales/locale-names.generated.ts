// Generated from the locale files of this folder. Do not edit.
export const locales = ['en', 'ja'] as const;
