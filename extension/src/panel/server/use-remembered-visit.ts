import { useEffect } from 'preact/hooks';
import { rememberOnServer } from '../../settings/settings.ts';
import { isPrivateWindow } from '../../settings/window-item.ts';
import { askServer } from './ask-server.ts';

/** Switching between two tabs does not visit their pages again each time. */
const restMs = 60_000;
const askedMs = new Map<string, number>();

interface Visit {
	/** Origin of the connected server; empty for none. */
	readonly server: string;
	/** Empty for a page that is gone. */
	readonly url: string;
	/** The country whose rules apply. */
	readonly geo: string;
	readonly visit: number;
}

/**
 * Lets the connected server remember each visit of a page, if the user wants that. A failure is
 * shown where the server is asked for more: in rankings and indexing.
 */
export function useRememberedVisit({ geo, server, url, visit }: Visit): void {
	useEffect(() => {
		if (server && url) void remember(url, geo);
	}, [server, url, visit]);
}

async function remember(url: string, geo: string): Promise<void> {
	if (!(await rememberOnServer.getValue()) || (await isPrivateWindow())) return;
	if (Date.now() < (askedMs.get(url) ?? 0) + restMs) return;
	askedMs.set(url, Date.now());
	await askServer('remember', { url, geo });
}
