import { browser } from 'wxt/browser';
import { permissionFor } from '../../server/server-address.ts';
import { serverSetting } from '../../settings/settings.ts';
import type { ServerAccess } from './answer-panel.ts';
import { openConnectionStore } from './connection.store.ts';

const timeoutMs = 20_000;

/** The stored connection and the browser’s network and permissions. */
export const serverAccess = (): ServerAccess => ({
	connections: openConnectionStore(),
	fetch: (request, signal = request.signal) =>
		fetch(request, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) }),
	isAllowed: (origin) => browser.permissions.contains(permissionFor(origin)),
	revoke: async (origin) => {
		await browser.permissions.remove(permissionFor(origin));
	},
	publishOrigin: (origin) => serverSetting.setValue(origin),
});
