import { expect, test } from 'vitest';
import { type AuditStore, createAuditStore } from '../../audit/audit-store.ts';
import type { AuditedPost } from '../../audit/post-audit.ts';
import type { SitePolicy } from '../../policy/site-policy.ts';
import { wishesOf } from '../../post/audit-wishes.ts';
import type { EditedPost } from '../../post/edited-post.ts';
import { finding, reportOf } from '../findings/finding.fixtures.ts';
import { blockersOfNow, lastKnownBlockers } from './blockers-of-now.ts';

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
const links = finding([['a:0']]);
const policy: SitePolicy = {
	blocking: [links.name],
	dismissals: [],
	canDismissForSite: false,
};

const storeThat = (audit: (edited: EditedPost) => Promise<AuditedPost>): AuditStore =>
	createAuditStore({ read: () => post, subscribe: () => () => {}, audit });

test('waits for the audit of the current text', async () => {
	const store = storeThat(async (edited) => ({
		post: edited,
		report: reportOf([links]),
		htmls: new Map(),
		facts: null,
	}));

	expect(await blockersOfNow(store, policy)).toEqual([links]);
});

test('requests no audit when the site blocks on no rule', async () => {
	const store = storeThat(() => Promise.reject(new Error('Nobody asked.')));

	expect(await blockersOfNow(store, { ...policy, blocking: [] })).toEqual([]);
	expect(store.current()).toEqual({ audited: null, hasFailed: false });
});

test('a failed audit does not block publishing', async () => {
	const { error } = console;
	console.error = () => {};
	try {
		const store = storeThat(() => Promise.reject(new Error('Out of memory.')));

		expect(await blockersOfNow(store, policy)).toEqual([]);
	} finally {
		console.error = error;
	}
});

test('an earlier failed audit does not let through a post that the current audit blocks', async () => {
	const { error } = console;
	console.error = () => {};
	try {
		let isConnected = false;
		const store = storeThat(async (edited) => {
			if (!isConnected) throw new Error('No connection.');
			return { post: edited, report: reportOf([links]), htmls: new Map(), facts: null };
		});
		await blockersOfNow(store, policy);
		isConnected = true;

		expect(await blockersOfNow(store, policy)).toEqual([links]);
	} finally {
		console.error = error;
	}
});

test('findings from before a failed audit do not block publishing, since they may be fixed', () => {
	const audited = { post, report: reportOf([links]), htmls: new Map(), facts: null };

	expect(lastKnownBlockers({ audited, hasFailed: false }, policy)).toEqual([links]);
	expect(lastKnownBlockers({ audited, hasFailed: true }, policy)).toEqual([]);
	expect(lastKnownBlockers({ audited: null, hasFailed: false }, policy)).toEqual([]);
});
