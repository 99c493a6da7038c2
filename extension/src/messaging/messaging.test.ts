import { expect, test, vi } from 'vitest';
import { type Answers, answer } from './answer.ts';
import { chunkedPort } from './chunked-port.ts';
import { connectionOver } from './connection.ts';
import { portPair } from './port-pair.ts';
import type { PagePort, PanelPort } from './protocol.ts';

const answers: Answers = {
	served: () => ({
		url: 'https://example.com/',
		html: null,
		reason: 'served_html_failed',
		response: null,
		robotsTxt: null,
	}),
	read: () => ({ kind: 'not_a_page', contentType: 'image/png' }),
	describe: async (nodes) => nodes.map((node) => `<h1>${node}</h1>`),
	point: () => 'shown',
	mark: () => null,
	regions: () => [],
};

function connect(given: Partial<Answers> = {}) {
	const ends = portPair();
	const page: PagePort = chunkedPort(ends.page);
	const panel: PanelPort = chunkedPort(ends.panel);
	const onEvent = vi.fn();
	answer(page, { ...answers, ...given });
	return { page, panel, onEvent, connection: connectionOver(panel, onEvent) };
}

test('gives each request its own answer, whatever the order', async () => {
	const { connection } = connect();

	const [described, page, pointed] = await Promise.all([
		connection.ask('describe', [1, 2]),
		connection.ask('read', null),
		connection.ask('point', 1),
	]);

	expect(described).toEqual(['<h1>1</h1>', '<h1>2</h1>']);
	expect(page).toEqual({ kind: 'not_a_page', contentType: 'image/png' });
	expect(pointed).toBe('shown');
});

test('rejects with the reason when the page cannot answer, and goes on', async () => {
	const log = vi.spyOn(console, 'error').mockImplementation(() => {});
	const { connection } = connect({
		point: () => {
			throw new Error('no such node');
		},
	});

	await expect(connection.ask('point', 1)).rejects.toThrow('no such node');
	expect(log).toHaveBeenCalledOnce();
	expect(await connection.ask('describe', [3])).toEqual(['<h1>3</h1>']);
});

test('receives events that the page sends on its own', async () => {
	const { page, onEvent } = connect();

	page.postMessage({ event: 'changed' });

	await vi.waitFor(() => expect(onEvent).toHaveBeenCalledWith({ event: 'changed' }));
});

test('rejects pending and later requests when the page goes away', async () => {
	const { connection, page } = connect({ read: () => new Promise(() => {}) });
	const asked = connection.ask('read', null);

	page.disconnect();

	await expect(asked).rejects.toThrow('The page has gone');
	expect(connection.ended.aborted).toBe(true);
	await expect(connection.ask('read', null)).rejects.toThrow('The page has gone');
});

test('delivers long answers whole and in order', async () => {
	const { connection } = connect();
	const nodes = Array.from({ length: 1000 }, (_, index) => index);

	const [long, short] = await Promise.all([
		connection.ask('describe', nodes),
		connection.ask('describe', [7]),
	]);

	expect(long).toEqual(nodes.map((node) => `<h1>${node}</h1>`));
	expect(short).toEqual(['<h1>7</h1>']);
});

test('sends no answer to a panel that was closed in the meantime', async () => {
	const { connection, page } = connect({
		read: async () => {
			connection.close();
			await Promise.resolve();
			return { kind: 'not_a_page', contentType: '' };
		},
	});
	const posted = vi.spyOn(page, 'postMessage');

	await expect(connection.ask('read', null)).rejects.toThrow('The page has gone');

	expect(posted).not.toHaveBeenCalled();
});

test('a message that cannot be cloned ends the connection and rejects its request', async () => {
	const log = vi.spyOn(console, 'error').mockImplementation(() => {});
	const { connection } = connect({
		// A function cannot be cloned.
		read: () => ({ kind: 'not_a_page', contentType: (() => {}) as never }),
	});

	await expect(connection.ask('read', null)).rejects.toThrow('The page has gone');

	expect(log).toHaveBeenCalledOnce();
});
