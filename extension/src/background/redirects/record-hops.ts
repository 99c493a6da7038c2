import type { Redirect } from '@plumbline/core';
import { browser } from 'wxt/browser';
import { allSites, hopsOfTab } from '../../redirects/hops.ts';

interface Visit {
	readonly requestId: string;
	readonly hops: readonly Redirect[];
}

interface Step {
	readonly requestId: string;
	readonly tabId: number;
	readonly url: string;
	readonly redirectUrl: string;
	readonly statusCode: number;
	readonly responseHeaders?:
		| readonly { readonly name: string; readonly value?: string | undefined }[]
		| undefined;
}

const pages = { urls: allSites, types: ['main_frame' as const] };

/** Notes each step of the redirects of every tab, once the user has allowed it. */
export function recordHops(): void {
	const visits = new Map<number, Visit>();

	function note(tabId: number, visit: Visit) {
		visits.set(tabId, visit);
		void hopsOfTab(tabId).setValue(visit.hops);
	}

	function begin({ requestId, tabId }: Pick<Step, 'requestId' | 'tabId'>): undefined {
		// Each step of a chain has the id of the first request.
		if (visits.get(tabId)?.requestId !== requestId) note(tabId, { requestId, hops: [] });
	}

	function step({ redirectUrl, requestId, responseHeaders = [], statusCode, tabId, url }: Step) {
		const headers = responseHeaders.map(({ name, value = '' }) => [name, value] as const);
		const hop = { url, status: statusCode, location: redirectUrl, headers };
		note(tabId, { requestId, hops: [...(visits.get(tabId)?.hops ?? []), hop] });
	}

	function listen() {
		const { webRequest } = browser;
		if (!webRequest) return;
		// Chromium passes over listeners that were added before there was access to any site.
		webRequest.onBeforeRequest.removeListener(begin);
		webRequest.onBeforeRedirect.removeListener(step);
		webRequest.onBeforeRequest.addListener(begin, pages);
		webRequest.onBeforeRedirect.addListener(step, pages, ['responseHeaders']);
	}

	listen();
	browser.permissions.onAdded.addListener(listen);
	browser.tabs.onRemoved.addListener((tabId) => {
		visits.delete(tabId);
		void hopsOfTab(tabId).removeValue();
	});
}
