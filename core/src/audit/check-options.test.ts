import { expect, test } from 'vitest';
import { auditHtml } from '../run/audit-html.ts';
import { createAuditor } from '../run/auditor.ts';
import { createLiveAudit } from '../run/live-audit.ts';

// Calls from JavaScript, where no compiler looks at the arguments.
const call = auditHtml as unknown as (...args: readonly unknown[]) => unknown;
const html = '<title>Rye bread</title>';

test.each<[problem: string, args: readonly unknown[]]>([
	['html: expected a string, got undefined.', [undefined, { geo: 'us' }]],
	['html: expected a string, got a value of type object.', [new URL('https://a.example'), {}]],
	['options: expected an object such as { geo: "us" }, got undefined.', [html]],
	['options: expected an object such as { geo: "us" }, got "us".', [html, 'us']],
	['geo: expected a country code such as "us", got undefined.', [html, {}]],
	['keywords: expected an array of strings, got "rye".', [html, { geo: 'us', keywords: 'rye' }]],
	['keywords: expected an array of strings, got an array.', [html, { geo: 'us', keywords: [7] }]],
	[
		'synonyms: expected an object of arrays of strings, by keyword, got a value of type object.',
		[html, { geo: 'us', synonyms: { rye: 'loaf' } }],
	],
	[
		'environment: expected "production" or "staging", got "test".',
		[html, { geo: 'us', environment: 'test' }],
	],
	['now: expected a Date, got "2026-11-26".', [html, { geo: 'us', now: '2026-11-26' }]],
	['url: expected a string with an absolute URL, got null.', [html, { geo: 'us', url: null }]],
	[
		'onError: expected a function, got a value of type boolean.',
		[html, { geo: 'us', onError: true }],
	],
])('%s', (problem, args) => {
	expect(() => call(...args)).toThrow(new TypeError(problem));
});

test.each<[name: string, create: (options: never) => unknown]>([
	['createAuditor', createAuditor],
	['createLiveAudit', createLiveAudit],
])('%s names a wrong option as well', (_name, create) => {
	const options = { geo: 'us', keywords: 'rye' } as never; // as JavaScript passes it
	const problem = 'keywords: expected an array of strings, got "rye".';
	expect(() => create(options)).toThrow(new TypeError(problem));
});
