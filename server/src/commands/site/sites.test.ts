import { expect, test } from 'vitest';
import { callCommand } from '../../testing/call-command.ts';
import { folder, runCommand } from '../../testing/run-command.ts';

/** Runs commands on a database for this test. */
function commandsOn(name: string) {
	const environment = { DATABASE_URL: `sqlite:${folder}/${name}.db` };
	const run = (words: string) => runCommand(words.split(' '), environment);
	return { run, json: async (words: string) => JSON.parse((await run(`${words} --json`)).output) };
}

test('a site is added to the account “default”, and printed as the API has it', async () => {
	const { run, json } = commandsOn('add');
	const site = await json(
		'site add --domain https://www.Bäckerei.example/ --search-engines bing_us,google_uk',
	);
	expect(site).toEqual({
		site_global_key: expect.any(String),
		account_global_key: expect.any(String),
		account_name: 'default',
		domain: 'xn--bckerei-5wa.example',
		title: 'bäckerei.example',
		search_engine_global_keys: ['google_gb', 'bing_us'],
		keyword_groups: [],
		conversion_events: [],
		active_keywords_count: 0,
	});
	expect(await json('site list')).toEqual([site]);
	expect((await run('site list')).output).toContain('xn--bckerei-5wa.example');
	const again = await run('site add --domain bäckerei.example');
	expect(again).toMatchObject({
		code: 2,
		errors: expect.stringContaining('already has xn--bckerei-5wa.example'),
	});
	expect(await json('account list')).toMatchObject([{ name: 'default', sites: 1, api_keys: 0 }]);
});

test('a site goes to the only account there is, and of several one has to be named', async () => {
	const { json, run } = commandsOn('only');
	await run('account create --name Bakery');
	expect(await json('site add --domain rye.example')).toMatchObject({ account_name: 'Bakery' });
	await run('account create --name Mill');
	expect(await run('site add --domain rolls.example')).toMatchObject({
		code: 2,
		errors: expect.stringContaining('--account is missing. Accounts: Bakery, Mill.'),
	});
});

test('a site is changed by its domain, and a dropped engine keeps its history', async () => {
	const { run, json } = commandsOn('set');
	await run('site add --domain example.com --search-engines google_us');
	const settings = '--time-zone Asia/Tokyo --match host --depth 50 --monthly-cap 200';
	expect(
		await json(`site set --site example.com --search-engines bing_us ${settings}`),
	).toMatchObject({
		search_engine_global_keys: ['bing_us'],
		time_zone: 'Asia/Tokyo',
		match: 'host',
		depth: 50,
		monthly_cap: 200,
	});
	// The only site needs no name; settings that are not given keep their values.
	expect(await json('site set --search-engines google_us')).toMatchObject({
		search_engine_global_keys: ['google_us'],
		time_zone: 'Asia/Tokyo',
	});
});

test('conversion events have ids, aliases and goal numbers; the same alias is the same event', async () => {
	const { run, json } = commandsOn('events');
	await run('site add --domain example.com');
	const { id } = await json('conversion-event add --name Order --alias purchase');
	await run('conversion-event add --name Call');
	expect(await json('conversion-event add --name Orders --alias purchase')).toMatchObject({ id });
	expect(await json('conversion-event list')).toMatchObject([
		{ id, name: 'Orders', event_alias: 'purchase', goal_number: 1 },
		{ name: 'Call', event_alias: 'Call', goal_number: 2 },
	]);
	const [site] = await json('site list');
	expect(site.conversion_events[0]).toEqual({
		conversion_def: {
			account_id: expect.any(Number),
			conversion_type: 'goal',
			created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
			event_alias: 'purchase',
			goal_number: 1,
			id,
			name: 'Orders',
			site_id: expect.any(Number),
			updated_at: expect.stringMatching(/Z$/),
		},
	});
});

test('a rotated key has the rights of the old one, which stops at once or on a given day', async () => {
	const { run, json } = commandsOn('rotate');
	await run('account create --name Bakery');
	await run('key create --account Bakery --scopes read --rate-limit 5');
	const { api_key } = await json('key rotate 1');
	await run('key rotate 2 --keep-until 2999-01-01');
	expect(await json('key list')).toMatchObject([
		{ revoked_at: expect.any(String) },
		{
			last4: api_key.slice(-4),
			revoked_at: null,
			expires_at: '2999-01-01T00:00:00.000Z',
			scopes: ['read'],
		},
		{ revoked_at: null, expires_at: null },
	]);
	expect(await run('key rotate 1')).toMatchObject({ code: 2 });
});

test.each([
	['site add', /--domain is missing/],
	['site add --domain our_bakery!', /--domain: “our_bakery!” is not a domain/],
	['site add --domain x.example --account Nobody', /--account: there is no “Nobody”/],
	['site add --domain x.example --search-engines gogle', /“gogle” is not a search engine/],
	['site add --domain x.example --time-zone Mars/Base', /“Mars\/Base” is not a time zone/],
	[
		'site add --domain x.example --match all',
		/“all” is not a match mode. Write domain, host, prefix/,
	],
	[
		'site add --domain x.example --depth 5',
		/--depth: “5” is not a number of results. Write 10 to 100/,
	],
	['site set', /There are no sites yet/],
	['conversion-event add', /--name is missing/],
])('%s exits with 2 and says what to do', async (words, message) => {
	const { code, errors } = await callCommand(words.split(' '));
	expect(code).toBe(2);
	expect(errors).toMatch(message);
});
