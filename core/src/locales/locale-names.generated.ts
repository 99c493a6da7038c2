// Generated from the locale files of this folder. Do not edit.
/** Languages with texts. English texts are in the rules and phrases themselves, and replace missing ones. */
export const locales = ['en', 'ja'] as const;
