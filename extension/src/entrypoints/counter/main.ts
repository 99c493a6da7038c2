import { browser } from 'wxt/browser';
import type { CountAnswer, CountHost, CountRequest } from '../../counter/count-host.ts';
import { countPages } from '../../counter/count-pages.ts';

/** How long the counter stays open without a page to count. */
const idleMs = 60_000;

// An offscreen document has only the messaging API; the service worker does the rest.
async function ask<Name extends keyof CountHost>(
	count: Name,
	input: Parameters<CountHost[Name]>[0],
) {
	const request = { count, input } as CountRequest; // a name and the input of the same name
	return (await browser.runtime.sendMessage(request)) as CountAnswer<Name>;
}

let waiting: ReturnType<typeof setTimeout> | undefined;

countPages(
	{ settingsOf: (url) => ask('settingsOf', url), show: (badge) => ask('show', badge) },
	(pages) => {
		clearTimeout(waiting);
		if (pages === 0) waiting = setTimeout(() => close(), idleMs);
	},
);
