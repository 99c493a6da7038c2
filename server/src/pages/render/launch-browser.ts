import type { Browser } from 'playwright-core';
import { ExpectedError } from '../../process/expected-error.ts';

/** Nothing leaves the browser but through the proxy, and it looks up no names itself. */
const closedNetwork = [
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
	'--disable-quic',
	'--dns-prefetch-disable',
	'--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
	'--webrtc-ip-handling-policy=disable_non_proxied_udp',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--disable-domain-reliability',
	'--no-pings',
];

const lessMemory = [
	'--js-flags=--max-old-space-size=512',
	// No process is started in advance for a page to come.
	'--renderer-process-limit=1',
	// Nor one for each site in frames. All they could steal from each other is this one page.
	'--disable-site-isolation-trials',
	'--disable-gpu',
	'--disable-dev-shm-usage',
];

export interface LaunchedBrowser {
	readonly browser: Browser;
	/** Of its first process. */
	readonly id: number;
}

export async function launchBrowser(
	program: string,
	proxyOrigin: string,
	timeout: number,
): Promise<LaunchedBrowser> {
	const { chromium } = await import('playwright-core');
	try {
		const browser = await chromium.launch({
			executablePath: program,
			timeout,
			proxy: { server: proxyOrigin, bypass: '<-loopback>' },
			args: [...closedNetwork, ...lessMemory],
			// Chromium refuses to run with a sandbox as root.
			chromiumSandbox: process.getuid?.() !== 0,
			handleSIGINT: false,
			handleSIGTERM: false,
			handleSIGHUP: false,
		});
		return { browser, id: await processOf(browser) };
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause);
		throw new ExpectedError('configuration', `The browser ${program} does not start: ${reason}`, {
			cause,
		});
	}
}

async function processOf(browser: Browser): Promise<number> {
	const session = await browser.newBrowserCDPSession();
	const { processInfo } = await session.send('SystemInfo.getProcessInfo');
	await session.detach();
	const [first] = processInfo.filter(({ type }) => type === 'browser');
	if (first === undefined) throw new Error('It does not say which process it is.');
	return first.id;
}
