import { browser } from 'wxt/browser';
import { allSites } from '../../redirects/hops.ts';

const statuses = new Map<string, number>();
let isListening = false;

/** Notes the codes of redirects that requests of the panel meet, if the browser may tell. */
export function noteFirstStatuses(): void {
	const { webRequest } = browser;
	if (isListening || !webRequest) return;
	isListening = true;
	webRequest.onBeforeRedirect.addListener(
		({ statusCode, url }) => {
			statuses.set(url, statusCode);
		},
		{ urls: allSites, tabId: -1 },
	);
}

export const firstStatusOf = (address: string): number | null => statuses.get(address) ?? null;
