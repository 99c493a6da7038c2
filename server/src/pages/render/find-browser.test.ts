import { expect, test } from 'vitest';
import { findBrowser } from './find-browser.ts';

const only = (file: string) => (name: string) => name === file;

test('the named browser is used', () => {
	expect(findBrowser({ PLUMBLINE_BROWSER: '/opt/mine' }, only('/opt/mine'))).toBe('/opt/mine');
});

test('otherwise an installed browser is used', () => {
	expect(findBrowser({}, only('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
});

test.each([
	[{ PLUMBLINE_BROWSER: '/opt/mine' }, 'there is no program “/opt/mine”'],
	[{}, 'Install Chrome, Chromium or Edge'],
])('the error for a missing browser says what to do: %j', (environment, advice) => {
	expect(() => findBrowser(environment, () => false)).toThrow(advice);
});
