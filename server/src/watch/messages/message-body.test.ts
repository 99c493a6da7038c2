import { expect, it } from 'vitest';
import { messageBody } from './message-body.ts';

const message = {
	id: 'an-id',
	domain: 'bakery.example',
	watch: 'Bread',
	createdMs: 0,
	title: 'bakery.example: 1 page has no title',
	text: '- https://bakery.example/<!channel>?a=[b](c)&d=@everyone',
	html: '',
	news: [],
};

it('says in JSON since when a watch has stopped', () => {
	const news = [{ change: 'stopped', sinceMs: 1000 }] as const;
	expect(messageBody({ ...message, news }, 'webhook')).toMatchObject({
		news: [{ change: 'stopped', since: '1970-01-01T00:00:01.000Z' }],
	});
});

it('cannot mention anybody in Slack', () => {
	expect(messageBody(message, 'slack')).toMatchObject({
		text: expect.stringContaining('&lt;!channel&gt;?a=[b](c)&amp;d=@everyone'),
	});
});

it('cannot mention anybody or hide a link in Discord, and fits', () => {
	const body = messageBody({ ...message, text: message.text.repeat(100) }, 'discord');
	expect(body).toMatchObject({ allowed_mentions: { parse: [] } });
	const { content } = Object(body);
	expect(content).toContain('\\[b\\](c)');
	expect(content).toHaveLength(2000);
});

it('is a card of plain texts in Teams', () => {
	const text = JSON.stringify(messageBody(message, 'teams'));
	expect(text).toContain('AdaptiveCard');
	expect(text).not.toContain('[b](c)');
});
