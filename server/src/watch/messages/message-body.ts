import type { Target } from '../deliver/target.ts';
import type { Message, News } from './news.ts';

/** The JSON that each service expects. Texts of pages never become markup or mentions there. */
export function messageBody(message: Message, kind: Exclude<Target['kind'], 'mail'>): unknown {
	const { createdMs, domain, id, news, text, title, watch } = message;
	switch (kind) {
		case 'webhook':
			return {
				id,
				site: domain,
				watch,
				created_at: new Date(createdMs).toISOString(),
				title,
				text,
				news: news.map(wireNews),
			};
		case 'slack':
			return { text: slackText(`${title}\n${text}`), unfurl_links: false };
		case 'discord':
			return {
				content: cut(plainMarkdown(`${title}\n${text}`), 2000),
				allowed_mentions: { parse: [] },
			};
		case 'teams':
			return {
				type: 'message',
				attachments: [
					{
						contentType: 'application/vnd.microsoft.card.adaptive',
						content: {
							type: 'AdaptiveCard',
							version: '1.4',
							body: [
								block(title, { weight: 'Bolder' }),
								...text.split('\n').map((line) => block(line, {})),
							],
						},
					},
				],
			};
	}
}

const wireNews = (news: News) =>
	'sinceMs' in news ? { change: news.change, since: new Date(news.sinceMs).toISOString() } : news;

const block = (text: string, style: object) => ({
	type: 'TextBlock',
	text: plainMarkdown(text),
	wrap: true,
	...style,
});

/** The three characters that begin links, mentions and entities in Slack. */
const slackText = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const plainMarkdown = (text: string) => text.replaceAll(/[\\`*_~|[\]<>#@]/g, '\\$&');

const cut = (text: string, most: number) =>
	text.length <= most ? text : `${text.slice(0, most - 1)}…`;
