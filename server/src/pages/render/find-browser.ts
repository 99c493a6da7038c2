import { existsSync } from 'node:fs';
import { ExpectedError } from '../../process/expected-error.ts';

const installed = [
	'/usr/bin/google-chrome-stable',
	'/usr/bin/google-chrome',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/snap/bin/chromium',
	'/usr/bin/microsoft-edge-stable',
	'/usr/bin/microsoft-edge',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The browser named by PLUMBLINE_BROWSER, or an installed one. Nothing is downloaded. */
export function findBrowser(
	{ PLUMBLINE_BROWSER: named }: Readonly<Record<string, string | undefined>>,
	exists: (file: string) => boolean = existsSync,
): string {
	const browser = named?.trim() ? [named.trim()].find(exists) : installed.find(exists);
	if (browser !== undefined) return browser;
	throw new ExpectedError(
		'configuration',
		named?.trim()
			? `PLUMBLINE_BROWSER: there is no program “${named.trim()}”.`
			: 'Pages can be rendered only with a browser. Install Chrome, Chromium or Edge, or name one in PLUMBLINE_BROWSER. The plain image has none: build the one of Dockerfile.render.',
	);
}

/** The same, or null where none is named and none is installed. */
export function findAnyBrowser(
	environment: Readonly<Record<string, string | undefined>>,
	exists: (file: string) => boolean = existsSync,
): string | null {
	if (!environment.PLUMBLINE_BROWSER?.trim() && !installed.some(exists)) return null;
	return findBrowser(environment, exists);
}
