import { vi } from 'vitest';
import { browser } from 'wxt/browser';

/** The fake browser has no permissions. These are granted and removed as in a real one. */
export function heldPermissions(...granted: readonly string[]) {
	const held = new Set(granted);
	const { permissions } = browser;
	vi.spyOn(permissions, 'contains').mockImplementation(async ({ origins = [] }) =>
		origins.every((origin) => held.has(origin)),
	);
	vi.spyOn(permissions, 'request').mockImplementation(async ({ origins = [] }) => {
		for (const origin of origins) held.add(origin);
		return true;
	});
	vi.spyOn(permissions, 'remove').mockImplementation(async ({ origins = [] }) => {
		for (const origin of origins) held.delete(origin);
		return true;
	});
	return held;
}
