export type RobotsField = 'agent' | 'allow' | 'disallow' | 'other';

// Google’s parser forgives these spellings, and so many files rely on it that we do too.
const fields: ReadonlyMap<string, RobotsField> = new Map([
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
]);

/** What the key of a line means; `key` in lower case. */
export const robotsField = (key: string): RobotsField => fields.get(key) ?? 'other';
