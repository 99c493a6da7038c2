import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

export interface Browsers {
	readonly chromium: string | undefined;
	/** A Chromium without windows and extensions, if installed: it needs a third less time. */
	readonly headlessChromium: string | undefined;
	readonly firefox: string | undefined;
}

// Debian's first, because the tests were written with it; then Playwright's.
const chromiums = [
	'/usr/bin/chromium',
	chromium.executablePath(),
	'/usr/bin/google-chrome-stable',
	'/usr/bin/google-chrome',
	'/usr/bin/microsoft-edge-stable',
	'/usr/bin/microsoft-edge',
	'/snap/bin/chromium',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const headlessShell = '/usr/bin/chromium-headless-shell';

// Not Playwright's Firefox: it is a different build from what people have.
const firefoxes = [
	'/usr/bin/firefox-esr',
	'/usr/bin/firefox',
	'/snap/bin/firefox',
	'/Applications/Firefox.app/Contents/MacOS/firefox',
	'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The browsers on this machine. Installs nothing. */
export function findBrowsers(exists: (file: string) => boolean = existsSync): Browsers {
	const chosen = named('PLUMBLINE_CHROMIUM', exists);
	const chromium = chosen ?? chromiums.find(exists);
	return {
		chromium,
		headlessChromium: chosen ?? (exists(headlessShell) ? headlessShell : chromium),
		firefox: named('PLUMBLINE_FIREFOX', exists) ?? firefoxes.find(exists),
	};
}

function named(variable: string, exists: (file: string) => boolean): string | undefined {
	const file = process.env[variable];
	if (file && !exists(file)) {
		throw new Error(`${variable} names ${file}, which does not exist. Correct or unset it.`);
	}
	return file || undefined;
}
