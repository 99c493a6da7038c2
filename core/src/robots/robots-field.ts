export type RobotsField = 'agent' | 'allow' | 'disallow' | 'other';

// Google’s parser forgives these spellings, and so many files rely on it that we do too.
const beginnings: readonly (readonly [string, RobotsField])[] = [
	['user-agent', 'agent'],
	['useragent', 'agent'],
	['user agent', 'agent'],
	['allow', 'allow'],
	['disallow', 'disallow'],
	['dissallow', 'disallow'],
	['dissalow', 'disallow'],
	['disalow', 'disallow'],
	['diasllow', 'disallow'],
	['disallaw', 'disallow'],
];

/** Spelled as in the standard, or a misspelling that Google lists; `key` in lower case. */
export const isKnownSpelling = (key: string): boolean =>
	beginnings.some(([beginning]) => beginning === key);

/**
 * The meaning of the key of a line, in lower case. Its beginning decides, as with Google:
 * “User-agents”.
 */
export const robotsField = (key: string): RobotsField =>
	beginnings.find(([beginning]) => key.startsWith(beginning))?.[1] ?? 'other';
