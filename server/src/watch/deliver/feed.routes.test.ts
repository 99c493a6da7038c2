import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { onEachEngine } from '../../testing/database.ts';
import { writeSite } from '../../testing/facts/write-site.ts';
import { addMessage } from '../messages/add-message.store.ts';
import { addWatch } from '../watches.store.ts';
import { atomFeed } from './feed.routes.ts';
import { storeFeedKey } from './feed.store.ts';
import { formatFeedKey, newFeedSecret } from './feed-key.ts';

onEachEngine('a feed shows sent messages to everyone who has its address', async (database) => {
	const { app } = await testApp({ database, now: () => 2000 });
	const { siteId } = await writeSite(database, {});
	const settings = {
		pages: { from: 'clicks' as const, most: 10 },
		tell: 'daily' as const,
		quiet: null,
		locale: 'en' as const,
	};
	const watch = { siteId, name: 'Bread', settings, schedule: '0 0 * * *' };
	const id = await addWatch(database, watch, 0);
	const enqueue = (title: string, dueMs: number) => {
		const pages = [{ url: `https://bakery.example/${title}`, detail: '' }];
		const news = [{ change: 'opened' as const, fault: 'title' as const, count: 1, pages }];
		return addMessage(database, { id, siteId }, news, { dueMs, nowMs: 1000 });
	};
	await enqueue('sent', 1000);
	await enqueue('waiting', 3000);
	const get = async (key: string) => {
		const { body, statusCode } = await app.inject({ url: `/feeds/watch?key=${key}` });
		return { body, statusCode };
	};
	const key = { siteId, watchId: id, secret: newFeedSecret() };
	expect(await get(formatFeedKey(key))).toMatchObject({ statusCode: 404 });
	await storeFeedKey(database, key);
	const { body, statusCode } = await get(formatFeedKey(key));
	expect(statusCode).toBe(200);
	expect(body).toContain('bakery.example: 1 page has no title');
	expect(body).toContain('https://bakery.example/sent');
	expect(body).not.toContain('waiting');
	for (const other of [
		{ ...key, watchId: id + 1 },
		{ ...key, secret: newFeedSecret() },
	]) {
		expect(await get(formatFeedKey(other))).toMatchObject({ statusCode: 404 });
	}
	expect(await get('1')).toMatchObject({ statusCode: 404 });
});

it('keeps texts of pages from becoming markup', () => {
	const feed = atomFeed({
		domain: 'bakery.example',
		watchId: 3,
		watch: 'Bread & rolls',
		messages: [
			{
				id: '7d6f7a8e-0000-4000-8000-000000000000',
				domain: 'bakery.example',
				watch: 'Bread & rolls',
				createdMs: Date.UTC(2026, 10, 3),
				title: 'bakery.example: 1 page has a new title',
				text: '- https://bakery.example/ (“</content><script>” → “\u0007Rye”)',
				html: '',
				news: [],
			},
		],
	});
	expect(feed).toContain('<id>tag:bakery.example,2026:plumbline/watch/3</id>');
	expect(feed).toContain('<title>bakery.example: Bread &#38; rolls</title>');
	expect(feed).toContain('(“&#60;/content&#62;&#60;script&#62;” → “�Rye”)');
	expect(feed.match(/<updated>2026-11-03T00:00:00.000Z</g)).toHaveLength(2);
});
