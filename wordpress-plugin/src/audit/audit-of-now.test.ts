import { expect, test, vi } from 'vitest';
import { reportOf } from '../editor/findings/finding.fixtures.ts';
import { wishesOf } from '../post/audit-wishes.ts';
import { auditOfNow } from './audit-of-now.ts';
import { createAuditStore } from './audit-store.ts';

const post = {
	title: 'Bread',
	url: null,
	head: { title: 'Bread' },
	wishes: wishesOf({}),
	blocks: [],
	extra: [],
	schema: '',
	shown: 0,
};

test('waits for the audit of what has just been typed', async () => {
	let now = post;
	let onChange = () => {};
	const store = createAuditStore({
		read: () => now,
		subscribe(listener) {
			onChange = listener;
			return () => {};
		},
		audit: async (read) => ({
			post: read,
			report: reportOf([]),
			htmls: new Map(),
			facts: null,
		}),
	});

	expect(store.current().audited).toBeNull();
	expect((await auditOfNow(store)).post).toBe(post);
	now = { ...post, title: 'Rye bread' };
	const audited = auditOfNow(store);
	onChange();
	expect((await audited).post.title).toBe('Rye bread');
});

test('reports a failed audit of the current text and stops waiting', async () => {
	const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
	let watchers = 0;
	const store = createAuditStore({
		read: () => post,
		subscribe() {
			watchers++;
			return () => {
				watchers--;
			};
		},
		audit: () => Promise.reject(new Error('No connection.')),
	});

	await expect(auditOfNow(store)).rejects.toThrow();
	expect(watchers).toBe(0);
	logged.mockRestore();
});
