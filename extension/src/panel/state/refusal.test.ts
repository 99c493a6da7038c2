import { expect, test } from 'vitest';
import { refusalBy, refusalOf } from './refusal.ts';

test.each([
	['https://example.com/', null],
	['http://localhost:3000/', null],
	['file:///home/me/page.html', null],
	['chrome://settings/', 'browser_page'],
	['about:addons', 'browser_page'],
	['view-source:https://example.com/', 'browser_page'],
	['chrome-extension://abc/page.html', 'browser_page'],
	['https://chromewebstore.google.com/detail/abc', 'store'],
	['https://chrome.google.com/webstore/detail/abc', 'store'],
	['https://chrome.google.com/intl/en/', null],
	['https://addons.mozilla.org/en/', 'store'],
])('answers %s with %s', (url, refusal) => {
	expect(refusalOf({ url, status: 'complete' }, true)).toBe(refusal);
});

test('asks for a click when the browser hides the URL', () => {
	expect(refusalOf({ status: 'loading' }, false)).toBe('not_clicked');
});

test('does not ask for a click if the user has just clicked', () => {
	expect(refusalOf({ status: 'complete' }, true)).toBe('browser_page');
});

test.each([undefined, 'about:blank'])(
	'treats a tab at %s as loading, not as a page of the browser',
	(url) => {
		expect(refusalOf({ url, status: 'loading' }, true)).toBe('arriving');
		expect(refusalOf({ url, status: 'complete' }, true)).toBe('browser_page');
	},
);

test('explains the separate permission for files when a file is refused', () => {
	expect(refusalBy('file:///home/me/page.html')).toBe('file');
	expect(refusalBy('https://example.com/')).toBe('forbidden');
	expect(refusalBy('https://example.com/menu.PDF?page=2')).toBe('viewer');
});
