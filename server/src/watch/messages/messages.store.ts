import type { Database } from '../../database/open-database.ts';
import { parseSettings } from '../watch-settings.ts';
import type { Message, News } from './news.ts';
import { newsHtml } from './news-html.ts';
import { newsText, newsTitle } from './news-text.ts';

export interface MessageRow {
	readonly message_id: string;
	readonly news: string;
	readonly created_ms: number;
	/** Name of the watch. */
	readonly name: string;
	readonly settings: string;
}

export interface MessageSite {
	readonly globalKey: string;
	readonly domain: string;
	readonly timeZone: string;
}

export async function siteOfMessages(database: Database, siteId: number): Promise<MessageSite> {
	return database
		.selectFrom('site')
		.select(['domain', 'time_zone as timeZone', 'global_key as globalKey'])
		.where('id', '=', siteId)
		.executeTakeFirstOrThrow();
}

export function toMessage(row: MessageRow, { domain, globalKey, timeZone }: MessageSite): Message {
	// Written by `addMessage`.
	const news = JSON.parse(row.news) as News[];
	const { console, locale } = parseSettings(row.settings);
	const surroundings = { domain, timeZone, locale };
	const site = console === undefined ? null : { console, globalKey };
	return {
		id: row.message_id,
		domain,
		watch: row.name,
		createdMs: row.created_ms,
		title: newsTitle(news, surroundings),
		text: newsText(news, surroundings),
		html: newsHtml(news, surroundings, site),
		news,
	};
}

interface Which {
	readonly siteId: number;
	readonly watchId: number;
}

/** The messages of a watch that were sent, newest first. */
export async function sentMessages(
	database: Database,
	{ siteId, watchId }: Which,
	{ limit, nowMs }: { readonly limit: number; readonly nowMs: number },
): Promise<{ readonly domain: string; readonly messages: readonly Message[] }> {
	const rows = await database
		.selectFrom('watch_message as message')
		.innerJoin('watch', (join) =>
			join
				.onRef('watch.id', '=', 'message.watch_id')
				.onRef('watch.site_id', '=', 'message.site_id'),
		)
		.select(['message.message_id', 'message.news', 'message.created_ms'])
		.select(['watch.name', 'watch.settings'])
		.where('message.site_id', '=', siteId)
		.where('watch.site_id', '=', siteId)
		.where('message.watch_id', '=', watchId)
		.where('message.due_ms', '<=', nowMs)
		.orderBy('message.due_ms', 'desc')
		.orderBy('message.message_id')
		.limit(limit)
		.execute();
	const site = await siteOfMessages(database, siteId);
	return { domain: site.domain, messages: rows.map((row) => toMessage(row, site)) };
}
