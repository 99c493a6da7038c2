import type { Browser } from 'playwright-core';
import { ExpectedError } from '../../process/expected-error.ts';
import type { GuardProxy } from './guard-proxy.ts';

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
	'--disable-gpu',
	'--disable-dev-shm-usage',
];

export async function launchBrowser(
	program: string,
	{ origin }: GuardProxy,
	timeout: number,
): Promise<Browser> {
	const { chromium } = await import('playwright-core');
	try {
		return await chromium.launch({
			executablePath: program,
			timeout,
			proxy: { server: origin, bypass: '<-loopback>' },
			args: [...closedNetwork, ...lessMemory],
			// Chromium refuses to run with a sandbox as root.
			chromiumSandbox: process.getuid?.() !== 0,
			handleSIGINT: false,
			handleSIGTERM: false,
			handleSIGHUP: false,
		});
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause);
		throw new ExpectedError('configuration', `The browser ${program} does not start: ${reason}`, {
			cause,
		});
	}
}
