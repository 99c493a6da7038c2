import type { LaunchOptions } from '@playwright/test';
import { findBrowsers } from '../scripts/find-browsers.ts';

const { chromium } = findBrowsers();

/** How Chromium runs as root, without a screen, and without talking to anybody by itself. */
export const launchOptions: LaunchOptions = {
	...(chromium ? { executablePath: chromium } : {}),
	args: [
		'--no-sandbox',
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
		// Names that lead nowhere; nobody is asked for them.
		'--host-resolver-rules=MAP *.invalid ~NOTFOUND',
	],
};
