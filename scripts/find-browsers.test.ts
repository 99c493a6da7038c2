import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { findBrowsers } from './find-browsers.ts';

const playwrights = chromium.executablePath();
const chrome = '/usr/bin/google-chrome';
const edge = '/usr/bin/microsoft-edge';

test.each([
	[[edge, chrome, playwrights, '/usr/bin/chromium'], '/usr/bin/chromium'],
	[[edge, chrome, playwrights], playwrights],
	[[edge, chrome], chrome],
	[[edge], edge],
	[['/usr/bin/firefox'], undefined],
])('of %j uses %s for Chromium', (installed, used) => {
	expect(findBrowsers((file) => installed.includes(file)).chromium).toBe(used);
});

test('tests without extensions prefer Debian’s Chromium without windows', () => {
	const shell = '/usr/bin/chromium-headless-shell';
	expect(findBrowsers((file) => [shell, chrome].includes(file))).toMatchObject({
		chromium: chrome,
		headlessChromium: shell,
	});
	expect(findBrowsers((file) => file === chrome).headlessChromium).toBe(chrome);
});

test('a variable that names a missing browser causes an error with the remedy', () => {
	process.env.PLUMBLINE_FIREFOX = '/nowhere/firefox';
	try {
		expect(() => findBrowsers()).toThrow(
			'PLUMBLINE_FIREFOX names /nowhere/firefox, which does not exist. Correct or unset it.',
		);
	} finally {
		delete process.env.PLUMBLINE_FIREFOX;
	}
});
