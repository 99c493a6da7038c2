import { describe, expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';

const html = '<!doctype html><html lang="en"><title>Sourdough bread</title><h1>A</h1><h1>B</h1>';
const path = '/api/v3/optimization/html';

interface WireRule {
	readonly rule_name: string;
	readonly optimized: boolean;
}

/** The verdict of one rule. */
function verdict(audit: readonly WireRule[], name: string): boolean | undefined {
	return audit.find(({ rule_name }) => rule_name === name)?.optimized;
}

test('remembered HTML is stored as a change to its page, made by the named person', async () => {
	const { app, apiKey, database } = await testApp({ ownDomain: 'bakery.example' });
	const send = (title: string, more = {}) =>
		app.inject({
			method: 'POST',
			url: path,
			payload: {
				...{ api_key: apiKey, geo: 'us', url: 'https://bakery.example/rye', scope: 'document' },
				...{
					html: html.replace('Sourdough bread', title),
					remember: true,
					made_by: 'Ada',
					...more,
				},
			},
		});
	await send('Rye');
	expect((await send('Rye bread', { url: 'https://elsewhere.example/' })).statusCode).toBe(400);
	expect((await send('Rye bread', { scope: 'fragment' })).statusCode).toBe(400);
	expect((await send('Rye bread')).statusCode).toBe(200);
	const changes = await database.selectFrom('page_change').selectAll().execute();
	expect(changes).toMatchObject([{ fields: 'title', made_by: 'Ada' }]);
});

describe('GET and POST, in every form', () => {
	const form = new URLSearchParams({ geo: 'us', keyword: 'c++ bread', html });
	const boundary = 'x';
	const multipart = [...form].map(
		([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
	);
	const ways = [
		{ way: 'query', request: { method: 'GET', url: `${path}?${form}` } },
		{
			way: 'form',
			request: {
				method: 'POST',
				url: path,
				headers: { 'content-type': 'application/x-www-form-urlencoded' },
				payload: form.toString(),
			},
		},
		{
			way: 'GET with a form body',
			request: {
				method: 'GET',
				url: path,
				headers: { 'content-type': 'application/x-www-form-urlencoded' },
				payload: form.toString(),
			},
		},
		{ way: 'JSON', request: { method: 'POST', url: path, payload: Object.fromEntries(form) } },
		{
			way: 'multipart',
			request: {
				method: 'POST',
				url: path,
				headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
				payload: `${multipart.join('')}--x--`,
			},
		},
		{
			way: 'text/html',
			request: {
				method: 'POST',
				url: `${path}?geo=us&keyword=c%2B%2B+bread`,
				headers: { 'content-type': 'text/html; charset=utf-8' },
				payload: html,
			},
		},
	] as const;

	test.each(ways)('$way gets the same answer', async ({ request }) => {
		const { app, apiKey } = await testApp();
		const byJson = await app.inject({
			method: 'POST',
			url: '/api/optimization/html',
			payload: { html, geo: 'us', keyword: 'c++ bread', api_key: apiKey },
		});
		const headers = { ...('headers' in request && request.headers), 'x-api-key': apiKey };
		const response = await app.inject({ ...request, headers });
		expect(response.statusCode).toBe(200);
		expect(response.json()).toEqual(byJson.json());
	});
});

async function report(parameters: Readonly<Record<string, unknown>>) {
	const { app, apiKey } = await testApp();
	const payload = { api_key: apiKey, geo: 'us', html, ...parameters };
	return app.inject({ method: 'POST', url: path, payload });
}

test('an answer has the fields of the API and no others', async () => {
	const body = (await report({})).json();
	expect(Object.keys(body)).toEqual(['keywords', 'audit']);
	for (const rule of body.audit) {
		expect(Object.keys(rule)).toEqual([
			'rule_name',
			'rule_risk',
			'rule_difficulty',
			'rule_impact',
			'optimized',
		]);
	}
	expect(verdict(body.audit, 'only_one_h1_tag')).toBe(false);
	expect(verdict(body.audit, 'title_tag_used')).toBe(true);
});

test('a page that scripts draw lacks nothing, and the details say why', async () => {
	const shell =
		'<html lang="en"><title>Rye</title><div id="root"></div><script src="/a.js"></script>';
	const { audit } = (await report({ html: shell, details: true })).json();
	const rule = (name: string) =>
		audit.find(({ rule_name }: WireRule) => rule_name === name) ?? null;
	for (const name of ['meta_description_tag_used', 'main_content_is_not_thin', 'h1_tag_used']) {
		expect(rule(name)).toMatchObject({ optimized: true, reason: 'drawn_by_scripts' });
	}
	expect(rule('content_exists_without_scripts')).toMatchObject({
		status: 'failed',
		message: expect.stringContaining('#root'),
	});
});

test('keywords are derived from the page, and a keyword of the request is not added', async () => {
	const text = '<p>Sourdough bread needs a lively starter. Sourdough bread takes time.</p>'.repeat(
		5,
	);
	const { keywords } = (await report({ html: html + text, keyword: 'croissant' })).json();
	expect(keywords[0]).toMatch(/^sourdough bread/i);
	expect(keywords).not.toContain('croissant');
	expect(keywords.length).toBeLessThanOrEqual(10);
});

test('the list of rules does not depend on the page', async () => {
	const names = async (given: string) =>
		(await report({ html: given, scope: 'document' }))
			.json()
			.audit.map((rule: WireRule) => rule.rule_name);
	expect(await names('<p>x')).toEqual(await names(html));
});

test('rules about the keyword are there when one is given', async () => {
	const names = async (keyword?: string) =>
		(await report({ keyword })).json().audit.map((rule: WireRule) => rule.rule_name);
	expect(await names()).not.toContain('one_keyword_title_tag');
	expect(await names('bread')).toContain('one_keyword_title_tag');
});

test('a synonym counts for its keyword', async () => {
	const about = async (given: Readonly<Record<string, unknown>>) =>
		verdict((await report(given)).json().audit, 'one_keyword_title_tag');
	const keyword = ['loaf', 'croissant'];
	expect(await about({ keyword })).toBe(false);
	expect(await about({ keyword, synonym: 'sourdough bread' })).toBe(true);
	expect(await about({ keyword, synonym: 'loaf=sourdough bread' })).toBe(true);
	expect(await about({ keyword, synonym: { loaf: ['sourdough bread'] } })).toBe(true);
});

test('the text is judged in the named language', async () => {
	const language = async (given: Readonly<Record<string, unknown>>) =>
		(await report({ details: true, ...given })).json().language;
	expect(await language({})).toBe('en');
	expect(await language({ text_language: 'pt-BR' })).toBe('pt');

	const refused = await report({ text_language: 'Portuguese' });
	expect(refused.statusCode).toBe(400);
	expect(refused.json().detail).toContain('language tag');
});

test.each([
	[{ synonym: 'loaf' }, /needs a keyword/],
	[{ keyword: 'bread', synonym: 'roll=bun' }, /“roll”, which is not one of the keywords/],
])('a synonym without a keyword is refused: %j', async (given, sentence) => {
	const response = await report(given);
	expect(response.statusCode).toBe(400);
	expect(JSON.stringify(response.json())).toMatch(sentence);
});

test('details say what was found, where, why it matters and what to do', async () => {
	const body = (await report({ details: true, rules: 'only_one_h1_tag' })).json();
	expect(body).toMatchObject({
		verdict: { indexable: expect.any(String), summary: expect.any(String) },
		counts: { error: expect.any(Number) },
		score: expect.any(Number),
		language: 'en',
		rule_set: expect.stringMatching(/^20\d\d\.\d\d$/),
	});
	expect(body.audit).toHaveLength(1);
	expect(body.audit[0]).toMatchObject({
		rule_name: 'only_one_h1_tag',
		status: 'failed',
		source: 'html',
		why: expect.any(String),
		fix: expect.any(String),
		evidence: { url: expect.stringMatching(/^https:/) },
		occurrences: [expect.objectContaining({ line: 1, selector: expect.any(String) })],
	});
});

test('texts come in the requested language', async () => {
	const [english, japanese] = await Promise.all(
		['en', 'ja'].map(async (locale) => (await report({ details: true, locale })).json()),
	);
	expect(japanese.verdict.summary).not.toBe(english.verdict.summary);
	expect(japanese.audit.map((rule: WireRule) => rule.optimized)).toEqual(
		english.audit.map((rule: WireRule) => rule.optimized),
	);
});

test('failed=true leaves out satisfied rules', async () => {
	const { audit } = (await report({ failed: 'true' })).json();
	expect(audit.length).toBeGreaterThan(0);
	expect(audit.every((rule: WireRule) => !rule.optimized)).toBe(true);
});

test('a fragment of a page needs no title', async () => {
	const names = (await report({ html: '<p>Flour</p>' }))
		.json()
		.audit.map((rule: WireRule) => rule.rule_name);
	expect(names).not.toContain('title_tag_used');
});

test.each([
	[{ geo: 'zz' }, 'geo', 'ISO 3166'],
	[{ geo: '' }, 'geo', 'two letters'],
	[{ html: '' }, 'html', 'Missing. The HTML to test'],
	[{ rule_set: '2001.01' }, 'rule_set', 'Rule sets: 20'],
	[{ rules: 'title_tag_usd' }, 'rules', 'There is no rule “title_tag_usd”'],
	[{ details: 'maybe' }, 'details', 'true or false'],
	[{ url: 'bakery' }, 'url', 'absolute URL'],
	[{ scope: 'body' }, 'scope', 'document, fragment, auto'],
])('%j is refused, and the problem names the parameter', async (parameters, parameter, message) => {
	const response = await report(parameters);
	expect(response.statusCode).toBe(400);
	expect(response.json()).toMatchObject({
		code: 'invalid_parameter',
		errors: [{ parameter, message: expect.stringContaining(message) }],
	});
});

test('bytes are decoded by their content type, or by their own declaration', async () => {
	const { app, apiKey } = await testApp();
	const title = (charset: string) =>
		Buffer.concat([
			Buffer.from(`<!doctype html>${charset}<title>`),
			Buffer.from([0x93, 0xfa]),
			Buffer.from('</title>'),
		]);
	const ask = (payload: Buffer, contentType: string) =>
		app.inject({
			method: 'POST',
			url: `${path}?geo=us&details=true&rules=title_tag_used`,
			headers: { authorization: `Bearer ${apiKey}`, 'content-type': contentType },
			payload,
		});
	for (const [bytes, type] of [
		[title(''), 'text/html; charset=shift_jis'],
		[title('<meta charset="shift_jis">'), 'text/html'],
	] as const) {
		expect((await ask(bytes, type)).json().audit[0].status).toBe('passed');
	}
});
