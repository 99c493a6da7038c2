import type { LaunchOptions } from '@playwright/test';
import { findBrowsers } from '../scripts/find-browsers.ts';

const { chromium, headlessChromium } = findBrowsers();

/** Options for Chromium as root and without a screen, with no network traffic of its own. */
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
		// Resolves these names to nothing, without asking a name server.
		'--host-resolver-rules=MAP *.invalid ~NOTFOUND',
	],
};

/** The same options for pages without extensions, with a faster Chromium if there is one. */
export const headlessOptions: LaunchOptions = headless(launchOptions);

/**
 * For stories, whose pages live for seconds: optimizing their scripts takes more time than it saves,
 * and nobody watches the browser’s tabs and side panel move.
 */
export const storyOptions: LaunchOptions = {
	...launchOptions,
	args: [
		...(launchOptions.args ?? []),
		'--js-flags=--no-turbofan --no-maglev',
		'--animation-duration-scale=0',
		'--wm-window-animations-disabled',
	],
};

export const headlessStoryOptions: LaunchOptions = headless(storyOptions);

function headless(options: LaunchOptions): LaunchOptions {
	return { ...options, ...(headlessChromium ? { executablePath: headlessChromium } : {}) };
}
