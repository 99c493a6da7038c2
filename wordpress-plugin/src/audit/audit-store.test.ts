import { expect, test, vi } from 'vitest';
import { reportOf } from '../editor/findings/finding.fixtures.ts';
import { wishesOf } from '../post/audit-wishes.ts';
import type { EditedPost } from '../post/edited-post.ts';
import { createAuditStore } from './audit-store.ts';

const post: EditedPost = {
	title: 'Bread',
	url: null,
	head: { title: 'Bread' },
	wishes: wishesOf({}),
	blocks: [],
	extra: [],
	schema: '',
	shown: 0,
};
const audited = { post, report: reportOf([]), htmls: new Map(), facts: null };

function storeWith(audit: () => Promise<typeof audited>) {
	let watchers = 0;
	const store = createAuditStore({
		read: () => post,
		subscribe() {
			watchers++;
			return () => {
				watchers--;
			};
		},
		audit,
	});
	return { store, watchers: () => watchers };
}

test('audits while it has subscribers, and shares one audit among them', async () => {
	const { store, watchers } = storeWith(async () => audited);
	const seen = vi.fn();

	const stopFirst = store.subscribe(seen);
	const stopSecond = store.subscribe(() => {});
	await vi.waitFor(() => expect(seen).toHaveBeenCalled());

	expect(store.current()).toEqual({ audited, hasFailed: false });
	expect(watchers()).toBe(1);
	stopFirst();
	expect(watchers()).toBe(1);
	stopSecond();
	expect(watchers()).toBe(0);
});

test('keeps the last findings and says so when an audit fails', async () => {
	const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
	let isConnected = true;
	const { store } = storeWith(async () => {
		if (!isConnected) throw new Error('No connection.');
		return audited;
	});

	store.subscribe(() => {})();
	await vi.waitFor(() => expect(store.current().audited).toBe(audited));
	isConnected = false;
	store.subscribe(() => {});
	await vi.waitFor(() => expect(store.current().hasFailed).toBe(true));

	expect(store.current().audited).toBe(audited);
	expect(logged).toHaveBeenCalled();
	logged.mockRestore();
});
