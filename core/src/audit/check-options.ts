type Check = readonly [wanted: string, isFine: (value: unknown) => boolean];

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const text: Check = ['a string', isText];
const object: Check = ['an object', isObject];

const checks = Object.entries<Check>({
	geo: ['a country code such as "us"', isText],
	keywords: ['an array of strings', isTexts],
	synonyms: [
		'an object of arrays of strings, by keyword',
		(value) => isObject(value) && Object.values(Object(value)).every(isTexts),
	],
	textLanguage: text,
	locale: text,
	ruleSet: text,
	environment: [
		'"production" or "staging"',
		(value) => value === 'production' || value === 'staging',
	],
	ignored: object,
	ownRules: ['an array of rules made with defineRule', Array.isArray],
	// Not instanceof: a frame or a test page has a Date of its own.
	now: ['a Date', (value) => Object.prototype.toString.call(value) === '[object Date]'],
	suggestKeywords: ['a number from 0', (value) => typeof value === 'number' && value >= 0],
	onError: ['a function', (value) => typeof value === 'function'],
	url: ['a string with an absolute URL', isText],
	title: text,
	description: text,
	language: text,
	served: text,
	scope: [
		'"document", "fragment" or "auto"',
		(value) => value === 'document' || value === 'fragment' || value === 'auto',
	],
});

/** Throws a TypeError that names the first wrong option; callers in JavaScript have no compiler. */
export function checkOptions(options: unknown): void {
	if (!isObject(options)) {
		throw new TypeError(
			`options: expected an object such as { geo: "us" }, got ${kindOf(options)}.`,
		);
	}
	const given = Object(options);
	for (const [name, [wanted, isFine]] of checks) {
		const value = given[name];
		if ((value !== undefined || name === 'geo') && !isFine(value)) {
			throw new TypeError(`${name}: expected ${wanted}, got ${kindOf(value)}.`);
		}
	}
}

/** Throws a TypeError if the HTML is not a text. */
export function checkHtml(html: unknown): void {
	if (!isText(html)) throw new TypeError(`html: expected a string, got ${kindOf(html)}.`);
}

function kindOf(value: unknown): string {
	if (value === null || value === undefined) return String(value);
	if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
	return Array.isArray(value) ? 'an array' : `a value of type ${typeof value}`;
}
