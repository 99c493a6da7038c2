import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

export interface Browsers {
	readonly chromium: string | undefined;
	readonly firefox: string | undefined;
}

// Debian's first, because it is what the tests were written with; Playwright's own after it.
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

// Not Playwright's: it is a different build from what people have.
const firefoxes = [
	'/usr/bin/firefox-esr',
	'/usr/bin/firefox',
	'/snap/bin/firefox',
	'/Applications/Firefox.app/Contents/MacOS/firefox',
	'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The browsers this machine has. Looks only, installs nothing. */
export function findBrowsers(exists: (file: string) => boolean = existsSync): Browsers {
	return {
		chromium: named('PLUMBLINE_CHROMIUM', exists) ?? chromiums.find(exists),
		firefox: named('PLUMBLINE_FIREFOX', exists) ?? firefoxes.find(exists),
	};
}

function named(variable: string, exists: (file: string) => boolean): string | undefined {
	const file = process.env[variable];
	if (file && !exists(file)) {
		throw new Error(`${variable} names ${file}, which does not exist. Correct it or unset it.`);
	}
	return file || undefined;
}
