import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

export interface Browsers {
	readonly chromium: string | undefined;
	readonly firefox: string | undefined;
}

const firefoxes = [
	'/usr/bin/firefox-esr',
	'/usr/bin/firefox',
	'/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The browsers this machine has. Looks only, installs nothing. */
export function findBrowsers(): Browsers {
	return {
		chromium:
			named('PLUMBLINE_CHROMIUM') ?? firstOf(['/usr/bin/chromium', chromium.executablePath()]),
		firefox: named('PLUMBLINE_FIREFOX') ?? firstOf(firefoxes),
	};
}

function named(variable: string): string | undefined {
	const file = process.env[variable];
	if (file && !existsSync(file)) {
		throw new Error(`${variable} names ${file}, which does not exist. Correct it or unset it.`);
	}
	return file || undefined;
}

function firstOf(files: readonly string[]): string | undefined {
	return files.find((file) => existsSync(file));
}
