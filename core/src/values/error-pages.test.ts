import { expect, it } from 'vitest';
import { isErrorText } from './error-pages.ts';

it.each([
	['Application error: a client-side exception has occurred', true],
	[
		'Application error: a client-side exception has occurred while loading example.com (see the browser console for more information).',
		true,
	],
	['There has been a critical error on this website. Learn more about troubleshooting.', true],
	['Error establishing a database connection', true],
	['Whoops, looks like something went wrong.', true],
	['There has been an error processing your request', true],
	['Unexpected Application Error!', true],
	['Error (null) Backend fetch failed', true],
	['Server Error in ‘/’ Application.', false],
	["Server Error in '/' Application.", true],
	['We’re sorry, but something went wrong (500)', true],
	['Whitelabel Error Page', true],
	['502 Bad Gateway', true],
	['Just a moment...', true],
	['Just a Moment', false],
	['How to fix the Error establishing a database connection', false],
	['Application error: a client-side exception has occurred – how to debug it', false],
	['500 Internal Server Error: Ursachen und Lösungen', false],
	['Error', false],
])('%j is an error instead of a page: %j', (text, isError) => {
	expect(isErrorText(text)).toBe(isError);
});
