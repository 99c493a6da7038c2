import path from 'node:path';
import type { Page } from '@playwright/test';

/** Console messages about hosts outside this machine, which tests never reach. */
const outside =
	/^Failed to load resource: net::ERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED|ADDRESS_UNREACHABLE|TUNNEL_CONNECTION_FAILED|PROXY_CONNECTION_FAILED)/;

/** Collects the errors of a page from now on. */
export function complaintsOf(page: Page): string[] {
	const complaints: string[] = [];
	page.on('pageerror', ({ message }) => complaints.push(message));
	page.on('console', (message) => {
		if (message.type() === 'error' && !outside.test(message.text()))
			complaints.push(`${message.text()} ${message.location().url}`);
	});
	return complaints;
}

/** Lines of PHP’s log that name our plugin; WordPress logs some of its own. */
export async function phpComplaints(url: string): Promise<readonly string[]> {
	const response = await fetch(`${url}/wp-content/debug.log`);
	// Read also where there is no log: Node fails when PHP closes a connection with unread text.
	const text = await response.text();
	return response.ok ? linesOfPlugin(text, checkout) : [];
}

const checkout = path.resolve(import.meta.dirname, '../..');

/** Files of WordPress are in the checkout, whose folder may be named like the plugin. */
export const linesOfPlugin = (log: string, checkout: string): readonly string[] =>
	log.split('\n').filter((line) => /plumbline/i.test(line.replaceAll(checkout, '')));
