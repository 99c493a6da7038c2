import type { BatchEffect, Effects, Problem } from '@plumbline/core/api';
import { expect, test, vi } from 'vitest';
import type { ServerRequest } from '../../messaging/server-protocol.ts';
import { answerPanel } from './answer-panel.ts';
import type { ServerConnection } from './connection.store.ts';

const origin = 'https://plumbline.example';
const connection = { origin, apiKey: 'plb_secret' };
const site = {
	site_global_key: 's1',
	account_global_key: 'a1',
	account_name: 'A',
	domain: 'bakery.example',
	title: 'A bakery',
	search_engine_global_keys: ['google_us'],
	keyword_groups: [],
	conversion_events: [],
	active_keywords_count: 3,
};
const ask: ServerRequest = { server: 'sites', input: null };
const connect: ServerRequest = { server: 'connect', input: connection };

interface Given {
	readonly saved?: ServerConnection | null;
	readonly allowed?: boolean;
	readonly answer?: () => Response;
	/** The server accepts requests and never answers. */
	readonly isSilent?: boolean;
}

function problem(code: Problem['code'], status: number, headers = {}) {
	const body: Problem = {
		type: 'about:blank',
		title: 'No',
		status,
		detail: 'Said by the server.',
		instance: '/',
		code,
		errors: [],
		request_id: 'r',
	};
	return () => Response.json(body, { status, headers });
}

function background({ saved = connection, allowed = true, answer, isSilent = false }: Given = {}) {
	const kept: { connection: ServerConnection | null } = { connection: saved };
	const requests: Request[] = [];
	const revoke = vi.fn(async () => {});
	const publishOrigin = vi.fn(async () => {});
	const answerTo = (request: ServerRequest) =>
		answerPanel(request, {
			connections: {
				read: async () => kept.connection,
				write: async (written) => {
					kept.connection = written;
				},
				forget: async () => {
					kept.connection = null;
				},
			},
			fetch: async (sent, signal) => {
				requests.push(sent);
				if (isSilent) await new Promise((_, reject) => signal?.addEventListener('abort', reject));
				return answer ? answer() : Response.json([site]);
			},
			isAllowed: async () => allowed,
			revoke,
			publishOrigin,
		});
	return { answerTo, kept, requests, revoke, publishOrigin };
}

test('keeps a connection that works and gives the panel the sites, never the key', async () => {
	const { answerTo, kept, requests, publishOrigin } = background({ saved: null });

	const answer = await answerTo(connect);

	expect(answer).toEqual({
		output: [{ key: 's1', title: 'A bakery', domain: 'bakery.example', engines: ['google_us'] }],
	});
	expect(kept.connection).toEqual(connection);
	expect(publishOrigin).toHaveBeenCalledWith(origin);
	expect(requests[0]?.headers.get('authorization')).toBe('Bearer plb_secret');
	expect(JSON.stringify(answer)).not.toContain('plb_secret');
});

test('drops a connection that does not work and gives its permission back', async () => {
	const { answerTo, kept, revoke } = background({
		saved: null,
		answer: problem('key_invalid', 401),
	});

	expect(await answerTo(connect)).toEqual({ failure: { kind: 'key_refused' } });
	expect(kept.connection).toBeNull();
	expect(revoke).toHaveBeenCalledWith(origin);
});

test('a wrong new key leaves the existing connection in place', async () => {
	const { answerTo, kept, revoke } = background({ answer: problem('key_invalid', 401) });

	await answerTo({ server: 'connect', input: { origin, apiKey: 'plb_typo' } });

	expect(kept.connection).toEqual(connection);
	expect(revoke).not.toHaveBeenCalled();
});

test('connecting to a different server replaces the old one and revokes its permission', async () => {
	const other = { origin: 'https://other.example', apiKey: 'plb_other' };
	const { answerTo, kept, revoke } = background();

	await answerTo({ server: 'connect', input: other });

	expect(kept.connection).toEqual(other);
	expect(revoke).toHaveBeenCalledWith(origin);
});

test('disconnecting forgets the key and gives the permission back', async () => {
	const { answerTo, kept, revoke, publishOrigin } = background();

	expect(await answerTo({ server: 'disconnect', input: null })).toEqual({ output: null });
	expect(kept.connection).toBeNull();
	expect(revoke).toHaveBeenCalledWith(origin);
	expect(publishOrigin).toHaveBeenCalledWith('');
});

test.each([
	['no connection', { saved: null }, { kind: 'not_connected' }],
	['no permission', { allowed: false }, { kind: 'no_permission' }],
	['a wrong key', { answer: problem('key_invalid', 401) }, { kind: 'key_refused' }],
	['a key without the scope', { answer: problem('scope_missing', 403) }, { kind: 'scope_missing' }],
	['an unknown site', { answer: problem('not_found', 404) }, { kind: 'unknown_site' }],
	[
		'an untracked search engine',
		{ answer: problem('engine_not_tracked', 400) },
		{ kind: 'engine_not_tracked' },
	],
	[
		'too many requests',
		{ answer: problem('rate_limited', 429, { 'retry-after': '12' }) },
		{ kind: 'rate_limited', seconds: 12 },
	],
	[
		'a full disk',
		{ answer: problem('storage_full', 507) },
		{ kind: 'refused', detail: 'Said by the server.' },
	],
	['a web page', { answer: () => new Response('<h1>Welcome</h1>') }, { kind: 'not_plumbline' }],
	[
		'an error page of a proxy',
		{ answer: () => new Response('Bad gateway', { status: 502 }) },
		{ kind: 'not_plumbline' },
	],
	[
		'silence',
		{
			answer: () => {
				throw new TypeError('Failed to fetch');
			},
		},
		{ kind: 'unreachable' },
	],
	[
		'a truncated answer',
		{
			answer: () => {
				const body = new ReadableStream({
					start: (controller) => controller.enqueue(new TextEncoder().encode('[{"si')),
					pull: (controller) => controller.error(new DOMException('Too late.', 'TimeoutError')),
				});
				return new Response(body, { headers: { 'content-type': 'application/json' } });
			},
		},
		{ kind: 'unreachable' },
	],
] satisfies readonly [string, Given, unknown][])('recognizes %s', async (_what, given, failure) => {
	expect(await background(given).answerTo(ask)).toEqual({ failure });
});

test('sends nothing without permission for the server', async () => {
	const { answerTo, requests } = background({ allowed: false });

	await answerTo(ask);
	await answerTo(connect);

	expect(requests).toEqual([]);
});

test('requests the ranks and the trends of a page by its URL', async () => {
	const { answerTo, requests } = background();

	await answerTo({
		server: 'rankings',
		input: {
			site: 's1',
			engine: 'google_us',
			url: 'https://bakery.example/bread?a=1&b=2',
			from: '2026-10-24',
			to: '2026-11-20',
			granularity: 'daily',
		},
	});

	const bodies = await Promise.all(requests.map((request) => request.json()));
	expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
		'/api/v3/keywords/rankings',
		'/api/v3/keywords/rankings_trend',
	]);
	for (const body of bodies) {
		expect(body).toMatchObject({ url: 'https://bakery.example/bread?a=1&b=2', details: true });
	}
});

test.each([
	['https://bakery.example/bread', ['/api/v3/account/sites', '/api/v3/search/verdicts']],
	['https://elsewhere.example/bread', ['/api/v3/account/sites']],
])('asks for Google’s verdict on %s only if it belongs to a site', async (url, paths) => {
	const answer = () => Response.json([site]);
	const { answerTo, requests } = background({ answer });

	await answerTo({ server: 'googleVerdict', input: { url } });

	expect(requests.map((request) => new URL(request.url).pathname)).toEqual(paths);
});

test('shows the server’s newest sentences about changes', async () => {
	const change = (answer: BatchEffect['answer'], sentence: string) => ({
		...{ date: '2026-11-03', fields: ['title'], note: '', made_by: [], resolved: [] },
		...{ page_count: 1, urls: [], answer, text: '', share: null, range: null, chance: null },
		...{ weeks_needed: null, pages_needed: null, sentence, comparable_pages: null, weeks: null },
		...{ clicks_before: null, clicks_after: null, impressions: null, position: null },
		clicks_at_position: null,
		engine_events: [],
		is_planned: false,
	});
	const effects: Effects = {
		...{ search_engine_global_key: 'google', date_from: null, date_to: null, rules: [] },
		changes: [
			change('cannot_be_judged', 'Cannot be judged.'),
			change('more', 'More.'),
			change('no_difference', 'No difference.'),
			change('not_enough_data', 'Not enough data.'),
			change('fewer', 'Fewer.'),
		],
	};
	const answers = [[site], effects];
	const { answerTo } = background({ answer: () => Response.json(answers.shift()) });
	const input = { url: 'https://bakery.example/bread', locale: 'en' };

	expect(await answerTo({ server: 'effects', input })).toEqual({
		output: ['More.', 'No difference.', 'Not enough data.'],
	});
	const { answerTo: ask, requests } = background();
	const elsewhere = { ...input, url: 'https://elsewhere.example/' };
	expect(await ask({ server: 'effects', input: elsewhere })).toEqual({ output: [] });
	expect(requests).toHaveLength(1);
});

test.each([
	['https://bakery.example/bread', ['/api/v3/account/sites', '/api/v3/optimization/onpage']],
	['https://elsewhere.example/bread', ['/api/v3/account/sites']],
])('lets the server remember %s only if it belongs to a site', async (url, paths) => {
	const { answerTo, requests } = background({ answer: () => Response.json([site]) });

	await answerTo({ server: 'remember', input: { url, geo: 'jp' } });

	expect(requests.map((request) => new URL(request.url).pathname)).toEqual(paths);
	const [, audit] = await Promise.all(requests.map((request) => request.json()));
	if (audit) expect(audit).toEqual({ url, geo: 'jp', remember: true });
});

test('a cost estimate is a dry run; adding sends the idempotency key', async () => {
	const answer = () =>
		Response.json({
			meta: { site_global_key: 's1', account_name: 'A' },
			keywords: [{ keyword_id: null, name: 'rye', groups: [], status: 'added' }],
			cost: {
				new_active_keywords: 1,
				serp_requests_per_check: 3,
				serp_cost_usd_per_check: 0.0018,
				serp_monthly_cap: 100,
				serp_requests_this_month: 0,
			},
		});
	const { answerTo, requests } = background({ answer });
	const input = { site: 's1', keywords: ['rye', 'salt, sea'] };

	const asked = await answerTo({
		server: 'addKeywords',
		input: { ...input, idempotencyKey: null },
	});
	await answerTo({ server: 'addKeywords', input: { ...input, idempotencyKey: 'k1' } });

	expect(asked).toEqual({
		output: {
			keywords: [{ keyword: 'rye', status: 'added' }],
			cost: { requests: 3, usd: 0.0018 },
		},
	});
	expect(await requests[0]?.json()).toMatchObject({ keywords: input.keywords, dry_run: true });
	expect(requests[0]?.headers.get('idempotency-key')).toBeNull();
	expect(await requests[1]?.json()).toMatchObject({ dry_run: false });
	expect(requests[1]?.headers.get('idempotency-key')).toBe('k1');
});

test('connecting to a silent server can be stopped, and keeps nothing', async () => {
	const { answerTo, kept, requests, revoke } = background({ saved: null, isSilent: true });
	const connecting = answerTo(connect);
	await expect.poll(() => requests).toHaveLength(1);

	await answerTo({ server: 'stopConnecting', input: null });

	expect(await connecting).toEqual({ failure: { kind: 'unreachable' } });
	expect(kept.connection).toBeNull();
	expect(revoke).toHaveBeenCalledWith(origin);
});

test('gives up connecting to a silent server after eight seconds', async () => {
	const late = new AbortController();
	const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
	const { answerTo, requests } = background({ saved: null, isSilent: true });
	const connecting = answerTo(connect);
	await expect.poll(() => requests).toHaveLength(1);

	late.abort();

	expect(await connecting).toEqual({ failure: { kind: 'unreachable' } });
	expect(timeout).toHaveBeenCalledWith(8000);
	timeout.mockRestore();
});
